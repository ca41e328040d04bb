import { and, count, eq, inArray, lte, type SQL } from 'drizzle-orm';
import type { EpochMinute, Period } from '@/core/time/period';
import { database, type Transaction } from '@/db/client';
import { meetings } from '@/db/schema/meetings';
import { HOLDS_PER_LOOP, HOLDS_PER_OWNER } from '../constants';
import type { ClaimHolds } from '../schema';
import { dateOf, insertHeld, isCrowded, lockOwner, plainHolds, releaseExpired } from './ledger';

/**
 * Holds the slots for the loop until `expiresAt`, each one or not at all: what another loop holds, has booked or keeps
 * too near is refused, as is more than a loop or an owner may hold. Holding a held slot again prolongs it.
 * Run it in `contendedTransaction`.
 */
export async function claimHolds(tx: Transaction, request: ClaimHolds): Promise<{ held: Period[]; refused: Period[] }> {
  await lockOwner(tx, request.ownerId);
  const expiresAt = dateOf(request.expiresAt);
  const result = { held: [] as Period[], refused: [] as Period[] };
  for (const slot of request.slots) {
    const outcome = (await prolong(tx, request, slot, expiresAt)) || (await hold(tx, request, slot, expiresAt));
    result[outcome ? 'held' : 'refused'].push(slot);
  }
  return result;
}

async function prolong(tx: Transaction, request: ClaimHolds, slot: Period, expiresAt: Date): Promise<boolean> {
  const rows = await tx
    .update(meetings)
    .set({ expiresAt })
    .where(and(plainHolds(request), eq(meetings.startMin, slot.start), eq(meetings.endMin, slot.end)))
    .returning({ id: meetings.id });
  return rows.length > 0;
}

async function hold(tx: Transaction, request: ClaimHolds, slot: Period, expiresAt: Date): Promise<boolean> {
  const { ownerId, loopId } = request;
  const held = (loop?: SQL) =>
    tx
      .select({ n: count() })
      .from(meetings)
      .where(and(eq(meetings.ownerId, ownerId), eq(meetings.state, 'held'), loop));
  const [ofLoop] = await held(eq(meetings.loopId, loopId));
  const [ofOwner] = await held();
  if ((ofLoop?.n ?? 0) >= HOLDS_PER_LOOP || (ofOwner?.n ?? 0) >= HOLDS_PER_OWNER) return false;
  if (await isCrowded(tx, { ...request, slot })) return false;
  const row = await insertHeld(tx, {
    ownerId,
    loopId,
    startMin: slot.start,
    endMin: slot.end,
    expiresAt,
  });
  return row !== null;
}

/** Lets go of everything that the loop holds. A booking that was under way is undone by the next sweep. */
export async function releaseHolds(tx: Transaction, loopId: string): Promise<number> {
  const rows = await tx
    .update(meetings)
    .set({ state: 'released' })
    .where(and(eq(meetings.loopId, loopId), eq(meetings.state, 'held')))
    .returning({ id: meetings.id });
  return rows.length;
}

/**
 * Lets go of every hold whose time was over at `now` (epoch ms), and says whose they were. What somebody is changing at this
 * moment is left to them and to the next run: waiting for several loops at once could end in a deadlock.
 */
export async function expireHolds(now: number): Promise<{ loopId: string; slot: Period }[]> {
  const due = database()
    .select({ id: meetings.id })
    .from(meetings)
    .where(and(eq(meetings.state, 'held'), lte(meetings.expiresAt, new Date(now))))
    .for('update', { skipLocked: true });
  const rows = await database()
    .update(meetings)
    .set({ state: 'released', updatedAt: new Date(now) })
    .where(inArray(meetings.id, due))
    .returning({ loopId: meetings.loopId, start: meetings.startMin, end: meetings.endMin });
  return rows.map(({ loopId, start, end }) => ({ loopId, slot: { start, end } }));
}

/**
 * Holds one slot that is about to be booked, until `expiresAt`. False where another loop holds it, has booked it or keeps too
 * near. The bounds on what may be offered do not count: nobody else is offered it. Run it in `contendedTransaction`.
 */
export async function holdToBook(
  tx: Transaction,
  { slot, ...request }: Omit<ClaimHolds, 'slots'> & { readonly slot: Period; readonly now: EpochMinute },
): Promise<boolean> {
  const { ownerId, loopId, expiresAt, now } = request;
  await lockOwner(tx, ownerId);
  await releaseExpired(tx, ownerId, now);
  if (await isCrowded(tx, { ...request, slot })) return false;
  const times = { startMin: slot.start, endMin: slot.end, expiresAt: dateOf(expiresAt) };
  return (await insertHeld(tx, { ownerId, loopId, ...times })) !== null;
}
