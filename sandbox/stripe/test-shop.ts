import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { onTestFinished } from 'vitest';
import { SANDBOX_STRIPE, type SandboxOptions, startSandbox } from '../start';

export const DAY = 86_400;

/** A sandbox, the vendor's own library to speak to it, and a clock that is only moved forward. Ends with the test. */
export async function openShop(options: SandboxOptions = {}) {
  const sandbox = await startSandbox(options);
  let open = true;
  const close = async () => {
    if (open) await sandbox.stop();
    open = false;
  };
  onTestFinished(close);
  const { hostname: host, port } = new URL(sandbox.stripeApiBase);
  const stripe = new Stripe(SANDBOX_STRIPE.secretKey, {
    host,
    port,
    protocol: 'http',
    telemetry: false,
    maxNetworkRetries: 0,
  });
  let offset = 0;
  return {
    sandbox,
    stripe,
    vendor: sandbox.control.stripe,
    close,
    /** Sandbox time in epoch seconds. */
    now: () => Math.floor(sandbox.control.now() / 1000),
    pass(seconds: number) {
      offset += seconds * 1000;
      sandbox.control.setClockOffset(offset);
    },
    /** A monthly price in dollars' cents. */
    async price(amount: number, more: Partial<Stripe.PriceCreateParams> = {}) {
      const product = await stripe.products.create({ name: 'Basic' });
      const recurring = { interval: 'month' as const };
      return stripe.prices.create({ product: product.id, currency: 'usd', unit_amount: amount, recurring, ...more });
    },
    /** A customer, with a card if a number is given. */
    async customer(card?: string) {
      const customer = await stripe.customers.create({ email: 'dana@acme.test' });
      if (card) sandbox.control.stripe.giveCard(customer.id, card);
      return customer.id;
    },
    /** Types of everything that happened since an instant, as far back as the vendor tells. */
    types: (since = 0) =>
      sandbox.control.stripe
        .events()
        .filter(({ created }) => created >= since)
        .map(({ type }) => type),
  };
}

export type Shop = Awaited<ReturnType<typeof openShop>>;

export const GOOD_CARD = '4242424242424242';
export const BAD_CARD = '4000000000000341';

/** A webhook that keeps what it is told, each event checked by the vendor's own library. Ends with the test. */
export async function webhook(answer: (event: Stripe.Event) => number = () => 200) {
  const told: Stripe.Event[] = [];
  const library = new Stripe(SANDBOX_STRIPE.secretKey);
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const signature = request.headers['stripe-signature'] as string;
    const at = Number(/t=(\d+)/.exec(signature)?.[1]);
    const { webhookSecret } = SANDBOX_STRIPE;
    const body = Buffer.concat(parts);
    const event = library.webhooks.constructEvent(body, signature, webhookSecret, 300, undefined, at);
    told.push(event);
    response.writeHead(answer(event)).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => void server.close(() => resolve())));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return { told, hook: { url, secret: SANDBOX_STRIPE.webhookSecret } };
}
