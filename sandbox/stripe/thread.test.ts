import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { afterEach, expect, test } from 'vitest';
import { SANDBOX_STRIPE, type Sandbox, startSandbox } from '../start';

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

/** A product that keeps what its webhook is told, each event checked by the vendor's own library. */
async function webhook(stripe: () => Stripe) {
  const told: Stripe.Event[] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const signature = request.headers['stripe-signature'] as string;
    told.push(stripe().webhooks.constructEvent(Buffer.concat(parts), signature, SANDBOX_STRIPE.webhookSecret));
    response.writeHead(200).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => new Promise((resolve) => server.close(resolve)));
  return { told, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
}

function sdk(sandbox: Sandbox) {
  const { hostname, port } = new URL(sandbox.stripeApiBase);
  return new Stripe(SANDBOX_STRIPE.secretKey, { host: hostname, port, protocol: 'http', telemetry: false });
}

test('a customer subscribes on the hosted page, and the webhook is told by signed events', async () => {
  let stripe: Stripe | undefined;
  const { told, url } = await webhook(() => stripe as Stripe);
  const sandbox = await startSandbox({ stripeWebhook: { url, secret: SANDBOX_STRIPE.webhookSecret } });
  closers.push(() => sandbox.stop());
  stripe = sdk(sandbox);

  const product = await stripe.products.create({ name: 'Basic' });
  await stripe.prices.create({
    product: product.id,
    currency: 'usd',
    unit_amount: 2400,
    recurring: { interval: 'month' },
    lookup_key: 'basic_monthly',
  });
  const customer = await stripe.customers.create({ email: 'dana@acme.test', metadata: { user: 'u1' } });
  const found = await stripe.prices.list({ lookup_keys: ['basic_monthly'], active: true, expand: ['data.product'] });
  expect(found.data[0]?.product).toMatchObject({ name: 'Basic' });
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    ui_mode: 'hosted_page',
    customer: customer.id,
    line_items: [{ price: found.data[0]?.id ?? '', quantity: 1 }],
    success_url: 'http://localhost:3000/checkout/return?session_id={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://localhost:3000/pricing',
  });
  expect(session).toMatchObject({ status: 'open', payment_status: 'unpaid', amount_total: 2400 });

  const page = await fetch(session.url as string);
  expect(await page.text()).toContain('$24.00');
  const submit = (number: string) =>
    fetch(session.url as string, { method: 'POST', body: new URLSearchParams({ number }), redirect: 'manual' });
  expect(await (await submit('4000000000000002')).text()).toContain('Your card was declined.');
  const paid = await submit('4242 4242 4242 4242');
  expect(paid.headers.get('location')).toBe(`http://localhost:3000/checkout/return?session_id=${session.id}`);

  const complete = await stripe.checkout.sessions.retrieve(session.id, {
    expand: ['subscription.latest_invoice', 'line_items'],
  });
  expect(complete).toMatchObject({ status: 'complete', payment_status: 'paid', url: null });
  expect(complete.subscription).toMatchObject({
    status: 'active',
    latest_invoice: { status: 'paid', amount_paid: 2400, billing_reason: 'subscription_create' },
  });
  await sandbox.control.settled();
  expect(told.map(({ type }) => type)).toEqual([
    'product.created',
    'price.created',
    'customer.created',
    'customer.subscription.created',
    'invoice.created',
    'invoice.finalized',
    'invoice.paid',
    'invoice.payment_succeeded',
    'customer.subscription.updated',
    'checkout.session.completed',
  ]);
  expect(sandbox.control.violations).toEqual([]);
});
