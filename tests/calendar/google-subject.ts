import { caldavCalendar } from '@/adapters/caldav/calendar';
import { googleCalendar } from '@/adapters/google/calendar';
import { microsoftCalendar } from '@/adapters/microsoft/calendar';
import { calendarsOfAllKinds } from '@/main/calendars';
import { callerAs } from '../../sandbox/google/calendar/test-client';
import { startSandbox } from '../../sandbox/start';
import { startFaultyProxy } from './faulty-proxy';
import type { CalendarSubject, OtherEvent } from './subject';

const TIMEOUT_MS = 3_000;

/** The stand-in of Google behind its adapter. */
export async function googleSubject(): Promise<CalendarSubject> {
  const sandbox = await startSandbox();
  const proxy = await startFaultyProxy(sandbox.url);
  const root = sandbox.googleApiRoot.replace(sandbox.url, proxy.url);
  const port = calendarsOfAllKinds({
    'google-calendar': googleCalendar({ root, timeoutMs: TIMEOUT_MS, pageSize: 2 }),
    'microsoft-calendar': microsoftCalendar({ root: 'http://127.0.0.1:1' }),
    caldav: caldavCalendar({ allowPrivate: false }),
  });
  let accounts = 0;
  return {
    port,
    proxy,
    timeoutMs: TIMEOUT_MS,
    async newAccount() {
      const email = `contract${accounts++}@acme.test`;
      sandbox.control.addPerson({ email, name: 'Contract', zone: 'UTC' });
      const grant = { kind: 'google-calendar', accessToken: sandbox.control.accessToken(email) } as const;
      const call = callerAs(sandbox, grant.accessToken);
      const path = (name?: string) => `/calendars/primary/events${name === undefined ? '' : `/${idOf(name)}`}`;
      return {
        grant,
        calendarId: email,
        other: {
          async write(event) {
            const body = bodyOf(event);
            const written = await call('POST', path(), { id: idOf(event.name), ...body });
            if (written.status === 409) await call('PUT', path(event.name), body);
            const { body: found } = await call('GET', `${path()}?singleEvents=true&maxResults=250`);
            const items: { id: string; recurringEventId?: string; originalStartTime?: { dateTime: string } }[] =
              found.items;
            const instance = (at: number) => {
              const isIt = (one: (typeof items)[number]) =>
                one.recurringEventId === idOf(event.name) &&
                Date.parse(one.originalStartTime?.dateTime ?? '') === at * 60_000;
              return `${path()}/${items.find(isIt)?.id}`;
            };
            for (const { original, start, end } of event.moved ?? []) {
              await call('PATCH', instance(original), { start: moment(start), end: moment(end) });
            }
            for (const at of event.skipped ?? []) await call('DELETE', instance(at));
          },
          async remove(name) {
            await call('DELETE', path(name));
          },
        },
        async staleToken(token) {
          sandbox.control.invalidateSyncTokens(email);
          return token;
        },
        async refused() {
          sandbox.control.revokeGrants(email);
          return grant;
        },
      };
    },
    async stop() {
      await proxy.stop();
      await sandbox.stop();
      if (sandbox.control.violations.length > 0) throw new Error(JSON.stringify(sandbox.control.violations));
    },
  };
}

/** Ids are base32hex, at least five characters. */
function idOf(name: string): string {
  return `other${Buffer.from(name).toString('hex')}`;
}

function bodyOf({ summary, when, recurrence, transparent, tentative }: OtherEvent): object {
  const span =
    'zone' in when
      ? { start: { ...moment(when.start), timeZone: when.zone }, end: { ...moment(when.end), timeZone: when.zone } }
      : { start: { date: when.from }, end: { date: when.to } };
  return {
    summary,
    ...span,
    ...(recurrence ? { recurrence } : {}),
    ...(transparent ? { transparency: 'transparent' } : {}),
    ...(tentative ? { status: 'tentative' } : {}),
  };
}

function moment(minute: number) {
  return { dateTime: new Date(minute * 60_000).toISOString() };
}
