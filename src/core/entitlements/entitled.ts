import type { Account, Allowance, Feature } from './account';
import { standingOf } from './standing';

/** What somebody wants: so many of a feature, what they have already counted in. Of a switch it is one. */
export interface Want {
  readonly feature: Feature;
  readonly count: number;
}

/** `limit`: there are only so many; `not_included`: none in this plan; `trial_ended`: nothing new while it winds down. */
export type Verdict =
  | { readonly allowed: true; readonly beyondFairUse: boolean }
  | {
      readonly allowed: false;
      readonly why: 'limit' | 'not_included' | 'trial_ended';
      readonly feature: Feature;
      /** How many the account may have. */
      readonly most: number;
      /** The name of the plan that it has. */
      readonly plan: string;
      /** The name of the least plan that would allow it; null: none does. */
      readonly wayOut: string | null;
    };

/** Whether an account may do what it wants at a moment (ms since 1970), and why not. What is open already is never asked for. */
export function entitled(account: Account, want: Want, now: number): Verdict {
  if (!account.billing) return { allowed: true, beyondFairUse: false };
  const { feature, count } = want;
  const { plan, windingDownUntil } = standingOf(account, now);
  const given = plan.gives[feature];
  const ends = windingDownUntil !== null && feature === 'loops';
  if (!ends && fits(given, count)) return { allowed: true, beyondFairUse: given.most !== null && count > given.most };
  const better = [...account.plans]
    .sort((a, b) => a.rank - b.rank)
    .find(({ rank, gives }) => rank > plan.rank && fits(gives[feature], count));
  const why = ends ? 'trial_ended' : given ? 'limit' : 'not_included';
  const most = ends ? 0 : (given?.most ?? 0);
  return { allowed: false, why, feature, most, plan: plan.name, wayOut: better?.name ?? null };
}

function fits(given: Allowance | undefined, count: number): given is Allowance {
  return given !== undefined && (given.most === null || given.fairUse || count <= given.most);
}
