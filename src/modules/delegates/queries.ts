import { and, asc, eq, inArray } from 'drizzle-orm';
import { type Database, database, type Transaction } from '@/db/client';
import { delegates } from '@/db/schema/contacts';
import { RIGHTS } from './constants';
import type { DelegateRow } from './schema';

type Row = typeof delegates.$inferSelect;

/** Who may instruct the assistant for this user. */
export async function delegatesOf(ownerId: string): Promise<DelegateRow[]> {
  const rows = await database()
    .select()
    .from(delegates)
    .where(eq(delegates.ownerId, ownerId))
    .orderBy(asc(delegates.createdAt));
  return rows.map(delegateRow);
}

export function delegateRow({ id, address, name, ...row }: Row): DelegateRow {
  return { id, email: address, name, rights: RIGHTS.filter((right) => row[right]) };
}

/** The rights that an address (in comparable form) has now with an owner; null for everybody else. */
export async function delegateAt(ownerId: string, address: string): Promise<Row | null> {
  const [row] = await database()
    .select()
    .from(delegates)
    .where(and(eq(delegates.ownerId, ownerId), eq(delegates.address, address)));
  return row ?? null;
}

/** Those of the addresses that may arrange for this owner the meetings that they attend. */
export async function schedulersAmong(ownerId: string, addresses: readonly string[]): Promise<ReadonlySet<string>> {
  if (addresses.length === 0) return new Set();
  const rows = await database()
    .select({ address: delegates.address })
    .from(delegates)
    .where(
      and(eq(delegates.ownerId, ownerId), eq(delegates.schedule, true), inArray(delegates.address, [...addresses])),
    );
  return new Set(rows.map((row) => row.address));
}

/** The owners for whom an address may instruct the assistant. */
export async function ownersFor(tx: Database | Transaction, address: string): Promise<string[]> {
  if (address === '') return [];
  const rows = await tx.select({ ownerId: delegates.ownerId }).from(delegates).where(eq(delegates.address, address));
  return rows.map((row) => row.ownerId);
}
