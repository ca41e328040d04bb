import { and, count, eq, isNull } from 'drizzle-orm';
import { type Database, database, type Transaction } from '@/db/client';
import { sqlState } from '@/db/contended';
import { bookingHosts, bookingTypes } from '@/db/schema/booking-pages';
import { users } from '@/db/schema/identity';
import { teammatesOf } from '@/modules/teams/queries/membership';
import { MAX_TYPES } from '../constants';
import type { BookingTypeWanted } from '../schema';

export type Saved = { readonly ok: true; readonly id: string } | { readonly ok: false; readonly reason: Refusal };
type Refusal = 'taken' | 'too_many' | 'not_in_team' | 'not_found';

const UNIQUE_VIOLATION = '23505';

/** Adds a page of this owner. `not_in_team`: one of the hosts is not in the owner's team. */
export async function addType(ownerId: string, wanted: BookingTypeWanted, nowMs: number): Promise<Saved> {
  if (!(await areTeammates(ownerId, wanted.hosts))) return { ok: false, reason: 'not_in_team' };
  return saved(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, ownerId)).for('no key update');
    const [has] = await tx.select({ n: count() }).from(bookingTypes).where(standing(ownerId));
    if ((has?.n ?? 0) >= MAX_TYPES) return { ok: false, reason: 'too_many' };
    const { hosts, ...fields } = wanted;
    const [row] = await tx
      .insert(bookingTypes)
      .values({ ...fields, ownerId, createdAt: new Date(nowMs) })
      .returning({ id: bookingTypes.id });
    const { id } = row as { id: string };
    await setHosts(tx, id, wanted);
    return { ok: true, id };
  });
}

/** Changes a page of this owner; what is booked on it stays as it was booked. */
export async function changeType(ownerId: string, id: string, wanted: BookingTypeWanted): Promise<Saved> {
  if (!(await areTeammates(ownerId, wanted.hosts))) return { ok: false, reason: 'not_in_team' };
  return saved(async (tx) => {
    const { hosts, ...fields } = wanted;
    const rows = await tx
      .update(bookingTypes)
      .set(fields)
      .where(and(standing(ownerId), eq(bookingTypes.id, id)))
      .returning({ id: bookingTypes.id });
    if (rows.length === 0) return { ok: false, reason: 'not_found' };
    await setHosts(tx, id, wanted);
    return { ok: true, id };
  });
}

/** Whether a page takes bookings. False: the owner has no such page. */
export async function pauseType(ownerId: string, id: string, paused: boolean): Promise<boolean> {
  return change(ownerId, id, { paused });
}

/** Takes a page away; its address says so from then on, and what is booked stays. False: the owner has no such page. */
export async function removeType(ownerId: string, id: string, nowMs: number): Promise<boolean> {
  return change(ownerId, id, { removedAt: new Date(nowMs) });
}

async function change(
  ownerId: string,
  id: string,
  patch: Partial<typeof bookingTypes.$inferInsert>,
  db: Database = database(),
): Promise<boolean> {
  const rows = await db
    .update(bookingTypes)
    .set(patch)
    .where(and(standing(ownerId), eq(bookingTypes.id, id)))
    .returning({ id: bookingTypes.id });
  return rows.length > 0;
}

async function saved(run: (tx: Transaction) => Promise<Saved>): Promise<Saved> {
  try {
    return await database().transaction(run);
  } catch (error) {
    if (sqlState(error) === UNIQUE_VIOLATION) return { ok: false, reason: 'taken' };
    throw error;
  }
}

async function setHosts(tx: Transaction, typeId: string, { kind, hosts }: BookingTypeWanted): Promise<void> {
  await tx.delete(bookingHosts).where(eq(bookingHosts.typeId, typeId));
  if (kind === 'one_to_one' || kind === 'group' || hosts.length === 0) return;
  await tx.insert(bookingHosts).values([...new Set(hosts)].map((userId) => ({ typeId, userId })));
}

async function areTeammates(ownerId: string, hosts: readonly string[]): Promise<boolean> {
  if (hosts.length === 0) return true;
  const team = new Set((await teammatesOf(ownerId)).map(({ userId }) => userId));
  return hosts.every((id) => team.has(id));
}

function standing(ownerId: string) {
  return and(eq(bookingTypes.ownerId, ownerId), isNull(bookingTypes.removedAt));
}
