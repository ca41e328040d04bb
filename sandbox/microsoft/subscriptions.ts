import { randomBytes, randomUUID } from 'node:crypto';
import type { SandboxClock } from '../clock';
import type { Contract, Violation } from '../contract';
import type { CalendarStore } from '../google/calendar/store';
import type { Person } from '../people';
import { GraphError, invalid, notFound } from './errors';
import { storeId } from './ids';

/** Somebody wants to hear of the changes of a calendar. */
export interface Subscription {
  readonly id: string;
  readonly owner: string;
  /** The store's id of the calendar. */
  readonly calendar: string;
  readonly resource: string;
  readonly notificationUrl: string;
  readonly lifecycleUrl: string | null;
  readonly clientState: string | null;
  /** Epoch milliseconds of the sandbox's clock. */
  readonly expiresAt: number;
}

export type LifecycleEvent = 'reauthorizationRequired' | 'subscriptionRemoved' | 'missed';

/** The longest life of a subscription to events, in milliseconds. */
const LONGEST_MS = 10_080 * 60_000;
/** Changes within this many real milliseconds are told in one notification. */
const COALESCE_MS = 20;
/** How long an address may take to prove itself, or to take a notification, in milliseconds. */
const ANSWER_MS = 10_000;
const FIELDS = [
  'changeType',
  'notificationUrl',
  'lifecycleNotificationUrl',
  'resource',
  'expirationDateTime',
  'clientState',
];

interface Deps {
  readonly store: CalendarStore;
  readonly clock: SandboxClock;
  readonly contract: () => Contract;
  readonly violations: Violation[];
  readonly changed: () => void;
}

/** Change notifications: an address proves that it wants them, and is then told that something changed, not what. */
export class Subscriptions {
  private all: Subscription[] = [];
  private readonly pending = new Map<string, NodeJS.Timeout>();

  constructor(private readonly deps: Deps) {
    deps.store.onChange((calendar) => {
      for (const one of this.all) if (one.calendar === calendar.id) this.schedule(one);
    });
  }

  /** Makes one for somebody, by the body of their request; resolves to it as Graph shows it. Throws GraphError. */
  async create(person: Person, body: Readonly<Record<string, unknown>>): Promise<object> {
    const unheeded = Object.keys(body).filter((name) => !FIELDS.includes(name));
    if (unheeded.length > 0) throw invalid(`The stand-in does not implement ${unheeded.join(', ')}`);
    const {
      changeType = '',
      notificationUrl = '',
      resource = '',
      expirationDateTime = '',
    } = body as Record<string, string>;
    const { lifecycleNotificationUrl: lifecycleUrl = null, clientState = null } = body as Record<
      string,
      string | undefined
    >;
    const [, id = ''] = /^\/?me\/calendars\/([^/]+)\/events$/.exec(resource) ?? [];
    const calendar = this.deps.store.listOf(person).find((one) => one.id === storeId(decodeURIComponent(id)));
    if (!calendar) throw invalid('The resource is not one that can be subscribed to.');
    if (!/^(created|updated|deleted)(,(created|updated|deleted))*$/.test(changeType)) throw invalid('changeType');
    if ((clientState ?? '').length > 128) throw invalid('clientState is longer than 128 characters.');
    const expiresAt = Date.parse(expirationDateTime);
    const now = this.deps.clock.now();
    if (!(expiresAt > now && expiresAt <= now + LONGEST_MS)) throw invalid('expirationDateTime is out of range.');
    for (const url of [notificationUrl, ...(lifecycleUrl === null ? [] : [lifecycleUrl])]) await prove(url);
    const made = {
      id: randomUUID(),
      owner: person.email,
      calendar: calendar.id,
      resource,
      notificationUrl,
      lifecycleUrl,
      clientState,
      expiresAt,
    };
    this.all.push(made);
    this.deps.changed();
    const shown = {
      id: made.id,
      resource,
      changeType,
      notificationUrl,
      lifecycleNotificationUrl: lifecycleUrl,
      clientState,
    };
    return { ...shown, expirationDateTime: new Date(expiresAt).toISOString() };
  }

  /** Throws GraphError 404 for one that is not theirs. */
  remove(person: Person, id: string): void {
    const known = this.all.find((one) => one.id === id && one.owner === person.email);
    if (!known) throw notFound();
    this.end(known.id);
  }

  of(person: Person): Subscription[] {
    return this.all.filter(({ owner }) => owner === person.email);
  }

  /** Tells of something that happened to a subscription itself. Resolves to the answer's status, 0 when nobody answered. */
  lifecycle(subscription: Subscription, lifecycleEvent: LifecycleEvent): Promise<number> {
    if (lifecycleEvent === 'subscriptionRemoved') this.end(subscription.id);
    const url = subscription.lifecycleUrl;
    return url === null ? Promise.resolve(0) : this.post(subscription, url, { lifecycleEvent });
  }

  toJSON(): Subscription[] {
    return this.all;
  }

  restore(saved: readonly Subscription[]): void {
    this.all = [...saved];
  }

  stop(): void {
    for (const timer of this.pending.values()) clearTimeout(timer);
    this.pending.clear();
  }

  private end(id: string): void {
    this.all = this.all.filter((one) => one.id !== id);
    this.deps.changed();
  }

  private schedule(subscription: Subscription): void {
    if (this.pending.has(subscription.id)) return;
    const timer = setTimeout(() => {
      this.pending.delete(subscription.id);
      if (!this.all.includes(subscription)) return;
      if (this.deps.clock.now() >= subscription.expiresAt) this.end(subscription.id);
      else void this.post(subscription, subscription.notificationUrl, { changeType: 'updated' });
    }, COALESCE_MS);
    timer.unref();
    this.pending.set(subscription.id, timer);
  }

  private async post(
    { id, resource, clientState, expiresAt }: Subscription,
    url: string,
    news: object,
  ): Promise<number> {
    const notification = {
      subscriptionId: id,
      subscriptionExpirationDateTime: new Date(expiresAt).toISOString(),
      tenantId: '00000000-0000-4000-8000-000000000000',
      resource: resource.replace(/^\//, ''),
      clientState,
      ...news,
    };
    const body = { value: [notification] };
    this.deps.violations.push(...this.deps.contract().checkEvent('changeNotification', body));
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(ANSWER_MS),
      });
      await answer.body?.cancel();
      return answer.status;
    } catch {
      return 0;
    }
  }
}

/** The address has to give back, as plain text, what it is asked with. Throws 400. */
async function prove(url: string): Promise<void> {
  const address = URL.canParse(url) ? new URL(url) : null;
  const loopback = address !== null && ['127.0.0.1', 'localhost', '[::1]'].includes(address.hostname);
  if (address?.protocol !== 'https:' && !(address?.protocol === 'http:' && loopback)) {
    throw invalid('The notification URL has to begin with https.');
  }
  const token = `Validation: Testing client application reachability ${randomBytes(12).toString('base64')}`;
  address.searchParams.set('validationToken', token);
  const failed = new GraphError(400, 'ValidationError', 'Subscription validation request failed.');
  const answer = await fetch(address, { method: 'POST', signal: AbortSignal.timeout(ANSWER_MS) }).catch(() => {
    throw failed;
  });
  const plain = (answer.headers.get('content-type') ?? '').startsWith('text/plain');
  if (answer.status !== 200 || !plain || (await answer.text()) !== token) throw failed;
}
