import { type Account, PAST_DUE_MS, type PaidPlan, type Plan, type TrialTime, WIND_DOWN_MS } from './account';

/** How an account stands: `expired` is after a trial, `canceled` after a subscription, `none` before either. */
export type Status = 'none' | 'trialing' | 'active' | 'past_due' | 'paused' | 'expired' | 'canceled';

export interface Standing {
  readonly plan: Plan;
  /** Whose doing it is that the account has the plan. */
  readonly by: 'everybody' | 'trial' | 'own' | 'team';
  readonly status: Status;
  /** When the plan ends if nothing is done, ms since 1970; null: it goes on. */
  readonly until: number | null;
  /** After a trial: until when nothing new is begun. */
  readonly windingDownUntil: number | null;
}

interface Source extends Pick<Standing, 'by' | 'status' | 'until'> {
  readonly plan: string;
}

const NOTHING: Plan = { key: 'none', name: '', rank: -1, gives: {} };

/** Which plan an account has at a moment (ms since 1970), and why: the highest of what is paid for it and of its trials. */
export function standingOf(account: Account, now: number): Standing {
  const ranked = [...account.plans].sort((a, b) => a.rank - b.rank);
  const free = ranked[0] ?? NOTHING;
  const planOf = (key: string) => account.plans.find((plan) => plan.key === key) ?? free;
  const sources = [
    ...account.paid.flatMap((paid) => paidSource(paid, now) ?? []),
    ...account.trials.flatMap((trial) => trialSource(trial, now) ?? []),
  ];
  const best = sources.sort((a, b) => planOf(b.plan).rank - planOf(a.plan).rank || ORDER[a.by] - ORDER[b.by])[0];
  if (best) return { ...best, plan: planOf(best.plan), windingDownUntil: null };
  const lastTrial = Math.max(Number.NEGATIVE_INFINITY, ...account.trials.map(({ endsAt }) => endsAt));
  const lastPaid = Math.max(
    Number.NEGATIVE_INFINITY,
    ...account.paid.map(({ endedAt, periodEnd }) => endedAt ?? periodEnd),
  );
  const windsDown = lastTrial > lastPaid && now < lastTrial + WIND_DOWN_MS;
  return {
    plan: free,
    by: 'everybody',
    status: statusWithout(account.paid, lastTrial, lastPaid),
    until: null,
    windingDownUntil: windsDown ? lastTrial + WIND_DOWN_MS : null,
  };
}

/** Of plans that give as much, what was paid for by oneself comes first. */
const ORDER = { own: 0, team: 1, trial: 2, everybody: 3 } as const;

/** What is had without anything that still gives a plan. */
function statusWithout(paid: readonly PaidPlan[], lastTrial: number, lastPaid: number): Status {
  if (paid.some(({ status }) => status === 'paused')) return 'paused';
  if (paid.some(({ status }) => status === 'past_due' || status === 'unpaid')) return 'past_due';
  if (paid.some(({ status }) => status === 'canceled') && lastPaid > lastTrial) return 'canceled';
  return Number.isFinite(lastTrial) ? 'expired' : 'none';
}

function paidSource(paid: PaidPlan, now: number): Source | null {
  const { plan, by, status, cancelAt, pausedUntil, paidUntil, pastDueSince, endedAt } = paid;
  if (endedAt !== null && endedAt <= now) return null;
  if (status === 'active' || status === 'trialing') return { plan, by, status: 'active', until: cancelAt };
  if (status === 'past_due') {
    const until = (pastDueSince ?? 0) + PAST_DUE_MS;
    return now < until ? { plan, by, status, until } : null;
  }
  if (status !== 'paused') return null;
  if (pausedUntil !== null && pausedUntil <= now) return { plan, by, status: 'active', until: cancelAt };
  return paidUntil !== null && now < paidUntil ? { plan, by, status, until: paidUntil } : null;
}

function trialSource({ plan, startedAt, endsAt }: TrialTime, now: number): Source | null {
  return startedAt <= now && now < endsAt ? { plan, by: 'trial', status: 'trialing', until: endsAt } : null;
}
