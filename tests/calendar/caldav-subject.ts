import { caldavCalendar } from '@/adapters/caldav/calendar';
import { caldavLogin } from '@/adapters/caldav/discover';
import type { CaldavGrant, CalendarPort } from '@/ports/calendar';
import { startFaultyProxy } from './faulty-proxy';
import { icsClient } from './ics-client';
import type { CalendarAccount, CalendarSubject } from './subject';

const TIMEOUT_MS = 2_000;

/** A server that speaks CalDAV, and how accounts come to be there. */
export interface CaldavServer {
  /** Origin, and where to begin to look. */
  readonly url: string;
  readonly start: string;
  /** A new user with a calendar whose name ends so; resolves to name and password. */
  newUser(): Promise<{ user: string; password: string; calendar: string }>;
  stop(): Promise<void>;
}

/** A CalDAV account as the suite meets it, with the raw way to its calendar. */
export interface CaldavAccount extends CalendarAccount {
  readonly grant: CaldavGrant;
  readonly raw: ReturnType<typeof icsClient>;
}

export interface CaldavSubject extends CalendarSubject {
  readonly port: CalendarPort;
  newAccount(): Promise<CaldavAccount>;
}

/** A CalDAV server behind the adapter; accounts are found as a person's would be. */
export async function caldavSubject(server: CaldavServer): Promise<CaldavSubject> {
  const proxy = await startFaultyProxy(server.url);
  const options = { allowPrivate: true, timeoutMs: TIMEOUT_MS };
  const adapter = caldavCalendar(options);
  const login = caldavLogin(options);
  return {
    // The suite only ever has grants of this kind for it.
    port: adapter as CalendarPort,
    proxy,
    timeoutMs: TIMEOUT_MS,
    async newAccount() {
      const { user, password, calendar } = await server.newUser();
      const found = await login({ url: `${proxy.url}${server.start}`, user, password });
      if (!found.ok) throw new Error(`No account: ${found.reason}`);
      const { grant } = found;
      const listed = await adapter.listCalendars(grant);
      const calendarId = listed.find(({ id }) => id.replace(/\/$/, '').endsWith(calendar))?.id;
      if (!calendarId) throw new Error(`No calendar ${calendar} among ${listed.map(({ id }) => id).join()}`);
      const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
      const raw = icsClient(calendarId.replace(proxy.url, server.url), authorization);
      return {
        grant,
        calendarId,
        raw,
        other: raw,
        staleToken: async () => JSON.stringify({ token: 'http://radicale.org/ns/sync/0123' }),
        refused: async () => ({ ...grant, password: `not ${password}` }),
      };
    },
    async stop() {
      await proxy.stop();
      await server.stop();
    },
  };
}
