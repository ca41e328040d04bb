import type Stripe from 'stripe';
import { find, type Handler, mergeMetadata, serve } from '../call';
import { invalid } from '../errors';
import type { Coupon, PromotionCode } from '../model';
import { codeIsActive, couponIsValid, showCoupon, showPromotionCode } from '../show/catalogue';
import { newId } from '../store';
import { created, page } from './paging';

function newCoupon(given: Stripe.CouponCreateParams, now: number): Coupon {
  const { amount_off: amount, percent_off: percent, duration = 'once', duration_in_months: months } = given;
  if ((amount === undefined) === (percent === undefined)) throw invalid('Give either percent_off or amount_off.');
  if (amount !== undefined && !given.currency) throw invalid('You must pass currency with amount_off.', 'currency');
  if (percent !== undefined && !(percent > 0 && percent <= 100)) throw invalid('Invalid percentage', 'percent_off');
  if ((duration === 'repeating') !== (months !== undefined)) {
    throw invalid('duration_in_months belongs to the duration repeating.', 'duration_in_months');
  }
  return {
    id: given.id ?? newId('co', 8).slice(3),
    created: now,
    amountOff: amount ?? null,
    percentOff: percent ?? null,
    currency: given.currency ?? null,
    duration: duration as Coupon['duration'],
    months: months ?? null,
    maxRedemptions: given.max_redemptions ?? null,
    redeemBy: given.redeem_by ?? null,
    name: given.name ?? null,
    products: given.applies_to?.products ?? null,
    metadata: mergeMetadata({}, given.metadata as Stripe.MetadataParam),
    redeemed: 0,
    deleted: false,
  };
}

const codeKey = (code: string) => code.toLowerCase();

export const couponOperations: Record<string, Handler> = {
  'Coupons.create': serve<Stripe.CouponCreateParams>(
    'amount_off applies_to currency duration duration_in_months id max_redemptions metadata name percent_off redeem_by',
    ({ account, params }) => {
      const coupon = newCoupon(params, account.now);
      if (account.store.coupons.has(coupon.id)) {
        throw invalid(`Coupon already exists: ${coupon.id}`, 'id', 'resource_already_exists');
      }
      for (const product of coupon.products ?? []) find(account.store.products, product, 'product', 'applies_to');
      account.store.coupons.add(coupon);
      const shown = showCoupon(account, coupon);
      account.events.tell('coupon.created', shown);
      return shown;
    },
  ),
  'Coupons.retrieve': serve('', ({ account, id }) => showCoupon(account, present(account.store.coupons, id))),
  'Coupons.update': serve<Stripe.CouponUpdateParams>('name metadata', ({ account, id, params }) => {
    const coupon = present(account.store.coupons, id);
    if (params.name !== undefined) coupon.name = params.name || null;
    coupon.metadata = mergeMetadata(coupon.metadata, params.metadata as Stripe.MetadataParam);
    account.events.tell('coupon.updated', showCoupon(account, coupon));
    return showCoupon(account, coupon);
  }),
  'Coupons.del': serve('', ({ account, id }) => {
    const coupon = present(account.store.coupons, id);
    coupon.deleted = true;
    account.events.tell('coupon.deleted', showCoupon(account, coupon));
    return { id, object: 'coupon', deleted: true };
  }),
  'Coupons.list': serve<Stripe.CouponListParams>('created', ({ account, params }) =>
    page(
      [...account.store.coupons.values()].filter((coupon) => !coupon.deleted && created(coupon, params.created)),
      params,
      '/v1/coupons',
      (coupon) => showCoupon(account, coupon),
    ),
  ),
  'PromotionCodes.create': serve<Stripe.PromotionCodeCreateParams>(
    'promotion active code customer expires_at max_redemptions metadata restrictions',
    ({ account, params }) => {
      const { store, now } = account;
      const coupon = present(store.coupons, params.promotion.coupon ?? '', 'promotion[coupon]');
      if (!couponIsValid(coupon, now)) throw invalid('This coupon can no longer be redeemed.', 'promotion[coupon]');
      const code: PromotionCode = {
        id: newId('promo', 24),
        created: now,
        code: params.code ?? newId('c', 8).slice(2).toUpperCase(),
        coupon: coupon.id,
        active: params.active ?? true,
        customer: params.customer ?? null,
        expiresAt: params.expires_at ?? null,
        maxRedemptions: params.max_redemptions ?? null,
        metadata: mergeMetadata({}, params.metadata),
        firstTime: params.restrictions?.first_time_transaction ?? false,
        minimum: params.restrictions?.minimum_amount
          ? {
              amount: params.restrictions.minimum_amount,
              currency: params.restrictions.minimum_amount_currency ?? 'usd',
            }
          : null,
        redeemed: 0,
      };
      const isTaken = [...store.promotionCodes.values()].some(
        (other) => codeKey(other.code) === codeKey(code.code) && codeIsActive(account, other),
      );
      if (code.active && isTaken) throw invalid('An active promotion code with this code already exists.', 'code');
      store.promotionCodes.add(code);
      account.events.tell('promotion_code.created', showPromotionCode(account, code));
      return showPromotionCode(account, code);
    },
  ),
  'PromotionCodes.retrieve': serve('', ({ account, id }) =>
    showPromotionCode(account, find(account.store.promotionCodes, id, 'promotion code')),
  ),
  'PromotionCodes.update': serve<Stripe.PromotionCodeUpdateParams>('active metadata', ({ account, id, params }) => {
    const code = find(account.store.promotionCodes, id, 'promotion code');
    if (params.active !== undefined) code.active = params.active;
    code.metadata = mergeMetadata(code.metadata, params.metadata as Stripe.MetadataParam);
    account.events.tell('promotion_code.updated', showPromotionCode(account, code));
    return showPromotionCode(account, code);
  }),
  'PromotionCodes.list': serve<Stripe.PromotionCodeListParams>(
    'active code coupon customer created',
    ({ account, params }) =>
      page(
        [...account.store.promotionCodes.values()].filter(
          (code) =>
            (params.active === undefined || codeIsActive(account, code) === params.active) &&
            (params.code === undefined || codeKey(code.code) === codeKey(params.code)) &&
            (params.coupon === undefined || code.coupon === params.coupon) &&
            (params.customer === undefined || code.customer === params.customer) &&
            created(code, params.created),
        ),
        params,
        '/v1/promotion_codes',
        (code) => showPromotionCode(account, code),
      ),
  ),
};

function present(coupons: ReadonlyMap<string, Coupon>, id: string, param = 'coupon'): Coupon {
  const coupon = coupons.get(id);
  return find(new Map(coupon && !coupon.deleted ? [[id, coupon]] : []), id, 'coupon', param);
}
