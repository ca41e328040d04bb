import type Stripe from 'stripe';
import { samePrice } from '@/adapters/stripe/catalogue';
import { stripeClient } from '@/adapters/stripe/client';
import type { ServerEnvironment } from '@/config/environment';
import { closeDatabase, openDatabase } from '@/db/client';
import { offeredPlans } from '@/modules/billing/queries/catalogue';
import type { CatalogPrice } from '@/ports/payments';
import { bad, type Finding, note, ok } from '@/supervisor/doctor/finding';

type Environment = Pick<
  ServerEnvironment,
  | 'BILLING'
  | 'SANDBOX'
  | 'BASE_URL'
  | 'STRIPE_SECRET_KEY'
  | 'STRIPE_WEBHOOK_SECRET'
  | 'STRIPE_API_BASE'
  | 'PUBLIC_STRIPE_KEY'
>;

const KEYS = 'https://dashboard.stripe.com/apikeys has the key of your account; it is set as STRIPE_SECRET_KEY.';
const WEBHOOK = '/api/stripe/webhook';
/** What the product learns by events; an endpoint that has `*` has them all. */
const EVENTS = [
  'checkout.session.completed',
  'checkout.session.expired',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'customer.updated',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.finalized',
  'invoice.voided',
  'credit_note.created',
];

/** Whether people can pay here: the key, where the vendor sends its events, and its prices. `prices` null: they are not known now. */
export async function paymentFindings(
  environment: Environment,
  prices: readonly CatalogPrice[] | null,
): Promise<Finding[]> {
  const {
    BILLING,
    SANDBOX,
    STRIPE_SECRET_KEY: secretKey = '',
    STRIPE_WEBHOOK_SECRET: webhookSecret = '',
  } = environment;
  if (!BILLING) return [note('Billing is off: everything is included for everybody')];
  const stripe = stripeClient({ secretKey, webhookSecret, apiBase: environment.STRIPE_API_BASE ?? null });
  const found = await pricesAt(stripe, prices ?? []);
  if (typeof found === 'string') {
    return [bad(`Stripe does not answer with this key: ${found}`, SANDBOX ? 'The sandbox has to run.' : KEYS)];
  }
  return [
    SANDBOX ? note('Stripe is the sandbox’s stand-in: no money moves') : keyFinding(secretKey),
    ...(SANDBOX ? [] : pairFinding(secretKey, environment.PUBLIC_STRIPE_KEY)),
    webhookSecret.startsWith('whsec_')
      ? ok('The secret of the webhook has the form of one')
      : bad('STRIPE_WEBHOOK_SECRET is no signing secret', 'It begins with whsec_; Stripe shows it with the endpoint.'),
    ...(SANDBOX ? [] : [await endpointFinding(stripe, environment.BASE_URL)]),
    ...(prices ?? []).map((price) => priceFinding(price, found.get(price.lookupKey))),
  ];
}

/** What is offered as the database has it; null where that is not reached. */
export async function pricesOffered(databaseUrl: string): Promise<CatalogPrice[] | null> {
  openDatabase(databaseUrl, 1);
  try {
    return (await offeredPlans()).flatMap((plan) => plan.prices);
  } catch {
    return null;
  } finally {
    await closeDatabase();
  }
}

/** By lookup key, as Stripe has them; a text where it does not answer. */
async function pricesAt(stripe: Stripe, prices: readonly CatalogPrice[]) {
  const keys = prices.map(({ lookupKey }) => lookupKey);
  try {
    const query = keys.length > 0 ? { lookup_keys: keys } : {};
    const { data } = await stripe.prices.list({ ...query, limit: 100, expand: ['data.tiers'] });
    return new Map(data.map((price) => [price.lookup_key, price]));
  } catch (error) {
    return (error as Error).message;
  }
}

function keyFinding(key: string): Finding {
  if (key.includes('_live_')) return ok('Stripe answers, with a live key');
  return note('Stripe answers, with a test key: no money moves', KEYS);
}

function pairFinding(secretKey: string, publicKey: string): Finding[] {
  const other = publicKey.includes('_live_') !== secretKey.includes('_live_');
  if (publicKey === 'pk_test_sandbox')
    return [note('People pay on Stripe’s page', 'With PUBLIC_STRIPE_KEY, within yours.')];
  if (!other) return [ok('People pay within your page')];
  return [bad('One of STRIPE_SECRET_KEY and PUBLIC_STRIPE_KEY is live, the other a test key', KEYS)];
}

async function endpointFinding(stripe: Stripe, baseUrl: string): Promise<Finding> {
  const url = baseUrl.replace(/\/$/, '') + WEBHOOK;
  const { data } = await stripe.webhookEndpoints.list({ limit: 100 });
  const endpoint = data.find((one) => one.url === url && one.status === 'enabled');
  const hint = `Add it at https://dashboard.stripe.com/webhooks, with the events\n${EVENTS.join(', ')}.`;
  if (!endpoint) return bad(`Stripe sends no events to ${url}`, hint);
  const missing = endpoint.enabled_events.includes('*')
    ? []
    : EVENTS.filter((event) => !endpoint.enabled_events.some((one) => one === event));
  if (missing.length > 0) return bad(`Stripe does not send ${missing.join(', ')}`, hint);
  return ok(`Stripe sends its events to ${url}`);
}

function priceFinding(price: CatalogPrice, there: Stripe.Price | undefined): Finding {
  const { lookupKey } = price;
  if (!there) return note(`Stripe has no price ${lookupKey} yet`, 'It is made there when somebody first chooses it.');
  if (samePrice(there, price)) return ok(`The price ${lookupKey} is the same at Stripe`);
  return bad(
    `The price ${lookupKey} is another one at Stripe`,
    'Nobody can choose it: nothing is billed that your pages do not show. Take its lookup key away there.',
  );
}
