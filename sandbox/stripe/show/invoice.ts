import type { StripeAccount } from '../account';
import type { Customer, Invoice, InvoiceItem, InvoiceLine, Price, TaxAmount } from '../model';
import { listOf } from './list';

function showTax(tax: TaxAmount) {
  return {
    amount: tax.amount,
    tax_behavior: tax.inclusive ? 'inclusive' : 'exclusive',
    tax_rate_details: { tax_rate: tax.rate },
    taxability_reason: 'standard_rated',
    taxable_amount: tax.taxable,
    type: 'tax_rate_details',
  };
}

function showLine({ store }: StripeAccount, invoice: Invoice, line: InvoiceLine) {
  const price = line.price === null ? null : (store.prices.get(line.price) as Price);
  const proration = { proration: line.proration, proration_details: line.proration ? { credited_items: null } : null };
  return {
    id: line.id,
    object: 'line_item',
    amount: line.amount,
    currency: invoice.currency,
    description: line.description,
    discount_amounts: line.discounts.map(({ discount, amount }) => ({ amount, discount })),
    discountable: line.discountable,
    discounts: [],
    invoice: invoice.id,
    livemode: false,
    metadata: line.metadata,
    parent: line.subscriptionItem
      ? {
          invoice_item_details: null,
          subscription_item_details: {
            invoice_item: line.invoiceItem,
            ...proration,
            subscription: invoice.subscription,
            subscription_item: line.subscriptionItem,
          },
          type: 'subscription_item_details',
        }
      : {
          invoice_item_details: {
            invoice_item: line.invoiceItem ?? line.id,
            ...proration,
            subscription: invoice.subscription,
          },
          subscription_item_details: null,
          type: 'invoice_item_details',
        },
    period: { end: line.periodEnd, start: line.periodStart },
    pretax_credit_amounts: line.discounts.map(({ discount, amount }) => ({ amount, discount, type: 'discount' })),
    pricing: price && {
      price_details: { price: price.id, product: price.product },
      type: 'price_details',
      unit_amount_decimal: price.unitAmount === null ? null : String(price.unitAmount),
    },
    quantity: line.quantity,
    quantity_decimal: String(line.quantity),
    subscription: invoice.subscription,
    subtotal: line.amount,
    taxes: line.tax ? [showTax(line.tax)] : [],
  };
}

/** Discounts of all lines, summed for each. */
function discountsOf(lines: readonly InvoiceLine[]): { amount: number; discount: string }[] {
  const sums = new Map<string, number>();
  for (const { discount, amount } of lines.flatMap((line) => line.discounts)) {
    sums.set(discount, (sums.get(discount) ?? 0) + amount);
  }
  return [...sums].map(([discount, amount]) => ({ amount, discount }));
}

/** Taxes of all lines, summed for each rate. */
function taxesOf(lines: readonly InvoiceLine[]): TaxAmount[] {
  const sums = new Map<string, TaxAmount>();
  for (const { tax } of lines) {
    if (!tax) continue;
    const sum = sums.get(`${tax.rate} ${tax.inclusive}`) ?? { ...tax, amount: 0, taxable: 0 };
    sums.set(`${tax.rate} ${tax.inclusive}`, {
      ...sum,
      amount: sum.amount + tax.amount,
      taxable: sum.taxable + tax.taxable,
    });
  }
  return [...sums.values()];
}

export function showInvoice(account: StripeAccount, invoice: Invoice) {
  const customer = account.store.customers.get(invoice.customer) as Customer;
  const taxes = taxesOf(invoice.lines);
  const discounts = discountsOf(invoice.lines);
  const taxed = taxes.reduce((sum, tax) => sum + tax.amount, 0);
  const url = invoice.finalizedAt === null ? null : `${account.pages.url}/invoice/${invoice.id}`;
  return {
    id: invoice.id,
    object: 'invoice',
    account_country: 'US',
    account_name: 'Sundial',
    account_tax_ids: null,
    amount_due: invoice.amountDue,
    amount_overpaid: 0,
    amount_paid: invoice.amountPaid,
    amount_remaining: invoice.status === 'paid' ? 0 : invoice.amountDue - invoice.amountPaid,
    amount_shipping: 0,
    application: null,
    attempt_count: invoice.attempts,
    attempted: invoice.attempts > 0 || invoice.status === 'paid',
    auto_advance: invoice.finalizesAt !== null || invoice.nextAttempt !== null,
    automatic_tax: {
      disabled_reason: null,
      enabled: invoice.automaticTax,
      liability: invoice.automaticTax ? { type: 'self' } : null,
      provider: invoice.automaticTax ? 'stripe' : null,
      status: invoice.automaticTax ? 'complete' : null,
    },
    automatically_finalizes_at: invoice.finalizesAt,
    billing_reason: invoice.reason,
    collection_method: 'charge_automatically',
    created: invoice.created,
    currency: invoice.currency,
    custom_fields: null,
    customer: invoice.customer,
    customer_account: null,
    customer_address: customer.address,
    customer_email: customer.email,
    customer_name: customer.name,
    customer_phone: customer.phone,
    customer_shipping: null,
    customer_tax_exempt: customer.taxExempt,
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: invoice.description,
    discounts: invoice.discounts,
    due_date: null,
    effective_at: invoice.finalizedAt,
    ending_balance: invoice.endingBalance,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: url,
    invoice_pdf: url && `${url}/text`,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: listOf(
      invoice.lines.map((line) => showLine(account, invoice, line)),
      `/v1/invoices/${invoice.id}/lines`,
    ),
    livemode: false,
    metadata: invoice.metadata,
    next_payment_attempt: invoice.nextAttempt,
    number: invoice.number,
    on_behalf_of: null,
    parent: invoice.subscription
      ? {
          quote_details: null,
          subscription_details: { metadata: invoice.subscriptionMetadata, subscription: invoice.subscription },
          type: 'subscription_details',
        }
      : null,
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_end: invoice.periodEnd,
    period_start: invoice.periodStart,
    post_payment_credit_notes_amount: invoice.refunded,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: invoice.startingBalance,
    statement_descriptor: null,
    status: invoice.status,
    status_transitions: {
      finalized_at: invoice.finalizedAt,
      marked_uncollectible_at: invoice.uncollectibleAt,
      paid_at: invoice.paidAt,
      voided_at: invoice.voidedAt,
    },
    subtotal: invoice.subtotal,
    subtotal_excluding_tax:
      invoice.subtotal - taxes.filter(({ inclusive }) => inclusive).reduce((sum, { amount }) => sum + amount, 0),
    test_clock: null,
    total: invoice.total,
    total_discount_amounts: discounts,
    total_excluding_tax: invoice.total - taxed,
    total_pretax_credit_amounts: discounts.map((discount) => ({ ...discount, type: 'discount' })),
    total_taxes: taxes.map(showTax),
    webhooks_delivered_at: invoice.finalizedAt,
  };
}

/** Something that waits for an invoice, or is on one. */
export function showInvoiceItem(item: InvoiceItem) {
  return {
    id: item.id,
    object: 'invoiceitem',
    amount: item.amount,
    currency: item.currency,
    customer: item.customer,
    customer_account: null,
    date: item.created,
    description: item.description,
    discountable: item.discountable,
    discounts: [],
    invoice: item.invoice,
    livemode: false,
    metadata: item.metadata,
    net_amount: item.amount,
    parent: item.subscription
      ? { subscription_details: { subscription: item.subscription }, type: 'subscription_details' }
      : null,
    period: { end: item.periodEnd, start: item.periodStart },
    pricing: null,
    proration: item.proration,
    quantity: item.quantity,
    quantity_decimal: String(item.quantity),
    tax_rates: [],
    test_clock: null,
  };
}
