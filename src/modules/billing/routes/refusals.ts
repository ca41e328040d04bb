import { Problem } from '@/core/http/problem';
import { PaymentFailure } from '@/ports/payments';
import type { NoCoupon } from '../queries/coupons';

/** Everything that billing refuses, with what to do about it. */
const REFUSED = {
  billing_off: () => new Problem(409, 'billing_off', 'Everything is included here: there is nothing to pay'),
  not_offered: () =>
    new Problem(400, 'invalid', 'There is no such plan to choose', { plan: ['There is no such plan'] }),
  no_team: () =>
    new Problem(409, 'no_team', 'This plan is for teams. Create a team first, or ask who administers yours'),
  already_subscribed: () => new Problem(409, 'already_subscribed', 'You pay already. Change your plan instead'),
  coupon_invalid: () =>
    new Problem(422, 'coupon_invalid', 'This coupon is not good for this plan, or not any more', {
      coupon: ['This coupon is not good for this plan, or not any more'],
    }),
  vendor: () =>
    new Problem(
      502,
      'payment_vendor',
      'The payment service does not answer. Nothing was charged; try again in a minute',
    ),
  no_subscription: () => new Problem(404, 'no_subscription', 'There is no subscription to change'),
  same: () => new Problem(409, 'same_plan', 'You have this plan already'),
  stale: () => new Problem(409, 'stale', 'The price was shown a while ago. Look at it again'),
  not_pausable: () => new Problem(409, 'not_pausable', 'Only a monthly plan that is paid can be paused'),
  not_running: () =>
    new Problem(
      409,
      'not_running',
      'A plan that is paused, that ends or whose payment fails is not changed. Mend that first',
    ),
  invoice_open: () =>
    new Problem(
      409,
      'invoice_open',
      'Your last invoice is not paid yet, or the next one has the difference of a change. Pause when it is paid',
    ),
  no_payer: () =>
    new Problem(409, 'no_payer', 'Whoever paid for this has left the team. Give a card first, and it is paid by you'),
  not_payer: () =>
    new Problem(403, 'not_payer', 'The card is somebody else’s. You can pay with your own from now on instead'),
  trial_used: () => new Problem(409, 'trial_used', 'You have had this trial. See what the plans cost'),
  already_paying: () => new Problem(409, 'already_paying', 'You have a plan: there is nothing to try'),
  not_entitled: () => new Problem(403, 'not_entitled', 'Codes are for those who pay for Pro'),
  none_left: () => new Problem(409, 'none_left', 'You have given away all of your codes'),
  mail_not_sent: () =>
    new Problem(502, 'mail_not_sent', 'The mail to this address could not be sent, and no code was made. Check it'),
  unknown: () => new Problem(404, 'not_found', 'There is no such code. Check it'),
  used: () => new Problem(409, 'used', 'This code, or your trial of Pro, has been used'),
  own_code: () => new Problem(409, 'own_code', 'This code is your own. Give it to somebody'),
  already_pro: () => new Problem(409, 'already_pro', 'You have Pro already'),
  expired: () => new Problem(410, 'expired', 'This code is no longer good. Ask for a new one'),
  wrong_address: () => new Problem(403, 'wrong_address', 'This code is for another address. Sign in with that one'),
} as const satisfies Record<string, () => Problem>;

/** What a refused act of billing is answered with. */
export function refusal(reason: keyof typeof REFUSED): Problem {
  return REFUSED[reason]();
}

const NO_COUPON: Readonly<Record<NoCoupon, string>> = {
  unknown: 'There is no such coupon. Check how it is spelled',
  over: 'This coupon is over, or used up',
  other_plan: 'This coupon is for another plan',
  used: 'You have used this coupon already',
};

/** Why a code that was looked up gives nothing. */
export function couponRefusal(why: NoCoupon): Problem {
  return new Problem(422, 'coupon_invalid', NO_COUPON[why], { coupon: [NO_COUPON[why]] });
}

/** What the vendor was asked for; where it fails, that is what is answered. */
export async function fromVendor<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof PaymentFailure) throw refusal('vendor');
    throw error;
  }
}
