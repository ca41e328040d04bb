import { createHash } from 'node:crypto';
import type { SandboxClock } from '../../clock';
import { GoogleError, invalid, notFound, required } from '../errors';
import { type Call, calendarOf, type Handler, NO_CONTENT, ok } from './call';
import type { CalendarStore } from './store';

/** A push subscription (`watch`). */
export interface Channel {
  readonly id: string;
  readonly resourceId: string;
  readonly resourceUri: string;
  readonly calendar: string;
  readonly owner: string;
  readonly address: string;
  readonly token?: string;
  /** Epoch milliseconds of the sandbox's clock. */
  readonly expiration: number;
  messages: number;
}

const DEFAULT_TTL_SECONDS = 604_800;
const LONGEST_TTL_SECONDS = 2_592_000;
/** Changes within this many real milliseconds are told in one notification. */
const COALESCE_MS = 20;
const DELIVERY_TIMEOUT_MS = 5_000;

/** Push notifications of calendars: HTTP POST with Google's headers and an empty body. */
export class Channels {
  private channels = new Map<string, Channel>();
  private readonly pending = new Map<string, NodeJS.Timeout>();

  constructor(
    private readonly store: CalendarStore,
    private readonly clock: SandboxClock,
    private readonly changed: () => void,
  ) {
    store.onChange((calendar) => {
      for (const channel of this.channels.values()) if (channel.calendar === calendar.id) this.schedule(channel);
    });
  }

  handlers(): Record<string, Handler> {
    return {
      'calendar.events.watch': (call) => this.watch(call),
      'calendar.channels.stop': ({ person, body }) => {
        const channel = this.channels.get(String(body.id));
        if (!channel || channel.resourceId !== body.resourceId || channel.owner !== person.email) throw notFound();
        this.channels.delete(channel.id);
        this.changed();
        return NO_CONTENT;
      },
    };
  }

  /** Ends notifications that wait. */
  stop(): void {
    for (const timer of this.pending.values()) clearTimeout(timer);
    this.pending.clear();
  }

  toJSON(): Channel[] {
    return [...this.channels.values()];
  }

  restore(saved: readonly Channel[]): void {
    this.channels = new Map(saved.map((channel) => [channel.id, channel]));
  }

  private watch(call: Call) {
    const calendar = calendarOf(this.store, call);
    const { id, type, address, token, expiration, params } = call.body as Record<string, string | undefined> & {
      params?: { ttl?: string };
    };
    if (!id) throw required('Channel id is required.');
    if (!/^[A-Za-z0-9\-_+/=]{1,64}$/.test(id)) throw invalid('Invalid channel id.', 'id');
    if (type !== 'web_hook') throw invalid('Invalid channel type.', 'type');
    if (this.channels.has(id)) throw new GoogleError(400, 'channelIdNotUnique', `Channel id ${id} not unique`);
    if (!isCallback(address)) {
      throw new GoogleError(400, 'push.webhookUrlNotHttps', `WebHook callback must be HTTPS: ${address}`);
    }
    const now = this.clock.now();
    const ttl = Math.min(Number(params?.ttl ?? DEFAULT_TTL_SECONDS), LONGEST_TTL_SECONDS) * 1000;
    const channel: Channel = {
      id,
      resourceId: createHash('sha256').update(calendar.id).digest('base64url').slice(0, 27),
      resourceUri: `${call.apiUrl}/calendars/${encodeURIComponent(calendar.id)}/events?alt=json`,
      calendar: calendar.id,
      owner: call.person.email,
      address: address as string,
      ...(token === undefined ? {} : { token }),
      expiration: expiration ? Math.min(Number(expiration), now + LONGEST_TTL_SECONDS * 1000) : now + ttl,
      messages: 0,
    };
    this.channels.set(id, channel);
    this.changed();
    void this.deliver(channel, 'sync');
    const { resourceId, resourceUri } = channel;
    return ok({
      kind: 'api#channel',
      id,
      resourceId,
      resourceUri,
      ...(token === undefined ? {} : { token }),
      expiration: String(channel.expiration),
    });
  }

  private schedule(channel: Channel): void {
    if (this.pending.has(channel.id)) return;
    const timer = setTimeout(() => {
      this.pending.delete(channel.id);
      if (this.channels.has(channel.id)) void this.deliver(channel, 'exists');
    }, COALESCE_MS);
    timer.unref();
    this.pending.set(channel.id, timer);
  }

  /** Best effort, as at Google: a notification that fails is lost and the client's polling makes up for it. */
  private async deliver(channel: Channel, state: 'sync' | 'exists'): Promise<void> {
    if (this.clock.now() >= channel.expiration) {
      this.channels.delete(channel.id);
      this.changed();
      return;
    }
    channel.messages += 1;
    const headers: Record<string, string> = {
      'X-Goog-Channel-ID': channel.id,
      'X-Goog-Channel-Expiration': new Date(channel.expiration).toUTCString(),
      'X-Goog-Resource-ID': channel.resourceId,
      'X-Goog-Resource-URI': channel.resourceUri,
      'X-Goog-Resource-State': state,
      'X-Goog-Message-Number': String(channel.messages),
    };
    if (channel.token !== undefined) headers['X-Goog-Channel-Token'] = channel.token;
    const signal = AbortSignal.timeout(DELIVERY_TIMEOUT_MS);
    await fetch(channel.address, { method: 'POST', headers, signal }).then(
      (answer) => answer.body?.cancel(),
      () => undefined,
    );
  }
}

/** Google demands HTTPS; the sandbox also allows plain HTTP on loopback. */
function isCallback(address: string | undefined): boolean {
  const url = URL.canParse(address ?? '') ? new URL(address as string) : undefined;
  if (url?.protocol === 'https:') return true;
  return url?.protocol === 'http:' && ['127.0.0.1', 'localhost', '[::1]'].includes(url.hostname);
}
