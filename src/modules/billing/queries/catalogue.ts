import { asc, eq, inArray } from 'drizzle-orm';
import { FEATURES, type Feature, type Plan } from '@/core/entitlements/account';
import { type Database, database, type Transaction } from '@/db/client';
import { billingPlans, features, planFeatures, prices } from '@/db/schema/plans';
import type { CatalogPrice } from '@/ports/payments';

type PriceRow = typeof prices.$inferSelect;
type PlanRow = typeof billingPlans.$inferSelect;

/** All plans with what each gives, the least first. */
export async function allPlans(db: Database | Transaction = database()): Promise<Plan[]> {
  const [rows, given] = await Promise.all([
    db.select().from(billingPlans).orderBy(asc(billingPlans.rank)),
    db
      .select({ row: planFeatures })
      .from(planFeatures)
      .innerJoin(features, eq(features.key, planFeatures.feature))
      .orderBy(asc(features.rank)),
  ]);
  return rows.map(({ key, name, rank }) => {
    const own = given.filter(({ row }) => row.plan === key && isFeature(row.feature));
    const gives = own.map(({ row: { feature, most, fairUse } }) => [feature, { most, fairUse }]);
    return { key, name, rank, gives: Object.fromEntries(gives) };
  });
}

function isFeature(key: string): key is Feature {
  return (FEATURES as readonly string[]).includes(key);
}

/** A plan that can be chosen, with its prices. */
export interface OfferedPlan extends Plan {
  readonly perSeat: boolean;
  readonly prices: readonly CatalogPrice[];
}

/** What can be chosen; with the prices of before for whoever has an account from then. Free is among it, without a price. */
export async function offeredPlans(grandfathered = false): Promise<OfferedPlan[]> {
  const plans = await allPlans();
  const rows = await database()
    .select({ price: prices, plan: billingPlans })
    .from(prices)
    .innerJoin(billingPlans, eq(billingPlans.key, prices.plan))
    .where(inArray(prices.offer, ['current', 'grandfathered']));
  const offered = await database().select().from(billingPlans).where(eq(billingPlans.offered, true));
  return offered
    .sort((a, b) => a.rank - b.rank)
    .flatMap((row) => {
      const plan = plans.find(({ key }) => key === row.key);
      const own = rows.filter(({ price }) => price.plan === row.key);
      const chosen = own.filter(({ price }) => price.offer === bestOffer(own, price, grandfathered));
      const sorted = chosen.sort((a, b) => a.price.interval.localeCompare(b.price.interval));
      return plan ? [{ ...plan, perSeat: row.perSeat, prices: sorted.map((one) => asPrice(one.price, one.plan)) }] : [];
    });
}

/** Which of the offers of an interval somebody is made. */
function bestOffer(own: readonly { price: PriceRow }[], { interval, currency }: PriceRow, grandfathered: boolean) {
  const before = own.some(
    ({ price }) => price.offer === 'grandfathered' && price.interval === interval && price.currency === currency,
  );
  return grandfathered && before ? 'grandfathered' : 'current';
}

/** The price of a lookup key as the vendor is to have it; null for a key that we never had. */
export async function catalogPrice(
  lookupKey: string,
  db: Database | Transaction = database(),
): Promise<CatalogPrice | null> {
  const [row] = await db
    .select({ price: prices, plan: billingPlans })
    .from(prices)
    .innerJoin(billingPlans, eq(billingPlans.key, prices.plan))
    .where(eq(prices.lookupKey, lookupKey));
  return row ? asPrice(row.price, row.plan) : null;
}

function asPrice(price: PriceRow, plan: PlanRow): CatalogPrice {
  const { lookupKey, interval, amount, currency, reducedFrom: from, reducedPercent: percent } = price;
  const reduced = from && percent ? { from, unit: Math.round((amount * (100 - percent)) / 100) } : null;
  return { lookupKey, plan: { key: plan.key, name: plan.name }, interval, unit: { amount, currency }, reduced };
}
