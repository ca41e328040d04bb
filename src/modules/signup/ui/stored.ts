import { withoutEmpty } from '@/core/http/without-empty';
import { FREE_TRIAL_KEY, REFERRAL_CODE, REFERRAL_DAYS, REFERRAL_KEY, SIGNUP_KEY, TEAM_INVITE_KEY } from '../constants';
import type { SignupData } from '../schema';
import { type Wanted, wantedOf } from './wanted';

/** What the form of the sign-up page was told; empty fields say nothing. */
export interface Told {
  readonly name: string;
  readonly company: string;
  readonly code: string;
}

/**
 * Keeps it in this browser until there is a session, together with what pages before have kept: a code that was typed
 * comes before a team's, that before one of the page that asked for the sign-up, and all before a referral's. `query` is the
 * page's own: where the visitor came from, and what they were about to do.
 */
export function storeSignup(told: Told, query: URLSearchParams): void {
  const wanted = wantedOf(query.get('returnUrl'));
  const plan = kept(FREE_TRIAL_KEY) ? FREE_TRIAL_KEY : wanted.plan;
  const data: SignupData = {
    v: 1,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC',
    at: new Date().toISOString(),
    ...withoutEmpty({ name: told.name.trim(), company: told.company.trim() }),
    ...codeOf(told.code.trim(), wanted),
    ...(plan && { plan }),
    ...utmOf(query),
  };
  try {
    localStorage.setItem(SIGNUP_KEY, JSON.stringify(data));
    for (const key of [REFERRAL_KEY, FREE_TRIAL_KEY, TEAM_INVITE_KEY]) localStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing: signing in works all the same, and the onboarding asks.
  }
}

function codeOf(typed: string, wanted: Wanted): Pick<SignupData, 'code'> {
  if (typed) return { code: { kind: 'invite', value: typed } };
  const team = kept(TEAM_INVITE_KEY)?.token;
  if (typeof team === 'string' && team) return { code: { kind: 'team', value: team } };
  if (wanted.code) return { code: wanted.code };
  const value = referralOf(kept(REFERRAL_KEY));
  return value ? { code: { kind: 'referral', value } } : {};
}

/** The code of who recommended us, while that is remembered. */
function referralOf(referral: Record<string, unknown> | null): string | null {
  const { code, at } = referral ?? {};
  const fresh = typeof at === 'number' && Date.now() - at <= REFERRAL_DAYS * 86_400_000;
  return fresh && typeof code === 'string' && REFERRAL_CODE.test(code) ? code : null;
}

/** A JSON object in the storage; null for everything else. */
function kept(key: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

function utmOf(query: URLSearchParams): Pick<SignupData, 'utm'> {
  const utm: NonNullable<SignupData['utm']> = {};
  for (const key of ['source', 'medium', 'campaign', 'term', 'content'] as const) {
    const value = query.get(`utm_${key}`)?.trim().slice(0, 200);
    if (value) utm[key] = value;
  }
  return Object.keys(utm).length > 0 ? { utm } : {};
}
