import { eq } from 'drizzle-orm';
import { totalOf } from '@/core/billing/seat-total';
import { standingOf } from '@/core/entitlements/standing';
import { database } from '@/db/client';
import { teams } from '@/db/schema/teams';
import { accountById } from '@/modules/identity/queries';
import { cardHolder, managedAccounts } from './accounts';
import { catalogPrice, type OfferedPlan } from './catalogue';
import { couponOf } from './coupons';
import { invoicesOf, openInvoice, paidForOthers } from './customer';
import { accountState } from './entitlement';
import { plansFor } from './order';

/** Everything that the page about a user's plan shows. Moments are ms since 1970. */
export async function billingView(userId: string, grandfatherBefore: number, nowMs: number) {
  const [account, managed, offered] = await Promise.all([
    accountState(userId, true),
    managedAccounts(userId),
    plansFor(userId, grandfatherBefore),
  ]);
  const standing = standingOf(account, nowMs);
  return {
    standing,
    plan: offered.find(({ key }) => key === standing.plan.key) ?? null,
    /** What they pay, and what the team pays that they administer: two at most. */
    bills: await Promise.all(managed.map((one) => billOf(userId, one, offered))),
    /** What they paid for teams whose bill is not theirs any more. */
    paidBefore: await paidForOthers(
      userId,
      managed.map(({ account: { id } }) => id),
    ),
  };
}

async function billOf(
  userId: string,
  { of, account, subscription }: Awaited<ReturnType<typeof managedAccounts>>[number],
  offered: readonly OfferedPlan[],
) {
  const [price, coupon, invoices, holder, [team]] = await Promise.all([
    subscription && catalogPrice(subscription.price),
    subscription && couponOf(account.id),
    invoicesOf(account.id),
    cardHolder(account),
    account.teamId ? database().select({ name: teams.name }).from(teams).where(eq(teams.id, account.teamId)) : [],
  ]);
  const current = offered.find(({ key }) => key === subscription?.plan);
  const choices = offered.filter((plan) => plan.prices.length > 0 && current?.perSeat === plan.perSeat);
  return {
    of,
    /** The name of the team that pays. */
    team: team?.name ?? null,
    subscription,
    /** What is paid: the plan's name, and all seats for an interval in the smallest unit of the currency. */
    paid: subscription && price ? { name: price.plan.name, total: totalOf(price, subscription.seats) } : null,
    /** With which it was begun. */
    coupon,
    customer: account.customerId,
    /** Whose card pays: theirs, that of somebody by this name, or of nobody who is there. */
    card: holder === userId ? ({ of: 'me' } as const) : await otherCard(holder),
    /** What is not paid, as it was charged and is charged again. */
    open: subscription && (await openInvoice(subscription.id)),
    invoices,
    /** What the subscription can be changed to. */
    choices: subscription ? choices : [],
  };
}

async function otherCard(userId: string | null) {
  const other = userId === null ? null : await accountById(userId);
  return other ? ({ of: 'other', name: other.name ?? other.email } as const) : ({ of: 'nobody' } as const);
}

export type Bill = Awaited<ReturnType<typeof billOf>>;
