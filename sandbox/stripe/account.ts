import type { SandboxClock } from '../clock';
import { EventLog } from './events/log';
import { StripeStore } from './store';
import { Timeline } from './timeline';

/** What the holder of an account sets at the vendor's dashboard. */
export interface AccountSettings {
  /** Days after a payment failed on which it is tried again, counted from the first failure. */
  retryDays: number[];
  /** What becomes of the subscription when the last try has failed. */
  afterRetries: 'cancel' | 'past_due' | 'unpaid';
  /** Percent of tax by the customer's country, where tax is computed; `default` for the others. */
  taxPercent: Record<string, number>;
}

const SETTINGS: AccountSettings = { retryDays: [3, 7, 14], afterRetries: 'cancel', taxPercent: {} };

/** An account at the payment vendor: what is in it, what falls due, and what it has told. */
export class StripeAccount {
  readonly store = new StripeStore();
  readonly events: EventLog;
  readonly timeline = new Timeline();
  settings: AccountSettings = { ...SETTINGS };
  /** While the past is caught up with, the instant that is being lived. */
  instant: number | undefined;
  /** Customers and checkout sessions to whom something happened since it was last planned what falls due when. */
  readonly touched = new Set<string>();

  constructor(
    private readonly clock: SandboxClock,
    /** By which browsers reach the pages, without a slash at the end. */
    readonly pages: { url: string },
    readonly changed: () => void,
  ) {
    this.events = new EventLog(this);
  }

  /** Epoch seconds. */
  get now(): number {
    return this.instant ?? this.present;
  }

  /** Epoch seconds of the sandbox's clock, whatever is being caught up with. */
  get present(): number {
    return Math.floor(this.clock.now() / 1000);
  }
}
