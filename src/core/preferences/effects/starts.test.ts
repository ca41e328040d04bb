import { expect, it } from 'vitest';
import { buildFreeBusy } from '../../availability/free-busy';
import { sameHours } from '../../availability/hours';
import { explain } from '../../slots/explain';
import type { SlotQuery } from '../../slots/query';
import { findSlots } from '../../slots/search';
import { dayNumber } from '../../time/calendar-date';
import { UTC } from '../../time/zone';
import { compile } from '../compile';
import { rulesOf } from '../compiled';
import type { MeetingFacts } from './facts';
import { queryWith } from './search';

/** Monday 2026-06-15. */
const monday = dayNumber(2026, 6, 15);
const at = (day: number, hour: number, minute = 0) => (monday + day) * 1440 + hour * 60 + minute;

/** A search of a week, on the half hour, for somebody who works Monday to Friday, 9 to 17. */
function search(document: string, word: string, duration = 60): SlotQuery {
  const rules = rulesOf(compile(document, { now: at(-3, 9), zone: 'Etc/UTC' }));
  const meeting: MeetingFacts = { words: [word], medium: null, guests: [], ownAddresses: [], codewords: [] };
  const weekly = sameHours([0, 1, 2, 3, 4], [[540, 1020]]);
  const owner = {
    id: 'owner',
    role: 'CHAIR' as const,
    freeBusy: buildFreeBusy([], { start: at(-10, 0), end: at(90, 0) }),
    availability: { zone: UTC, weekly, overrides: new Map(), travel: [] },
    bufferBefore: 0,
    bufferAfter: 0,
    weight: 1,
  };
  const base: SlotQuery = {
    window: { start: at(0, 0), end: at(7, 0) },
    duration,
    step: 30,
    gridZone: UTC,
    now: at(-3, 9),
    minimumNotice: 0,
    attendees: [owner],
    exclude: [],
    minOptional: 0,
  };
  return queryWith(base, rules, { meeting, events: [] });
}

const starts = (q: SlotQuery) => [...findSlots(q)].map(({ start }) => start - at(0, 0));
const everyDay = (hour: number, minute = 0) => [0, 1, 2, 3, 4].map((day) => day * 1440 + hour * 60 + minute);

it('a meeting with a fixed start begins then on every working day, off the grid too, and others when they like', () => {
  const document = 'Tasting meetings start at 12:45.';
  expect(starts(search(document, 'tasting', 75))).toEqual(everyDay(12, 45));
  expect(starts(search(document, 'coffee', 75)).length).toBeGreaterThan(50);
});

it('a start in the evening needs no other word about the hours of work', () => {
  expect(starts(search('Board meetings start at 19:00.', 'board', 120))).toEqual(everyDay(19));
});

it('several starts are alternatives, of one sentence and of several; days and own times of the owner still bind', () => {
  const windows = 'Delivery meetings start at 08:00, 10:00 or 13:00.';
  const found = starts(search(windows, 'delivery', 120));
  expect(found).toEqual([0, 1, 2, 3, 4].flatMap((day) => [480, 600, 780].map((minute) => day * 1440 + minute)));
  const days = `${windows} Delivery meetings only on Tuesday and Wednesday. No meetings on Wednesday before 12:00.`;
  expect(starts(search(days, 'delivery', 120))).toEqual([1440 + 480, 1440 + 600, 1440 + 780, 2 * 1440 + 780]);
});

it('why another time is refused names the sentence', () => {
  const q = search('Tasting meetings start at 15:00.', 'tasting');
  expect(explain(q, { start: at(1, 15), end: at(1, 16) })).toEqual([]);
  expect(explain(q, { start: at(1, 14), end: at(1, 15) })).toMatchObject([{ rule: 'starts then', sentence: 's1' }]);
});
