import { eq } from 'drizzle-orm';
import type Stripe from 'stripe';
import { totalOf } from '@/core/billing/seat-total';
import { database } from '@/db/client';
import { invoices, subscriptions } from '@/db/schema/billing';
import { prices } from '@/db/schema/plans';
import { accountOf } from '@/modules/billing/queries/accounts';
import { catalogPrice } from '@/modules/billing/queries/catalogue';
import { accountState, standingOfUser } from '@/modules/billing/queries/entitlement';
import { type Shown, wrongsDone } from './billed';
import { paidFor } from './entitlement';
import type { Life } from './life';
import type { World } from './world';

const RANKS = ['free', 'basic', 'pro', 'team'];

/** Everything of a customer at the vendor. */
async function vendorsBooks({ vendor }: World, customer: string) {
  const all = async <T>(list: Stripe.ApiListPromise<T>) => list.autoPagingToArray({ limit: 1_000 });
  const [subs, bills, entries, whole] = await Promise.all([
    all(vendor.subscriptions.list({ customer, status: 'all', limit: 100 })),
    all(vendor.invoices.list({ customer, limit: 100 })),
    all(vendor.customers.listBalanceTransactions(customer, { limit: 100 })),
    vendor.customers.retrieve(customer),
  ]);
  return { subscriptions: subs, invoices: bills, entries, balance: whole.deleted ? 0 : whole.balance };
}

/** Prices by the vendor's id, with what the product's pages show for each. */
export async function shownPrices({ vendor }: World): Promise<Map<string, Shown>> {
  const found = new Map<string, Shown>();
  for (const { id, lookup_key: key } of await vendor.prices.list({ limit: 100 }).autoPagingToArray({ limit: 100 })) {
    const price = await catalogPrice(key ?? '');
    if (price) found.set(id, { plan: price.lookupKey, total: (seats) => totalOf(price, seats) });
  }
  return found;
}

/** What the vendor had of a life when something last happened to it there. */
const seen = new WeakMap<Life, Books>();

/** What is not as it should be with a life at this instant, in words. */
export async function examine(
  world: World,
  life: Life,
  { prices, touched }: { readonly prices: ReadonlyMap<string, Shown>; readonly touched: ReadonlySet<string> },
): Promise<string[]> {
  const account = await accountOf(life.payer);
  const customer = account?.account.customerId ?? null;
  const isChanged = customer !== null && (touched.has(customer) || !seen.has(life));
  if (isChanged) seen.set(life, await vendorsBooks(world, customer));
  const books = seen.get(life) ?? null;
  const found = await misjudged(world, life, books);
  if (isChanged && books && account) {
    found.push(...wrongsDone(books, life.accepted, prices), ...(await disagreements(books, account.account.id)));
  }
  return found.map((what) => `${life.user.email} at ${world.now()}: ${what}`);
}

type Books = Awaited<ReturnType<typeof vendorsBooks>>;

/** What somebody may do is what their money, and their trials, give. */
async function misjudged(world: World, life: Life, books: Books | null): Promise<string[]> {
  const now = world.now();
  const paid = books ? paidFor(books, now) : [];
  const planOf = async (key: string) => {
    const [row] = await database().select({ plan: prices.plan }).from(prices).where(eq(prices.lookupKey, key));
    return row?.plan ?? 'free';
  };
  const { trials } = await accountState(life.user.id, true);
  const due = [
    'free',
    ...(await Promise.all(paid.map(planOf))),
    ...trials.filter(({ startedAt, endsAt }) => startedAt <= now * 1000 && now * 1000 < endsAt).map(({ plan }) => plan),
  ].sort((a, b) => RANKS.indexOf(b) - RANKS.indexOf(a))[0];
  const standing = await standingOfUser(life.user.id, true, now * 1000);
  return standing.plan.key === due ? [] : [`has ${standing.plan.key} (${standing.status}), their money gives ${due}`];
}

/** Our books against the vendor's. */
async function disagreements({ subscriptions: theirs, invoices: bills }: Books, accountId: string): Promise<string[]> {
  const found: string[] = [];
  const compare = (id: string, ours: object | undefined, vendors: object) => {
    const [left, right] = [JSON.stringify(ours), JSON.stringify(vendors)];
    if (left !== right) found.push(`${id}: our books say ${left}, the vendor's ${right}`);
  };
  const rows = await database().select().from(subscriptions).where(eq(subscriptions.accountId, accountId));
  for (const subscription of theirs) {
    const row = rows.find(({ id }) => id === subscription.id);
    const [item] = subscription.items.data;
    const { status, pause_collection: pause } = subscription;
    const runs = ['active', 'trialing', 'past_due'].includes(status);
    compare(
      subscription.id,
      row && {
        status: row.status,
        price: row.price,
        seats: row.seats,
        end: row.periodEnd.getTime() / 1000,
        ended: row.endedAt && row.endedAt.getTime() / 1000,
      },
      {
        status: pause && runs ? 'paused' : status,
        price: item?.price.lookup_key,
        seats: item?.quantity,
        end: item?.current_period_end,
        ended: subscription.ended_at,
      },
    );
  }
  const ours = await database().select().from(invoices).where(eq(invoices.accountId, accountId));
  for (const bill of bills) {
    const row = ours.find(({ id }) => id === bill.id);
    const { status, total, amountDue, amountPaid, amountRefunded } = row ?? {};
    compare(bill.id ?? '', row && { status, total, amountDue, amountPaid, amountRefunded }, {
      status: bill.status,
      total: bill.total,
      amountDue: bill.amount_due,
      amountPaid: bill.amount_paid,
      amountRefunded: bill.post_payment_credit_notes_amount,
    });
  }
  return found;
}
