import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import Stripe from 'stripe';
import { stripePayments } from '@/adapters/stripe/payments';
import { database } from '@/db/client';
import { compareBooks } from '@/modules/billing/commands/compare-books';
import { applyDueEvents, receiveEvent } from '@/modules/billing/commands/events';
import { remind } from '@/modules/billing/commands/reminders';
import type { PaymentPort } from '@/ports/payments';
import type { Runtime } from '@/ports/runtime';
import { SANDBOX_STRIPE, type Sandbox, startSandbox } from '../../sandbox/start';

/** Where lives begin: the last day of a month, which most months lack. */
const BEGINNING = Date.UTC(2027, 0, 31, 10);

/** How events reach the product: shares of those that are lost, that come twice, and whether in any order. */
export interface Luck {
  readonly lose: number;
  readonly repeat: number;
  readonly shuffle: boolean;
  readonly seed: number;
}

/** The vendor's stand-in and the product's billing, with a clock that stands still until it is moved. */
export interface World {
  readonly sandbox: Sandbox;
  /** To look at the vendor's books, not to change them. */
  readonly vendor: Stripe;
  readonly runtime: Pick<Runtime, 'settings' | 'clock'> & { readonly payments: PaymentPort };
  /** Epoch seconds. */
  now(): number;
  /** Moves the clock, and lets the product do all that follows. */
  pass(seconds: number): Promise<void>;
  /** What has happened is delivered as luck has it, and applied. */
  settle(): Promise<void>;
  /** The product compares its books with the vendor's. @returns how many differences it found */
  compare(): Promise<number>;
  close(): Promise<void>;
}

/** Opens a world in which nobody lives yet. */
export async function openWorld(luck: Luck): Promise<World> {
  let product: World['runtime'] | undefined;
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const signature = request.headers['stripe-signature'];
    const raw = Buffer.concat(parts).toString('utf8');
    const taken = product && (await receiveEvent(raw, typeof signature === 'string' ? signature : null, product));
    response.writeHead(taken ? 200 : 400).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const sandbox = await startSandbox({
    realTime: () => BEGINNING,
    stripeWebhook: { url, secret: SANDBOX_STRIPE.webhookSecret },
  });
  const { hostname: host, port } = new URL(sandbox.stripeApiBase);
  const vendor = new Stripe(SANDBOX_STRIPE.secretKey, { host, port, protocol: 'http', telemetry: false });
  const runtime = productOf(sandbox);
  product = runtime;
  const manner = { lose: luck.lose, repeat: luck.repeat, shuffle: luck.shuffle, seed: luck.seed };
  let offset = 0;

  const settle = async () => {
    sandbox.control.stripe.manner(manner);
    await sandbox.control.stripe.settled();
    sandbox.control.stripe.manner({ ...manner, hold: true });
    await applyDueEvents(runtime);
  };
  sandbox.control.stripe.manner({ ...manner, hold: true });
  return {
    sandbox,
    vendor,
    runtime,
    now: () => Math.floor(sandbox.control.now() / 1000),
    async pass(seconds) {
      offset += seconds * 1000;
      sandbox.control.setClockOffset(offset);
      await settle();
      await remind(runtime);
    },
    settle,
    compare: async () => (await compareBooks(runtime.payments, await runtime.clock.now())).differences.length,
    async close() {
      await sandbox.stop();
      await new Promise((resolve) => server.close(resolve));
      await database().execute(sql`truncate users, teams, billing_accounts, vendor_events, coupons cascade`);
    },
  };
}

function productOf(sandbox: Sandbox): World['runtime'] {
  const { secretKey, webhookSecret } = SANDBOX_STRIPE;
  const settings = {
    billing: true,
    baseUrl: 'http://localhost:3000',
    grandfatherBefore: 0,
    paymentKey: null,
  } as Runtime['settings'];
  return {
    payments: stripePayments({ secretKey, webhookSecret, apiBase: sandbox.stripeApiBase }),
    clock: { now: async () => sandbox.control.now() },
    settings,
  };
}
