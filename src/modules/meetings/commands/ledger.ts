import { and, eq, gt, isNotNull, isNull, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { EpochMinute, Period } from '@/core/time/period';
import type { Transaction } from '@/db/client';
import { sqlState } from '@/db/contended';
import { users } from '@/db/schema/identity';
import { meetings } from '@/db/schema/meetings';
import { LIVE } from '../queries';
import type { Buffers, Meeting } from '../schema';

export type MeetingRow = typeof meetings.$inferSelect;

/**
 * One writer at a time among an owner's holds and bookings, until the transaction ends. Rows that only refer to the
 * owner are not kept waiting.
 */
export async function lockOwner(tx: Transaction, ownerId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, ownerId)).for('no key update');
}

/** Lets go of the owner's holds whose time is over, so that they take no slot from anybody. Needs the owner's lock. */
export async function releaseExpired(tx: Transaction, ownerId: string, now: EpochMinute): Promise<void> {
  await tx
    .update(meetings)
    .set({ state: 'released', updatedAt: dateOf(now) })
    .where(and(eq(meetings.ownerId, ownerId), eq(meetings.state, 'held'), lte(meetings.expiresAt, dateOf(now))));
}

/**
 * True when another loop's hold or booking stands in the slot or nearer to it than the larger of the two buffers: the
 * gap between two meetings has to serve as the after of one and the before of the other. Needs the owner's lock.
 */
export async function isCrowded(
  tx: Transaction,
  { ownerId, loopId, slot, bufferBefore, bufferAfter }: Buffers & OwnerLoop & { readonly slot: Period },
): Promise<boolean> {
  const gap = Math.max(bufferBefore, bufferAfter);
  const [row] = await tx
    .select({ id: meetings.id })
    .from(meetings)
    .where(
      and(
        eq(meetings.ownerId, ownerId),
        ne(meetings.loopId, loopId),
        LIVE,
        lt(meetings.startMin, slot.end + gap),
        gt(meetings.endMin, slot.start - gap),
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** Inserts a held row, or null when the constraint finds the time taken. The transaction stays usable either way. */
export async function insertHeld(
  tx: Transaction,
  row: Omit<typeof meetings.$inferInsert, 'state'>,
): Promise<MeetingRow | null> {
  try {
    return await tx.transaction(async (savepoint) => {
      const [inserted] = await savepoint
        .insert(meetings)
        .values({ ...row, state: 'held' })
        .returning();
      return inserted as MeetingRow;
    });
  } catch (error) {
    if (sqlState(error) === EXCLUSION_VIOLATION) return null;
    throw error;
  }
}

/** SQLSTATE exclusion_violation: another live row overlaps. */
export const EXCLUSION_VIOLATION = '23P01';

/** What one loop has of one owner's time. */
export interface OwnerLoop {
  readonly ownerId: string;
  readonly loopId: string;
}

/** The loop's plain holds: offered, not being booked. */
export function plainHolds({ ownerId, loopId }: OwnerLoop) {
  return and(
    eq(meetings.ownerId, ownerId),
    eq(meetings.loopId, loopId),
    eq(meetings.state, 'held'),
    isNull(meetings.providerEventId),
  );
}

/**
 * Rows that were given up while an event of theirs may stand in the calendar: written before the event was, so that no
 * crash can leave one behind. Once it is removed they become `cancelled`.
 */
export const ABANDONED = and(eq(meetings.state, 'released'), isNotNull(meetings.providerEventId));

/** The rows of one occurrence of a loop's meeting: 0, or of a series the start that its rule gives it. */
export function ofOccurrence({ ownerId, loopId, occurrence = 0 }: OwnerLoop & { readonly occurrence?: number }) {
  return and(eq(meetings.ownerId, ownerId), eq(meetings.loopId, loopId), eq(meetings.occurrence, occurrence));
}

/** The loop's booking: one row, or of a series one for each claimed occurrence. */
export function bookingOf({ ownerId, loopId }: OwnerLoop) {
  return and(eq(meetings.ownerId, ownerId), eq(meetings.loopId, loopId), eq(meetings.state, 'confirmed'));
}

/** The rows that stand for one event of the provider: one, or one for each claimed occurrence of a series. */
export function ofSameEvent({ ownerId, providerEventId }: Pick<MeetingRow, 'ownerId' | 'providerEventId'>) {
  if (providerEventId === null) throw new Error('A row without an event');
  return and(eq(meetings.ownerId, ownerId), eq(meetings.providerEventId, providerEventId));
}

/** Rows of the loop whose provider id has been used up: an id can be written only once, also after a removal. */
export const SPENT = and(or(eq(meetings.state, 'cancelled'), ABANDONED), isNotNull(meetings.providerEventId));

/** A claim lasts at least until then, and no shorter than the hold that it was. */
export function atLeastUntil(minute: EpochMinute): SQL {
  return sql`greatest(${meetings.expiresAt}, ${dateOf(minute).toISOString()}::timestamptz)`;
}

export function dateOf(minute: EpochMinute): Date {
  return new Date(minute * 60_000);
}

/** The row of a booking as the rest of the product knows it. Throws for a row that was never claimed. */
export function meetingOf(row: MeetingRow): Meeting {
  const { calendarId, providerEventId } = row;
  if (calendarId === null || providerEventId === null) throw new Error(`Meeting ${row.id} has no event`);
  const { id, ownerId, loopId, occurrence, title, sequence, joinUrl, dialIn, htmlLink } = row;
  const names = { id, ownerId, loopId, occurrence, title, sequence, joinUrl, dialIn, htmlLink };
  const where = { icalUid: row.icalUid ?? '', providerEventId, calendarId };
  return { ...names, ...where, start: row.startMin, end: row.endMin };
}
