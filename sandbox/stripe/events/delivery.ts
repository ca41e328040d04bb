import { z } from 'zod';
import type { StripeAccount } from '../account';
import type { StoredEvent, WebhookEndpoint } from '../model';
import { matches } from '../operations/events';
import { showEvent } from '../show/event';
import { signatureOf } from './signature';

/** How events reach the webhooks. Shares are between 0 and 1. */
export const mannerSchema = z.strictObject({
  /** Nothing is sent by itself, until this is off again or it is delivered by hand. */
  hold: z.boolean().default(false),
  /** Real milliseconds before an event is sent; with `shuffle` anything up to that. */
  delayMs: z.int().min(0).max(60_000).default(0),
  /** Share of events that are sent once more, later. */
  repeat: z.number().min(0).max(1).default(0),
  /** Share of events that are never sent. */
  lose: z.number().min(0).max(1).default(0),
  /** What waits is sent in any order. */
  shuffle: z.boolean().default(false),
  /** Chance is drawn from it; the same seed, the same luck. */
  seed: z.int().default(1),
  /** Real milliseconds until a webhook that refused is tried again; doubled each time. */
  retryMs: z.int().min(1).default(1_000),
});
export type Manner = z.infer<typeof mannerSchema>;
export type MannerInput = z.input<typeof mannerSchema>;

interface Job {
  readonly event: StoredEvent;
  readonly endpoint: WebhookEndpoint;
  attempt: number;
}

const ATTEMPTS = 12;
const TIMEOUT_MS = 20_000;

/** Takes events to the webhooks: signed, one after the other, and again when a webhook refuses. */
export class Deliveries {
  private manner: Manner = mannerSchema.parse({});
  private chance = chanceOf(1);
  private queue: Job[] = [];
  private held: Job[] = [];
  private working: Promise<void> | undefined;
  private readonly timers = new Set<NodeJS.Timeout>();
  private stopped = false;
  /** What each delivery was answered, oldest first: the status, or 0 when nobody answered. */
  readonly outcomes: { event: string; type: string; status: number }[] = [];

  constructor(private readonly account: StripeAccount) {
    account.events.listeners.push((event) => this.happened(event));
  }

  setManner(input: MannerInput): void {
    this.manner = mannerSchema.parse(input);
    this.chance = chanceOf(this.manner.seed);
    if (this.manner.hold) return;
    const held = this.held;
    this.held = [];
    this.enqueue(this.manner.shuffle ? this.shuffled(held) : held);
  }

  /** Sends these events now, in this order, whatever was done with them before. Resolves when each has been answered. */
  async deliver(ids: readonly string[]): Promise<void> {
    const events = ids.map((id) => this.account.store.events.get(id)).filter((event) => event !== undefined);
    const jobs = events.flatMap((event) => this.jobsOf(event));
    const chosen = new Set(ids);
    this.held = this.held.filter(({ event }) => !chosen.has(event.id));
    for (const job of jobs) await this.send(job);
  }

  /** Resolves when nothing is being sent and nothing waits to be, tries after refusals excepted. */
  async settled(): Promise<void> {
    while (this.working || this.queue.length > 0) await (this.working ?? this.work());
  }

  stop(): void {
    this.stopped = true;
    this.queue = [];
    for (const timer of this.timers) clearTimeout(timer);
  }

  private jobsOf(event: StoredEvent): Job[] {
    return [...this.account.store.endpoints.values()]
      .filter(
        ({ status, enabledEvents }) => status === 'enabled' && enabledEvents.some((one) => matches(one, event.type)),
      )
      .map((endpoint) => ({ event, endpoint, attempt: 1 }));
  }

  private happened(event: StoredEvent): void {
    const { hold, lose, repeat } = this.manner;
    for (const job of this.jobsOf(event)) {
      if (lose > 0 && this.chance() < lose) continue;
      const jobs = repeat > 0 && this.chance() < repeat ? [job, { ...job }] : [job];
      if (hold) this.held.push(...jobs);
      else this.enqueue(jobs);
    }
  }

  private enqueue(jobs: readonly Job[]): void {
    const { delayMs, shuffle } = this.manner;
    for (const job of jobs) {
      if (delayMs === 0) this.put(job);
      else this.later(job, shuffle ? Math.floor(this.chance() * delayMs) : delayMs);
    }
  }

  private later(job: Job, ms: number): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      this.put(job);
    }, ms);
    this.timers.add(timer);
  }

  private put(job: Job): void {
    if (this.stopped) return;
    this.queue.push(job);
    this.working ??= this.work();
  }

  private async work(): Promise<void> {
    await Promise.resolve();
    for (let job = this.queue.shift(); job; job = this.queue.shift()) await this.send(job);
    this.working = undefined;
  }

  private async send(job: Job): Promise<void> {
    const body = JSON.stringify(showEvent(job.event));
    const status = await post(job.endpoint.url, body, signatureOf(job.endpoint.secret, body, this.account.present));
    this.outcomes.push({ event: job.event.id, type: job.event.type, status });
    const refused = status < 200 || status > 299;
    if (!refused || job.attempt >= ATTEMPTS || this.stopped) return;
    this.later({ ...job, attempt: job.attempt + 1 }, this.manner.retryMs * 2 ** (job.attempt - 1));
  }

  private shuffled(jobs: Job[]): Job[] {
    return jobs
      .map((job) => ({ job, place: this.chance() }))
      .sort((a, b) => a.place - b.place)
      .map(({ job }) => job);
  }
}

async function post(url: string, body: string, signature: string): Promise<number> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json; charset=utf-8', 'Stripe-Signature': signature },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await answer.body?.cancel();
    return answer.status;
  } catch {
    return 0;
  }
}

/** Numbers from 0 to 1 that look like chance and are the same for the same seed (mulberry32). */
function chanceOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
