import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BAD_CARD, DAY, GOOD_CARD, openShop } from './test-shop';

const post = (url: string, fields: Record<string, string>) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

test('on the portal somebody changes their card, ends their plan and takes that back', async () => {
  const shop = await openShop();
  const price = await shop.price(2400);
  const customer = await shop.customer(GOOD_CARD);
  const { id } = await shop.stripe.subscriptions.create({ customer, items: [{ price: price.id }] });
  const { url } = await shop.stripe.billingPortal.sessions.create({
    customer,
    return_url: 'http://localhost:3000/back',
  });
  const page = await (await fetch(url)).text();
  expect(page).toContain('VISA ending in 4242');
  expect(page).toContain('http://localhost:3000/back');
  expect(await (await post(`${url}/cancel`, { subscription: id })).text()).toContain('Keep the plan');
  expect(await shop.stripe.subscriptions.retrieve(id)).toMatchObject({ cancel_at_period_end: true });
  await post(`${url}/renew`, { subscription: id });
  expect(await shop.stripe.subscriptions.retrieve(id)).toMatchObject({ cancel_at_period_end: false, cancel_at: null });
  const refused = await post(`${url}/card`, { number: '4000000000000002' });
  expect(await refused.text()).toContain('Your card was declined.');
  await post(`${url}/card`, { number: '5555 5555 5555 4444' });
  const retrieved = await shop.stripe.customers.retrieve(customer, {
    expand: ['invoice_settings.default_payment_method'],
  });
  expect(retrieved).toMatchObject({
    invoice_settings: { default_payment_method: { card: { brand: 'mastercard', last4: '4444' } } },
  });
});

test('an open invoice is paid on its page, and a session for the card alone leads back', async () => {
  const shop = await openShop();
  const price = await shop.price(2400);
  const customer = await shop.customer(GOOD_CARD);
  const { id } = await shop.stripe.subscriptions.create({ customer, items: [{ price: price.id }] });
  const flow = await shop.stripe.billingPortal.sessions.create({
    customer,
    flow_data: {
      type: 'payment_method_update',
      after_completion: { type: 'redirect', redirect: { return_url: 'http://localhost:3000/done' } },
    },
  });
  const changed = await post(`${flow.url}/card`, { number: BAD_CARD });
  expect(changed.headers.get('location')).toBe('http://localhost:3000/done');
  shop.pass(32 * DAY);
  const [open] = (await shop.stripe.invoices.list({ customer, status: 'open' })).data;
  const page = open?.hosted_invoice_url ?? '';
  expect(await (await fetch(page)).text()).toContain('Pay $24.00');
  await post(page, { number: GOOD_CARD });
  expect(await shop.stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'active' });
});

test('a checkout expires, takes codes, asks the bank, and starts a trial without a charge', async () => {
  const shop = await openShop();
  const price = await shop.price(2400);
  const coupon = await shop.stripe.coupons.create({ percent_off: 25, duration: 'forever' });
  await shop.stripe.promotionCodes.create({ promotion: { type: 'coupon', coupon: coupon.id }, code: 'SPRING' });
  const open = (more: object) =>
    shop.stripe.checkout.sessions.create({
      mode: 'subscription',
      line_items: [{ price: price.id, quantity: 1 }],
      success_url: 'http://localhost:3000/back?id={CHECKOUT_SESSION_ID}',
      ...more,
    });
  const late = await open({});
  shop.pass(DAY);
  expect(await shop.stripe.checkout.sessions.retrieve(late.id)).toMatchObject({ status: 'expired', url: null });
  expect(await (await fetch(late.url ?? '')).text()).toContain('This page has expired.');

  const coded = await open({ allow_promotion_codes: true });
  const fields = { email: 'jane@globex.test', number: '4000002500003155', code: 'nothing' };
  expect(await (await post(coded.url ?? '', fields)).text()).toContain('This code is invalid.');
  expect(await (await post(coded.url ?? '', { ...fields, code: 'spring' })).text()).toContain('is it you?');
  await post(coded.url ?? '', { ...fields, code: 'spring', authenticated: 'yes' });
  expect(await shop.stripe.checkout.sessions.retrieve(coded.id)).toMatchObject({
    status: 'complete',
    payment_status: 'paid',
    amount_total: 1800,
    customer_details: { email: 'jane@globex.test' },
  });

  const trial = await open({ subscription_data: { trial_end: shop.now() + 14 * DAY, metadata: { account: 'a1' } } });
  expect(trial.amount_total).toBe(0);
  await post(trial.url ?? '', { email: 'ben@acme.test', number: GOOD_CARD });
  const done = await shop.stripe.checkout.sessions.retrieve(trial.id, { expand: ['subscription'] });
  expect(done).toMatchObject({
    payment_status: 'no_payment_required',
    subscription: { status: 'trialing', metadata: { account: 'a1' } },
  });
  const embedded = await open({
    ui_mode: 'embedded_page',
    return_url: 'http://localhost:3000/r',
    success_url: undefined,
  });
  expect(embedded).toMatchObject({ ui_mode: 'embedded_page', url: null });
  expect(embedded.client_secret).toContain(embedded.id);
  expect(shop.sandbox.control.violations).toEqual([]);
});

test('what the vendor knows is still there after a restart, and goes on', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'stripe-'));
  const stateFile = join(folder, 'sandbox.json');
  const before = await openShop({ stateFile });
  const price = await before.price(2400);
  const customer = await before.customer(GOOD_CARD);
  await before.stripe.subscriptions.create({ customer, items: [{ price: price.id }] });
  await before.close();
  const after = await openShop({ stateFile });
  after.pass(32 * DAY);
  const invoices = await after.stripe.invoices.list({ customer });
  expect(invoices.data.map(({ status }) => status)).toEqual(['paid', 'paid']);
  await rm(folder, { recursive: true });
});
