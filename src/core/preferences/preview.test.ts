import { expect, it } from 'vitest';
import { buildFreeBusy } from '../availability/free-busy';
import { sameHours } from '../availability/hours';
import type { Attendee, SlotQuery } from '../slots/query';
import { dayNumber } from '../time/calendar-date';
import { toInstant, zoneTable } from '../time/zone';
import { previewOf } from './preview';

const berlin = zoneTable('Europe/Berlin');
/** Wall time in Berlin; 29 March 2026 is a Sunday and has no hour from 2 to 3. */
const at = (date: number, hour: number) => toInstant(berlin, dayNumber(2026, 3, date) * 1440 + hour * 60);
const weekly = sameHours([0, 1, 2, 3, 4], [[540, 1020]]);
const hours = { zone: berlin, weekly, overrides: new Map(), travel: [] };

function query(change: Partial<Attendee> = {}): SlotQuery {
  const window = { start: at(27, 0), end: at(31, 0) };
  const owner: Attendee = {
    id: 'owner',
    role: 'CHAIR',
    freeBusy: buildFreeBusy([{ start: at(27, 10), end: at(27, 11) }], { start: at(20, 0), end: at(40, 0) }),
    availability: hours,
    bufferBefore: 0,
    bufferAfter: 0,
    weight: 1,
    ...change,
  };
  const now = at(26, 12);
  return {
    window,
    duration: 60,
    step: 60,
    gridZone: berlin,
    now,
    minimumNotice: 0,
    attendees: [owner],
    exclude: [],
    minOptional: 0,
  };
}

it('shows of each day what would be offered, and why not the rest', () => {
  const lunch = {
    name: 'lunch',
    meeting: 'outside',
    hours: { ...hours, weekly: sameHours([4], [[720, 780]]) },
    sentence: 's3',
  } as const;
  const events = [{ start: at(27, 10), end: at(27, 11), title: 'Dentist' }];
  const [friday] = previewOf(query({ rules: [lunch], events }));
  const outside = { what: 'outside working hours', rule: 'hours', sentence: null };
  expect(friday).toEqual({
    date: '2026-03-27',
    stretches: [
      { from: 0, to: 540, blocked: [outside], liking: 0 },
      { from: 540, to: 600, blocked: [], liking: 0 },
      { from: 600, to: 660, blocked: [{ what: 'Dentist', rule: 'busy', sentence: null }], liking: 0 },
      { from: 660, to: 720, blocked: [], liking: 0 },
      { from: 720, to: 780, blocked: [{ what: 'lunch', rule: 'lunch', sentence: 's3' }], liking: 0 },
      { from: 780, to: 1020, blocked: [], liking: 0 },
      { from: 1020, to: 1440, blocked: [outside], liking: 0 },
    ],
  });
});

it('shows what is liked, and a day without the hour that clocks leave out', () => {
  const days = previewOf(query({ wishes: [{ start: at(30, 9), end: at(30, 12), cost: -2 }] }));
  expect(days.map((day) => day.date)).toEqual(['2026-03-27', '2026-03-28', '2026-03-29', '2026-03-30']);
  expect(days[3]?.stretches.filter((one) => one.blocked.length === 0)).toEqual([
    { from: 540, to: 720, blocked: [], liking: 2 },
    { from: 720, to: 1020, blocked: [], liking: 0 },
  ]);
  const wide = { ...hours, weekly: sameHours([6], [[0, 1440]]) };
  const open = previewOf(query({ availability: wide }))[2]?.stretches ?? [];
  expect(open.map(({ from, to }) => [from, to])).toEqual([[0, 1440]]);
});
