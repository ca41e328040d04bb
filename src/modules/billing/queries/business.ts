import { and, asc, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import { monthlyBy } from '@/core/billing/recurring';
import { totalOf } from '@/core/billing/seat-total';
import { database } from '@/db/client';
import { billingAccounts, subscriptions } from '@/db/schema/billing';
import { users } from '@/db/schema/identity';
import { billingPlans } from '@/db/schema/plans';
import { teams } from '@/db/schema/teams';
import { trials } from '@/db/schema/trials';
import { ALIVE } from './accounts';
import { catalogPrice } from './catalogue';
import { openInvoice } from './customer';

/** Rows of a list on that page; what is beyond them is counted. */
const SHOWN = 50;

/** How the business stands, by our own rows. Moments are ms since 1970, amounts smallest units of their currency. */
export async function businessNow(nowMs: number) {
  const rows = await database()
    .select({
      subscription: subscriptions,
      plan: billingPlans.name,
      team: teams.name,
      email: users.email,
      userId: users.id,
    })
    .from(subscriptions)
    .innerJoin(billingPlans, eq(billingPlans.key, subscriptions.plan))
    .innerJoin(billingAccounts, eq(billingAccounts.id, subscriptions.accountId))
    .leftJoin(teams, eq(teams.id, billingAccounts.teamId))
    .leftJoin(users, or(eq(users.id, billingAccounts.userId), eq(users.id, billingAccounts.payerId)))
    .where(inArray(subscriptions.status, [...ALIVE]))
    .orderBy(asc(subscriptions.pastDueSince), asc(subscriptions.periodEnd));
  const each = await Promise.all(
    rows.map(async ({ subscription, ...who }) => {
      const { id, price, amount, seats, currency, interval, status, cancelAt, pastDueSince, periodEnd } = subscription;
      const priced = await catalogPrice(price);
      return {
        ...{ id, status, currency, interval, ...who },
        seats,
        amount: priced ? totalOf(priced, seats) : amount * seats,
        cancelAt: cancelAt?.getTime() ?? null,
        pastDueSince: pastDueSince?.getTime() ?? null,
        periodEnd: periodEnd.getTime(),
      };
    }),
  );
  const failed = await Promise.all(
    each
      .filter(({ status }) => status === 'past_due' || status === 'unpaid')
      .map(async (one) => {
        const open = await openInvoice(one.id);
        return {
          ...one,
          due: open ? { amount: open.amountDue, currency: open.currency } : null,
          nextAttemptAt: open?.nextAttemptAt?.getTime() ?? null,
        };
      }),
  );
  return {
    states: stateCounts(each),
    /** What goes on and is paid; before coupons and taxes. What is to end counts until it does. */
    monthly: monthlyBy(each.filter(({ status }) => status === 'active' || status === 'past_due')),
    /** With a card, before their first payment. */
    starting: each.filter(({ status, cancelAt }) => status === 'trialing' && cancelAt === null),
    failed,
    trials: await runningTrials(nowMs),
  };
}

const STATES = ['active', 'trialing', 'past_due', 'unpaid', 'paused'] as const;

/** How many are in each state, with those among the active ones that are to end. */
function stateCounts(each: readonly { readonly status: string; readonly cancelAt: number | null }[]) {
  const of = (status: string) => each.filter((one) => one.status === status).length;
  return {
    counts: STATES.map((state) => ({ state, count: of(state) })),
    ending: each.filter(({ cancelAt }) => cancelAt !== null).length,
  };
}

/** Trials without a card, those that end first before the others. */
async function runningTrials(nowMs: number) {
  const running = and(isNull(trials.endedAt), gt(trials.endsAt, new Date(nowMs)));
  const [total, rows] = await Promise.all([
    database().$count(trials, running),
    database()
      .select({ email: users.email, userId: users.id, plan: billingPlans.name, endsAt: trials.endsAt })
      .from(trials)
      .innerJoin(users, eq(users.id, trials.userId))
      .innerJoin(billingPlans, eq(billingPlans.key, trials.plan))
      .where(running)
      .orderBy(asc(trials.endsAt))
      .limit(SHOWN),
  ]);
  return { total, rows: rows.map(({ endsAt, ...row }) => ({ ...row, endsAt: endsAt.getTime() })) };
}

export type Business = Awaited<ReturnType<typeof businessNow>>;
