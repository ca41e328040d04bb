import { maskedNumber } from '@/core/phone/e164';
import { keywordOf } from '@/core/texting/keywords';
import { TEXT_WORDS } from '@/core/texting/words/languages';
import { database, type Transaction } from '@/db/client';
import { once } from '@/db/once';
import { texts } from '@/db/schema/texting';
import { languageOf } from '@/modules/briefings/queries/language';
import { hearGuest } from '@/modules/guest-texts/commands/hear';
import { guestOfNumber } from '@/modules/guest-texts/queries/numbers';
import { wake } from '@/modules/loops/commands/wake';
import type { Runtime } from '@/ports/runtime';
import { lineOfNumber } from '../queries/line';
import { holderOf, isStopped, numberKnown, textingRefused } from '../queries/phone';
import type { Incoming } from '../schema';
import { hearText } from './hear';
import { queueText, wakeText } from './queue';
import { logKeyword, startNumber, stopNumber } from './stop';

/** For how long an answer to a text is worth sending. */
const REPLY_MS = 3_600_000;

/**
 * Takes in a text that the vendor has brought, once, however often it is brought. STOP holds at once, for whomever; anything else
 * counts from a number that was proved: an owner's, or a guest's, who is only answered. From any other number nothing comes of it.
 */
export async function receiveText(text: Incoming, runtime: Runtime): Promise<void> {
  const nowMs = await runtime.clock.now();
  const line = await lineOfNumber(text.To);
  if (!line) return;
  const said = { lineId: line.id, text: text.Body.slice(0, 200) };
  const keyword = keywordOf(text.Body);
  const holder = await holderOf(text.From);
  const guest = holder ? null : await guestOfNumber(text.From, runtime.settings);
  if (keyword === 'stop' || keyword === 'start') {
    const heed = keyword === 'stop' ? stopNumber : startNumber;
    // Of whoever was never texted nothing has to be shown later.
    const known = guest !== null || (await numberKnown(text.From));
    const shown = guest ? { shown: maskedNumber(text.From) } : {};
    const kept = known ? { ...said, ...shown } : { ...said, lineId: null };
    // A START that is brought once more does not undo a STOP since.
    return once(`text:${text.MessageSid}`, (tx) => heed(tx, text.From, kept, nowMs));
  }
  if (guest && !(await isStopped(text.From))) {
    return hearGuest(guest, text, { help: keyword === 'help', lineId: line.id }, runtime);
  }
  if (!holder || (await isStopped(text.From)) || (await textingRefused(holder.userId, runtime))) return;
  const { userId } = holder;
  const words = TEXT_WORDS[await languageOf(userId)];
  const help = keyword === 'help';
  const heard = help ? null : await hearText(userId, text, words, runtime);
  const reply = heard?.reply ?? (help && !text.OptOutType ? { body: words.help(runtime.settings.supportEmail) } : null);
  const done = await database().transaction(async (tx) => {
    if (!(await keep(tx, { userId, lineId: line.id, text }, nowMs))) return null;
    if (help) await logKeyword(tx, text.From, 'help', said, nowMs);
    const told = heard ? await heard.act(tx) : 'done';
    const body = told === 'answered' ? { body: words.answered } : reply;
    if (body === null) return { id: null };
    const about = body.once ?? `reply:${text.MessageSid}`;
    const until = nowMs + (body.forMs ?? REPLY_MS);
    const { asks } = body;
    const out = {
      userId,
      peer: text.From,
      kind: 'reply',
      body: body.body,
      about,
      until,
      ...(asks ? { asks } : {}),
    } as const;
    return { id: await queueText(tx, out, nowMs) };
  });
  if (done === null) return;
  if (heard?.loopId) await wake(heard.loopId, runtime);
  if (done.id) await wakeText(done.id, runtime);
}

/** Once for each that the vendor has brought. */
async function keep(
  tx: Transaction,
  { userId, lineId, text }: { readonly userId: string; readonly lineId: string; readonly text: Incoming },
  nowMs: number,
): Promise<boolean> {
  const at = new Date(nowMs);
  const rows = await tx
    .insert(texts)
    .values({
      ...{ userId, lineId },
      peer: text.From,
      direction: 'in',
      kind: 'answer',
      body: text.Body.slice(0, 1_600),
      state: 'received',
      vendorId: text.MessageSid,
      createdAt: at,
    })
    .onConflictDoNothing()
    .returning({ id: texts.id });
  return rows.length > 0;
}
