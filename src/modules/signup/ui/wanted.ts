import { FREE_TRIAL_KEY } from '../constants';
import type { SignupData } from '../schema';

/** What somebody was about to do when they were asked to sign up: a plan that they had chosen, a trial, or a code of somebody's. */
export type Wanted = Pick<SignupData, 'plan' | 'code'>;

/** By the page that they come back to; of any other page nothing. A plan is `KEY:month` or `KEY:year`. */
export function wantedOf(returnUrl: string | null | undefined): Wanted {
  const url = new URL(returnUrl || '/', 'http://page.invalid');
  const { searchParams } = url;
  if (url.pathname === '/free-trial') {
    const code = searchParams.get('code');
    return code ? { code: { kind: 'pro-trial', value: code } } : { plan: FREE_TRIAL_KEY };
  }
  const plan = url.pathname === '/checkout' ? searchParams.get('plan') : null;
  if (!plan) return {};
  return { plan: `${plan}:${searchParams.get('interval') === 'year' ? 'year' : 'month'}` };
}
