import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll } from 'vitest';
import { stripePayments } from '@/adapters/stripe/payments';
import { database } from '@/db/client';
import { users } from '@/db/schema/identity';
import { applyDueEvents } from '@/modules/billing/commands/events';
import type { Role } from '@/modules/identity/schema';
import type { PaymentPort } from '@/ports/payments';
import type { Runtime } from '@/ports/runtime';
import { createApi } from '@/server/app';
import { SANDBOX_STRIPE, type Sandbox, startSandbox } from '../../sandbox/start';
import { apiAs, type CallProduct } from './api';
import { mailboxRuntime } from './mailbox';

/** A card that pays. */
export const CARD = '4242424242424242';

export interface Person {
  readonly id: string;
  readonly email: string;
  readonly call: CallProduct;
}

/** The product with the payment vendor's stand-in: its webhook is served over HTTP, its events are applied by `settle`. */
export interface BillingWorld {
  sandbox: Sandbox;
  runtime: Runtime & { readonly payments: PaymentPort };
  person(role?: Role): Promise<Person>;
  /** Has every event delivered and applied. */
  settle(): Promise<void>;
  /** Moves the sandbox's clock on, and has what comes of it delivered and applied. */
  pass(ms: number): Promise<void>;
  /** Opens a checkout and pays on the vendor's page. @returns the session */
  subscribe(person: Person, body?: object, card?: string): Promise<string>;
}

/** Call it at the top level of the file, behind `useDatabase`. */
export function useBilling(): BillingWorld {
  const world = {} as BillingWorld;
  let server: Server;
  let offset = 0;
  beforeAll(async () => {
    const sandbox = await startSandbox();
    const base = mailboxRuntime();
    const payments = stripePayments({
      secretKey: SANDBOX_STRIPE.secretKey,
      webhookSecret: SANDBOX_STRIPE.webhookSecret,
      apiBase: sandbox.stripeApiBase,
    });
    const runtime = {
      ...base,
      clock: { now: async () => sandbox.control.now() },
      payments,
      settings: { ...base.settings, billing: true },
    };
    server = createServer(getRequestListener(createApi(runtime).fetch));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/stripe/webhook`;
    sandbox.control.stripe.setWebhook({ url, secret: SANDBOX_STRIPE.webhookSecret });
    const settle = async () => {
      await sandbox.control.stripe.settled();
      await applyDueEvents(runtime);
    };
    Object.assign(world, {
      sandbox,
      runtime,
      settle,
      async person(role: Role = 'USER') {
        const email = `${randomUUID()}@acme.test`;
        const [row] = await database().insert(users).values({ email, role, name: 'Kim Lee' }).returning();
        return { id: row!.id, email, call: await apiAs(runtime, row!.id) };
      },
      async pass(ms: number) {
        offset += ms;
        sandbox.control.setClockOffset(offset);
        sandbox.control.stripe.catchUp();
        await settle();
      },
      async subscribe({ call }: Person, body: object = {}, card = CARD) {
        const answer = await call('POST', '/api/stripe/checkout', body);
        const opened = (await answer.json()) as { sessionId: string; url: string };
        await fetch(opened.url, { method: 'POST', body: new URLSearchParams({ number: card }), redirect: 'manual' });
        await settle();
        return opened.sessionId;
      },
    } satisfies Partial<BillingWorld>);
  });
  afterAll(async () => {
    await new Promise((resolve) => server.close(resolve));
    await world.sandbox.stop();
  });
  return world;
}
