import type { StripeAccount } from './account';
import {
  dueOfInvoice,
  dueOfSession,
  dueOfSubscription,
  liveInvoice,
  liveSession,
  liveSubscription,
} from './billing/cycle';

/** More things than this at one instant of one account mean that time does not move on. */
const MOST_AT_ONCE = 1_000_000;

/** Lets time pass in an account: what falls due happens at its instant, in order, up to now. */
export class Living {
  /** When each thing is next due, as far as it is planned. */
  private readonly planned = new Map<string, number>();

  constructor(private readonly account: StripeAccount) {
    for (const { id } of account.store.customers.values()) account.touched.add(id);
    for (const { id } of account.store.sessions.values()) account.touched.add(id);
    this.plan();
  }

  /** Plans what is due for everybody to whom something happened. */
  plan(): void {
    const { store, touched } = this.account;
    for (const id of touched) {
      for (const subscription of store.subscriptions.of(id))
        this.planOne(subscription.id, dueOfSubscription(subscription));
      for (const invoice of store.invoices.of(id)) this.planOne(invoice.id, dueOfInvoice(invoice));
      const session = store.sessions.get(id);
      if (session) this.planOne(id, dueOfSession(session));
    }
    touched.clear();
  }

  private planOne(key: string, due: number | undefined): void {
    if (due === undefined) this.planned.delete(key);
    else if (this.planned.get(key) !== due) {
      this.planned.set(key, due);
      this.account.timeline.plan(due, key);
    }
  }

  /** Everything that was due by now has happened when this returns. */
  catchUp(): void {
    const { account } = this;
    this.plan();
    const until = account.present;
    try {
      for (let i = 0; ; i++) {
        const due = account.timeline.take(until);
        if (!due) return;
        if (i > MOST_AT_ONCE) throw new Error(`The account does not come to rest: ${due.key}`);
        if (this.planned.get(due.key) !== due.at) continue;
        this.planned.delete(due.key);
        account.instant = Math.max(due.at, account.instant ?? 0);
        this.live(due.key);
        this.plan();
      }
    } finally {
      account.instant = undefined;
    }
  }

  /** When the next thing falls due, epoch seconds. */
  get next(): number | undefined {
    return this.account.timeline.next;
  }

  private live(key: string): void {
    const { store, touched } = this.account;
    const subscription = store.subscriptions.get(key);
    const invoice = store.invoices.get(key);
    const session = store.sessions.get(key);
    if (subscription) liveSubscription(this.account, subscription);
    else if (invoice) liveInvoice(this.account, invoice);
    else if (session) liveSession(this.account, session);
    touched.add(subscription?.customer ?? invoice?.customer ?? key);
    this.account.changed();
  }
}
