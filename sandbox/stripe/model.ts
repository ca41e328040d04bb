/** What the stand-in keeps. Money is in the smallest unit of its currency, time in epoch seconds of the sandbox's clock. */

export type Metadata = Record<string, string>;

export interface Address {
  city: string | null;
  country: string | null;
  line1: string | null;
  line2: string | null;
  postal_code: string | null;
  state: string | null;
}

interface Kept {
  readonly id: string;
  readonly created: number;
}

export interface Customer extends Kept {
  email: string | null;
  name: string | null;
  phone: string | null;
  description: string | null;
  address: Address | null;
  metadata: Metadata;
  locales: string[];
  taxExempt: 'none' | 'exempt' | 'reverse';
  /** What the customer owes beyond invoices; negative is credit. */
  balance: number;
  currency: string | null;
  paymentMethod: string | null;
  invoicePrefix: string;
  nextInvoice: number;
  deleted: boolean;
}

/** How a payment by it goes. */
export type Conduct =
  | 'pays'
  | 'declined'
  | 'insufficient_funds'
  | 'authentication_required'
  | 'debit_pays'
  | 'debit_fails';

export interface PaymentMethod extends Kept {
  customer: string | null;
  type: 'card' | 'sepa_debit';
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
  /** Equal for equal cards, whoever uses them. */
  fingerprint: string;
  country: string;
  conduct: Conduct;
}

export interface Product extends Kept {
  active: boolean;
  name: string;
  description: string | null;
  metadata: Metadata;
  updated: number;
  deleted: boolean;
}

export interface Interval {
  interval: 'day' | 'week' | 'month' | 'year';
  count: number;
}

export interface Price extends Kept {
  active: boolean;
  currency: string;
  lookupKey: string | null;
  nickname: string | null;
  product: string;
  recurring: Interval | null;
  taxBehavior: 'exclusive' | 'inclusive' | 'unspecified';
  /** Null where the tiers say it. */
  unitAmount: number | null;
  /** The tier that the whole quantity falls into counts for all of it; the last is open. */
  tiers: { upTo: number | null; unitAmount: number; flatAmount: number }[] | null;
  metadata: Metadata;
}

export interface Coupon extends Kept {
  amountOff: number | null;
  percentOff: number | null;
  currency: string | null;
  duration: 'forever' | 'once' | 'repeating';
  months: number | null;
  maxRedemptions: number | null;
  redeemBy: number | null;
  name: string | null;
  products: string[] | null;
  metadata: Metadata;
  redeemed: number;
  deleted: boolean;
}

export interface PromotionCode extends Kept {
  code: string;
  coupon: string;
  active: boolean;
  customer: string | null;
  expiresAt: number | null;
  maxRedemptions: number | null;
  metadata: Metadata;
  firstTime: boolean;
  minimum: { amount: number; currency: string } | null;
  redeemed: number;
}

/** A coupon at work for a subscription. */
export interface Discount extends Kept {
  coupon: string;
  promotionCode: string | null;
  customer: string;
  subscription: string;
  checkoutSession: string | null;
  end: number | null;
  /** Of a coupon that counts once: it has been taken off an invoice. */
  spent: boolean;
}

export interface SubscriptionItem extends Kept {
  price: string;
  quantity: number;
  metadata: Metadata;
  periodStart: number;
  periodEnd: number;
}

export type SubscriptionStatus =
  | 'active'
  | 'canceled'
  | 'incomplete'
  | 'incomplete_expired'
  | 'past_due'
  | 'paused'
  | 'trialing'
  | 'unpaid';

export interface Subscription extends Kept {
  customer: string;
  status: SubscriptionStatus;
  items: SubscriptionItem[];
  currency: string;
  /** Periods are counted from here. */
  anchor: number;
  startDate: number;
  trialStart: number | null;
  trialEnd: number | null;
  trialWithoutCard: 'cancel' | 'create_invoice' | 'pause';
  trialEndTold: boolean;
  cancelAt: number | null;
  cancelAtPeriodEnd: boolean;
  canceledAt: number | null;
  endedAt: number | null;
  cancellation: {
    reason: 'cancellation_requested' | 'payment_failed' | null;
    comment: string | null;
    feedback: string | null;
  };
  pause: { behavior: 'void' | 'keep_as_draft' | 'mark_uncollectible'; resumesAt: number | null } | null;
  discounts: string[];
  metadata: Metadata;
  description: string | null;
  paymentMethod: string | null;
  latestInvoice: string | null;
  automaticTax: boolean;
}

/** Something to be charged or credited with the next invoice. */
export interface InvoiceItem extends Kept {
  customer: string;
  subscription: string | null;
  subscriptionItem: string | null;
  amount: number;
  currency: string;
  description: string | null;
  periodStart: number;
  periodEnd: number;
  proration: boolean;
  discountable: boolean;
  price: string | null;
  quantity: number;
  metadata: Metadata;
  invoice: string | null;
}

export interface InvoiceLine {
  readonly id: string;
  amount: number;
  description: string;
  discountable: boolean;
  discounts: { discount: string; amount: number }[];
  tax: TaxAmount | null;
  periodStart: number;
  periodEnd: number;
  price: string | null;
  quantity: number;
  proration: boolean;
  subscriptionItem: string | null;
  invoiceItem: string | null;
  metadata: Metadata;
}

export interface TaxAmount {
  amount: number;
  taxable: number;
  inclusive: boolean;
  rate: string;
}

export interface Invoice extends Kept {
  customer: string;
  subscription: string | null;
  subscriptionMetadata: Metadata;
  status: 'draft' | 'open' | 'paid' | 'uncollectible' | 'void';
  reason: 'manual' | 'subscription_create' | 'subscription_cycle' | 'subscription_update' | 'upcoming';
  lines: InvoiceLine[];
  currency: string;
  discounts: string[];
  automaticTax: boolean;
  subtotal: number;
  total: number;
  startingBalance: number;
  endingBalance: number | null;
  amountDue: number;
  amountPaid: number;
  attempts: number;
  firstFailedAt: number | null;
  nextAttempt: number | null;
  finalizesAt: number | null;
  /** A debit that is under way is known to be paid or refused then. */
  debitSettlesAt: number | null;
  number: string | null;
  periodStart: number;
  periodEnd: number;
  finalizedAt: number | null;
  paidAt: number | null;
  voidedAt: number | null;
  uncollectibleAt: number | null;
  paidBy: string | null;
  refunded: number;
  metadata: Metadata;
  description: string | null;
}

export interface BalanceTransaction extends Kept {
  customer: string;
  amount: number;
  currency: string;
  endingBalance: number;
  description: string | null;
  invoice: string | null;
  metadata: Metadata;
  type: 'adjustment' | 'applied_to_invoice' | 'unapplied_from_invoice' | 'invoice_too_small' | 'credit_note';
}

export interface CheckoutSession extends Kept {
  mode: 'subscription' | 'setup';
  uiMode: 'embedded_page' | 'hosted_page';
  status: 'complete' | 'expired' | 'open';
  paymentStatus: 'no_payment_required' | 'paid' | 'unpaid';
  customer: string | null;
  customerEmail: string | null;
  clientReference: string | null;
  lines: { id: string; price: string; quantity: number }[];
  discount: { coupon: string; promotionCode: string | null } | null;
  allowPromotionCodes: boolean;
  automaticTax: boolean;
  collection: 'always' | 'if_required';
  currency: string | null;
  expiresAt: number;
  metadata: Metadata;
  subscriptionMetadata: Metadata;
  subscriptionDescription: string | null;
  trialEnd: number | null;
  trialDays: number | null;
  trialWithoutCard: Subscription['trialWithoutCard'];
  successUrl: string | null;
  cancelUrl: string | null;
  returnUrl: string | null;
  locale: string | null;
  secret: string | null;
  subscription: string | null;
  invoice: string | null;
  /** What was given on a page that takes a card: whoever asked for it says what it is for. */
  method: string | null;
}

export interface PortalSession extends Kept {
  customer: string;
  returnUrl: string | null;
  locale: string | null;
  /** The one thing that it is for, if it is for one. */
  flow: {
    type: 'payment_method_update' | 'subscription_cancel';
    subscription: string | null;
    goesTo: string | null;
  } | null;
}

export interface WebhookEndpoint extends Kept {
  url: string;
  secret: string;
  enabledEvents: string[];
  status: 'disabled' | 'enabled';
  description: string | null;
  metadata: Metadata;
}

/** What happened, with the object as it was told. */
export interface StoredEvent extends Kept {
  type: string;
  object: object;
  previous: object | null;
  requestId: string | null;
  idempotencyKey: string | null;
}
