import type { StripeAccount } from '../account';
import type { Coupon, Discount, Price, Product, PromotionCode } from '../model';

export function showProduct(product: Product) {
  if (product.deleted) return { id: product.id, object: 'product', deleted: true };
  return {
    id: product.id,
    object: 'product',
    active: product.active,
    created: product.created,
    default_price: null,
    description: product.description,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: product.metadata,
    name: product.name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: product.updated,
    url: null,
  };
}

export function showPrice(price: Price) {
  return {
    id: price.id,
    object: 'price',
    active: price.active,
    billing_scheme: price.tiers ? 'tiered' : 'per_unit',
    created: price.created,
    currency: price.currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: price.lookupKey,
    metadata: price.metadata,
    nickname: price.nickname,
    product: price.product,
    recurring: price.recurring && {
      interval: price.recurring.interval,
      interval_count: price.recurring.count,
      meter: null,
      trial_period_days: null,
      usage_type: 'licensed',
    },
    tax_behavior: price.taxBehavior,
    tiers_mode: price.tiers ? 'volume' : null,
    transform_quantity: null,
    type: price.recurring ? 'recurring' : 'one_time',
    unit_amount: price.unitAmount,
    unit_amount_decimal: price.unitAmount === null ? null : String(price.unitAmount),
  };
}

/** The tiers of a price, shown only when they are asked for. */
export function showTiers({ tiers }: Price) {
  return tiers?.map(({ upTo, unitAmount, flatAmount }) => ({
    flat_amount: flatAmount === 0 ? null : flatAmount,
    flat_amount_decimal: flatAmount === 0 ? null : String(flatAmount),
    unit_amount: unitAmount,
    unit_amount_decimal: String(unitAmount),
    up_to: upTo,
  }));
}

/** The plan that older parts of the API still show beside a price. */
export function showPlan(price: Price) {
  return {
    id: price.id,
    object: 'plan',
    active: price.active,
    amount: price.unitAmount,
    amount_decimal: price.unitAmount === null ? null : String(price.unitAmount),
    billing_scheme: price.tiers ? 'tiered' : 'per_unit',
    created: price.created,
    currency: price.currency,
    interval: price.recurring?.interval ?? 'month',
    interval_count: price.recurring?.count ?? 1,
    livemode: false,
    metadata: price.metadata,
    meter: null,
    nickname: price.nickname,
    product: price.product,
    tiers_mode: price.tiers ? 'volume' : null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  };
}

/** Whether a coupon can still be redeemed. */
export function couponIsValid(coupon: Coupon, now: number): boolean {
  return (
    !coupon.deleted &&
    (coupon.maxRedemptions === null || coupon.redeemed < coupon.maxRedemptions) &&
    (coupon.redeemBy === null || coupon.redeemBy > now)
  );
}

export function showCoupon({ now }: Pick<StripeAccount, 'now'>, coupon: Coupon) {
  return {
    id: coupon.id,
    object: 'coupon',
    amount_off: coupon.amountOff,
    ...(coupon.products && { applies_to: { products: coupon.products } }),
    created: coupon.created,
    currency: coupon.currency,
    duration: coupon.duration,
    duration_in_months: coupon.months,
    livemode: false,
    max_redemptions: coupon.maxRedemptions,
    metadata: coupon.metadata,
    name: coupon.name,
    percent_off: coupon.percentOff,
    redeem_by: coupon.redeemBy,
    times_redeemed: coupon.redeemed,
    valid: couponIsValid(coupon, now),
  };
}

/** Whether a promotion code can still be redeemed, by somebody to whom its restrictions do not matter. */
export function codeIsActive({ store, now }: StripeAccount, code: PromotionCode): boolean {
  const coupon = store.coupons.get(code.coupon);
  return (
    code.active &&
    coupon !== undefined &&
    couponIsValid(coupon, now) &&
    (code.maxRedemptions === null || code.redeemed < code.maxRedemptions) &&
    (code.expiresAt === null || code.expiresAt > now)
  );
}

export function showPromotionCode(account: StripeAccount, code: PromotionCode) {
  return {
    id: code.id,
    object: 'promotion_code',
    active: codeIsActive(account, code),
    code: code.code,
    created: code.created,
    customer: code.customer,
    customer_account: null,
    expires_at: code.expiresAt,
    livemode: false,
    max_redemptions: code.maxRedemptions,
    metadata: code.metadata,
    promotion: { coupon: code.coupon, type: 'coupon' },
    restrictions: {
      first_time_transaction: code.firstTime,
      minimum_amount: code.minimum?.amount ?? null,
      minimum_amount_currency: code.minimum?.currency ?? null,
    },
    times_redeemed: code.redeemed,
  };
}

export function showDiscount(discount: Discount) {
  return {
    id: discount.id,
    object: 'discount',
    checkout_session: discount.checkoutSession,
    customer: discount.customer,
    customer_account: null,
    end: discount.end,
    invoice: null,
    invoice_item: null,
    promotion_code: discount.promotionCode,
    source: { coupon: discount.coupon, type: 'coupon' },
    start: discount.created,
    subscription: discount.subscription,
    subscription_item: null,
  };
}
