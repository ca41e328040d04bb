import type { SandboxClock } from '../clock';
import type { Contract, Violation } from '../contract';
import { type AccountSettings, StripeAccount } from './account';
import { Deliveries } from './events/delivery';
import { IdempotencyKeys } from './idempotency';
import { Living } from './living';
import type { WebhookEndpoint } from './model';
import { showEvent } from './show/event';
import type { SavedStore } from './store';

export interface SavedStripe {
  readonly store: SavedStore;
  readonly settings: AccountSettings;
  readonly keys: Parameters<IdempotencyKeys['restore']>[0];
}

export interface StripeDeps {
  readonly clock: SandboxClock;
  readonly contract: () => Contract;
  readonly violations: Violation[];
  readonly changed: () => void;
}

/** What the product calls the webhook that the sandbox knows unless told otherwise. */
const ENDPOINT_ID = 'we_sandbox';
/** Real milliseconds between two looks at what has fallen due. */
const LOOK_MS = 5_000;

/** The stand-in of the payment vendor: one account, its life, and its webhooks. */
export class StripeStandIn {
  readonly account: StripeAccount;
  readonly keys = new IdempotencyKeys();
  readonly deliveries: Deliveries;
  readonly pages = { url: '' };
  private living: Living;
  private timer: NodeJS.Timeout | undefined;

  constructor(readonly deps: StripeDeps) {
    this.account = new StripeAccount(deps.clock, this.pages, deps.changed);
    this.living = new Living(this.account);
    this.account.events.listeners.push((event) => {
      deps.violations.push(...deps.contract().checkEvent(event.type, showEvent(event)));
    });
    this.deliveries = new Deliveries(this.account);
  }

  /** Says where events go. */
  setWebhook({ url, secret }: { url: string; secret: string }): void {
    const endpoint: WebhookEndpoint = {
      id: ENDPOINT_ID,
      created: this.account.now,
      url,
      secret,
      enabledEvents: ['*'],
      status: 'enabled',
      description: null,
      metadata: {},
    };
    this.account.store.endpoints.set(ENDPOINT_ID, endpoint);
    this.deps.changed();
  }

  /** What fell due by now happens, and whatever follows is planned. */
  catchUp(): void {
    this.living.catchUp();
  }

  /** Something is done to the account by hand, as of now; what follows from it is planned. */
  act<T>(action: () => T): T {
    this.catchUp();
    try {
      return action();
    } finally {
      this.catchUp();
      this.deps.changed();
    }
  }

  /** From now on time passes by itself. */
  start(): void {
    this.catchUp();
    this.timer = setInterval(() => this.catchUp(), LOOK_MS);
    this.timer.unref();
  }

  stop(): void {
    clearInterval(this.timer);
    this.deliveries.stop();
  }

  toJSON(): SavedStripe {
    return { store: this.account.store.toJSON(), settings: this.account.settings, keys: this.keys.toJSON() };
  }

  restore(saved: SavedStripe): void {
    this.account.store.restore(saved.store);
    this.account.settings = saved.settings;
    this.keys.restore(saved.keys);
    this.living = new Living(this.account);
  }
}
