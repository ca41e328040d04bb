import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { stripePayments } from '@/adapters/stripe/payments';
import { closeDatabase, openDatabase } from '@/db/client';
import { applyDueEvents, receiveEvent } from '@/modules/billing/commands/events';
import { SANDBOX_STRIPE } from '../../sandbox/start';

// A process of the product that can be killed: `receive` takes events of the payment vendor, `apply` applies what was taken.
const [role = '', databaseUrl = '', apiBase = '', port = '0'] = process.argv.slice(2);
const { secretKey, webhookSecret } = SANDBOX_STRIPE;
const payments = stripePayments({ secretKey, webhookSecret, apiBase });
const clock = { now: async () => Date.now() };
openDatabase(databaseUrl, 2);

if (role === 'apply') {
  await applyDueEvents({ payments, clock });
  await closeDatabase();
} else {
  const take = async (request: Request) => {
    const taken = await receiveEvent(await request.text(), request.headers.get('stripe-signature'), {
      payments,
      clock,
    });
    return new Response(null, { status: taken ? 200 : 400 });
  };
  createServer(getRequestListener(take)).listen(Number(port), '127.0.0.1');
}
