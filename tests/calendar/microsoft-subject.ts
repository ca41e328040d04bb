import { caldavCalendar } from '@/adapters/caldav/calendar';
import { googleCalendar } from '@/adapters/google/calendar';
import { microsoftCalendar } from '@/adapters/microsoft/calendar';
import { calendarsOfAllKinds } from '@/main/calendars';
import { startSandbox } from '../../sandbox/start';
import { startFaultyProxy } from './faulty-proxy';
import { graphClient } from './graph-client';
import type { CalendarSubject } from './subject';

const TIMEOUT_MS = 3_000;

/** The stand-in of Microsoft behind its adapter. */
export async function microsoftSubject(): Promise<CalendarSubject> {
  const sandbox = await startSandbox();
  const proxy = await startFaultyProxy(sandbox.url);
  const root = sandbox.graphApiBase.replace(sandbox.url, proxy.url);
  const port = calendarsOfAllKinds({
    'google-calendar': googleCalendar({ root: 'http://127.0.0.1:1' }),
    'microsoft-calendar': microsoftCalendar({ root, timeoutMs: TIMEOUT_MS, pageSize: 2 }),
    caldav: caldavCalendar({ allowPrivate: false }),
  });
  let accounts = 0;
  return {
    port,
    proxy,
    timeoutMs: TIMEOUT_MS,
    givesIds: true,
    async newAccount() {
      const email = `contract${accounts++}@acme.test`;
      sandbox.control.addPerson({ email, name: 'Contract', zone: 'UTC' });
      const accessToken = sandbox.control.microsoft.accessToken(email);
      const grant = { kind: 'microsoft-calendar', accessToken, address: email } as const;
      const [first] = await port.listCalendars(grant);
      const calendarId = first?.id as string;
      return {
        grant,
        calendarId,
        other: graphClient(sandbox.graphApiBase, accessToken, calendarId),
        async staleToken(token) {
          sandbox.control.microsoft.forgetDeltas(email);
          return token;
        },
        async refused() {
          sandbox.control.microsoft.revoke(email);
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
