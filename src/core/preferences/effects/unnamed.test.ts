import { expect, it } from 'vitest';
import { buildFreeBusy } from '../../availability/free-busy';
import { sameHours } from '../../availability/hours';
import { explain } from '../../slots/explain';
import type { Attendee, SlotQuery } from '../../slots/query';
import { relaxations } from '../../slots/relax';
import { dayNumber } from '../../time/calendar-date';
import { UTC } from '../../time/zone';
import type { Rule } from '../rule';
import { attendeeWith } from './attendee';
import { unnamed } from './unnamed';

const DAY = 1440;
/** Monday 2026-06-15. */
const monday = dayNumber(2026, 6, 15) * DAY;
const nine = monday + 540;

const RULES: Rule[] = [
  { kind: 'never', when: { weekdays: [0], hours: [[540, 1020]] }, name: 'therapy' },
  { kind: 'focus', minutes: 480, blocks: 1, name: 'novel' },
  { kind: 'limit', most: { count: 0 }, per: 'day' },
  { kind: 'hours', weekdays: [0, 1, 2, 3, 4], hours: [[600, 1020]] },
];

const base: Attendee = {
  id: 'ana@acme.test',
  role: 'REQ-PARTICIPANT',
  freeBusy: buildFreeBusy([], { start: monday - 30 * DAY, end: monday + 30 * DAY }),
  availability: { zone: UTC, weekly: sameHours([0], [[600, 1020]]), overrides: new Map(), travel: [] },
  bufferBefore: 0,
  bufferAfter: 0,
  weight: 1,
};
const meeting = { words: [], medium: null, guests: [], ownAddresses: [], codewords: [] };
const ana = attendeeWith(
  base,
  RULES.map((rule, i) => ({ rule, sentence: `s${i + 1}` })),
  { meeting },
);

const query = (attendee: Attendee): SlotQuery => ({
  window: { start: monday, end: monday + DAY },
  duration: 30,
  step: 30,
  gridZone: UTC,
  now: monday - 3 * DAY,
  minimumNotice: 0,
  exclude: [],
  attendees: [attendee],
  minOptional: 0,
});

it('A17 tells another owner when somebody cannot meet, and nothing of why', () => {
  const slot = { start: nine, end: nine + 30 };
  const told = (attendee: Attendee) => [...explain(query(attendee), slot), ...relaxations(query(attendee))];
  expect(JSON.stringify(told(ana))).toMatch(/therapy.*"s1"/);
  expect(JSON.stringify(told(unnamed(ana)))).not.toMatch(/therapy|novel|"s\d"/);
  expect(explain(query(unnamed(ana)), slot).map(({ period }) => period)).toEqual(
    explain(query(ana), slot).map(({ period }) => period),
  );
});
