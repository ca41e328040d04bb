import { eq } from 'drizzle-orm';
import { totalOf } from '@/core/billing/seat-total';
import { database } from '@/db/client';
import { billingAccounts } from '@/db/schema/billing';
import { membershipOf } from '@/modules/teams/queries/membership';
import type { Runtime } from '@/ports/runtime';
import { accountOf, teamName } from './accounts';
import { catalogPrice } from './catalogue';
import { couponOf } from './coupons';
import { invoicesOf, paidForOthers } from './customer';

/** What a user pays for themselves, and for the team whose card is theirs, as administrators see it; and who pays for their team. */
export async function userPayment(userId: string, { payments }: Pick<Runtime, 'payments'>) {
  const [own, member, forTeams] = await Promise.all([
    accountOf({ userId }),
    membershipOf(userId),
    database().select().from(billingAccounts).where(eq(billingAccounts.payerId, userId)),
  ]);
  const team = member ? await accountOf({ teamId: member.teamId }) : null;
  const paidHere = await Promise.all(forTeams.map(({ teamId }) => accountOf({ teamId: teamId ?? '' })));
  const accounts = [own, ...paidHere].filter((one) => one !== null);
  return {
    bills: await Promise.all(accounts.map((one) => billOf(one, payments))),
    /** Of those and of teams that they have left. */
    invoices: await allInvoices(userId, own?.account.id ?? null),
    team: member && {
      name: (await teamName(member.teamId)) ?? '',
      paying: Boolean(team?.subscription),
      payerId: team?.account.payerId ?? null,
    },
  };
}

type Found = NonNullable<Awaited<ReturnType<typeof accountOf>>>;

async function billOf({ account, subscription }: Found, payments: Runtime['payments']) {
  const price = subscription && (await catalogPrice(subscription.price));
  const coupon = subscription && (await couponOf(account.id));
  const { customerId, teamId } = account;
  return {
    id: account.id,
    team: teamId && (await teamName(teamId)),
    vendorPage: customerId && payments ? payments.customers.page(customerId) : null,
    customerId,
    coupon: coupon?.code ?? null,
    paid:
      subscription && price
        ? {
            plan: price.plan.name,
            amount: totalOf(price, subscription.seats),
            currency: subscription.currency,
            interval: subscription.interval,
            status: subscription.status,
            renewsAt: subscription.cancelAt ? null : subscription.periodEnd.getTime(),
            endsAt: subscription.cancelAt?.getTime() ?? null,
          }
        : null,
  };
}

async function allInvoices(userId: string, ownAccount: string | null) {
  const own = ownAccount ? await invoicesOf(ownAccount) : [];
  const others = await paidForOthers(userId, ownAccount ? [ownAccount] : []);
  return [...own, ...others].sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
}
