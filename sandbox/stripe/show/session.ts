import type { StripeAccount } from '../account';
import { sessionAmounts } from '../billing/session-amounts';
import type { CheckoutSession, Price, Product } from '../model';
import { showPrice } from './catalogue';

export function showSessionLine(account: StripeAccount, session: CheckoutSession, index: number) {
  const line = session.lines[index] as CheckoutSession['lines'][number];
  const price = account.store.prices.get(line.price) as Price;
  const amounts = sessionAmounts(account, session).lines[index] as { subtotal: number; discount: number; tax: number };
  return {
    id: line.id,
    object: 'item',
    adjustable_quantity: null,
    amount_discount: amounts.discount,
    amount_subtotal: amounts.subtotal,
    amount_tax: amounts.tax,
    amount_total: amounts.subtotal - amounts.discount + amounts.tax,
    currency: price.currency,
    description: (account.store.products.get(price.product) as Product).name,
    metadata: {},
    price: showPrice(price),
    quantity: line.quantity,
  };
}

/** The name of what a card was taken by on the page of a session. */
export const setupOf = ({ method }: CheckoutSession) => method?.replace(/^pm_/, 'seti_') ?? null;

/** By what a card was taken; the description leaves its form open. */
export function showSetup(session: CheckoutSession) {
  return {
    id: setupOf(session),
    object: 'setup_intent',
    created: session.created,
    customer: session.customer,
    livemode: false,
    payment_method: session.method,
    status: 'succeeded',
    usage: 'off_session',
  };
}

export function showSession(account: StripeAccount, session: CheckoutSession) {
  const amounts = sessionAmounts(account, session);
  const customer = session.customer === null ? undefined : account.store.customers.get(session.customer);
  const embedded = session.uiMode === 'embedded_page';
  return {
    id: session.id,
    object: 'checkout.session',
    adaptive_pricing: null,
    after_expiration: null,
    allow_promotion_codes: session.allowPromotionCodes || null,
    allowed_payment_method_types: null,
    amount_subtotal: session.mode === 'setup' ? null : amounts.subtotal,
    amount_total: session.mode === 'setup' ? null : amounts.total,
    automatic_tax: {
      enabled: session.automaticTax,
      liability: session.automaticTax ? { type: 'self' } : null,
      provider: session.automaticTax ? 'stripe' : null,
      status: session.automaticTax ? 'complete' : null,
    },
    billing_address_collection: null,
    cancel_url: session.cancelUrl,
    client_reference_id: session.clientReference,
    client_secret: embedded && session.status === 'open' ? session.secret : null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: session.created,
    currency: session.currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
    customer: session.customer,
    customer_account: null,
    customer_creation: session.mode === 'subscription' ? 'always' : null,
    customer_details: {
      address: customer?.address ?? null,
      business_name: null,
      email: customer?.email ?? session.customerEmail,
      individual_name: null,
      name: customer?.name ?? null,
      phone: customer?.phone ?? null,
      tax_exempt: customer?.taxExempt ?? 'none',
      tax_ids: [],
    },
    customer_email: session.customerEmail,
    discounts: session.discount
      ? [{ coupon: session.discount.coupon, promotion_code: session.discount.promotionCode }]
      : [],
    expires_at: session.expiresAt,
    integration_identifier: null,
    invoice: session.invoice,
    invoice_creation: null,
    livemode: false,
    locale: session.locale,
    managed_payments: { enabled: false },
    metadata: session.metadata,
    mode: session.mode,
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: session.collection,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card', 'sepa_debit'],
    payment_status: session.paymentStatus,
    permissions: null,
    recovered_from: null,
    ...(embedded && { redirect_on_completion: 'always', return_url: session.returnUrl ?? '' }),
    saved_payment_method_options: null,
    setup_intent: setupOf(session),
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: session.status,
    submit_type: null,
    subscription: session.subscription,
    success_url: session.successUrl,
    total_details:
      session.mode === 'setup'
        ? null
        : { amount_discount: amounts.discount, amount_shipping: 0, amount_tax: amounts.tax },
    ui_mode: session.uiMode,
    url: !embedded && session.status === 'open' ? `${account.pages.url}/checkout/${session.id}` : null,
    wallet_options: null,
  };
}
