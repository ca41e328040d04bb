import { and, asc, eq, gt, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { whyVoid } from '@/core/referrals/fraud';
import { CREDITS_A_YEAR, isCreditDue, statesBefore, type VoidReason } from '@/core/referrals/state';
import { database, type Transaction } from '@/db/client';
import { billingAccounts, invoices } from '@/db/schema/billing';
import { users } from '@/db/schema/identity';
import { referralCredits, referrals } from '@/db/schema/referrals';
import { teamMembers } from '@/db/schema/teams';
import { trials } from '@/db/schema/trials';
import { accountOf } from '@/modules/billing/queries/accounts';
import { monthOfBasic } from '../queries/mine';
import { partyOf } from '../queries/party';

/**
 * Takes every recommendation as far as trials and paid invoices have brought it by now (ms since 1970). Repeated, and in any
 * order with what it looks at, it comes to the same.
 */
export async function progressReferrals(nowMs: number): Promise<void> {
  await tryingOut();
  await paying();
  const waiting = await database()
    .select({ id: referrals.id, paidAt: referrals.qualifiedAt })
    .from(referrals)
    .where(and(eq(referrals.state, 'qualified'), isNotNull(referrals.qualifiedAt)))
    .orderBy(asc(referrals.qualifiedAt), asc(referrals.id));
  for (const { id, paidAt } of waiting) {
    if (paidAt && isCreditDue(paidAt.getTime(), nowMs)) await database().transaction((tx) => settle(tx, id, nowMs));
  }
}

async function tryingOut(): Promise<void> {
  await database()
    .update(referrals)
    .set({ state: 'trialing', trialingAt: trials.startedAt })
    .from(trials)
    .where(
      and(
        eq(trials.userId, referrals.referredId),
        eq(trials.kind, 'free'),
        inArray(referrals.state, statesBefore('trial_started')),
      ),
    );
}

/** Friends whose first invoice is paid: their own, or that of a team which they own. One invoice counts for one friend. */
async function paying(): Promise<void> {
  const paid = await database()
    .selectDistinctOn([referrals.id], { id: referrals.id, invoiceId: invoices.id, paidAt: invoices.paidAt })
    .from(referrals)
    .leftJoin(teamMembers, and(eq(teamMembers.userId, referrals.referredId), eq(teamMembers.role, 'owner')))
    .innerJoin(
      billingAccounts,
      or(eq(billingAccounts.userId, referrals.referredId), eq(billingAccounts.teamId, teamMembers.teamId)),
    )
    .innerJoin(
      invoices,
      and(eq(invoices.accountId, billingAccounts.id), eq(invoices.status, 'paid'), gt(invoices.amountPaid, 0)),
    )
    .where(and(inArray(referrals.state, statesBefore('first_paid')), isNotNull(invoices.paidAt)))
    .orderBy(referrals.id, asc(invoices.paidAt), asc(invoices.id));
  for (const { id, invoiceId, paidAt } of paid) {
    await database()
      .update(referrals)
      .set({ state: 'qualified', invoiceId, qualifiedAt: paidAt })
      .where(
        and(
          eq(referrals.id, id),
          inArray(referrals.state, statesBefore('first_paid')),
          sql`not exists (select 1 from ${referrals} as other where other.invoice_id = ${invoiceId})`,
        ),
      );
  }
}

/** What is due is credited once, or is void; the rows themselves let nobody have two, or more than twelve in a year. */
async function settle(tx: Transaction, id: string, nowMs: number): Promise<void> {
  const [known] = await tx.select({ userId: referrals.referrerId }).from(referrals).where(eq(referrals.id, id));
  if (!known) return;
  // One at a time of a user's, so that the number of the year is right.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, known.userId)).for('update');
  const [referral] = await tx.select().from(referrals).where(eq(referrals.id, id)).for('update');
  if (referral?.state !== 'qualified') return;
  const year = new Date(nowMs).getUTCFullYear();
  const before = await tx.$count(
    referralCredits,
    and(eq(referralCredits.userId, referral.referrerId), eq(referralCredits.year, year)),
  );
  const reason = await whyNot(tx, referral, before);
  if (reason !== null) {
    await tx.update(referrals).set({ state: 'void', voidReason: reason }).where(eq(referrals.id, id));
    return;
  }
  const paysIn = (await accountOf({ userId: referral.referrerId }, tx))?.subscription?.currency ?? null;
  const price = await monthOfBasic(paysIn);
  if (price === null || price.amount === 0) return;
  const at = new Date(nowMs);
  const credit = { userId: referral.referrerId, referralId: id, year, ordinal: before + 1, createdAt: at };
  await tx.insert(referralCredits).values({ ...credit, ...price });
  await tx.update(referrals).set({ state: 'credited', creditedAt: at }).where(eq(referrals.id, id));
}

async function whyNot(
  tx: Transaction,
  { referrerId, referredId, invoiceId }: typeof referrals.$inferSelect,
  before: number,
): Promise<VoidReason | null> {
  const [invoice] = await tx
    .select()
    .from(invoices)
    .where(eq(invoices.id, invoiceId ?? ''));
  if (invoice?.status !== 'paid' || invoice.amountRefunded >= invoice.amountPaid) return 'refunded';
  const same = whyVoid(await partyOf(referrerId, tx), await partyOf(referredId, tx));
  return same ?? (before >= CREDITS_A_YEAR ? 'over_the_limit' : null);
}
