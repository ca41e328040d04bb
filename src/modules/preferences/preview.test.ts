import { beforeAll, describe, expect, it } from 'vitest';
import { weekdayOf } from '@/core/time/calendar-date';
import { toInstant, toWall, zoneTable } from '@/core/time/zone';
import { database } from '@/db/client';
import { users } from '@/db/schema/identity';
import { refreshOwner } from '@/modules/connections/commands/refresh';
import { apiAs, type CallProduct } from '../../../tests/support/api';
import { connectedOwner, googleEvent, type Owner, useCalendars } from '../../../tests/support/calendar';
import { useDatabase } from '../../../tests/support/database';
import { saveBasics } from './commands/save-basics';
import { DEFAULT_HOURS, DEFAULTS, type PreviewAnswer } from './schema';

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
    const [user] = await database().insert(users).values({ email: 'no-calendar@acme.test' }).returning();
    const other = await apiAs(world().runtime, user?.id ?? '', 'USER');
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
