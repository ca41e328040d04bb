import { expect, test } from 'vitest';
import { GOOD_CARD, openShop, webhook } from './test-shop';

const names = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

async function eightCustomers(shop: Awaited<ReturnType<typeof openShop>>) {
  for (const name of names) await shop.stripe.customers.create({ name });
  return shop.vendor.events().map(({ id }) => id);
}

test('events are signed, delivered one after the other, and told again by list and by id', async () => {
  const { told, hook } = await webhook();
  const shop = await openShop({ stripeWebhook: hook });
  const ids = await eightCustomers(shop);
  await shop.sandbox.control.settled();
  expect(told.map(({ id }) => id)).toEqual(ids);
  const newest = await shop.stripe.events.list({ type: 'customer.created', limit: 3 });
  expect(newest.data.map(({ id }) => id)).toEqual(ids.toReversed().slice(0, 3));
  expect(await shop.stripe.events.retrieve(ids[0] ?? '')).toMatchObject({ data: { object: { name: 'one' } } });
  const walked: string[] = [];
  for await (const event of shop.stripe.events.list({ limit: 3 })) walked.push(event.id);
  expect(walked).toEqual(ids.toReversed());
});

test('events held back are delivered by hand, in the order and as often as is asked', async () => {
  const { told, hook } = await webhook();
  const shop = await openShop({ stripeWebhook: hook });
  shop.vendor.manner({ hold: true });
  const [first = '', second = ''] = await eightCustomers(shop);
  await shop.sandbox.control.settled();
  expect(told).toEqual([]);
  await shop.vendor.deliver([second, first, second]);
  expect(told.map(({ id }) => id)).toEqual([second, first, second]);
  shop.vendor.manner({});
  await shop.sandbox.control.settled();
  expect(told).toHaveLength(3 + 6);
});

test('events are lost, repeated and mixed up as the seed says', async () => {
  const { told, hook } = await webhook();
  const shop = await openShop({ stripeWebhook: hook });
  const manner = { lose: 0.3, repeat: 0.3, seed: 7 };
  shop.vendor.manner({ ...manner, hold: true });
  const ids = await eightCustomers(shop);
  shop.vendor.manner({ ...manner, shuffle: true });
  await shop.sandbox.control.settled();
  const got = told.map(({ id }) => id);
  expect(new Set(got).size).toBeLessThan(ids.length);
  expect(new Set(got).size).toBeLessThan(got.length);
  const inOrder = got.toSorted((a, b) => ids.indexOf(a) - ids.indexOf(b));
  expect(got).not.toEqual(inOrder);
});

test('a webhook that refuses is tried again until it takes the event', async () => {
  let refusals = 2;
  const { told, hook } = await webhook(() => (refusals-- > 0 ? 500 : 200));
  const shop = await openShop({ stripeWebhook: hook });
  shop.vendor.manner({ retryMs: 1 });
  await shop.stripe.customers.create({ name: 'one' });
  await expect.poll(() => shop.vendor.outcomes.map(({ status }) => status)).toEqual([500, 500, 200]);
  expect(new Set(told.map(({ id }) => id)).size).toBe(1);
});

test('a request repeated with its key is done once, even when its answer was lost', async () => {
  const shop = await openShop();
  const customer = await shop.customer(GOOD_CARD);
  const credit = () =>
    shop.stripe.customers.createBalanceTransaction(
      customer,
      { amount: -2400, currency: 'usd' },
      { idempotencyKey: 'credit-1' },
    );
  // The vendor's library tries once more by itself on a connection that it has used before.
  shop.sandbox.control.fault({ path: '/v1/customers', method: 'POST', status: 0, afterCommit: true, times: 2 });
  await expect(credit()).rejects.toMatchObject({ type: 'StripeConnectionError' });
  shop.sandbox.control.fault({ path: '/v1/customers', status: 429, retryAfterSeconds: 1 });
  await expect(credit()).rejects.toMatchObject({ type: 'StripeRateLimitError', statusCode: 429 });
  const answer = await credit();
  expect(answer.ending_balance).toBe(-2400);
  expect(await shop.stripe.customers.retrieve(customer)).toMatchObject({ balance: -2400 });
  const other = shop.stripe.customers.update(customer, { name: 'Other' }, { idempotencyKey: 'credit-1' });
  await expect(other).rejects.toMatchObject({ type: 'StripeIdempotencyError' });
});

test('the vendor refuses in its own way, and what breaks its description is a failure that is recorded', async () => {
  const shop = await openShop();
  await expect(shop.stripe.customers.retrieve('cus_nobody')).rejects.toMatchObject({
    type: 'StripeInvalidRequestError',
    statusCode: 404,
    code: 'resource_missing',
  });
  await expect(shop.stripe.customers.create({}, { apiKey: 'sk_test_other' })).rejects.toMatchObject({
    type: 'StripeAuthenticationError',
  });
  const unknown = { email: 'dana@acme.test', nonsense: 'x' };
  await expect(shop.stripe.customers.create(unknown)).rejects.toMatchObject({ statusCode: 500 });
  await expect(shop.stripe.refunds.create({ charge: 'ch_1' })).rejects.toMatchObject({ statusCode: 404 });
  expect(shop.sandbox.control.violations.map(({ reason }) => reason)).toEqual([
    'body must NOT have additional properties (nonsense)',
  ]);
});
