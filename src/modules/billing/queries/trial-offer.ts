import { and, eq, isNull } from 'drizzle-orm';
import { database } from '@/db/client';
import { trials } from '@/db/schema/trials';
import { friendTrialDays } from '@/modules/referrals/queries/friend';
import { DAY_MS, FREE_TRIAL_DAYS } from '../constants';
import { standingOfUser } from './entitlement';

/** What the free trial is to somebody now. Moments are ms since 1970. */
export type TrialOffer =
  | { readonly kind: 'eligible'; readonly days: number }
  | { readonly kind: 'running'; readonly plan: string; readonly endsAt: number; readonly days: number }
  | { readonly kind: 'used' }
  | { readonly kind: 'paying'; readonly plan: string };

/** For how many days somebody, or a visitor, may try Basic: longer for whoever was recommended. */
export async function trialDaysFor(userId: string | null): Promise<number> {
  return (userId === null ? null : await friendTrialDays(userId)) ?? FREE_TRIAL_DAYS;
}

/** Until when a trial of somebody's runs (ms since 1970), whatever else they have; null: none does. */
export async function trialRunsUntil(userId: string): Promise<number | null> {
  const [trial] = await database()
    .select({ endsAt: trials.endsAt })
    .from(trials)
    .where(and(eq(trials.userId, userId), isNull(trials.endedAt)));
  return trial?.endsAt.getTime() ?? null;
}

/** Whether somebody can start the free trial. */
export async function trialOffer(userId: string, nowMs: number): Promise<TrialOffer> {
  const { plan, by, until } = await standingOfUser(userId, true, nowMs);
  if (by === 'own' || by === 'team') return { kind: 'paying', plan: plan.name };
  if (by === 'trial' && until !== null) {
    return { kind: 'running', plan: plan.name, endsAt: until, days: Math.ceil((until - nowMs) / DAY_MS) };
  }
  const had = await database().select({ kind: trials.kind }).from(trials).where(eq(trials.userId, userId));
  if (had.some(({ kind }) => kind === 'free')) return { kind: 'used' };
  return { kind: 'eligible', days: await trialDaysFor(userId) };
}
