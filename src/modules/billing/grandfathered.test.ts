import { eq } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { stripePayments } from '@/adapters/stripe/payments';
import { database } from '@/db/client';
import { users } from '@/db/schema/identity';
import { prices } from '@/db/schema/plans';
import { SANDBOX_STRIPE } from '../../../sandbox/start';
import { useBilling } from '../../../tests/support/billing';
import { useDatabase } from '../../../tests/support/database';
import { accountOf } from './queries/accounts';
import { offeredPlans } from './queries/catalogue';
import { plansFor } from './queries/order';

useDatabase();
const world = useBilling();
const BEFORE = Date.UTC(2025, 8, 19);
afterAll(async () => {
  await database().delete(prices).where(eq(prices.lookupKey, 'basic_monthly_2024'));
});

it('a new installation has the plans of the specification, in cents', async () => {
  const plans = await offeredPlans();
  const cost = plans.map(({ key, prices: own }) => [key, ...own.map(({ unit, interval }) => [interval, unit.amount])]);
  expect(cost).toEqual([
    ['free'],
    ['basic', ['month', 2400], ['year', 22800]],
    ['pro', ['month', 7900], ['year', 70800]],
    ['team', ['month', 7900], ['year', 70800]],
  ]);
  expect(plans[3]?.prices[0]?.reduced).toEqual({ from: 5, unit: 6715 });
});

it('accounts of before a day keep the price of then, and nobody else has it', async () => {
  await database().insert(prices).values({
    lookupKey: 'basic_monthly_2024',
    plan: 'basic',
    interval: 'month',
    currency: 'usd',
    amount: 1500,
    offer: 'grandfathered',
  });
  const basicOf = async (userId: string | null) =>
    (await plansFor(userId, BEFORE)).find(({ key }) => key === 'basic')?.prices[0]?.unit.amount;
  const [early, late] = [await world.person(), await world.person()];
  await database()
    .update(users)
    .set({ createdAt: new Date(BEFORE - 1) })
    .where(eq(users.id, early.id));
  await database()
    .update(users)
    .set({ createdAt: new Date(BEFORE) })
    .where(eq(users.id, late.id));
  expect([await basicOf(early.id), await basicOf(late.id), await basicOf(null)]).toEqual([1500, 2400, 2400]);
  await world.subscribe(early);
  expect((await accountOf({ userId: early.id }))?.subscription).toMatchObject({
    price: 'basic_monthly_2024',
    amount: 1500,
  });
});

it('a price that is another one at the vendor opens no checkout', async () => {
  const kim = await world.person();
  await database().update(prices).set({ amount: 100 }).where(eq(prices.lookupKey, 'pro_annual'));
  await world.subscribe(await world.person(), { plan: 'pro', interval: 'year' });
  await database().update(prices).set({ amount: 70800 }).where(eq(prices.lookupKey, 'pro_annual'));
  // Another process, which has not seen that price yet.
  const payments = stripePayments({ ...SANDBOX_STRIPE, apiBase: world.sandbox.stripeApiBase });
  const price = (await plansFor(kim.id, BEFORE)).find(({ key }) => key === 'pro')?.prices[1];
  await expect(payments.catalogue.ensurePrice(price!)).rejects.toMatchObject({ kind: 'refused' });
});
