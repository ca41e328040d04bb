import { and, eq, isNotNull } from 'drizzle-orm';
import { database, type Transaction } from '@/db/client';
import { userAddresses, users } from '@/db/schema/identity';
import { inviteRedemptions, invites } from '@/db/schema/invites';
import { beginTrial } from '@/modules/billing/commands/trials/start';
import { hasProved } from '@/modules/identity/queries';
import { higherRole, type Role } from '@/modules/identity/schema';
import { recordAct } from '@/modules/operations/commands/audit';
import { inviteState } from '../policy';
import { normalCode } from '../schema';

export type Redeemed =
  | { readonly ok: true; readonly role: Role }
  | { readonly ok: false; readonly reason: 'unknown' | 'wrong_address' | 'used' | 'expired' };

/**
 * Redeems a code for a user. Their role is raised to the invite's, never lowered; sessions read the role from the account,
 * so all of theirs have it the moment that this is committed. The same user again: the same answer, and no second use.
 */
export function redeemInvite(userId: string, code: string, nowMs: number): Promise<Redeemed> {
  return database().transaction((tx) => redeemWithin(tx, userId, code, nowMs));
}

/** The same as part of a transaction. */
export async function redeemWithin(tx: Transaction, userId: string, code: string, nowMs: number): Promise<Redeemed> {
  // The user first, then the invite: whoever redeems takes both locks in this order.
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
  if (!user) throw new Error('The account is gone');
  const [invite] = await tx
    .select()
    .from(invites)
    .where(eq(invites.code, normalCode(code)))
    .for('update');
  if (!invite) return { ok: false, reason: 'unknown' };
  const [before] = await tx
    .select()
    .from(inviteRedemptions)
    .where(and(eq(inviteRedemptions.code, invite.code), eq(inviteRedemptions.userId, userId)));
  if (before) return { ok: true, role: user.role };
  if (invite.email !== null && !(await hasProved(userId, invite.email, tx)))
    return { ok: false, reason: 'wrong_address' };
  const state = inviteState(invite, nowMs);
  if (state !== 'active') return { ok: false, reason: state === 'used_up' ? 'used' : 'expired' };
  const role = higherRole(user.role, invite.role);
  await tx.insert(inviteRedemptions).values({ code: invite.code, userId, at: new Date(nowMs) });
  await tx
    .update(invites)
    .set({ used: invite.used + 1 })
    .where(eq(invites.code, invite.code));
  await tx.update(users).set({ role }).where(eq(users.id, userId));
  if (invite.plan && invite.trialDays) {
    // Whoever has had one by an invite, or has one running, keeps that.
    const trial = { userId, kind: 'invite', plan: invite.plan, days: invite.trialDays } as const;
    await beginTrial(tx, trial, nowMs);
  }
  if (role !== user.role) {
    const data = { before: user.role, role, by: 'invite' };
    await recordAct(tx, { action: 'user.role', actor: userId, userId, data });
  }
  return { ok: true, role };
}

/** Redeems what is bound to an address that a waiting user has proved: who was invited need not type a code. */
export async function redeemBound(userId: string, nowMs: number): Promise<void> {
  const bound = await database()
    .select({ code: invites.code })
    .from(invites)
    .innerJoin(userAddresses, eq(userAddresses.address, invites.email))
    .innerJoin(users, eq(users.id, userAddresses.userId))
    .where(and(eq(users.id, userId), eq(users.role, 'WAITLIST'), isNotNull(userAddresses.verifiedAt)));
  for (const { code } of bound) await redeemInvite(userId, code, nowMs);
}
