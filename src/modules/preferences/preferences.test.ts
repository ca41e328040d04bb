import { beforeAll, describe, expect, it } from 'vitest';
import { buildFreeBusy } from '@/core/availability/free-busy';
import { isFree } from '@/core/slots/is-free';
import { dayNumber } from '@/core/time/calendar-date';
import { toInstant, zoneTable } from '@/core/time/zone';
import { contendedTransaction } from '@/db/contended';
import { refreshOwner } from '@/modules/connections/commands/refresh';
import { claimHolds, releaseHolds } from '@/modules/meetings/commands/holds';
import { heldAndBooked } from '@/modules/meetings/queries';
import { apiAs } from '../../../tests/support/api';
import { connectedOwner, googleEvent, type Owner, useCalendars } from '../../../tests/support/calendar';
import { useDatabase } from '../../../tests/support/database';
import { saveBasics } from './commands/save-basics';
import { basicsOf, ownerAttendee, suggestBasics } from './queries';
import { type BasicsForm, DEFAULT_HOURS, DEFAULTS } from './schema';

useDatabase();
const { world } = useCalendars();

let owner: Owner;
beforeAll(async () => {
  owner = await connectedOwner(world(), 'basics@acme.test');
});

const form: BasicsForm = { ...DEFAULTS, zone: 'Europe/Berlin', hours: DEFAULT_HOURS };
const as = (role: 'USER' | 'WAITLIST' | null = 'USER') => apiAs(world().runtime, role && owner.id, role ?? undefined);
const get = async () => (await (await as())('GET', '/api/user/basics')).json();
const put = async (body: object, role?: 'USER' | 'WAITLIST' | null) =>
  (await as(role))('PUT', '/api/user/basics', body);

describe('/api/user/basics', () => {
  it('suggests zone and hours of the calendar, unconfirmed', async () => {
    const answer = await get();
    expect(answer).toMatchObject({
      confirmed: false,
      source: 'calendar',
      basics: { zone: 'America/New_York', hours: DEFAULT_HOURS, durationMin: 30 },
    });
    expect(await basicsOf(owner.id)).toBeNull();
  });

  it.each([
    ['zone', { zone: 'Mars/Olympus' }],
    ['hours', { hours: {} }],
    ['hours', { hours: { mon: [] } }],
    [
      'hours.mon',
      {
        hours: {
          mon: [
            ['09:00', '12:00'],
            ['11:00', '17:00'],
          ],
        },
      },
    ],
    ['hours.mon.0.0', { hours: { mon: [['9', '17:00']] } }],
    ['durationMin', { durationMin: 0 }],
    ['bufferAfterMin', { bufferAfterMin: -5 }],
    ['granularityMin', { granularityMin: 7 }],
    ['_', { extra: true }],
  ])('refuses a wrong %s', async (field, change) => {
    const answer = await put({ ...form, ...change });
    expect(answer.status).toBe(400);
    expect(Object.keys((await answer.json()).fields)).toEqual([field]);
  });

  it('lets members only, and saves what it then answers', async () => {
    expect((await put(form, null)).status).toBe(401);
    expect((await put(form, 'WAITLIST')).status).toBe(403);
    const saved = await put({ ...form, zone: 'europe/berlin', bufferAfterMin: 15 });
    expect(saved.status).toBe(200);
    const answer = await saved.json();
    expect(answer).toMatchObject({ confirmed: true, source: 'saved', basics: { zone: 'Europe/Berlin' } });
    expect(await get()).toEqual(answer);
    await put(form);
    expect(await basicsOf(owner.id)).toMatchObject({ version: 2, bufferAfterMin: 0 });
  });
});

it('confirming the week as it is shown takes back no sentence about a day of it, changing that day does', async () => {
  const other = await connectedOwner(world(), 'wednesdays@acme.test');
  const call = await apiAs(world().runtime, other.id, 'USER');
  const never = 'No meetings on Wednesday (choir).';
  await call('PUT', '/api/preferences', { text: `No meetings on Wednesday.\n${never}\n`, baseVersion: 0 });
  const { basics } = await (await call('GET', '/api/user/basics')).json();
  expect((await call('PUT', '/api/user/basics', { ...basics, hours: DEFAULT_HOURS })).status).toBe(200);
  const text = async () => (await (await call('GET', '/api/preferences')).json()).text as string;
  expect(await text()).toContain('No meetings on Wednesday.');
  expect(await text()).toContain('My working hours are 09:00–17:00 on weekdays.');
  const changed = { ...DEFAULT_HOURS, wed: [['10:00', '16:00']] };
  expect((await call('PUT', '/api/user/basics', { ...basics, hours: changed })).status).toBe(200);
  expect(await text()).not.toContain('No meetings on Wednesday.');
  expect(await text()).toContain(never);
});

it('reads the hours from the events of the calendar', async () => {
  const busy = await connectedOwner(world(), 'early@acme.test');
  const zone = zoneTable('America/New_York');
  const today = Math.floor(world().now() / 1440);
  for (let day = today - 14; day < today; day++) {
    for (const [from, to] of [
      [7, 8],
      [14, 15.5],
    ] as const) {
      const at = (hour: number) => toInstant(zone, day * 1440 + hour * 60);
      await busy.google('POST', '/calendars/primary/events', googleEvent(at(from), at(to)));
    }
  }
  await refreshOwner(busy.id, { maxAgeMs: 0 }, world().runtime);
  const suggested = await suggestBasics(busy.id, world().now());
  expect(suggested?.zone).toBe('America/New_York');
  expect(suggested?.hours.mon).toEqual([['07:00', '15:30']]);
  expect(suggested?.hours.sun).toEqual(suggested?.hours.mon);
});

it('offers exactly what can be held: search and claim agree on the gap between meetings', async () => {
  const gap = { bufferBeforeMin: 10, bufferAfterMin: 25 };
  await saveBasics(owner.id, { ...form, ...gap, zone: 'UTC', hours: { mon: [['00:00', '24:00']] } }, 0);
  const basics = await basicsOf(owner.id);
  if (!basics) throw new Error('Not saved');
  const monday = dayNumber(2026, 11, 30) * 1440;
  const window = { start: monday, end: monday + 1440 };
  const buffers = { bufferBefore: gap.bufferBeforeMin, bufferAfter: gap.bufferAfterMin };
  const hold = (loopId: string, start: number) =>
    contendedTransaction((tx) =>
      claimHolds(tx, { ownerId: owner.id, loopId, slots: [{ start, end: start + 30 }], expiresAt: monday, ...buffers }),
    );
  await hold('standing', monday + 600);
  for (let start = monday + 500; start <= monday + 700; start += 5) {
    const taken = await heldAndBooked(owner.id, window, { exceptLoop: 'asking' });
    const attendee = ownerAttendee(basics, buildFreeBusy([], window), taken);
    const query = { window, duration: 30, step: 5, gridZone: zoneTable('UTC'), now: monday - 1440, minimumNotice: 0 };
    const offered = isFree(
      { ...query, attendees: [attendee], exclude: [], minOptional: 0 },
      { start, end: start + 30 },
    );
    const { held } = await hold('asking', start);
    expect([start - monday, held.length > 0]).toEqual([start - monday, offered]);
    await contendedTransaction((tx) => releaseHolds(tx, 'asking'));
  }
});
