import { and, eq, isNull, ne } from 'drizzle-orm';
import { database, type Transaction } from '@/db/client';
import { userAddresses, users } from '@/db/schema/identity';
import { recordAct } from '@/modules/operations/commands/audit';
import type { Client } from '@/modules/operations/schema';
import { MAX_ADDRESSES } from '../constants';

type Claimed =
  | { readonly ok: true; readonly added: boolean }
  | { readonly ok: false; readonly reason: 'taken' | 'verified' | 'too_many' };

/**
 * Records an address (in comparable form) as waiting for its confirmation. What another user has only claimed is free:
 * a claim proves nothing and keeps nobody out. `added` is false when it waited already.
 */
export async function claimAddress(userId: string, address: string): Promise<Claimed> {
  return database().transaction(async (tx): Promise<Claimed> => {
    // One claim of a user at a time, so that the limit holds.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    const own = await tx.select().from(userAddresses).where(eq(userAddresses.userId, userId));
    const known = own.find((row) => row.address === address);
    if (known) return known.verifiedAt ? { ok: false, reason: 'verified' } : { ok: true, added: false };
    if (await signsInAnother(tx, userId, address)) return { ok: false, reason: 'taken' };
    if (own.length >= MAX_ADDRESSES) return { ok: false, reason: 'too_many' };
    const claimed = await tx
      .insert(userAddresses)
      .values({ address, userId })
      .onConflictDoUpdate({
        target: userAddresses.address,
        set: { userId, createdAt: new Date() },
        setWhere: isNull(userAddresses.verifiedAt),
      })
      .returning({ address: userAddresses.address });
    return claimed.length > 0 ? { ok: true, added: true } : { ok: false, reason: 'taken' };
  });
}

/** Records that the user reads the mail of an address that is recorded for them. */
export async function verifyAddress(
  userId: string,
  address: string,
  client?: Client,
): Promise<{ ok: true } | { ok: false; reason: 'taken' | 'unknown' }> {
  return database().transaction(async (tx) => {
    if (await signsInAnother(tx, userId, address)) return { ok: false, reason: 'taken' };
    const rows = await tx
      .update(userAddresses)
      .set({ verifiedAt: new Date() })
      .where(and(eq(userAddresses.userId, userId), eq(userAddresses.address, address)))
      .returning({ address: userAddresses.address });
    if (rows.length === 0) return { ok: false, reason: 'unknown' };
    const action = 'address.confirmed';
    await recordAct(tx, { action, actor: userId, userId, subject: address, client, data: { address } });
    return { ok: true };
  });
}

/** Forgets an address of the user. The one of the sign-in stays. */
export async function removeAddress(
  userId: string,
  address: string,
  client?: Client,
): Promise<{ ok: true } | { ok: false; reason: 'sign_in' | 'unknown' }> {
  const [account] = await database()
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.email, address)));
  if (account) return { ok: false, reason: 'sign_in' };
  return database().transaction(async (tx) => {
    const [gone] = await tx
      .delete(userAddresses)
      .where(and(eq(userAddresses.userId, userId), eq(userAddresses.address, address)))
      .returning({ verifiedAt: userAddresses.verifiedAt });
    if (!gone) return { ok: false, reason: 'unknown' };
    const action = 'address.removed';
    // One that was only claimed was nobody's.
    if (gone.verifiedAt)
      await recordAct(tx, { action, actor: userId, userId, subject: address, client, data: { address } });
    return { ok: true };
  });
}

async function signsInAnother(tx: Transaction, userId: string, address: string): Promise<boolean> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, address), ne(users.id, userId)));
  return rows.length > 0;
}
