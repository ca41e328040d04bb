import fc from 'fast-check';
import { INTENTS, type Reading } from '../../reading/reading';
import type { ResolvedWindow } from '../context';
import { GUEST, heard, NOW } from './scene';

export const STRANGER = 'mallory@evil.test';
/** A second guest, and a colleague of the guests who takes no part yet. */
export const BOB = 'bob@globex.test';
export const JULIE = 'julie@globex.test';

const windows: fc.Arbitrary<ResolvedWindow[]> = fc.array(
  fc
    .record({
      start: fc.integer({ min: NOW - 2000, max: NOW + 30 * 1440 }),
      length: fc.integer({ min: 1, max: 3000 }),
      stance: fc.constantFrom('can', 'cannot', 'prefer', 'avoid'),
      role: fc.constantFrom('offer', 'deadline', 'earliest', 'absence', 'current_event'),
      precision: fc.constantFrom('minute', 'approx', 'daypart', 'day', 'week'),
    })
    .map(({ start, length, ...rest }) => ({ start, end: start + length, ...rest }) as ResolvedWindow),
  { maxLength: 4 },
);

/** What a reader may say, hostile ones included. */
export const said = fc
  .record({
    intents: fc.array(fc.constantFrom(...INTENTS), { maxLength: 3 }),
    windows,
    options: fc.array(
      fc.record({
        option: fc.integer({ min: 1, max: 5 }),
        stance: fc.constantFrom('accept' as const, 'reject' as const, 'prefer' as const),
        confidence: fc.constant(1),
        evidence: fc.constant('x'),
      }),
      { maxLength: 2 },
    ),
    acceptAny: fc.boolean(),
    auto: fc.boolean(),
    change: fc.constantFrom<Partial<Reading['participants'][number]>[]>(
      [],
      [{ op: 'add', email: STRANGER }],
      [{ op: 'add', email: JULIE }],
      [{ op: 'coordinator', email: JULIE }],
      [{ op: 'coordinator', email: STRANGER }],
      [{ op: 'remove', email: BOB }],
      [{ op: 'make_required', email: BOB }],
      [{ op: 'remove', email: GUEST }],
      [{ op: 'make_optional', email: GUEST }],
    ),
    details: fc.record({
      durationMin: fc.constantFrom(null, 15, 60),
      medium: fc.constantFrom(null, 'phone' as const, 'in_person' as const),
      location: fc.constantFrom(null, 'Room 4'),
      title: fc.constantFrom(null, 'Budget'),
      lateMin: fc.constantFrom(null, 10, 40),
    }),
    flags: fc.subarray(['hostile', 'weekday_date_conflict', 'instruction_beyond_scheduling'] as const),
    topics: fc.subarray(['is_automated', 'join_link', 'agenda'] as const),
    by: fc.constantFrom({}, { by: 'model' as const }),
  })
  .map((r) =>
    heard(
      r.intents,
      {
        options: r.options,
        acceptAny: r.acceptAny,
        flags: [...r.flags],
        questions: r.topics.map((topic) => ({ topic, evidence: 'x' })),
        participants: r.change.map((c) => ({ op: 'add', email: null, name: null, confidence: 1, evidence: 'x', ...c })),
        details: { ...heard([]).reading.details, ...r.details },
        ...r.by,
      },
      r.windows,
      r.auto,
    ),
  );
