import type Stripe from 'stripe';
import { type CatalogCoupon, type CatalogPrice, type PaymentCatalogue, PaymentFailure } from '@/ports/payments';
import { asking, seconds } from './client';

/** Products, prices, coupons. What was found once is not asked for again by this process: a price never changes. */
export function stripeCatalogue(stripe: Stripe): PaymentCatalogue {
  const known = new Map<string, string>();
  return {
    async ensurePrice(price) {
      const id = known.get(price.lookupKey) ?? (await asking(() => findOrMakePrice(stripe, price)));
      known.set(price.lookupKey, id);
      return id;
    },
    ensureCoupon: (coupon) => asking(() => makeCoupon(stripe, coupon)),
    closeCoupon: async (id) => void (await asking(() => stripe.promotionCodes.update(id, { active: false }))),
  };
}

async function findOrMakePrice(stripe: Stripe, price: CatalogPrice): Promise<string> {
  const { lookupKey, interval, unit, reduced } = price;
  const found = await stripe.prices.list({ lookup_keys: [lookupKey], expand: ['data.tiers'], limit: 1 });
  if (found.data[0]) {
    checkPrice(found.data[0], price);
    return found.data[0].id;
  }
  const product = await productOf(stripe, price.plan);
  const amounts = reduced
    ? {
        billing_scheme: 'tiered' as const,
        tiers_mode: 'volume' as const,
        tiers: [
          { up_to: reduced.from - 1, unit_amount: unit.amount },
          { up_to: 'inf' as const, unit_amount: reduced.unit },
        ],
      }
    : { unit_amount: unit.amount };
  const made = await stripe.prices.create(
    { product, lookup_key: lookupKey, currency: unit.currency, recurring: { interval }, ...amounts },
    { idempotencyKey: `price:${lookupKey}:${unit.amount}` },
  );
  return made.id;
}

/** Nobody is billed what our pages do not show. */
function checkPrice(found: Stripe.Price, price: CatalogPrice): void {
  if (!samePrice(found, price))
    throw new PaymentFailure('refused', `The price ${price.lookupKey} is another one at Stripe`);
}

/** Whether a price at Stripe, its tiers expanded, costs what ours does. */
export function samePrice(found: Stripe.Price, { interval, unit, reduced }: CatalogPrice): boolean {
  const amounts = reduced ? (found.tiers ?? []).map((tier) => tier.unit_amount) : [found.unit_amount];
  return (
    found.currency === unit.currency &&
    found.recurring?.interval === interval &&
    JSON.stringify(amounts) === JSON.stringify(reduced ? [unit.amount, reduced.unit] : [unit.amount])
  );
}

async function productOf(stripe: Stripe, { key, name }: CatalogPrice['plan']): Promise<string> {
  const id = `sundial_${key}`;
  try {
    return (await asking(() => stripe.products.retrieve(id))).id;
  } catch (error) {
    if (!(error instanceof PaymentFailure) || error.kind !== 'not_found') throw error;
    return (await stripe.products.create({ id, name }, { idempotencyKey: `product:${key}` })).id;
  }
}

async function makeCoupon(stripe: Stripe, coupon: CatalogCoupon) {
  const { code, off, duration, months, expiresAt } = coupon;
  const [there] = (await stripe.promotionCodes.list({ code, limit: 1 })).data;
  const thereCoupon = there?.promotion.coupon;
  if (there && thereCoupon) {
    const couponId = typeof thereCoupon === 'string' ? thereCoupon : thereCoupon.id;
    return { couponId, promotionId: there.id };
  }
  const value = 'percent' in off ? { percent_off: off.percent } : { amount_off: off.amount, currency: off.currency };
  const made = await stripe.coupons.create(
    { name: code, duration, ...value, ...(months === null ? {} : { duration_in_months: months }) },
    { idempotencyKey: `coupon:${code}` },
  );
  const promotion = await stripe.promotionCodes.create(
    {
      code,
      promotion: { type: 'coupon', coupon: made.id },
      ...(expiresAt === null ? {} : { expires_at: seconds(expiresAt) }),
    },
    { idempotencyKey: `promotion:${code}` },
  );
  return { couponId: made.id, promotionId: promotion.id };
}
