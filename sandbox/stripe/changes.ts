import type { StripeAccount } from './account';
import type { Invoice, Subscription } from './model';
import { showCustomer } from './show/customer';
import { showInvoice } from './show/invoice';
import { showSubscription } from './show/subscription';

/** Changes a subscription and tells what changed, under this type if it is not a mere update. */
export function changeSubscription(
  account: StripeAccount,
  subscription: Subscription,
  change: () => void,
  type = 'customer.subscription.updated',
): void {
  changeAndTell(account, () => showSubscription(account, subscription), change, type);
}

/** Changes an invoice and tells of it under each of these types. */
export function changeInvoice(account: StripeAccount, invoice: Invoice, change: () => void, ...types: string[]): void {
  change();
  const shown = showInvoice(account, invoice);
  for (const type of types) account.events.tell(type, shown);
}

export function changeCustomer(account: StripeAccount, id: string, change: () => void): void {
  const customer = account.store.customers.get(id);
  if (customer) changeAndTell(account, () => showCustomer(account, customer), change, 'customer.updated');
}

function changeAndTell(account: StripeAccount, show: () => object, change: () => void, type: string): void {
  const before = show() as Record<string, unknown>;
  change();
  const after = show() as Record<string, unknown>;
  const previous = Object.fromEntries(
    Object.entries(before).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(after[key])),
  );
  if (Object.keys(previous).length > 0 || !type.endsWith('.updated')) account.events.tell(type, after, previous);
}
