import { and, count, eq } from 'drizzle-orm';
import { database } from '@/db/client';
import { delegates } from '@/db/schema/contacts';
import { users } from '@/db/schema/identity';
import { addressesOf } from '@/modules/identity/queries';
import { recordAct } from '@/modules/operations/commands/audit';
import type { Client } from '@/modules/operations/schema';
import type { Right } from './constants';
import { delegateRow } from './queries';
import type { DelegateRow } from './schema';

/** More people than this do not instruct one assistant. */
export const MAX_DELEGATES = 20;

export type Added =
  | { readonly ok: true; readonly delegate: DelegateRow }
  | { readonly ok: false; readonly reason: 'taken' | 'too_many' };

/** Lets somebody instruct the assistant for the user. `taken`: they may already, or the address is the user's own. */
export async function addDelegate(
  owner: { readonly id: string; readonly email: string; readonly client?: Client },
  wanted: { readonly email: string; readonly name?: string | null | undefined; readonly rights: readonly Right[] },
): Promise<Added> {
  const own = (await addressesOf(owner.id)).map(({ address }) => address);
  if ([...own, owner.email].includes(wanted.email)) return { ok: false, reason: 'taken' };
  return database().transaction(async (tx): Promise<Added> => {
    // One at a time, so that the limit holds.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, owner.id)).for('update');
    const [row] = await tx.select({ n: count() }).from(delegates).where(eq(delegates.ownerId, owner.id));
    if ((row?.n ?? 0) >= MAX_DELEGATES) return { ok: false, reason: 'too_many' };
    const { email: address, name = null, rights } = wanted;
    const [added] = await tx
      .insert(delegates)
      .values({ ownerId: owner.id, address, name, ...columnsOf(rights) })
      .onConflictDoNothing()
      .returning();
    if (!added) return { ok: false, reason: 'taken' };
    const data = { address, rights: [...rights] };
    await recordAct(tx, { action: 'delegate.added', actor: owner.id, userId: owner.id, client: owner.client, data });
    return { ok: true, delegate: delegateRow(added) };
  });
}

/** Changes name or rights. Null when it is none of the user's. */
export async function changeDelegate(
  ownerId: string,
  id: string,
  patch: { readonly name?: string | null | undefined; readonly rights?: readonly Right[] | undefined },
): Promise<DelegateRow | null> {
  const [row] = await database()
    .update(delegates)
    .set({ id, name: patch.name, ...(patch.rights ? columnsOf(patch.rights) : {}) })
    .where(and(eq(delegates.ownerId, ownerId), eq(delegates.id, id)))
    .returning();
  return row ? delegateRow(row) : null;
}

/** Takes the rights back, at once: what comes from there afterwards is a stranger's. False when it is none of the user's. */
export async function removeDelegate(ownerId: string, id: string, client?: Client): Promise<boolean> {
  return database().transaction(async (tx) => {
    const [gone] = await tx
      .delete(delegates)
      .where(and(eq(delegates.ownerId, ownerId), eq(delegates.id, id)))
      .returning({ address: delegates.address });
    if (!gone) return false;
    const data = { address: gone.address };
    await recordAct(tx, { action: 'delegate.removed', actor: ownerId, userId: ownerId, client, data });
    return true;
  });
}

function columnsOf(rights: readonly Right[]) {
  return { schedule: rights.includes('schedule'), initiate: rights.includes('initiate') };
}
