import type { Standing } from '@/core/entitlements/standing';
import type { Translate } from '@/messages/message-keys';

interface Facts {
  readonly standing: Standing;
  readonly subscription: {
    readonly periodEnd: Date;
    readonly cancelAt: Date | null;
    readonly pausedUntil: Date | null;
    readonly status: string;
  } | null;
}

/** How an account stands, in one sentence. `day` puts a moment (ms since 1970) into words. */
export function standingLine(
  t: Translate<'billing'>,
  { standing, subscription }: Facts,
  day: (ms: number) => string,
): string {
  const plan = standing.plan.name;
  if (subscription?.status === 'paused') {
    return t('linePaused', { day: day((subscription.pausedUntil ?? subscription.periodEnd).getTime()) });
  }
  if (standing.status === 'past_due' && standing.until !== null) {
    return t('linePastDue', { plan, day: day(standing.until) });
  }
  if (standing.by === 'trial' && standing.until !== null) return t('lineTrial', { plan, day: day(standing.until) });
  if (standing.by === 'team' && !subscription) return t('lineTeam', { plan });
  if (standing.by === 'everybody' || !subscription) return t('lineFree');
  if (subscription.cancelAt) return t('lineCancel', { plan, day: day(subscription.cancelAt.getTime()) });
  const next = { plan, day: day(subscription.periodEnd.getTime()) };
  return subscription.status === 'trialing' ? t('lineFirst', next) : t('linePaid', next);
}
