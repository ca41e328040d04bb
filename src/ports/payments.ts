/** An amount in the smallest unit of its currency (ISO 4217, lower case). */
export interface Money {
  readonly amount: number;
  readonly currency: string;
}

/** What billing needs of a payment vendor. All times are epoch milliseconds. Each method throws PaymentFailure, nothing else. */
export interface PaymentPort {
  readonly catalogue: PaymentCatalogue;
  readonly customers: PaymentCustomers;
  readonly checkout: PaymentCheckout;
  readonly subscriptions: PaymentSubscriptions;
  readonly books: PaymentBooks;
  /** What an event says that the vendor has sent: null when its signature or age is not right. `raw` is the body as it came. */
  verify(raw: string, signature: string | null): PaymentEvent | null;
}

/**
 * `unavailable`: whether it was done is not known; the same call again, with the same key, is safe. `refused`: it was not
 * done and never will be. `not_found`: there is no such thing.
 */
export class PaymentFailure extends Error {
  override readonly name = 'PaymentFailure';
  constructor(
    readonly kind: 'unavailable' | 'refused' | 'not_found',
    message: string,
  ) {
    super(message);
  }
}

export interface PaymentCatalogue {
  /** Makes what is missing there of product and price. @returns the vendor's id of the price */
  ensurePrice(price: CatalogPrice): Promise<string>;
  /** Makes a coupon and its promotion code, unless they are there. */
  ensureCoupon(coupon: CatalogCoupon): Promise<{ readonly couponId: string; readonly promotionId: string }>;
  /** Nobody can use it from then on; who has it keeps it. */
  closeCoupon(promotionId: string): Promise<void>;
}

export interface CatalogPrice {
  readonly lookupKey: string;
  readonly plan: { readonly key: string; readonly name: string };
  readonly interval: 'month' | 'year';
  /** Of one seat. */
  readonly unit: Money;
  /** From so many seats on, each of all of them costs `unit` less. */
  readonly reduced: { readonly from: number; readonly unit: number } | null;
}

export interface CatalogCoupon {
  readonly code: string;
  readonly off: { readonly percent: number } | Money;
  readonly duration: 'once' | 'repeating' | 'forever';
  /** Of `repeating`. */
  readonly months: number | null;
  readonly expiresAt: number | null;
}

export interface PaymentCustomers {
  /** Makes one for an account of ours; with the same account the same one. */
  create(account: {
    readonly accountId: string;
    readonly email: string;
    readonly name: string | null;
  }): Promise<string>;
  /** A page at the vendor for cards, addresses and invoices. @returns its address */
  portal(customerId: string, returnUrl: string): Promise<string>;
  /** Where whoever operates this sees the customer at the vendor; null: nowhere. */
  page(customerId: string): string | null;
  /** Takes so much off the next invoices; once for each key. @returns the vendor's entry */
  credit(customerId: string, money: Money, key: string): Promise<string>;
  /** The cards that it has: first the one that pays. */
  cards(customerId: string): Promise<readonly PaymentCard[]>;
  /** This card of the customer's pays from then on, for the subscriptions that there are, too. */
  payWith(customerId: string, cardId: string): Promise<void>;
  /** Ends every subscription and checkout of a customer, and forgets who they are; their invoices stay. */
  close(customerId: string): Promise<void>;
}

export interface PaymentCard {
  readonly id: string;
  /** Equal for equal cards, whoever uses them. */
  readonly fingerprint: string;
  /** Its last four digits. */
  readonly last4: string;
}

export interface PaymentCheckout {
  open(order: CheckoutOrder): Promise<OpenCheckout>;
  /** A page on which a card is given for a customer, and nothing is paid. */
  openCard(wanted: CardOrder): Promise<{ readonly sessionId: string; readonly url: string }>;
  look(sessionId: string): Promise<CheckoutState>;
  /** Nobody can pay on it any more; one that is complete stays so. */
  close(sessionId: string): Promise<void>;
}

export interface CheckoutOrder {
  /** Ours: with the same one the same page. */
  readonly checkoutId: string;
  readonly customerId: string;
  readonly price: CatalogPrice;
  readonly seats: number;
  /** Of a coupon. */
  readonly promotionId: string | null;
  /** Nothing is paid before; null: at once. */
  readonly trialEndsAt: number | null;
  /** Shown within our page, or a page of the vendor's. */
  readonly embedded: boolean;
  /** Where the browser comes back to; `{CHECKOUT_SESSION_ID}` stands for the session. */
  readonly returnUrl: string;
  /** Where it comes back to without having paid. */
  readonly cancelUrl: string;
  readonly expiresAt: number;
}

export interface CardOrder {
  readonly customerId: string;
  /** In which it is going to pay. */
  readonly currency: string;
  /** Where the browser comes back to; `{CHECKOUT_SESSION_ID}` stands for the session. */
  readonly returnUrl: string;
  /** Where it comes back to without a card. */
  readonly cancelUrl: string;
  readonly expiresAt: number;
}

export interface OpenCheckout {
  readonly sessionId: string;
  /** One of the two. */
  readonly url: string | null;
  readonly clientSecret: string | null;
}

export interface CheckoutState {
  readonly state: 'open' | 'complete' | 'expired';
  /** `processing`: complete, and the money is not there yet. */
  readonly payment: 'paid' | 'processing' | 'unpaid';
  readonly customerId: string | null;
  readonly subscriptionId: string | null;
  /** Given on a page for a card that is complete. */
  readonly cardId: string | null;
}

export interface PaymentSubscriptions {
  /** As it stands now. */
  fetch(subscriptionId: string): Promise<VendorSubscription>;
  /** What a change would cost, without making it. */
  preview(subscriptionId: string, change: SubscriptionChange): Promise<ChangePreview>;
  /** The invoice that is made next, as things stand. */
  next(subscriptionId: string): Promise<NextInvoice>;
  /** Makes it, prorated as of `change.at`; once for each key. */
  change(subscriptionId: string, change: SubscriptionChange, key: string): Promise<VendorSubscription>;
  /** At the end of what was paid for; null: never. `now`: at once, with nothing given back. */
  cancel(subscriptionId: string, when: 'period_end' | 'now' | null): Promise<VendorSubscription>;
  /** No invoice is made until then. `invoice_open`: what runs is not paid yet, or the difference of a change waits for the next invoice. */
  pause(subscriptionId: string, until: number): Promise<VendorSubscription | 'invoice_open'>;
  /** It goes on now. Where what was paid for is over, a new period begins, and is charged at once. */
  resume(subscriptionId: string, nowMs: number): Promise<VendorSubscription>;
}

export interface SubscriptionChange {
  readonly price: CatalogPrice;
  readonly seats: number;
  /** As of when the rest of the period is counted: the same in the preview and in the change. */
  readonly at: number;
}

export interface NextInvoice {
  /** What is charged with it, after coupons, taxes and credit. */
  readonly due: Money;
  /** What is owed to its payer: of changes that gave back, and of earlier credit. */
  readonly credit: number;
  /** What of that is left after it, for the invoices that follow. */
  readonly creditLeft: number;
}

export interface ChangePreview {
  /** An invoice is made at once, as where months become years; else the next one has it. */
  readonly atOnce: boolean;
  /** What that invoice adds or gives back for the rest of the period: negative is a credit. */
  readonly proration: Money;
  /** What is due with that invoice, with it, taxes and credits. */
  readonly nextInvoice: Money;
  readonly nextInvoiceAt: number;
  /** What of a credit is left after it, for the invoices that follow. */
  readonly creditLeft: number;
}

export interface VendorSubscription {
  readonly id: string;
  readonly customerId: string;
  /** The vendor's words; a subscription whose collection is paused is `paused` there or here. */
  readonly status:
    | 'incomplete'
    | 'incomplete_expired'
    | 'trialing'
    | 'active'
    | 'past_due'
    | 'unpaid'
    | 'paused'
    | 'canceled';
  /** Null: a price that has none, which is not ours. */
  readonly lookupKey: string | null;
  readonly seats: number;
  readonly startedAt: number;
  readonly periodStart: number;
  readonly periodEnd: number;
  readonly cancelAt: number | null;
  readonly endedAt: number | null;
  readonly pausedUntil: number | null;
  /** Of a paused one: until when it was paid for before. */
  readonly paidUntil: number | null;
  /** When the invoice was made that is not paid, while one is not. */
  readonly unpaidSince: number | null;
}

export interface PaymentBooks {
  invoice(invoiceId: string): Promise<VendorInvoice>;
  /** Charges an open one at once, to the card that pays. `processing`: the money is on its way; `declined`: it stays open. */
  pay(invoiceId: string): Promise<'paid' | 'processing' | 'declined'>;
  /** Of one customer, newest first, as many as there are up to 100. */
  invoices(customerId: string): Promise<readonly VendorInvoice[]>;
  /** All that there are, ended ones too, in pages; null `next`: the last. */
  subscriptions(
    after: string | null,
  ): Promise<{ readonly items: readonly VendorSubscription[]; readonly next: string | null }>;
}

export const INVOICE_STATUSES = ['draft', 'open', 'paid', 'void', 'uncollectible'] as const;
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number];

export interface VendorInvoice {
  readonly id: string;
  readonly customerId: string;
  readonly subscriptionId: string | null;
  readonly number: string | null;
  readonly status: InvoiceStatus;
  readonly currency: string;
  readonly subtotal: number;
  readonly tax: number;
  readonly total: number;
  readonly amountDue: number;
  readonly amountPaid: number;
  readonly amountRefunded: number;
  readonly hostedUrl: string | null;
  readonly pdfUrl: string | null;
  readonly createdAt: number;
  readonly paidAt: number | null;
  /** When an open one is charged again by itself. */
  readonly nextAttemptAt: number | null;
}

/** That something has happened, and to what; what it is now has to be fetched. */
export interface PaymentEvent {
  readonly id: string;
  readonly type: string;
  readonly createdAt: number;
  /** `subscription`, `invoice`, `checkout.session`, `customer`, … */
  readonly object: string;
  readonly objectId: string | null;
  readonly customerId: string | null;
}
