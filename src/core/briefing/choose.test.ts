import fc from 'fast-check';
import { expect, it } from 'vitest';
import { propertyRuns } from '../../../tests/support/property-runs';
import { chosenItems, MOST_ITEMS } from './choose';
import type { BriefedMeeting, BriefingFacts } from './facts';

const NOTHING: BriefingFacts = { decisions: [], meetings: [], booked: [], overdue: [], ahead: null };
const meeting = (start: number, title = 'Coffee'): BriefedMeeting => ({
  start,
  end: start + 30,
  title,
  joinUrl: null,
  firstTime: [],
  calendarId: 'main',
  eventId: `${title} ${start}`,
  loopId: null,
});
const loop = (title: string) => ({ title, loopId: title });
const decision = (title: string) => ({ ...loop(title), decisionId: title, askedAt: 0, href: `/loops/${title}` });

it('of a day of which there is nothing to tell, nothing is told, and a look ahead alone is no reason to write', () => {
  expect(chosenItems(NOTHING).items).toEqual([]);
  expect(chosenItems({ ...NOTHING, ahead: meeting(2000) }).items).toEqual([]);
});

it('one of every kind comes before a second one of any, in the order of a day', () => {
  const facts = {
    decisions: [decision('a'), decision('b'), decision('c')],
    meetings: [meeting(600, 'First'), meeting(615, 'Second'), meeting(900, 'Third')],
    booked: [],
    overdue: [loop('d')],
    ahead: meeting(2000, 'Later'),
  };
  const { items, more } = chosenItems(facts);
  expect(items.map(({ kind }) => kind)).toEqual(['decision', 'meeting', 'conflict', 'overdue', 'ahead']);
  expect(items[2]).toEqual({
    ...{ kind: 'conflict', start: 615, first: 'First', second: 'Second' },
    events: [
      { calendarId: 'main', eventId: 'First 600' },
      { calendarId: 'main', eventId: 'Second 615' },
    ],
  });
  expect(more).toBe(4);
});

it('what there is room for is told: decisions first, then the meetings in order of time', () => {
  const facts = {
    ...NOTHING,
    decisions: [decision('a'), decision('b')],
    meetings: [meeting(600), meeting(700), meeting(800)],
  };
  expect(chosenItems(facts).items.map((item) => ('start' in item ? item.start : item.title))).toEqual([
    'a',
    'b',
    600,
    700,
    800,
  ]);
});

it('never more than five things, never one twice, and all are told or counted', () => {
  const title = fc.string({ minLength: 1, maxLength: 3 });
  const titled = fc.array(title.map(loop), { maxLength: 6 });
  const meetings = fc
    .uniqueArray(fc.integer({ min: 0, max: 1400 }), { maxLength: 8 })
    .map((starts) => starts.sort((a, b) => a - b).map((start) => meeting(start)));
  const facts = fc.record({
    decisions: fc.array(title.map(decision), { maxLength: 6 }),
    meetings,
    booked: titled.map((all) => all.map((one) => ({ ...one, start: 5000 }))),
    overdue: titled,
    ahead: fc.option(fc.constant(meeting(3000))),
  });
  fc.assert(
    fc.property(facts, (told) => {
      const { items, more } = chosenItems(told);
      expect(items.length).toBeLessThanOrEqual(MOST_ITEMS);
      const rest = told.decisions.length + told.meetings.length + told.booked.length + told.overdue.length;
      if (rest === 0) return expect([items, more]).toEqual([[], 0]);
      expect(items.length + more).toBeGreaterThanOrEqual(rest + (told.ahead ? 1 : 0));
      const conflicts = items.length + more - rest - (told.ahead ? 1 : 0);
      expect(conflicts).toBeLessThanOrEqual(Math.max(0, told.meetings.length - 1));
      expect(items.filter(({ kind }) => kind !== 'ahead').length).toBeGreaterThan(0);
    }),
    { numRuns: propertyRuns(500, 20_000) },
  );
});
