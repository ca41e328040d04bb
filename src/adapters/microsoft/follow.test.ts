import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { MicrosoftGrant } from '@/ports/calendar';
import { type Sandbox, startSandbox } from '../../../sandbox/start';
import { graphClient } from '../../../tests/calendar/graph-client';
import { Mirror } from '../../../tests/calendar/mirror';
import { microsoftCalendar } from './calendar';

const MARCH = Date.UTC(2027, 2, 1) / 60_000;
const DAY = 1440;
const WINDOW = { start: MARCH, end: MARCH + 60 * DAY };
const NAMES = ['a', 'b', 'd', 'e'] as const;
/** On these a name is a series, weekly for four weeks. */
const SERIES: readonly string[] = ['d', 'e'];

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(async () => {
  await sandbox.stop();
  expect(sandbox.control.violations).toEqual([]);
});

const change = fc.record({
  name: fc.constantFrom(...NAMES),
  act: fc.constantFrom('write', 'write', 'skip', 'skip', 'remove', 'forget'),
  read: fc.boolean(),
  day: fc.integer({ min: 0, max: 20 }),
  days: fc.boolean(),
  moved: fc.option(fc.integer({ min: 0, max: 3 }), { nil: null }),
  skipped: fc.option(fc.integer({ min: 0, max: 3 }), { nil: null }),
});

let accounts = 0;

it('who follows all changes knows what a full reading shows, whatever happens to events and series', async () => {
  const port = microsoftCalendar({ root: sandbox.graphApiBase, pageSize: 4 });
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 4, maxLength: 14 }), async (changes) => {
      const email = `follow${accounts++}@acme.test`;
      sandbox.control.addPerson({ email, name: 'Follow', zone: 'America/New_York' });
      const accessToken = sandbox.control.microsoft.accessToken(email);
      const grant: MicrosoftGrant = { kind: 'microsoft-calendar', accessToken, address: email };
      const calendarId = (await port.listCalendars(grant))[0]?.id as string;
      const other = graphClient(sandbox.graphApiBase, accessToken, calendarId);
      const read = (token: string | null) => port.sync(grant, calendarId, token, MARCH - 30 * DAY);
      const there = new Set<string>();
      /** The times of each series that stand and were not moved. */
      const times = new Map<string, number[]>();
      let mirror = new Mirror();
      let token: string | null = null;
      const follow = async () => {
        const changed = await read(token).catch((error: { code: string }) => {
          if (error.code !== 'gone') throw error;
          mirror = new Mirror();
          return read(null);
        });
        token = changed.nextSyncToken;
        return mirror.apply(changed).occurrences(WINDOW);
      };
      const full = async () =>
        new Mirror()
          .apply(await read(null))
          .occurrences(WINDOW)
          .sort();
      for (const { name, act, read: reads, day, days, moved, skipped } of changes) {
        const start = MARCH + day * DAY + 600;
        const weekly = SERIES.includes(name);
        if (act === 'forget') sandbox.control.microsoft.forgetDeltas(email);
        if (act === 'remove' && there.delete(name)) await other.remove(name);
        if (act === 'write') {
          there.add(name);
          const time = (n: number) => start + n * 7 * DAY;
          const date = (at: number) => new Date(at * 60_000).toISOString().slice(0, 10);
          const untouched = (n: number) => n !== skipped && n !== moved;
          if (weekly) times.set(name, [0, 1, 2, 3].filter(untouched).map(time));
          const exception = weekly && moved !== null && moved !== skipped;
          await other.write({
            name,
            summary: name,
            when:
              days && !weekly ? { from: date(start), to: date(start + DAY) } : { start, end: start + 30, zone: 'UTC' },
            ...(weekly ? { recurrence: ['RRULE:FREQ=WEEKLY;COUNT=4'] } : {}),
            ...(exception
              ? { moved: [{ original: time(moved), start: time(moved) + 90, end: time(moved) + 120 }] }
              : {}),
            ...(weekly && skipped !== null ? { skipped: [time(skipped)] } : {}),
          });
        }
        const last = act === 'skip' ? times.get(name)?.pop() : undefined;
        if (act === 'skip' && there.has(name) && last !== undefined) await other.removeTime(name, last);
        if (reads) expect((await follow()).sort()).toEqual(await full());
      }
      expect((await follow()).sort()).toEqual(await full());
      const [calendar] = [
        await other.call(
          'GET',
          `me/calendars/${encodeURIComponent(calendarId)}/calendarView?startDateTime=2027-03-01T00:00:00Z&endDateTime=2027-04-30T00:00:00Z`,
        ),
      ];
      expect(await full()).toHaveLength(calendar.value.length);
    }),
    { numRuns: 10 },
  );
});
