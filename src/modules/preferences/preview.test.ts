import { beforeAll, describe, expect, it } from 'vitest';
import { weekdayOf } from '@/core/time/calendar-date';
import { toInstant, toWall, zoneTable } from '@/core/time/zone';
import { refreshOwner } from '@/modules/connections/commands/refresh';
import { apiAs, type CallProduct } from '../../../tests/support/api';
import { connectedOwner, googleEvent, type Owner, useCalendars } from '../../../tests/support/calendar';
import { useDatabase } from '../../../tests/support/database';
import { freshUser } from '../../../tests/support/fresh-user';
import { saveBasics } from './commands/save-basics';
import { DEFAULT_HOURS, DEFAULTS, type PreviewAnswer, type SimulateAnswer } from './schema';

useDatabase();
const { world } = useCalendars();
const zone = zoneTable('America/New_York');

let owner: Owner;
let call: CallProduct;
/** The Thursday of next week, as a local day. */
let thursday: number;

beforeAll(async () => {
  owner = await connectedOwner(world(), 'preview@acme.test');
  call = await apiAs(world().runtime, owner.id, 'USER');
  const today = Math.floor(toWall(zone, world().now()) / 1440);
  thursday = today + 7 - weekdayOf(today) + 3;
  const at = (hour: number) => toInstant(zone, thursday * 1440 + hour * 60);
  await owner.google('POST', '/calendars/primary/events', googleEvent(at(10), at(11), { summary: 'Dentist' }));
  await refreshOwner(owner.id, { maxAgeMs: 0 }, world().runtime);
  await saveBasics(owner.id, { ...DEFAULTS, zone: 'America/New_York', hours: DEFAULT_HOURS }, world().now() * 60_000);
});

const preview = async (text: string): Promise<PreviewAnswer> =>
  (await call('POST', '/api/preferences/preview', { text })).json();
/** What blocks a wall time of that Thursday. */
const blockedAt = ({ calendar }: PreviewAnswer, hour: number) => {
  if (!calendar.ok) throw new Error('No calendar');
  const date = new Date(thursday * 86_400_000).toISOString().slice(0, 10);
  const day = calendar.days.find((one) => one.date === date);
  return day?.stretches.find(({ from, to }) => from <= hour * 60 && hour * 60 < to)?.blocked;
};

describe('POST /api/preferences/preview', () => {
  it('A5 shows two weeks under a text that is not saved, with the event or the sentence in the way', async () => {
    const answer = await preview('No meetings on Thursday after 15:00.');
    expect(answer.calendar).toMatchObject({ ok: true, zone: 'America/New_York' });
    if (answer.calendar.ok) expect(answer.calendar.days).toHaveLength(14);
    expect(blockedAt(answer, 9)).toEqual([]);
    expect(blockedAt(answer, 10)).toEqual([{ what: 'Dentist', rule: 'busy', sentence: null }]);
    expect(blockedAt(answer, 15.5)).toMatchObject([{ sentence: answer.sentences[0]?.id }]);
    expect(blockedAt(answer, 14)).toEqual([]);
    expect(blockedAt(await preview(''), 15.5)).toEqual([]);
    expect((await (await call('GET', '/api/preferences')).json()).text).not.toContain('Thursday after');
  });

  it('says that nothing is known to be free where there is no calendar to read', async () => {
    const { id } = await freshUser('no-calendar@acme.test');
    const other = await apiAs(world().runtime, id, 'USER');
    const answer: PreviewAnswer = await (
      await other('POST', '/api/preferences/preview', { text: 'No meetings on Fridays.' })
    ).json();
    expect(answer.calendar).toEqual({ ok: false, reason: 'none' });
    expect(answer.rules).toHaveLength(1);
  });

  it('takes texts only', async () => {
    for (const body of [{}, { text: 1 }, { text: 'x'.repeat(50_001) }, { text: '', more: 1 }]) {
      expect((await call('POST', '/api/preferences/preview', body)).status).toBe(400);
    }
  });
});

describe('POST /api/preferences/simulate', () => {
  const date = () => new Date(thursday * 86_400_000).toISOString().slice(0, 10);
  const at = (hour: number) => new Date(toInstant(zone, thursday * 1440 + hour * 60) * 60_000).toISOString();
  const simulate = async (asked: object): Promise<SimulateAnswer> =>
    (await call('POST', '/api/preferences/simulate', asked)).json();
  const hours = 'My working hours are 09:00–17:00 on weekdays.\n';

  it('offers what a loop would, in the days that are named, of the length that such meetings have', async () => {
    const text = `${hours}Interviews take 45 minutes.\nNo meetings on Thursday after 12:00.`;
    const days = { from: date(), to: date() };
    const answer = await simulate({ text, guest: 'jane@globex.test', what: 'Interview', ...days });
    expect(answer).toMatchObject({ minutes: 45, zone: 'America/New_York', unreadable: null, opening: [], at: null });
    expect(answer.offered.length).toBeGreaterThan(0);
    for (const { start, end } of answer.offered) {
      expect(start.startsWith(date())).toBe(true);
      expect(end.slice(11, 16) <= '12:00').toBe(true);
    }
  });

  it('A5 says why not at one time, and what would open others where nothing fits', async () => {
    const text = `${hours}No meetings on Thursdays.`;
    const busy = await simulate({ text: hours, minutes: 30, at: at(10.5) });
    expect(busy.at?.blocked).toEqual([{ what: 'Dentist', rule: 'busy', sentence: null }]);
    expect((await simulate({ text: hours, minutes: 30, at: at(15) })).at?.blocked).toEqual([]);
    const none = await simulate({ text, minutes: 30, from: date(), to: date(), at: at(15) });
    expect(none.offered).toEqual([]);
    expect(none.at?.blocked).toMatchObject([{ sentence: 's2' }]);
    expect(none.opening).toContainEqual(expect.objectContaining({ sentence: 's2' }));
  });

  it.each([
    ['guest', { guest: 'jane' }],
    ['minutes', { minutes: 3 }],
    ['from', { from: '2026-02-30' }],
    ['to', { from: '2026-03-02', to: '2026-03-01' }],
    ['at', { at: '2026-03-02T15:00' }],
    ['at', { at: '9999-03-02T15:00Z' }],
  ])('refuses a wrong %s', async (field, wrong) => {
    const answer = await call('POST', '/api/preferences/simulate', { text: '', ...wrong });
    expect(answer.status).toBe(400);
    expect(Object.keys((await answer.json()).fields)).toEqual([field]);
  });
});

describe('trying texts', () => {
  it('is bounded for each owner, and says when to come back', async () => {
    const hasty = await apiAs(world().runtime, owner.id, 'USER');
    let refused: Response | null = null;
    for (let n = 0; n < 260 && !refused; n += 1) {
      const answer = await hasty('POST', '/api/preferences/preview', { text: 7 as never });
      if (answer.status !== 400) refused = answer;
    }
    expect(refused?.status).toBe(429);
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused?.json()).toMatchObject({ code: 'too_many' });
  });
});
