import type { StripeAccount } from '../account';
import type { BalanceTransaction, Customer, PaymentMethod } from '../model';

/** A customer as the API shows one. */
export function showCustomer({ store }: StripeAccount, customer: Customer) {
  if (customer.deleted) return { id: customer.id, object: 'customer', deleted: true };
  const delinquent = store.invoices.of(customer.id).some(({ status, attempts }) => status === 'open' && attempts > 0);
  return {
    id: customer.id,
    object: 'customer',
    address: customer.address,
    balance: customer.balance,
    created: customer.created,
    currency: customer.currency,
    customer_account: null,
    default_source: null,
    delinquent,
    description: customer.description,
    email: customer.email,
    invoice_prefix: customer.invoicePrefix,
    invoice_settings: {
      custom_fields: null,
      default_payment_method: customer.paymentMethod,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: customer.metadata,
    name: customer.name,
    next_invoice_sequence: customer.nextInvoice,
    phone: customer.phone,
    preferred_locales: customer.locales,
    shipping: null,
    tax_exempt: customer.taxExempt,
    test_clock: null,
  };
}

/** A change of what a customer owes or has to their credit. */
export function showBalanceTransaction(transaction: BalanceTransaction) {
  return {
    id: transaction.id,
    object: 'customer_balance_transaction',
    amount: transaction.amount,
    checkout_session: null,
    created: transaction.created,
    credit_note: null,
    currency: transaction.currency,
    customer: transaction.customer,
    customer_account: null,
    description: transaction.description,
    ending_balance: transaction.endingBalance,
    invoice: transaction.invoice,
    livemode: false,
    metadata: transaction.metadata,
    type: transaction.type,
  };
}

/** A card or a debit; the description leaves its form open. */
export function showPaymentMethod(method: PaymentMethod) {
  const { brand, last4, fingerprint, country } = method;
  return {
    id: method.id,
    object: 'payment_method',
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    created: method.created,
    customer: method.customer,
    livemode: false,
    metadata: {},
    type: method.type,
    ...(method.type === 'card'
      ? {
          card: {
            brand,
            country,
            display_brand: brand,
            exp_month: method.expMonth,
            exp_year: method.expYear,
            fingerprint,
            funding: 'credit',
            last4,
          },
        }
      : { sepa_debit: { bank_code: null, branch_code: null, country, fingerprint, last4 } }),
  };
}
