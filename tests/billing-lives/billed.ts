import type Stripe from 'stripe';
import type { Accepted } from './accepted';

/** A price as the product's pages show it. */
export interface Shown {
  readonly plan: string;
  /** What so many seats cost for an interval. */
  total(seats: number): number;
}

interface Books {
  readonly invoices: readonly Stripe.Invoice[];
  readonly entries: readonly Stripe.CustomerBalanceTransaction[];
  readonly balance: number;
}

const idOf = (value: string | { id: string } | null | undefined) => (typeof value === 'string' ? value : value?.id);

/** What is on a payer's invoices that they did not accept, and what of their credit is lost or doubled; in words. */
export function wrongsDone(books: Books, accepted: Accepted, prices: ReadonlyMap<string, Shown>): string[] {
  const standing = books.invoices.filter(({ status }) => status !== 'void' && status !== 'draft');
  return [
    ...standing.flatMap((invoice) => notAccepted(invoice, accepted, prices)),
    ...differencesLost(books),
    ...creditsAmiss(books, accepted),
  ];
}

/** What a change of plan or seats was shown to charge or to give back goes with no invoice that is void. */
function differencesLost({ invoices }: Books): string[] {
  const lost = invoices.filter(({ status, lines }) => status === 'void' && lines.data.some(isProration));
  return lost.map(({ id, created }) => `${id} of ${created}: the difference of a change is void`);
}

function notAccepted(invoice: Stripe.Invoice, accepted: Accepted, prices: ReadonlyMap<string, Shown>): string[] {
  const found: string[] = [];
  const wrong = (what: string) => found.push(`${invoice.id} of ${invoice.created}: ${what}`);
  const agreed = accepted.at(invoice.created);
  const recurring = invoice.lines.data.filter((line) => !isProration(line) && line.amount !== 0);
  for (const line of recurring) {
    const price = idOf(line.pricing?.price_details?.price) ?? '';
    const shown = prices.get(price);
    const seats = line.quantity ?? 0;
    if (!shown || !agreed?.price) wrong(`${line.amount} for ${price} when nothing was agreed`);
    else if (agreed.price !== shown.plan || agreed.seats !== seats) {
      wrong(`${seats} × ${shown.plan} when ${agreed.seats} × ${agreed.price} was agreed`);
    } else if (line.amount !== shown.total(seats)) wrong(`${line.amount} for ${shown.total(seats)}`);
  }
  if (recurring.length > 0 && accepted.isPaused(invoice.created)) wrong('made during a pause');
  const changes = new Map<number, number>();
  for (const { amount, period } of invoice.lines.data.filter(isProration)) {
    changes.set(period.start, (changes.get(period.start) ?? 0) + amount);
  }
  for (const [at, sum] of changes) {
    if (sum !== accepted.prorations.get(at))
      wrong(`${sum} for a change as of ${at}, shown ${accepted.prorations.get(at)}`);
  }
  const off = (invoice.total_discount_amounts ?? []).reduce((sum, { amount }) => sum + amount, 0);
  const whole = recurring.reduce((sum, { amount }) => sum + amount, 0);
  const due = Math.round((whole * accepted.percentOffAt(invoice.created)) / 100);
  if (off !== due) wrong(`${off} off where ${due} was promised`);
  return found;
}

function isProration({ parent }: Stripe.InvoiceLineItem): boolean {
  return parent?.subscription_item_details?.proration ?? parent?.invoice_item_details?.proration ?? false;
}

/** Every credit is there once, and what was taken of it is what invoices were lowered by. */
function creditsAmiss({ invoices, entries, balance }: Books, accepted: Accepted): string[] {
  const found: string[] = [];
  const given = entries.filter(({ type }) => type === 'adjustment');
  const names = given.map(({ metadata }) => metadata?.key ?? '');
  for (const [key, amount] of accepted.credits) {
    const sum = given.filter((entry) => entry.metadata?.key === key).reduce((all, entry) => all - entry.amount, 0);
    if (sum !== amount) found.push(`credit ${key}: ${sum} instead of ${amount}`);
  }
  for (const key of names) if (!accepted.credits.has(key)) found.push(`credit ${key} that nobody gave`);
  const sum = entries.reduce((all, { amount }) => all + amount, 0);
  if (sum !== balance) found.push(`the balance is ${balance}, its entries make ${sum}`);
  const settled = invoices.filter(({ status }) => status !== 'void' && status !== 'draft');
  const lowered = settled.reduce((all, invoice) => all + invoice.amount_due - invoice.total, 0);
  const used = sum - given.reduce((all, { amount }) => all + amount, 0);
  if (lowered !== -used) found.push(`invoices are lower by ${-lowered}, of the balance went ${used}`);
  return found;
}
