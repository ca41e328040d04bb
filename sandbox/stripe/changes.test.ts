import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { DAY, GOOD_CARD, openShop } from './test-shop';

const HALF = 15 * DAY;
/** A period of thirty days, so that shares are whole. */
const THIRTY_DAYS = { interval: 'day' as const, interval_count: 30 };

test('a change in mid-period costs what its preview said, on the next invoice', async () => {
  const shop = await openShop();
  const basic = await shop.price(2400, { recurring: THIRTY_DAYS });
  const pro = await shop.price(7900, { recurring: THIRTY_DAYS });
  const customer = await shop.customer(GOOD_CARD);
  const { id, items } = await shop.stripe.subscriptions.create({ customer, items: [{ price: basic.id }] });
  const start = items.data[0]?.current_period_start ?? 0;
  const asked = {
    items: [{ id: items.data[0]?.id ?? '', price: pro.id }],
    proration_behavior: 'create_prorations' as const,
    proration_date: start + HALF,
  };
  shop.pass(HALF);
  const preview = await shop.stripe.invoices.createPreview({ subscription: id, subscription_details: asked });
  expect(preview.lines.data.map(({ amount }) => amount)).toEqual([-1200, 3950, 7900]);
  expect(preview).toMatchObject({ amount_due: 10_650, billing_reason: 'upcoming', status: 'draft' });
  await shop.stripe.subscriptions.update(id, asked);
  expect((await shop.stripe.invoices.list({ customer })).data).toHaveLength(1);
  shop.pass(HALF + 3600);
  const [next] = (await shop.stripe.invoices.list({ customer })).data;
  expect(next).toMatchObject({ status: 'paid', amount_paid: preview.amount_due });
  expect(shop.sandbox.control.violations).toEqual([]);
});

test('seats by volume: from the fifth on all of them cost less, and the rest of the period is credited', async () => {
  const shop = await openShop();
  const team = await shop.price(0, {
    unit_amount: undefined,
    billing_scheme: 'tiered',
    tiers_mode: 'volume',
    tiers: [
      { up_to: 4, unit_amount: 2000 },
      { up_to: 'inf', unit_amount: 1700 },
    ],
    recurring: THIRTY_DAYS,
  });
  expect(team).toMatchObject({ billing_scheme: 'tiered', unit_amount: null });
  const customer = await shop.customer(GOOD_CARD);
  const subscription = await shop.stripe.subscriptions.create({
    customer,
    items: [{ price: team.id, quantity: 4 }],
    expand: ['latest_invoice'],
  });
  expect((subscription.latest_invoice as Stripe.Invoice).amount_paid).toBe(8000);
  shop.pass(HALF);
  const item = subscription.items.data[0]?.id ?? '';
  const proration_date = (subscription.items.data[0]?.current_period_start ?? 0) + HALF;
  await shop.stripe.subscriptions.update(subscription.id, { items: [{ id: item, quantity: 5 }], proration_date });
  const next = await shop.stripe.invoices.createPreview({ subscription: subscription.id });
  expect(next.lines.data.map(({ amount }) => amount)).toEqual([-4000, 4250, 8500]);
});

test('another interval begins a new period at once, and what was not used is credited', async () => {
  const shop = await openShop();
  const monthly = await shop.price(2400, { recurring: THIRTY_DAYS });
  const yearly = await shop.price(22_800, { recurring: { interval: 'year' } });
  const customer = await shop.customer(GOOD_CARD);
  const before = await shop.stripe.subscriptions.create({ customer, items: [{ price: monthly.id }] });
  shop.pass(HALF);
  const after = await shop.stripe.subscriptions.update(before.id, {
    items: [{ id: before.items.data[0]?.id ?? '', price: yearly.id }],
    proration_date: before.start_date + HALF,
    expand: ['latest_invoice'],
  });
  expect(after.latest_invoice).toMatchObject({
    status: 'paid',
    billing_reason: 'subscription_update',
    amount_paid: 22_800 - 1200,
  });
  expect(after.billing_cycle_anchor).toBe(after.items.data[0]?.current_period_start);
});

test('less than was paid becomes credit on the balance, and the next invoices use it up', async () => {
  const shop = await openShop();
  const pro = await shop.price(7900, { recurring: THIRTY_DAYS });
  const basic = await shop.price(2400, { recurring: THIRTY_DAYS });
  const customer = await shop.customer(GOOD_CARD);
  const { id, items, start_date } = await shop.stripe.subscriptions.create({ customer, items: [{ price: pro.id }] });
  shop.pass(60);
  await shop.stripe.subscriptions.update(id, {
    items: [{ id: items.data[0]?.id ?? '', price: basic.id }],
    proration_behavior: 'always_invoice',
    proration_date: start_date,
  });
  expect(await shop.stripe.customers.retrieve(customer)).toMatchObject({ balance: -5500 });
  shop.pass(91 * DAY);
  expect(await shop.stripe.customers.retrieve(customer)).toMatchObject({ balance: 0 });
  const entries = await shop.stripe.customers.listBalanceTransactions(customer);
  expect(entries.data.map(({ amount }) => amount).toReversed()).toEqual([-5500, 2400, 2400, 700]);
  const invoices = await shop.stripe.invoices.list({ customer });
  expect(invoices.data.map((invoice) => invoice.amount_paid)).toEqual([1700, 0, 0, 0, 7900]);
});

test('credit given is taken by the next invoice, and comes back when that is voided', async () => {
  const shop = await openShop();
  const price = await shop.price(2400);
  const customer = await shop.customer('4000000000000341');
  const given = { amount: -1000, currency: 'usd', description: 'Referral' };
  const first = await shop.stripe.customers.createBalanceTransaction(customer, given, { idempotencyKey: 'r1' });
  const again = await shop.stripe.customers.createBalanceTransaction(customer, given, { idempotencyKey: 'r1' });
  expect(again.id).toBe(first.id);
  const subscription = await shop.stripe.subscriptions.create({ customer, items: [{ price: price.id }] });
  const invoice = await shop.stripe.invoices.retrieve(subscription.latest_invoice as string);
  expect(invoice).toMatchObject({ status: 'open', amount_due: 1400, starting_balance: -1000, ending_balance: 0 });
  await shop.stripe.invoices.voidInvoice(invoice.id);
  expect(await shop.stripe.customers.retrieve(customer)).toMatchObject({ balance: -1000 });
});

test('a coupon counts once, for some months or for ever; its limits hold', async () => {
  const shop = await openShop();
  const price = await shop.price(2400);
  const redeem = async (coupon: Stripe.CouponCreateParams) => {
    const customer = await shop.customer(GOOD_CARD);
    const { id } = await shop.stripe.coupons.create(coupon);
    await shop.stripe.subscriptions.create({ customer, items: [{ price: price.id }], discounts: [{ coupon: id }] });
    return customer;
  };
  const customers = [
    await redeem({ percent_off: 50, duration: 'once' }),
    await redeem({ amount_off: 400, currency: 'usd', duration: 'repeating', duration_in_months: 2 }),
    await redeem({ percent_off: 33.3, duration: 'forever' }),
  ];
  shop.pass(63 * DAY);
  const paid = async (customer: string) =>
    (await shop.stripe.invoices.list({ customer })).data.map((invoice) => invoice.amount_paid).toReversed();
  expect(await Promise.all(customers.map(paid))).toEqual([
    [1200, 2400, 2400],
    [2000, 2000, 2400],
    [1601, 1601, 1601],
  ]);

  const coupon = await shop.stripe.coupons.create({ percent_off: 10, duration: 'forever' });
  const code = await shop.stripe.promotionCodes.create({
    promotion: { type: 'coupon', coupon: coupon.id },
    code: 'SPRING',
    max_redemptions: 1,
  });
  const start = async () =>
    shop.stripe.subscriptions.create({
      customer: await shop.customer(GOOD_CARD),
      items: [{ price: price.id }],
      discounts: [{ promotion_code: code.id }],
      expand: ['discounts'],
    });
  expect((await start()).discounts[0]).toMatchObject({ promotion_code: code.id, source: { coupon: coupon.id } });
  await expect(start()).rejects.toMatchObject({ statusCode: 400, code: 'promotion_code_invalid' });
  const found = await shop.stripe.promotionCodes.list({ code: 'spring' });
  expect(found.data[0]).toMatchObject({ active: false, times_redeemed: 1, promotion: { coupon: coupon.id } });
  expect(shop.sandbox.control.violations).toEqual([]);
});

test('tax is a line of its own where it is computed, and part of the price where that includes it', async () => {
  const shop = await openShop();
  shop.vendor.setAccount({ taxPercent: { DE: 19 } });
  const buy = async (tax_behavior: 'exclusive' | 'inclusive') => {
    const price = await shop.price(2380, { tax_behavior });
    const customer = await shop.customer(GOOD_CARD);
    await shop.stripe.customers.update(customer, { address: { country: 'DE' } });
    const automatic_tax = { enabled: true };
    const { latest_invoice } = await shop.stripe.subscriptions.create({
      customer,
      items: [{ price: price.id }],
      automatic_tax,
    });
    return shop.stripe.invoices.retrieve(latest_invoice as string);
  };
  expect(await buy('exclusive')).toMatchObject({ amount_paid: 2832, total_excluding_tax: 2380, subtotal: 2380 });
  const inclusive = await buy('inclusive');
  expect(inclusive).toMatchObject({ amount_paid: 2380, total_excluding_tax: 2000 });
  expect(inclusive.total_taxes).toMatchObject([{ amount: 380, tax_behavior: 'inclusive', taxable_amount: 2000 }]);
});
