import { PAST_DUE_MS } from '@/core/entitlements/account';
import type { Standing } from '@/core/entitlements/standing';
import type { Translate } from '@/messages/message-keys';
import type { BillOf } from '../schema';

interface Subscription {
  readonly periodEnd: Date;
  readonly cancelAt: Date | null;
  readonly pausedUntil: Date | null;
  readonly paidUntil: Date | null;
  readonly pastDueSince: Date | null;
  readonly status: string;
}

interface OneBill {
  readonly of: BillOf;
  /** The name of the team that pays. */
  readonly team: string | null;
  readonly subscription: Subscription | null;
  readonly paid: { readonly name: string } | null;
}

interface Facts {
  readonly standing: Standing;
  readonly bills: readonly OneBill[];
}

/** The bill that is what an account stands by; of one that stands by nothing the first that is alive. */
function spokenOf({ standing: { by }, bills }: Facts): OneBill | null {
  const alive = bills.filter(({ subscription }) => subscription !== null);
  return alive.find(({ of }) => of === by || by === 'everybody') ?? null;
}

/** How an account stands, in one sentence or two. `day` puts a moment (ms since 1970) into words. */
export function standingLine(t: Translate<'billing'>, facts: Facts, day: (ms: number) => string): string {
  const { standing } = facts;
  const { by, until } = standing;
  const plan = standing.plan.name;
  const bill = spokenOf(facts);
  const subscription = bill?.subscription ?? null;
  if (by === 'trial' && until !== null) return t('lineTrial', { plan, day: day(until) });
  if (by === 'team' && !subscription) return t('lineTeam', { plan });
  if (!bill || !subscription) {
    const { windingDownUntil } = standing;
    return windingDownUntil === null ? t('lineFree') : t('lineWindingDown', { day: day(windingDownUntil) });
  }
  if (subscription.status === 'paused') {
    const over = day((subscription.pausedUntil ?? subscription.periodEnd).getTime());
    return by === 'everybody' || until === null
      ? t('linePausedFree', { day: over })
      : t('linePaused', { day: over, until: day(until) });
  }
  if (by === 'everybody') return t('lineUnpaid', { plan: bill.paid?.name ?? '' });
  if (standing.status === 'past_due' && until !== null) return t('linePastDue', { plan, day: day(until) });
  if (subscription.cancelAt) return t('lineCancel', { plan, day: day(subscription.cancelAt.getTime()) });
  const next = { plan, day: day(subscription.periodEnd.getTime()) };
  return subscription.status === 'trialing' ? t('lineFirst', next) : t('linePaid', next);
}

/** What the line of an account does not say: every bill where there are two, and one that the account does not stand by. */
export function linesBesides(
  t: Translate<'billing'>,
  facts: Facts,
  at: { readonly nowMs: number; day(ms: number): string },
): Partial<Record<BillOf, string>> {
  const alive = facts.bills.filter(({ subscription }) => subscription !== null);
  const said = alive.length === 1 ? spokenOf(facts) : null;
  const lines = alive.flatMap((bill) =>
    bill === said || !bill.subscription ? [] : [[bill.of, subscriptionLine(t, bill.subscription, at)]],
  );
  return Object.fromEntries(lines);
}

/** The bills that the line of an account does not speak of, in sentences of their own. */
export function besidesWords(
  t: Translate<'billing'>,
  facts: Facts,
  at: { readonly nowMs: number; day(ms: number): string },
): string[] {
  const said = spokenOf(facts);
  return facts.bills.flatMap((bill) => {
    const { subscription, paid, team } = bill;
    if (bill === said || !subscription || !paid) return [];
    const line = subscriptionLine(t, subscription, at);
    const { name: plan } = paid;
    return [team === null ? t('besidesOwn', { plan, line }) : t('besidesTeam', { team, plan, line })];
  });
}

/** How a subscription stands, beside the name of its plan. */
export function subscriptionLine(
  t: Translate<'billing'>,
  { status, periodEnd, cancelAt, pausedUntil, paidUntil, pastDueSince }: Subscription,
  { nowMs, day }: { readonly nowMs: number; day(ms: number): string },
): string {
  if (status === 'paused') {
    const over = day((pausedUntil ?? periodEnd).getTime());
    const stillPaid = paidUntil !== null && nowMs < paidUntil.getTime();
    return stillPaid
      ? t('billPausedPaid', { day: over, until: day(paidUntil.getTime()) })
      : t('billPaused', { day: over });
  }
  if (status === 'past_due' || status === 'unpaid') {
    const until = (pastDueSince?.getTime() ?? 0) + PAST_DUE_MS;
    return nowMs < until ? t('billPastDue', { day: day(until) }) : t('billUnpaid');
  }
  if (cancelAt) return t('billCancel', { day: day(cancelAt.getTime()) });
  const next = { day: day(periodEnd.getTime()) };
  return status === 'trialing' ? t('billFirst', next) : t('billPaid', next);
}
