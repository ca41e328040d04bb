import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { equalInConstantTime } from '@/core/mail/mac';
import { e164, maskedNumber } from '@/core/phone/e164';
import { REMIND_BEFORE } from '@/core/texting/guest-news';
import { TEXT_WORDS } from '@/core/texting/words/languages';
import { minuteOf } from '@/core/time/period';
import { knownZone } from '@/core/time/zone';
import { database } from '@/db/client';
import { Quota } from '@/db/quota';
import { type GuestWish, guestNumbers } from '@/db/schema/guest-numbers';
import { phoneLineLog } from '@/db/schema/phone-lines';
import { signingKey } from '@/modules/mailbox/policy';
import { queueText, wakeText } from '@/modules/texting/commands/queue';
import { CODE_MS, CODE_TRIES } from '@/modules/texting/constants';
import { codeOf, codeTag } from '@/modules/texting/policy';
import { lineFor } from '@/modules/texting/queries/line';
import { isStopped } from '@/modules/texting/queries/phone';
import type { Runtime } from '@/ports/runtime';
import { CODES, DAY_MS, KEPT_MS, UNPROVED_MS } from '../constants';
import { numberIn, sealedNumber } from '../policy';
import { guestNumberAt, guestsAreTexted, type Place } from '../queries/numbers';
import { standingOf } from '../queries/standing';
import type { TextProblem, TextsAsked } from '../schema';
import { shortTitle } from './words';

export type TextsOutcome = { readonly ok: true } | { readonly ok: false; readonly reason: TextProblem | 'not_found' };

const refused = (reason: TextProblem | 'not_found'): TextsOutcome => ({ ok: false, reason });

const perLink = new Quota('codes of a guest’s link', CODES.link, DAY_MS);
const perNumber = new Quota('codes to a guest’s number', CODES.number, DAY_MS);
const perOwner = new Quota('codes to guests of an owner', CODES.owner, DAY_MS);

/** A guest wants to be texted of their meeting: a code goes to the number, in the place of an earlier one. */
export async function askForTexts(
  place: Place,
  asked: TextsAsked & { readonly agreedTo: string },
  runtime: Runtime,
): Promise<TextsOutcome> {
  const standing = await standingOf(place);
  const nowMs = await runtime.clock.now();
  if (!standing) return refused('not_found');
  if (!standing.at || standing.at.start <= minuteOf(nowMs)) return refused('off');
  if (!(await guestsAreTexted(standing.ownerId, runtime))) return refused('off');
  const number = e164(asked.number);
  if (number === null) return refused('number');
  const wishes = (['changes', 'reminder'] as const).filter((wish): wish is GuestWish => asked[wish]);
  if (wishes.length === 0) return refused('wishes');
  if (!asked.agreed) return refused('agreed');
  if ((await guestNumberAt(place))?.verifiedAt) return { ok: true };
  if (await isStopped(number)) return refused('stopped');
  const line = await lineFor(standing.ownerId, null);
  if (!line) return refused('off');
  const { settings } = runtime;
  const sealed = sealedNumber(number, settings);
  const may =
    (await perLink.take(`${place.loopId} ${place.participantId}`, 1)) &&
    (await perNumber.take(sealed.numberTag, 1)) &&
    (await perOwner.take(standing.ownerId, 1));
  if (!may) return refused('many');
  const key = signingKey(settings);
  const about = `code:${randomUUID()}`;
  const until = nowMs + CODE_MS;
  const id = await database().transaction(async (tx) => {
    const at = and(eq(guestNumbers.loopId, place.loopId), eq(guestNumbers.participantId, place.participantId));
    // With it what waits for the former number.
    await tx.delete(guestNumbers).where(at);
    await tx.insert(guestNumbers).values({
      ...sealed,
      ...place,
      lineId: line.id,
      codeHash: codeTag(number, codeOf(about, number, key), key),
      codeUntil: new Date(until),
      agreedTo: asked.agreedTo,
      wishes,
      zone: (asked.zone && knownZone(asked.zone)) || standing.zone,
      language: asked.language,
      toldStart: standing.at?.start ?? null,
      toldEnd: standing.at?.end ?? null,
      keptUntil: new Date(nowMs + UNPROVED_MS),
      createdAt: new Date(nowMs),
    });
    const text = { userId: standing.ownerId, peer: null, guestId: sealed.id, kind: 'code', body: '' } as const;
    return queueText(tx, { ...text, about, until }, nowMs);
  });
  if (id) await wakeText(id, runtime);
  return { ok: true };
}

/** Whoever enters the code has the number, and is texted there from then on. Their word is kept with the meeting. */
export async function enterGuestCode(place: Place, code: string, runtime: Runtime): Promise<TextsOutcome> {
  const standing = await standingOf(place);
  const nowMs = await runtime.clock.now();
  if (!standing) return refused('not_found');
  if (!(await guestsAreTexted(standing.ownerId, runtime))) return refused('off');
  const outcome = await database().transaction(async (tx): Promise<TextsOutcome & { id?: string | null }> => {
    const found = await guestNumberAt(place, tx);
    if (!found) return refused('code');
    const [row] = await tx.select().from(guestNumbers).where(eq(guestNumbers.id, found.id)).for('update');
    if (row?.verifiedAt) return { ok: true };
    const number = row && numberIn(row, runtime.settings);
    if (!row?.codeHash || !row.codeUntil || !number) return refused('code');
    if (row.codeTries >= CODE_TRIES) return refused('many');
    const is = eq(guestNumbers.id, row.id);
    await tx
      .update(guestNumbers)
      .set({ codeTries: row.codeTries + 1 })
      .where(is);
    const right = equalInConstantTime(row.codeHash, codeTag(number, code, signingKey(runtime.settings)));
    if (!right || nowMs >= row.codeUntil.getTime()) return refused('code');
    const at = standing.at;
    // Who asks so late knows when it is.
    const soon = at !== null && at.start - minuteOf(nowMs) <= REMIND_BEFORE;
    await tx
      .update(guestNumbers)
      .set({
        ...{ verifiedAt: new Date(nowMs), codeHash: null, codeUntil: null, codeTries: 0 },
        ...{ toldStart: at?.start ?? null, toldEnd: at?.end ?? null, remindedOf: soon ? at.start : null },
        keptUntil: new Date((at ? at.end * 60_000 : nowMs) + KEPT_MS),
      })
      .where(is);
    if (row.lineId !== null) {
      await tx.insert(phoneLineLog).values({
        ...{ lineId: row.lineId, peer: maskedNumber(number), direction: 'in', kind: 'opt_in' },
        ...{ text: row.agreedTo, at: new Date(nowMs) },
      });
    }
    const words = TEXT_WORDS[row.language].guest;
    const text = {
      ...{ userId: standing.ownerId, peer: null, guestId: row.id, about: `welcome:${row.id}` },
      kind: 'reply',
      body: words.welcome(shortTitle(standing.title, row.language), standing.owner),
      until: nowMs + CODE_MS,
    } as const;
    return { ok: true, id: await queueText(tx, text, nowMs) };
  });
  if (outcome.ok && outcome.id) await wakeText(outcome.id, runtime);
  return outcome.ok ? { ok: true } : outcome;
}

/** A guest wants no more texts of this meeting: the number is forgotten, and what waits for it. */
export async function endTexts(place: Place): Promise<void> {
  const at = and(eq(guestNumbers.loopId, place.loopId), eq(guestNumbers.participantId, place.participantId));
  await database().delete(guestNumbers).where(at);
}
