import type { StripeAccount } from '../account';
import type { Price, Subscription, SubscriptionItem } from '../model';
import { showPlan, showPrice } from './catalogue';
import { listOf } from './list';

export function showItem({ store }: StripeAccount, subscription: Subscription, item: SubscriptionItem) {
  const price = store.prices.get(item.price) as Price;
  return {
    id: item.id,
    object: 'subscription_item',
    billing_thresholds: null,
    created: item.created,
    current_period_end: item.periodEnd,
    current_period_start: item.periodStart,
    current_trial: null,
    discounts: [],
    metadata: item.metadata,
    plan: showPlan(price),
    price: showPrice(price),
    quantity: item.quantity,
    subscription: subscription.id,
    tax_rates: [],
  };
}

export function showSubscription(account: StripeAccount, subscription: Subscription) {
  const { cancellation, pause } = subscription;
  return {
    id: subscription.id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: {
      disabled_reason: null,
      enabled: subscription.automaticTax,
      liability: subscription.automaticTax ? { type: 'self' } : null,
    },
    billing_cycle_anchor: subscription.anchor,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at:
      subscription.cancelAt ?? (subscription.cancelAtPeriodEnd ? (subscription.items[0]?.periodEnd ?? null) : null),
    cancel_at_period_end: subscription.cancelAtPeriodEnd,
    canceled_at: subscription.canceledAt,
    cancellation_details: { ...cancellation, feedback_option: null },
    collection_method: 'charge_automatically',
    created: subscription.created,
    currency: subscription.currency,
    customer: subscription.customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: subscription.paymentMethod,
    default_source: null,
    default_tax_rates: [],
    description: subscription.description,
    discounts: subscription.discounts,
    ended_at: subscription.endedAt,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: listOf(
      subscription.items.map((item) => showItem(account, subscription, item)),
      `/v1/subscription_items?subscription=${subscription.id}`,
    ),
    latest_invoice: subscription.latestInvoice,
    livemode: false,
    managed_payments: { enabled: false },
    metadata: subscription.metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: pause && { behavior: pause.behavior, resumes_at: pause.resumesAt },
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: subscription.startDate,
    status: subscription.status,
    test_clock: null,
    transfer_data: null,
    trial_end: subscription.trialEnd,
    trial_settings: {
      end_behavior: { billing_cycle_anchor: null, missing_payment_method: subscription.trialWithoutCard },
    },
    trial_start: subscription.trialStart,
  };
}
