import type { StoredEvent } from '../model';
import { newId, type StripeStore } from '../store';

/** Days for which the vendor gives events out again. */
const KEPT_SECONDS = 30 * 86_400;
/** Largest number of events that are kept, whatever their age. */
const KEPT_MOST = 20_000;

interface Where {
  readonly store: StripeStore;
  readonly now: number;
  readonly touched: Set<string>;
  readonly changed: () => void;
}

/** What has happened in the account, and who listens. */
export class EventLog {
  /** Called with each event as it happens. */
  readonly listeners: ((event: StoredEvent) => void)[] = [];
  /** The request that is being served. */
  cause: { requestId: string; idempotencyKey: string | null } | undefined;

  constructor(private readonly account: Where) {}

  /** Something happened to an object, shown as it is now. */
  tell(type: string, object: object, previous?: object): void {
    const { store, now } = this.account;
    const event = store.events.add({
      id: newId('evt', 20),
      created: now,
      type,
      object: structuredClone(object),
      previous: type.endsWith('.updated') ? (previous ?? {}) : null,
      requestId: this.cause?.requestId ?? null,
      idempotencyKey: this.cause?.idempotencyKey ?? null,
    });
    for (const [id, { created }] of store.events) {
      if (store.events.size <= KEPT_MOST && created > now - KEPT_SECONDS) break;
      store.events.delete(id);
    }
    const { id, customer } = object as { id: string; customer?: unknown };
    this.account.touched.add(typeof customer === 'string' ? customer : id);
    this.account.changed();
    for (const listener of this.listeners) listener(event);
  }
}
