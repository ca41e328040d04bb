import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WEEKDAYS } from '../time/calendar-date';
import { type Basics, basicsOf, rulesBetween, USUAL } from './basics';
import { compile } from './compile';
import { rulesOf } from './compiled';
import { replaceRules } from './edit/edit';
import { renderDocument } from './render/render';
import type { Rule } from './rule';

const office = [['09:00', '17:00']] as const;
const unsaid: Basics = { ...USUAL, zone: 'Europe/Berlin' };

const ranges = fc.constantFrom<[string, string][]>(
  [],
  [['09:00', '17:00']],
  [
    ['08:30', '12:00'],
    ['13:00', '24:00'],
  ],
  [['22:00', '06:00']],
);
const wanted: fc.Arbitrary<Basics> = fc.record({
  zone: fc.constantFrom('Europe/Berlin', 'Asia/Tokyo'),
  hours: fc
    .tuple(...WEEKDAYS.map(() => ranges))
    .filter((week) => week.some((day) => day.length > 0))
    .map((week) => Object.fromEntries(WEEKDAYS.map((day, i) => [day, week[i] ?? []]).filter(([, r]) => r?.length))),
  durationMin: fc.integer({ min: 5, max: 480 }),
  bufferBeforeMin: fc.integer({ min: 0, max: 240 }),
  bufferAfterMin: fc.integer({ min: 0, max: 240 }),
  noticeMin: fc.integer({ min: 0, max: 20_160 }),
  horizonDays: fc.integer({ min: 1, max: 180 }),
  granularityMin: fc.constantFrom(15, 30, 60),
  medium: fc.constantFrom('video', 'phone', 'in_person'),
  ccOwner: fc.boolean(),
  groupQuorum: fc.constantFrom('all', 'most'),
  sharesFreeBusy: fc.boolean(),
  approval: fc.constantFrom('drafts_only', 'autopilot', 'when_unsure'),
  acts: fc.dictionary(fc.constantFrom('book', 'offer'), fc.constantFrom('act', 'ask')),
});

describe('the basics of a document', () => {
  it('change with the document when its sentences are replaced', () => {
    const context = { now: 29_900_000, zone: 'Europe/Berlin' };
    fc.assert(
      fc.property(wanted, wanted, (before, { acts: _, ...after }) => {
        const form = { ...after, acts: before.acts };
        const document = renderDocument(rulesBetween(null, before));
        const changed = replaceRules(document, compile(document, context), rulesBetween(before, form));
        const rules = rulesOf(compile(changed, context)).map(({ rule }) => rule);
        expect(basicsOf(rules, unsaid)).toEqual(form);
      }),
    );
  });

  it('are what its rules say, and the rules of basics say them again', () => {
    fc.assert(
      fc.property(wanted, (basics) => {
        expect(basicsOf(rulesBetween(null, basics), unsaid)).toEqual(basics);
      }),
    );
  });

  it('says nothing of all meetings by what is said of the long ones', () => {
    const long: Rule = { kind: 'act', act: 'book', ask: true, length: { is: 'over', minutes: 60 } };
    expect(basicsOf([long], USUAL).acts).toEqual({});
  });

  it('need no rule where nothing changes, and one rule for what does', () => {
    expect(rulesBetween(unsaid, unsaid)).toEqual([]);
    expect(rulesBetween(unsaid, { ...unsaid, bufferAfterMin: 10, acts: { book: 'ask' } })).toEqual([
      { kind: 'buffer', before: 0, after: 10 },
      { kind: 'act', act: 'book', ask: true },
    ]);
  });

  it('name the weekdays whose hours change, and those that are worked no more', () => {
    const { fri: _, ...rest } = unsaid.hours;
    expect(rulesBetween(unsaid, { ...unsaid, hours: { ...rest, mon: [['10:00', '12:00']] } })).toEqual([
      { kind: 'hours', weekdays: [0], hours: [[600, 720]] },
      { kind: 'hours', weekdays: [4], hours: [] },
    ]);
  });

  it.each<[string, Rule[], Partial<Basics>]>([
    [
      'hours of some days say that the others are not worked',
      [{ kind: 'hours', weekdays: [1, 2], hours: [[600, 960]] }],
      { hours: { tue: [['10:00', '16:00']], wed: [['10:00', '16:00']] } },
    ],
    [
      'a day that is not worked leaves the usual others',
      [{ kind: 'hours', weekdays: [0, 2, 3, 4], hours: [] }],
      { hours: { tue: office } },
    ],
    [
      'what is about some meetings only is not about all',
      [
        { kind: 'duration', minutes: 20, scope: { types: ['coffee'] } },
        { kind: 'buffer', before: 60, after: 60, scope: { media: ['in_person'] } },
      ],
      {},
    ],
    [
      'of two buffers each side takes the longer',
      [
        { kind: 'buffer', before: 15, after: 0 },
        { kind: 'buffer', before: 5, after: 10 },
      ],
      { bufferBeforeMin: 15, bufferAfterMin: 10 },
    ],
    [
      'of two lengths the later counts',
      [
        { kind: 'duration', minutes: 45 },
        { kind: 'duration', minutes: 25 },
      ],
      { durationMin: 25 },
    ],
    [
      'a zone for a trip is not the zone',
      [{ kind: 'zone', zone: 'Asia/Tokyo', dates: { from: '2026-03-01', to: '2026-03-05' } }],
      {},
    ],
    [
      'business days are never longer than they can be',
      [
        { kind: 'notice', least: { businessDays: 2 } },
        { kind: 'horizon', most: { businessDays: 10 } },
      ],
      { noticeMin: 2880, horizonDays: 14 },
    ],
    [
      'more than can be kept is kept at the bound',
      [{ kind: 'horizon', most: { minutes: 400 * 1440 } }],
      { horizonDays: 180 },
    ],
  ])('%s', (_, rules, change) => {
    expect(basicsOf(rules, unsaid)).toEqual({ ...unsaid, ...change });
  });
});
