import { randomBytes } from 'node:crypto';
import type {
  BalanceTransaction,
  CheckoutSession,
  Coupon,
  Customer,
  Discount,
  Invoice,
  InvoiceItem,
  PaymentMethod,
  PortalSession,
  Price,
  Product,
  PromotionCode,
  StoredEvent,
  Subscription,
  WebhookEndpoint,
} from './model';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** An id as Stripe's look: what it is, then letters that mean nothing. */
export function newId(prefix: string, length = 16): string {
  return `${prefix}_${[...randomBytes(length)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('')}`;
}

interface Filed {
  readonly id: string;
  readonly customer?: string | null;
}

/** Things of one kind by id, and those of each customer. Whose a thing is does not change once it is filed. */
export class Shelf<T extends Filed> extends Map<string, T> {
  private byCustomer: Map<string, T[]> | undefined;

  override set(id: string, thing: T): this {
    if (thing.customer && !this.has(id)) {
      this.byCustomer ??= new Map();
      const others = this.byCustomer.get(thing.customer);
      if (others) others.push(thing);
      else this.byCustomer.set(thing.customer, [thing]);
    }
    return super.set(id, thing);
  }

  override delete(id: string): boolean {
    const { customer } = this.get(id) ?? {};
    const others = customer ? this.byCustomer?.get(customer) : undefined;
    if (customer && others) {
      this.byCustomer?.set(
        customer,
        others.filter((thing) => thing.id !== id),
      );
    }
    return super.delete(id);
  }

  add(thing: T): T {
    this.set(thing.id, thing);
    return thing;
  }

  /** Oldest first. */
  of(customer: string): readonly T[] {
    return this.byCustomer?.get(customer) ?? [];
  }
}

/** Everything of an account at the payment vendor, by id and in the order in which it came. */
export class StripeStore {
  readonly customers = new Shelf<Customer>();
  readonly paymentMethods = new Shelf<PaymentMethod>();
  readonly products = new Shelf<Product>();
  readonly prices = new Shelf<Price>();
  readonly coupons = new Shelf<Coupon>();
  readonly promotionCodes = new Shelf<PromotionCode>();
  readonly discounts = new Shelf<Discount>();
  readonly subscriptions = new Shelf<Subscription>();
  readonly invoiceItems = new Shelf<InvoiceItem>();
  readonly invoices = new Shelf<Invoice>();
  readonly balance = new Shelf<BalanceTransaction>();
  readonly sessions = new Shelf<CheckoutSession>();
  readonly portalSessions = new Shelf<PortalSession>();
  readonly endpoints = new Shelf<WebhookEndpoint>();
  readonly events = new Shelf<StoredEvent>();

  private kinds(): Record<string, Shelf<Filed>> {
    return Object.fromEntries(
      Object.entries(this).filter((entry): entry is [string, Shelf<Filed>] => entry[1] instanceof Shelf),
    );
  }

  toJSON(): SavedStore {
    return Object.fromEntries(Object.entries(this.kinds()).map(([kind, all]) => [kind, [...all.values()]]));
  }

  restore(saved: SavedStore): void {
    const kinds = this.kinds();
    for (const [kind, all] of Object.entries(saved)) {
      for (const one of all) kinds[kind]?.set(one.id, one);
    }
  }
}

export type SavedStore = Record<string, Filed[]>;
