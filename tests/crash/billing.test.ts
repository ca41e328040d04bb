import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import Stripe from 'stripe';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { database } from '@/db/client';
import { billingAccounts, subscriptions, vendorEvents } from '@/db/schema/billing';
import { freePort } from '@/supervisor/free-port';
import { SANDBOX_STRIPE, type Sandbox, startSandbox } from '../../sandbox/start';
import { type Bundled, bundled } from '../support/bundled';
import { useDatabase } from '../support/database';
import { freshUser } from '../support/fresh-user';

const { url: databaseUrl } = useDatabase();
let program: Bundled;

beforeAll(async () => {
  program = await bundled('tests/crash/billing-process.ts');
});
afterAll(() => program.remove());

/** Starts a process of the product. */
function product(role: 'apply' | 'receive', sandbox: Sandbox, port = 0): ChildProcess {
  const args = [program.file, role, databaseUrl(), sandbox.stripeApiBase, String(port)];
  const child = spawn(process.execPath, args, { stdio: 'ignore' });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

async function listening(port: number): Promise<void> {
  await expect
    .poll(
      () =>
        new Promise<boolean>((resolve) => {
          const socket = connect(port, '127.0.0.1', () => {
            socket.destroy();
            resolve(true);
          });
          socket.on('error', () => resolve(false));
        }),
    )
    .toBe(true);
}

/** Somebody who has subscribed at the vendor, of which the product has not heard. */
async function subscribed(sandbox: Sandbox): Promise<string> {
  const { hostname: host, port } = new URL(sandbox.stripeApiBase);
  const stripe = new Stripe(SANDBOX_STRIPE.secretKey, { host, port, protocol: 'http', telemetry: false });
  const product = await stripe.products.create({ name: 'Basic' });
  const price = await stripe.prices.create({
    product: product.id,
    currency: 'usd',
    unit_amount: 2_400,
    recurring: { interval: 'month' },
    lookup_key: 'basic_monthly',
  });
  const customer = await stripe.customers.create({ email: 'dana@acme.test' });
  sandbox.control.stripe.giveCard(customer.id, '4242424242424242');
  const { id: userId } = await freshUser('dana@acme.test');
  await database().insert(billingAccounts).values({ userId, customerId: customer.id, createdAt: new Date() });
  return (await stripe.subscriptions.create({ customer: customer.id, items: [{ price: price.id }] })).id;
}

const statusOf = async () => (await database().select({ status: subscriptions.status }).from(subscriptions))[0]?.status;

test('whoever is killed while taking an event, or while applying it, loses nothing', async () => {
  const sandbox = await startSandbox();
  onTestFinished(() => sandbox.stop());
  const vendor = sandbox.control.stripe;
  const port = await freePort();
  vendor.setWebhook({ url: `http://127.0.0.1:${port}/`, secret: SANDBOX_STRIPE.webhookSecret });
  vendor.manner({ hold: true });
  const id = await subscribed(sandbox);
  const event = vendor.events().find(({ type }) => type === 'customer.subscription.updated')?.id ?? '';

  // Killed between the vendor's request and the answer: whether the database had taken the event or not, the vendor was not
  // told so and sends it again.
  const taking = product('receive', sandbox, port);
  await listening(port);
  const blocker = new pg.Client({ connectionString: databaseUrl() });
  await blocker.connect();
  await blocker.query('begin; lock table vendor_events in access exclusive mode');
  const delivered = vendor.deliver([event]);
  await expect
    .poll(async () => {
      const { rows } = await database().execute<{ n: string }>(
        sql`select count(*) as n from pg_stat_activity where wait_event_type = 'Lock' and query like 'insert into "vendor_events"%'`,
      );
      return Number(rows[0]?.n);
    })
    .toBe(1);
  taking.kill('SIGKILL');
  await once(taking, 'exit');
  await delivered;
  await blocker.query('rollback');
  await blocker.end();
  expect(vendor.outcomes.map(({ status }) => status)).toEqual([0]);
  product('receive', sandbox, port);
  await listening(port);
  await vendor.deliver([event]);
  expect(await database().select().from(vendorEvents)).toMatchObject([{ id: event, state: 'pending' }]);

  // Killed between the claim and the end of applying it: it waits until the lease is over, and another one applies it.
  sandbox.control.fault({ path: `/v1/subscriptions/${id}`, delayMs: 15_000 });
  const applying = product('apply', sandbox);
  await expect.poll(async () => (await database().select().from(vendorEvents))[0]?.attempts).toBe(1);
  applying.kill('SIGKILL');
  await once(applying, 'exit');
  expect(await statusOf()).toBeUndefined();
  await database()
    .update(vendorEvents)
    .set({ nextAttemptAt: new Date(0) });
  sandbox.control.clearFaults();
  await once(product('apply', sandbox), 'exit');
  expect(await database().select().from(vendorEvents)).toMatchObject([{ state: 'applied', attempts: 2 }]);
  expect(await statusOf()).toBe('active');
});
