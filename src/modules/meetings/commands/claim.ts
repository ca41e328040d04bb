import { createHash } from 'node:crypto';
import { and, count, eq, inArray, isNotNull } from 'drizzle-orm';
import type { EpochMinute, Period } from '@/core/time/period';
import type { Transaction } from '@/db/client';
import { contendedTransaction } from '@/db/contended';
import { meetings } from '@/db/schema/meetings';
import { CLAIM_MIN } from '../constants';
import { LIVE } from '../queries';
import type { Buffers } from '../schema';
import {
  atLeastUntil,
  dateOf,
  insertHeld,
  isCrowded,
  lockOwner,
  type MeetingRow,
  ofOccurrence,
  ofSameEvent,
  plainHolds,
  releaseExpired,
  SPENT,
} from './ledger';

export interface Claim extends Buffers {
  readonly ownerId: string;
  readonly loopId: string;
  readonly occurrence: number;
  readonly slot: Period;
  /** Further occurrences of a series, under the same event. */
  readonly later?: readonly Period[];
  readonly calendarId: string;
  readonly now: EpochMinute;
}

export type Claimed =
  /** The loop has this booking already. */
  | { readonly kind: 'booked'; readonly row: MeetingRow }
  /** The slot is the loop's now; `resumed` when an earlier attempt had claimed it and may have written the event. */
  | { readonly kind: 'claimed'; readonly row: MeetingRow; readonly resumed: boolean }
  | { readonly kind: 'taken' };

/**
 * First step of a booking: makes the slot the loop's own under the constraint and writes down which event id will be
 * used. Repeated after a crash it finds what the first attempt did.
 */
export function claimSlot(claim: Claim): Promise<Claimed> {
  return contendedTransaction(async (tx): Promise<Claimed> => {
    const { ownerId, slot, now } = claim;
    await lockOwner(tx, ownerId);
    await prolong(tx, claim);
    await releaseExpired(tx, ownerId, now);
    const live = await tx
      .select()
      .from(meetings)
      .where(and(ofOccurrence(claim), LIVE));
    const booked = live.find((row) => row.state === 'confirmed');
    if (booked) return { kind: 'booked', row: booked };
    for (const row of live.filter((one) => one.providerEventId !== null)) {
      if (sameSlot(row, slot)) return { kind: 'claimed', row, resumed: true };
      // An attempt at another slot that was given up: the sweep removes its event.
      await tx
        .update(meetings)
        .set({ state: 'released' })
        .where(and(ofSameEvent(row), eq(meetings.state, 'held')));
    }
    for (const slot of [claim.slot, ...(claim.later ?? [])]) {
      if (await isCrowded(tx, { ...claim, slot })) return { kind: 'taken' };
    }
    const row = await takeAll(tx, claim);
    return row ? { kind: 'claimed', row, resumed: false } : { kind: 'taken' };
  });
}

/** A repeated attempt is the same claim, however late it comes. */
async function prolong(tx: Transaction, claim: Claim): Promise<void> {
  await tx
    .update(meetings)
    .set({ expiresAt: atLeastUntil(claim.now + CLAIM_MIN) })
    .where(
      and(
        eq(meetings.ownerId, claim.ownerId),
        eq(meetings.loopId, claim.loopId),
        eq(meetings.state, 'held'),
        isNotNull(meetings.providerEventId),
        inArray(
          meetings.startMin,
          [claim.slot, ...(claim.later ?? [])].map(({ start }) => start),
        ),
      ),
    );
}

/** The slot and every further occurrence, or none of them: whoever sees a row of a series sees all. */
async function takeAll(tx: Transaction, claim: Claim): Promise<MeetingRow | null> {
  const row = await take(tx, claim);
  if (!row) return null;
  for (const { start, end } of claim.later ?? []) {
    const { ownerId, loopId, calendarId, providerEventId, createdAt, updatedAt, expiresAt } = row;
    const marks = { ownerId, loopId, calendarId, providerEventId, createdAt, updatedAt, expiresAt };
    const later = await insertHeld(tx, { ...marks, occurrence: start, startMin: start, endMin: end });
    if (later) continue;
    await tx
      .update(meetings)
      .set({ state: 'released' })
      .where(and(ofSameEvent(row), eq(meetings.state, 'held')));
    return null;
  }
  return row;
}

/** Turns the loop's hold on the slot into a claim, or takes the slot when it was not held. */
async function take(tx: Transaction, claim: Claim): Promise<MeetingRow | null> {
  const { ownerId, loopId, occurrence, slot, calendarId, now } = claim;
  const marks = {
    occurrence,
    calendarId,
    providerEventId: await nextEventId(tx, claim),
    updatedAt: dateOf(now),
  };
  const [hold] = await tx
    .update(meetings)
    .set({ ...marks, expiresAt: atLeastUntil(now + CLAIM_MIN) })
    .where(and(plainHolds(claim), eq(meetings.startMin, slot.start), eq(meetings.endMin, slot.end)))
    .returning();
  if (hold) return hold;
  return insertHeld(tx, {
    ownerId,
    loopId,
    startMin: slot.start,
    endMin: slot.end,
    createdAt: dateOf(now),
    expiresAt: dateOf(now + CLAIM_MIN),
    ...marks,
  });
}

/** The id of the next event: the same for every repetition of an attempt, another one for the attempt after it. */
async function nextEventId(tx: Transaction, claim: Claim): Promise<string> {
  const [spent] = await tx
    .select({ n: count() })
    .from(meetings)
    .where(and(ofOccurrence(claim), SPENT));
  return eventId(claim, spent?.n ?? 0);
}

/** Hex digits are among those that Google allows in an event id (base32hex, 5 to 1024 of them). */
function eventId({ ownerId, loopId, occurrence }: Claim, revision: number): string {
  return createHash('sha256')
    .update(`meeting ${ownerId} ${loopId} ${occurrence} ${revision}`)
    .digest('hex')
    .slice(0, 52);
}

export function sameSlot(row: { startMin: number; endMin: number }, slot: Period): boolean {
  return row.startMin === slot.start && row.endMin === slot.end;
}
