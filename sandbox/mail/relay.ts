import { createTransport, type Transporter } from 'nodemailer';
import type { Envelope } from './envelope';

export interface RelayTarget {
  readonly host: string;
  readonly port: number;
}

interface Queued {
  readonly mail: Envelope;
  attempts: number;
  /** Real epoch milliseconds before which it is not tried again. */
  notBefore: number;
}

/** Real milliseconds between attempts; the last one repeats. */
const BACKOFF_MS = [200, 400, 800, 1_500, 3_000, 5_000];

/**
 * Carries mail to the product's SMTP listener as a sending MTA does: in order, again after a temporary failure or while
 * the listener is away, and a bounce after a permanent one.
 */
export class Relay {
  private queue: Queued[] = [];
  private running = false;
  private stopped = false;
  private timer: NodeJS.Timeout | undefined;
  private refused: (mail: Envelope, reason: string) => void = () => undefined;
  /** By listener and own name: connections are kept for the next mail, since a listener makes new ones wait for its greeting. */
  private readonly open = new Map<string, Transporter>();

  constructor(
    private readonly target: () => RelayTarget | undefined,
    private readonly domain: string,
    private readonly changed: () => void,
  ) {}

  serves(address: string): boolean {
    return address.toLowerCase().endsWith(`@${this.domain}`);
  }

  /** Says what to do with mail that the listener refuses for good. */
  onRefused(refused: (mail: Envelope, reason: string) => void): void {
    this.refused = refused;
  }

  enqueue(mail: Envelope): void {
    this.queue.push({ mail, attempts: 0, notBefore: 0 });
    this.changed();
    void this.run();
  }

  /** Resolves when nothing waits that could go out, or after the given real milliseconds. */
  async idle(limitMs = 10_000): Promise<void> {
    const deadline = Date.now() + limitMs;
    while (this.queue.length > 0 && this.target() && Date.now() < deadline)
      await new Promise((resolve) => setTimeout(resolve, 10));
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
    for (const place of [...this.open.keys()]) this.hangUp(place);
  }

  toJSON(): object[] {
    return this.queue.map(({ mail }) => ({ ...mail, raw: mail.raw.toString('base64') }));
  }

  restore(saved: readonly (Omit<Envelope, 'raw'> & { raw: string })[]): void {
    for (const mail of saved) this.enqueue({ ...mail, raw: Buffer.from(mail.raw, 'base64') });
  }

  private async run(): Promise<void> {
    if (this.running) return;
    this.running = true;
    try {
      for (let next = this.due(); next && !this.stopped; next = this.due()) await this.attempt(next);
    } finally {
      this.running = false;
    }
    if (this.queue.length === 0 || this.stopped) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(
      () => void this.run(),
      Math.max(10, Math.min(...this.queue.map((q) => q.notBefore)) - Date.now()),
    );
    this.timer.unref();
  }

  private due(): Queued | undefined {
    return this.queue.find((queued) => queued.notBefore <= Date.now());
  }

  private async attempt(queued: Queued): Promise<void> {
    const failure = await this.send(queued.mail);
    if (failure === undefined || failure.permanent) {
      this.queue = this.queue.filter((entry) => entry !== queued);
      this.changed();
      if (failure) this.refused(queued.mail, failure.reason);
      return;
    }
    const wait = BACKOFF_MS[Math.min(queued.attempts, BACKOFF_MS.length - 1)] as number;
    queued.attempts += 1;
    queued.notBefore = Date.now() + wait;
    // While the listener is away nothing overtakes: the whole queue waits.
    if (failure.away) for (const entry of this.queue) entry.notBefore = Math.max(entry.notBefore, queued.notBefore);
  }

  private async send(mail: Envelope): Promise<{ permanent: boolean; away: boolean; reason: string } | undefined> {
    const target = this.target();
    if (!target) return { permanent: false, away: true, reason: 'no listener is known' };
    const name = `mx.${mail.from.split('@')[1] ?? 'sandbox.test'}`;
    const place = `${target.host}:${target.port} ${name}`;
    try {
      await this.transportTo(place, target, name).sendMail({
        envelope: { from: mail.from, to: [...mail.to] },
        raw: mail.raw,
      });
      return undefined;
    } catch (error) {
      const { responseCode, response, message } = error as Error & { responseCode?: number; response?: string };
      if (responseCode === undefined) this.hangUp(place);
      const permanent = responseCode !== undefined && responseCode >= 500;
      return { permanent, away: responseCode === undefined, reason: response ?? message };
    }
  }

  private transportTo(place: string, { host, port }: RelayTarget, name: string): Transporter {
    const known = this.open.get(place);
    if (known) return known;
    const transport = createTransport({
      pool: true,
      maxConnections: 1,
      host,
      port,
      secure: false,
      name,
      tls: { rejectUnauthorized: false },
      connectionTimeout: 5_000,
      socketTimeout: 30_000,
    });
    this.open.set(place, transport);
    return transport;
  }

  private hangUp(place: string): void {
    this.open.get(place)?.close();
    this.open.delete(place);
  }
}
