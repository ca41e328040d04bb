import { asc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { caldavCalendar } from '@/adapters/caldav/calendar';
import { googleCalendar } from '@/adapters/google/calendar';
import { microsoftCalendar } from '@/adapters/microsoft/calendar';
import { formatLocalDate, parseLocalDate } from '@/core/time/calendar-date';
import { toInstant, zoneTable } from '@/core/time/zone';
import { database } from '@/db/client';
import { calendarEvents, calendars } from '@/db/schema/calendar';
import { calendarsOfAllKinds } from '@/main/calendars';
import { CalendarError } from '@/ports/calendar';
import type { Runtime } from '@/ports/runtime';
import {
  type CalendarWorld,
  connectedOwner,
  googleEvent,
  type Owner,
  useCalendars,
} from '../../../tests/support/calendar';
import { useDatabase } from '../../../tests/support/database';
import { syncCalendar } from './commands/sync';
import { eventsBetween } from './queries/events';

useDatabase();
const { world } = useCalendars();
const RUNS = process.env.DEEP ? 400 : 12;
const WEEKS_MIN = 35 * 1440;
const EVENTS = '/sandbox/google/calendar/v3/calendars/';

const which = fc.nat(50);
const hour = fc.integer({ min: 0, max: 400 });
/** What happens at the provider, unseen by us, and the moments at which we read. */
const change = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constantFrom('single', 'allDay', 'series', 'transparent'), which, hour }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom('move', 'rename', 'delete'), which, hour }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constantFrom('moveInstance', 'deleteInstance', 'endSeries'), which, hour }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('sync' as const), which, hour }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('gone', 'cutOff', 'racing'), which, hour }) },
);
type Change = typeof change extends fc.Arbitrary<infer T> ? T : never;

interface Scene extends CalendarWorld {
  readonly owner: Owner;
  readonly calendarId: string;
  readonly base: number;
  readonly made: { id: string; series: boolean }[];
}

async function happen(scene: Scene, { kind, which: n, hour: at }: Change): Promise<void> {
  const { owner, made, base, sandbox, runtime, calendarId } = scene;
  const start = base + at * 60;
  const insert = async (body: object, series = false) => {
    const { body: event } = await owner.google('POST', '/calendars/primary/events', body);
    made.push({ id: event.id, series });
  };
  const event = made[n % Math.max(1, made.length)];
  const series = made.filter((one) => one.series);
  const master = series[n % Math.max(1, series.length)];
  switch (kind) {
    case 'single':
      return insert(googleEvent(start, start + 30));
    case 'transparent':
      return insert(googleEvent(start, start + 30, { transparency: 'transparent' }));
    case 'allDay': {
      const day = (offset: number) => ({ date: formatLocalDate(Math.floor(start / 1440) + offset) });
      return insert({ summary: 'All day', start: day(0), end: day(1) });
    }
    case 'series': {
      const moment = (minute: number) => ({ dateTime: new Date(minute * 60_000).toISOString(), timeZone: 'UTC' });
      const times = { start: moment(start), end: moment(start + 45) };
      return insert({ summary: 'Series', ...times, recurrence: ['RRULE:FREQ=DAILY;COUNT=6'] }, true);
    }
    case 'move':
      if (event) await owner.google('PATCH', `/calendars/primary/events/${event.id}`, googleEvent(start, start + 60));
      return;
    case 'rename':
      if (event) await owner.google('PATCH', `/calendars/primary/events/${event.id}`, { summary: `Renamed ${at}` });
      return;
    case 'delete':
      if (event) await owner.google('DELETE', `/calendars/primary/events/${event.id}`);
      return;
    case 'moveInstance':
    case 'deleteInstance': {
      const instance = master && (await instanceOf(owner, master.id, at));
      if (!instance) return;
      if (kind === 'deleteInstance') await owner.google('DELETE', `/calendars/primary/events/${instance}`);
      else await owner.google('PATCH', `/calendars/primary/events/${instance}`, googleEvent(start, start + 15));
      return;
    }
    case 'endSeries':
      if (master) {
        const body = { recurrence: ['RRULE:FREQ=DAILY;COUNT=2'] };
        await owner.google('PATCH', `/calendars/primary/events/${master.id}`, body);
      }
      return;
    case 'sync':
      await syncCalendar(calendarId, runtime);
      return;
    case 'gone':
      sandbox.control.invalidateSyncTokens(owner.email);
      return;
    case 'cutOff': {
      // The first page comes, the second does not: nothing of the reading may be kept.
      const before = await mirror(calendarId);
      sandbox.control.fault({ path: EVENTS, method: 'GET', delayMs: 0 });
      sandbox.control.fault({ path: EVENTS, method: 'GET', status: 503 });
      const outcome = await syncCalendar(calendarId, runtime).catch((error: unknown) => error);
      sandbox.control.clearFaults();
      if (outcome instanceof CalendarError) expect(await mirror(calendarId)).toEqual(before);
      return;
    }
    case 'racing':
      // Two processes read at once.
      await Promise.all([syncCalendar(calendarId, runtime), syncCalendar(calendarId, smallPages(scene))]);
      return;
  }
}

async function instanceOf(owner: Owner, masterId: string, n: number): Promise<string | undefined> {
  const { body } = await owner.google('GET', '/calendars/primary/events?singleEvents=true&q=Series&maxResults=250');
  const items = (body.items as { id: string; recurringEventId?: string }[]).filter(
    (item) => item.recurringEventId === masterId,
  );
  return items[n % Math.max(1, items.length)]?.id;
}

/** The mirror as it is, without what is ours alone. */
async function mirror(calendarId: string): Promise<object[]> {
  const rows = await database()
    .select()
    .from(calendarEvents)
    .where(eq(calendarEvents.calendarId, calendarId))
    .orderBy(asc(calendarEvents.providerId));
  return rows.map(({ id: _, ...row }) => row);
}

/** Every occurrence of the weeks in question, `title start end`: by our expansion of the mirror. */
async function seenByUs({ owner, base }: Scene): Promise<string[]> {
  const events = await eventsBetween(owner.id, { start: base, end: base + WEEKS_MIN });
  return events.map(({ title, start, end }) => `${title} ${start} ${end}`).sort();
}

/** The same as the provider itself expands it. */
async function seenByProvider({ owner, base }: Scene): Promise<string[]> {
  const rfc3339 = (minute: number) => new Date(minute * 60_000).toISOString();
  const query = new URLSearchParams({
    singleEvents: 'true',
    maxResults: '2500',
    timeMin: rfc3339(base),
    timeMax: rfc3339(base + WEEKS_MIN),
  });
  const { body } = await owner.google('GET', `/calendars/primary/events?${query}`);
  const zone = zoneTable(body.timeZone);
  const minute = (moment: { date?: string; dateTime?: string }) =>
    moment.date ? toInstant(zone, parseLocalDate(moment.date) * 1440) : Date.parse(moment.dateTime as string) / 60_000;
  return (body.items as { summary: string; start: object; end: object }[])
    .map(({ summary, start, end }) => `${summary} ${minute(start)} ${minute(end)}`)
    .sort();
}

function smallPages({ sandbox, runtime }: Pick<CalendarWorld, 'sandbox' | 'runtime'>): Runtime {
  const google = googleCalendar({ root: sandbox.googleApiRoot, pageSize: 3 });
  const calendar = calendarsOfAllKinds({
    'google-calendar': google,
    'microsoft-calendar': microsoftCalendar({ root: sandbox.graphApiBase }),
    caldav: caldavCalendar({ allowPrivate: true }),
  });
  return { ...runtime, calendar };
}

let scenes = 0;

it('the mirror equals what the provider shows, and a full reading, after any changes, with lost pushes, refused tokens, cut-off pages and readings at once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 6, maxLength: 24 }), async (changes) => {
      const small = { ...world(), runtime: smallPages(world()) };
      const owner = await connectedOwner(small, `mirror${scenes++}@acme.test`);
      const [calendar] = await database().select().from(calendars).where(eq(calendars.userId, owner.id));
      const calendarId = calendar?.id as string;
      const scene: Scene = { ...small, owner, calendarId, base: world().now() + 1440, made: [] };
      for (const one of changes) await happen(scene, one);
      await syncCalendar(calendarId, small.runtime);
      const incremental = await mirror(calendarId);
      expect(await seenByUs(scene)).toEqual(await seenByProvider(scene));
      await database().delete(calendarEvents).where(eq(calendarEvents.calendarId, calendarId));
      await database().update(calendars).set({ syncToken: null }).where(eq(calendars.id, calendarId));
      await syncCalendar(calendarId, world().runtime);
      expect(incremental).toEqual(await mirror(calendarId));
    }),
    { numRuns: RUNS, seed: 20261120, endOnFailure: true },
  );
}, 900_000);
