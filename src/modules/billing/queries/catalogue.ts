import { asc, eq } from 'drizzle-orm';
import { database } from '@/db/client';
import { billingPlans, prices } from '@/db/schema/plans';
import type { CatalogPrice } from '@/ports/payments';

/** The price of a lookup key as the vendor is to have it; null for a key that we never had. */
export async function catalogPrice(lookupKey: string): Promise<CatalogPrice | null> {
  const [row] = await database()
    .select({ price: prices, plan: billingPlans })
    .from(prices)
    .innerJoin(billingPlans, eq(billingPlans.key, prices.plan))
    .where(eq(prices.lookupKey, lookupKey))
    .orderBy(asc(prices.lookupKey));
  if (!row) return null;
  const { price, plan } = row;
  const { lookupKey: key, interval, amount, currency, reducedFrom: from, reducedPercent: percent } = price;
  const reduced = from && percent ? { from, unit: Math.round((amount * (100 - percent)) / 100) } : null;
  return { lookupKey: key, plan: { key: plan.key, name: plan.name }, interval, unit: { amount, currency }, reduced };
}
