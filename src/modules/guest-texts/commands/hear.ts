import { and, eq, gt, like } from 'drizzle-orm';
import { maskedNumber } from '@/core/phone/e164';
import { TEXT_WORDS } from '@/core/texting/words/languages';
import { database, type Transaction } from '@/db/client';
import { texts } from '@/db/schema/texting';
import { queueText, wakeText } from '@/modules/texting/commands/queue';
import { logKeyword } from '@/modules/texting/commands/stop';
import type { Incoming } from '@/modules/texting/schema';
import type { Runtime } from '@/ports/runtime';
import { DAY_MS } from '../constants';
import { type GuestNumber, guestsAreTexted } from '../queries/numbers';
import { standingOf } from '../queries/standing';

const REPLY_MS = 3_600_000;

/**
 * A guest answers a text: HELP is answered each time, anything else once a day by saying that nobody reads it. What they wrote is not
 * kept. Once, however often the vendor brings it.
 */
export async function hearGuest(
  guest: GuestNumber,
  text: Incoming,
  { help, lineId }: { readonly help: boolean; readonly lineId: string },
  runtime: Runtime,
): Promise<void> {
  const nowMs = await runtime.clock.now();
  const standing = await standingOf(guest);
  if (!standing || !(await guestsAreTexted(standing.ownerId, runtime))) return;
  const words = TEXT_WORDS[guest.language].guest;
  const { ownerId: userId, owner } = standing;
  const id = await database().transaction(async (tx) => {
    const [known] = await tx.select({ id: texts.id }).from(texts).where(eq(texts.vendorId, text.MessageSid));
    if (known) return null;
    const kept = await tx
      .insert(texts)
      .values({
        ...{ userId, lineId, peer: null, guestId: guest.id, direction: 'in', kind: 'answer', body: '' },
        ...{ state: 'received', vendorId: text.MessageSid, createdAt: new Date(nowMs) },
      })
      .onConflictDoNothing()
      .returning({ id: texts.id });
    if (kept.length === 0) return null;
    const shown = maskedNumber(text.From);
    if (help) await logKeyword(tx, text.From, 'help', { lineId, text: text.Body.slice(0, 200), shown }, nowMs);
    if (help && text.OptOutType) return null;
    if (!help && (await wasTold(tx, guest.id, nowMs))) return null;
    const reply = {
      ...{ userId, peer: null, guestId: guest.id, until: nowMs + REPLY_MS },
      kind: 'reply',
      body: help ? words.help(owner, runtime.settings.supportEmail) : words.unread(owner),
      about: help ? `reply:${text.MessageSid}` : `unread:${text.MessageSid}`,
    } as const;
    return queueText(tx, reply, nowMs);
  });
  if (id) await wakeText(id, runtime);
}

/** Whether a guest was told within a day that nobody reads their answers. */
async function wasTold(tx: Transaction, guestId: string, nowMs: number): Promise<boolean> {
  const since = gt(texts.createdAt, new Date(nowMs - DAY_MS));
  return (await tx.$count(texts, and(eq(texts.guestId, guestId), like(texts.about, 'unread:%'), since))) > 0;
}
