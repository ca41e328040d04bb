import type Stripe from 'stripe';
import { endSubscription } from '../billing/ending';
import { changeBalance } from '../billing/finalize';
import { find, type Handler, mergeMetadata, serve } from '../call';
import { changeCustomer } from '../changes';
import { invalid } from '../errors';
import type { Address, Customer } from '../model';
import { showBalanceTransaction, showCustomer } from '../show/customer';
import { newId } from '../store';
import { created, page } from './paging';

const FIELDS = 'address description email invoice_settings metadata name phone preferred_locales tax_exempt';

function addressOf(given: Stripe.AddressParam): Address {
  const { city = null, country = null, line1 = null, line2 = null, postal_code = null, state = null } = given;
  return { city, country, line1, line2, postal_code, state };
}

type Given = Pick<
  Stripe.CustomerCreateParams,
  | 'address'
  | 'description'
  | 'email'
  | 'invoice_settings'
  | 'metadata'
  | 'name'
  | 'phone'
  | 'preferred_locales'
  | 'tax_exempt'
>;

function change(customer: Customer, given: Given): void {
  if (given.address !== undefined) customer.address = given.address ? addressOf(given.address) : null;
  if (given.description !== undefined) customer.description = given.description || null;
  if (given.email !== undefined) customer.email = given.email || null;
  if (given.name !== undefined) customer.name = given.name || null;
  if (given.phone !== undefined) customer.phone = given.phone || null;
  if (given.preferred_locales) customer.locales = given.preferred_locales;
  if (given.tax_exempt) customer.taxExempt = given.tax_exempt as Customer['taxExempt'];
  if (given.invoice_settings?.default_payment_method) {
    customer.paymentMethod = given.invoice_settings.default_payment_method;
  }
  customer.metadata = mergeMetadata(customer.metadata, given.metadata as Stripe.MetadataParam);
}

export const customerOperations: Record<string, Handler> = {
  'Customers.create': serve<Stripe.CustomerCreateParams>(`${FIELDS} balance`, ({ account, params }) => {
    const id = newId('cus', 14);
    const customer: Customer = {
      id,
      created: account.now,
      email: null,
      name: null,
      phone: null,
      description: null,
      address: null,
      metadata: {},
      locales: [],
      taxExempt: 'none',
      balance: params.balance ?? 0,
      currency: null,
      paymentMethod: null,
      invoicePrefix: id.slice(-8).toUpperCase(),
      nextInvoice: 1,
      deleted: false,
    };
    change(customer, params);
    account.store.customers.add(customer);
    const shown = showCustomer(account, customer);
    account.events.tell('customer.created', shown);
    return shown;
  }),
  'Customers.retrieve': serve('', ({ account, id }) =>
    showCustomer(account, find(account.store.customers, id, 'customer')),
  ),
  'Customers.update': serve<Stripe.CustomerUpdateParams>(FIELDS, ({ account, id, params }) => {
    const customer = living(account.store.customers, id);
    const method = params.invoice_settings?.default_payment_method;
    if (method && account.store.paymentMethods.get(method)?.customer !== id) {
      throw invalid(`The customer does not have a payment method with the ID ${method}.`, 'invoice_settings');
    }
    changeCustomer(account, id, () => change(customer, params));
    return showCustomer(account, customer);
  }),
  'Customers.del': serve('', ({ account, id }) => {
    const customer = living(account.store.customers, id);
    for (const subscription of account.store.subscriptions.of(id)) {
      if (subscription.endedAt === null) endSubscription(account, subscription, 'cancellation_requested');
    }
    account.events.tell('customer.deleted', showCustomer(account, customer));
    customer.deleted = true;
    return showCustomer(account, customer);
  }),
  'Customers.list': serve<Stripe.CustomerListParams>('email created', ({ account, params }) =>
    page(
      [...account.store.customers.values()].filter(
        (customer) =>
          !customer.deleted &&
          (params.email === undefined || customer.email === params.email) &&
          created(customer, params.created),
      ),
      params,
      '/v1/customers',
      (customer) => showCustomer(account, customer),
    ),
  ),
  'Customers.createBalanceTransaction': serve<Stripe.CustomerCreateBalanceTransactionParams>(
    'amount currency description metadata',
    ({ account, id, params }) => {
      const customer = living(account.store.customers, id);
      if (!Number.isSafeInteger(params.amount) || params.amount === 0) throw invalid('Invalid integer', 'amount');
      if (customer.currency !== null && customer.currency !== params.currency) {
        throw invalid(`The customer's currency is ${customer.currency}.`, 'currency');
      }
      const transaction = changeBalance(account, customer, {
        amount: params.amount,
        currency: params.currency,
        description: params.description ?? null,
        metadata: mergeMetadata({}, params.metadata as Stripe.MetadataParam),
        type: 'adjustment',
      });
      return showBalanceTransaction(transaction);
    },
  ),
  'Customers.listBalanceTransactions': serve<Stripe.CustomerListBalanceTransactionsParams>(
    'created invoice',
    ({ account, id, params }) =>
      page(
        account.store.balance
          .of(find(account.store.customers, id, 'customer').id)
          .filter(
            (entry) =>
              created(entry, params.created) && (params.invoice === undefined || entry.invoice === params.invoice),
          ),
        params,
        `/v1/customers/${id}/balance_transactions`,
        showBalanceTransaction,
      ),
  ),
};

/** A customer who is not deleted. Throws a StripeError otherwise. */
export function living(customers: ReadonlyMap<string, Customer>, id: string, param = 'id'): Customer {
  const customer = customers.get(id);
  return find(new Map(customer && !customer.deleted ? [[id, customer]] : []), id, 'customer', param);
}
