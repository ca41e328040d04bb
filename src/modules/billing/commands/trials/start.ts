import { createHash } from 'node:crypto';
import { and, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { comparableAddress } from '@/core/mail/address';
import { database, type Transaction } from '@/db/client';
import { userAddresses, users } from '@/db/schema/identity';
import { billingPlans } from '@/db/schema/plans';
import { referrals } from '@/db/schema/referrals';
import { trialMailboxes, trials } from '@/db/schema/trials';
import { recordAct } from '@/modules/operations/commands/audit';
import { DAY_MS, FREE_TRIAL_DAYS, FREE_TRIAL_PLAN, REFERRED_TRIAL_DAYS } from '../../constants';
import { standingOfUser } from '../../queries/entitlement';
import { queueBillingMail } from '../queue-mail';

export type TrialRow = typeof trials.$inferSelect;
type Kind = TrialRow['kind'];

export type Started =
  | { readonly ok: true; readonly plan: string; readonly endsAt: number }
  | { readonly ok: false; readonly reason: 'billing_off' | 'trial_used' | 'already_paying' };

/** Fourteen days of Basic without a card, thirty for whoever was recommended: once for a person and for each of their mailboxes. */
export async function startFreeTrial(userId: string, billing: boolean, nowMs: number): Promise<Started> {
  if (!billing) return { ok: false, reason: 'billing_off' };
  const { by } = await standingOfUser(userId, billing, nowMs);
  if (by === 'own' || by === 'team') return { ok: false, reason: 'already_paying' };
  const [recommended] = await database().select().from(referrals).where(eq(referrals.referredId, userId));
  const days = recommended && recommended.state !== 'void' ? REFERRED_TRIAL_DAYS : FREE_TRIAL_DAYS;
  const started = await inTrial((tx) => beginTrial(tx, { userId, kind: 'free', plan: FREE_TRIAL_PLAN, days }, nowMs));
  if (!started) return { ok: false, reason: 'trial_used' };
  return { ok: true, plan: started.plan, endsAt: started.endsAt.getTime() };
}

/** Rolls a trial back that could not be begun. */
export async function inTrial(run: (tx: Transaction) => Promise<TrialRow | null>): Promise<TrialRow | null> {
  class NotBegun extends Error {}
  return database()
    .transaction(async (tx) => {
      const row = await run(tx);
      if (!row) throw new NotBegun();
      return row;
    })
    .catch((error: unknown) => {
      if (error instanceof NotBegun) return null;
      throw error;
    });
}

/**
 * Begins a trial as part of a transaction. Null: this person, or one of their mailboxes, has had one of the kind, or another
 * one runs; the transaction has to be rolled back then.
 */
export async function beginTrial(
  tx: Transaction,
  { userId, kind, plan, days }: { userId: string; kind: Kind; plan: string; days: number },
  nowMs: number,
): Promise<TrialRow | null> {
  const now = new Date(nowMs);
  // One that is over and was not looked at since.
  await tx
    .update(trials)
    .set({ endedAt: sql`${trials.endsAt}`, end: 'expired' })
    .where(and(eq(trials.userId, userId), isNull(trials.endedAt), lte(trials.endsAt, now)));
  const [row] = await tx
    .insert(trials)
    .values({ userId, kind, plan, startedAt: now, endsAt: new Date(nowMs + days * DAY_MS) })
    .onConflictDoNothing()
    .returning();
  if (!row) return null;
  if ((kind === 'free' || kind === 'pro') && !(await claimMailboxes(tx, userId, kind))) return null;
  const [named] = await tx.select({ name: billingPlans.name }).from(billingPlans).where(eq(billingPlans.key, plan));
  const data = { plan: named?.name ?? plan, at: row.endsAt.getTime() };
  await queueBillingMail(tx, { userId, key: `trial_started:${row.id}`, kind: 'trial_started', data }, nowMs);
  await recordAct(tx, { action: 'trial.started', actor: userId, userId, data: { kind, plan, days } });
  return row;
}

/** Every mailbox that the user has proved has had its trial of the kind from now on. False: one had it before. */
async function claimMailboxes(tx: Transaction, userId: string, kind: 'free' | 'pro'): Promise<boolean> {
  const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
  const proved = await tx
    .select({ address: userAddresses.address })
    .from(userAddresses)
    .where(and(eq(userAddresses.userId, userId), isNotNull(userAddresses.verifiedAt)));
  const hashes = new Set([user?.email ?? '', ...proved.map(({ address }) => address)].map(mailboxHash));
  const claimed = await tx
    .insert(trialMailboxes)
    // In one order: of two who claim the same ones at once, none waits for the other.
    .values([...hashes].sort().map((addressHash) => ({ kind, addressHash, userId })))
    .onConflictDoNothing()
    .returning({ hash: trialMailboxes.addressHash });
  return claimed.length === hashes.size;
}

function mailboxHash(address: string): string {
  return createHash('sha256')
    .update(comparableAddress(address) ?? address.toLowerCase())
    .digest('hex');
}

/** Ends what runs for something better, as part of a transaction. */
export async function replaceTrial(tx: Transaction, userId: string, nowMs: number): Promise<void> {
  await tx
    .update(trials)
    .set({ endedAt: new Date(nowMs), end: 'replaced' })
    .where(and(eq(trials.userId, userId), isNull(trials.endedAt)));
}
