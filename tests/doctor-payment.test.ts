import { expect, it } from 'vitest';
import { paymentFindings } from '@/cli/doctor-payment';
import type { CatalogPrice } from '@/ports/payments';
import { openShop } from './support/stripe-shop';

const BASIC: CatalogPrice = {
  lookupKey: 'basic_monthly',
  plan: { key: 'basic', name: 'Basic' },
  interval: 'month',
  unit: { amount: 2400, currency: 'usd' },
  reduced: null,
};
const PRO: CatalogPrice = { ...BASIC, lookupKey: 'pro_monthly', unit: { amount: 7900, currency: 'usd' } };

async function operator() {
  const shop = await openShop();
  const environment = {
    BILLING: true,
    SANDBOX: false,
    BASE_URL: 'https://meet.example.test',
    STRIPE_SECRET_KEY: 'sk_test_sandbox',
    STRIPE_WEBHOOK_SECRET: 'whsec_sandbox',
    STRIPE_API_BASE: shop.sandbox.stripeApiBase,
    PUBLIC_STRIPE_KEY: 'pk_test_sandbox',
  };
  const said = async (over = {}) =>
    (await paymentFindings({ ...environment, ...over }, [BASIC, PRO])).map(({ state, text }) => `${state}: ${text}`);
  return { shop, said };
}

it('says what of the payment vendor is missing, and nothing of it where billing is off', async () => {
  const { shop, said } = await operator();
  await shop.price(2400, { lookup_key: 'basic_monthly' });
  await shop.price(5900, { lookup_key: 'pro_monthly' });
  expect(await said({ STRIPE_WEBHOOK_SECRET: 'sk_test_mistaken', PUBLIC_STRIPE_KEY: 'pk_live_x' })).toEqual([
    'note: Stripe answers, with a test key: no money moves',
    'bad: One of STRIPE_SECRET_KEY and PUBLIC_STRIPE_KEY is live, the other a test key',
    'bad: STRIPE_WEBHOOK_SECRET is no signing secret',
    'bad: Stripe sends no events to https://meet.example.test/api/stripe/webhook',
    'ok: The price basic_monthly is the same at Stripe',
    'bad: The price pro_monthly is another one at Stripe',
  ]);
  expect(await said({ BILLING: false })).toEqual(['note: Billing is off: everything is included for everybody']);
  expect(await said({ STRIPE_SECRET_KEY: 'sk_test_another' })).toEqual([
    expect.stringContaining('bad: Stripe does not answer with this key'),
  ]);
});

it('is content where all events come, and misses those that do not', async () => {
  const { shop, said } = await operator();
  const url = 'https://meet.example.test/api/stripe/webhook';
  const { id } = await shop.stripe.webhookEndpoints.create({ url, enabled_events: ['invoice.paid'] });
  expect((await said())[3]).toContain('bad: Stripe does not send checkout.session.completed');
  await shop.stripe.webhookEndpoints.update(id, { enabled_events: ['*'] });
  expect((await said())[3]).toBe(`ok: Stripe sends its events to ${url}`);
  expect((await said())[4]).toBe('note: Stripe has no price basic_monthly yet');
});
