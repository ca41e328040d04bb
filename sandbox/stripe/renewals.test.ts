import { expect, test } from 'vitest';
import { BAD_CARD, DAY, GOOD_CARD, openShop, type Shop } from './test-shop';

async function subscribed(shop: Shop, card = GOOD_CARD) {
  const price = await shop.price(2400);
  const customer = await shop.customer(card);
  const subscription = await shop.stripe.subscriptions.create({ customer, items: [{ price: price.id }] });
  return { customer, price, id: subscription.id, item: subscription.items.data[0]?.id ?? '' };
}

test('a subscription renews every month, and its invoice is a draft for an hour before it is paid', async () => {
  const shop = await openShop();
  const { id, customer } = await subscribed(shop);
  const first = await shop.stripe.subscriptions.retrieve(id);
  const end = first.items.data[0]?.current_period_end ?? 0;
  shop.pass(end - shop.now());
  const draft = await shop.stripe.invoices.list({ customer, limit: 1 });
  expect(draft.data[0]).toMatchObject({
    status: 'draft',
    billing_reason: 'subscription_cycle',
    amount_due: 2400,
    automatically_finalizes_at: end + 3600,
    parent: { subscription_details: { subscription: id } },
    lines: { data: [{ period: { start: end } }] },
  });
  shop.pass(3600);
  const paid = await shop.stripe.invoices.retrieve(draft.data[0]?.id ?? '');
  expect(paid).toMatchObject({ status: 'paid', amount_paid: 2400, amount_remaining: 0 });
  shop.pass(300 * DAY);
  const all = await shop.stripe.invoices.list({ customer, limit: 100 });
  expect(all.data.length).toBeGreaterThanOrEqual(10);
  expect(new Set(all.data.map(({ number }) => number)).size).toBe(all.data.length);
  expect(shop.sandbox.control.violations).toEqual([]);
});

test('a payment that fails is tried again on the days that are set, and then the subscription ends', async () => {
  const shop = await openShop();
  const { id, customer } = await subscribed(shop);
  shop.vendor.giveCard(customer, BAD_CARD);
  const end = (await shop.stripe.subscriptions.retrieve(id)).items.data[0]?.current_period_end ?? 0;
  shop.pass(end + 3600 - shop.now());
  const due = await shop.stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] });
  expect(due).toMatchObject({
    status: 'past_due',
    latest_invoice: { status: 'open', attempt_count: 1, next_payment_attempt: end + 3600 + 3 * DAY },
  });
  shop.pass(14 * DAY);
  expect(await shop.stripe.subscriptions.retrieve(id)).toMatchObject({
    status: 'canceled',
    ended_at: end + 3600 + 14 * DAY,
    cancellation_details: { reason: 'payment_failed' },
  });
  expect(shop.types(end).filter((type) => type === 'invoice.payment_failed')).toHaveLength(4);
  expect(shop.types(end).at(-1)).toBe('customer.subscription.deleted');
});

test('a card that works brings a subscription back that was past due', async () => {
  const shop = await openShop();
  const { id, customer } = await subscribed(shop);
  shop.vendor.giveCard(customer, BAD_CARD);
  shop.pass(32 * DAY);
  const [open] = (await shop.stripe.invoices.list({ customer, status: 'open' })).data;
  await expect(shop.stripe.invoices.pay(open?.id ?? '')).rejects.toMatchObject({ type: 'StripeCardError' });
  shop.vendor.giveCard(customer, GOOD_CARD);
  expect(await shop.stripe.invoices.pay(open?.id ?? '')).toMatchObject({ status: 'paid' });
  expect(await shop.stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'active' });
});

test('what is cancelled for the end of its period ends then, without another invoice', async () => {
  const shop = await openShop();
  const { id, customer } = await subscribed(shop);
  const asked = await shop.stripe.subscriptions.update(id, {
    cancel_at_period_end: true,
    cancellation_details: { feedback: 'too_expensive', comment: 'later' },
  });
  expect(asked).toMatchObject({ status: 'active', cancel_at: asked.items.data[0]?.current_period_end });
  shop.pass(40 * DAY);
  expect(await shop.stripe.subscriptions.retrieve(id)).toMatchObject({
    status: 'canceled',
    ended_at: asked.items.data[0]?.current_period_end,
    cancellation_details: { reason: 'cancellation_requested', feedback: 'too_expensive' },
  });
  expect((await shop.stripe.invoices.list({ customer })).data).toHaveLength(1);
});

test('while collection is paused invoices are void, and it goes on by itself on its day', async () => {
  const shop = await openShop();
  const { id, customer } = await subscribed(shop);
  const resumes = shop.now() + 80 * DAY;
  await shop.stripe.subscriptions.update(id, { pause_collection: { behavior: 'void', resumes_at: resumes } });
  shop.pass(70 * DAY);
  const invoices = await shop.stripe.invoices.list({ customer });
  expect(invoices.data.map(({ status }) => status)).toEqual(['void', 'void', 'paid']);
  shop.pass(30 * DAY);
  const resumed = await shop.stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] });
  expect(resumed).toMatchObject({ status: 'active', pause_collection: null, latest_invoice: { status: 'paid' } });
});

test('a trial without a card ends as was asked: paused, cancelled, or with an invoice that fails', async () => {
  const shop = await openShop();
  const price = await shop.price(2400);
  const trial = async (missing: 'cancel' | 'create_invoice' | 'pause') =>
    shop.stripe.subscriptions.create({
      customer: await shop.customer(),
      items: [{ price: price.id }],
      trial_period_days: 14,
      trial_settings: { end_behavior: { missing_payment_method: missing } },
    });
  const trials = [await trial('pause'), await trial('cancel'), await trial('create_invoice')];
  expect(trials.map(({ status }) => status)).toEqual(['trialing', 'trialing', 'trialing']);
  shop.pass(12 * DAY);
  expect(shop.types().filter((type) => type === 'customer.subscription.trial_will_end')).toHaveLength(3);
  shop.pass(3 * DAY);
  const after = await Promise.all(trials.map(({ id }) => shop.stripe.subscriptions.retrieve(id)));
  expect(after.map(({ status }) => status)).toEqual(['paused', 'canceled', 'past_due']);
  expect(shop.sandbox.control.violations).toEqual([]);
});

test('a bank debit is under way for days, and only then is it known whether it was paid', async () => {
  const shop = await openShop();
  const { id, customer } = await subscribed(shop, 'DE62370400440532013001');
  expect(await shop.stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'active' });
  const [open] = (await shop.stripe.invoices.list({ customer })).data;
  expect(open).toMatchObject({ status: 'open', amount_paid: 0 });
  shop.pass(3 * DAY);
  expect(shop.types().at(-1)).toBe('invoice.payment_failed');
});
