import fc from 'fast-check';
import { it } from 'vitest';
import type { SourcedRule } from '../preferences/compiled';
import type { Rule } from '../preferences/rule';
import { INTENTS, type Reading } from '../reading/reading';
import type { ResolvedWindow } from './context';
import { NO_WORDS } from './owner/words';
import { INDEFINITELY } from './state';
import { watcher } from './testing/invariants';
import { type Beginning, silence, World } from './testing/life';
import type { Move, Words } from './testing/move';
import { heard, NOW } from './testing/scene';

const DAY = 1440;

const window: fc.Arbitrary<ResolvedWindow> = fc
  .record({
    day: fc.integer({ min: -1, max: 20 }),
    minute: fc.nat(1439),
    length: fc.constantFrom(30, 30, 60, 240, 1440),
    stance: fc.constantFrom('can', 'can', 'cannot', 'prefer', 'avoid'),
    role: fc.constantFrom('offer', 'offer', 'offer', 'deadline', 'earliest', 'absence'),
    precision: fc.constantFrom('minute', 'daypart', 'day'),
  })
  .map(({ day, minute, length, ...rest }) => {
    const start = day * DAY + Math.floor(minute / 30) * 30;
    return { start, end: start + length, ...rest } as ResolvedWindow;
  });

const detail = { ...heard([]).reading.details };
/** What people write: sensible words most of the time, anything at all else. */
const words: fc.Arbitrary<Words> = fc
  .record({
    intents: fc.oneof(
      {
        weight: 3,
        arbitrary: fc.constantFrom<Reading['intents'][number]['kind'][]>(
          ['accept_option'],
          ['state_availability'],
          ['decline_options'],
          ['reschedule'],
          ['cancel'],
          ['decline_meeting'],
          ['thank'],
          ['request_meeting'],
        ),
      },
      { weight: 2, arbitrary: fc.array(fc.constantFrom(...INTENTS), { maxLength: 3 }) },
    ),
    options: fc.subarray([1, 2, 3], { maxLength: 2 }),
    stance: fc.constantFrom('accept' as const, 'accept' as const, 'reject' as const),
    acceptAny: fc.constantFrom(false, false, false, true),
    windows: fc.array(window, { maxLength: 2 }),
    auto: fc.constantFrom(true, true, true, false),
    flags: fc.constantFrom<Reading['flags']>([], [], [], ['hostile'], ['weekday_date_conflict']),
    topics: fc.constantFrom<('is_automated' | 'join_link')[]>([], [], [], ['is_automated'], ['join_link']),
    people: fc.constantFrom<Partial<Reading['participants'][number]>[]>(
      [],
      [],
      [],
      [],
      [],
      [{ op: 'add', email: 'eve@initech.test' }],
      [{ op: 'coordinator', email: 'julie@globex.test' }],
      [{ op: 'remove', email: 'bob@globex.test' }],
      [{ op: 'make_optional', email: 'bob@globex.test' }],
    ),
    details: fc.constantFrom<Partial<Reading['details']>>(
      {},
      {},
      {},
      { durationMin: 60 },
      { durationMin: 180 },
      { lateMin: 10 },
      { location: 'Room 4' },
    ),
    owner: fc.constantFrom(
      null,
      null,
      null,
      { verdict: 'yes' as const },
      { verdict: 'no' as const },
      { declines: true },
      { toAssistant: true },
    ),
  })
  .map(({ intents, options, stance, acceptAny, windows, auto, flags, topics, people, details, owner }) => {
    const made = heard(
      intents,
      {
        options: options.map((option) => ({ option, stance, confidence: 1, evidence: 'x' })),
        acceptAny,
        flags,
        questions: topics.map((topic) => ({ topic, evidence: 'x' })),
        participants: people.map((p) => ({ op: 'add', email: null, name: null, confidence: 1, evidence: 'x', ...p })),
        details: { ...detail, ...details },
      },
      [],
      auto,
    );
    if (owner === null) return { heard: made, windows };
    const { verdict = null, ...rest } = owner as { verdict?: 'yes' | 'no' };
    const said = { ...NO_WORDS, ...rest, verdict: verdict && { kind: verdict, heard: null } };
    return { heard: { ...made, owner: said }, windows };
  });

const move: fc.Arbitrary<Move> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('wait' as const), luck: fc.nat(9) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('idle' as const), minutes: fc.nat(3 * DAY) }) },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('mail' as const),
      who: fc.constantFrom(0, 0, 1, 1, 1, 2, 3, 4, 5),
      level: fc.constantFrom('A0' as const, 'A1' as const, 'A2' as const, 'A2' as const, 'A3' as const),
      machine: fc.option(
        fc.constantFrom('auto_reply' as const, 'list' as const, 'assistant' as const, 'calendar_reply' as const),
        { freq: 5 },
      ),
      toAll: fc.boolean(),
      words,
      flags: fc.record({
        suggested: fc.constantFrom(false, false, false, false, true),
        aside: fc.constantFrom(false, false, false, true),
      }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('tick' as const),
      who: fc.nat(3),
      options: fc.subarray([1, 2, 3]),
      older: fc.constantFrom(false, false, false, true),
      words: fc.option(words, { freq: 3 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('assistant' as const),
      act: fc.constantFrom('offer' as const, 'book' as const, 'move' as const, 'cancel' as const),
      days: fc.array(fc.integer({ min: 1, max: 8 }), { maxLength: 3 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('page' as const),
      who: fc.nat(3),
      act: fc.constantFrom('book' as const, 'move' as const, 'cancel' as const),
      day: fc.integer({ min: 1, max: 8 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('decide' as const),
      approve: fc.boolean(),
      choice: fc.option(fc.nat(6)),
      edit: fc.constantFrom(false, false, true),
      words: fc.option(words, { freq: 4 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('command' as const),
      command: fc.constantFrom(
        'stop' as const,
        'cancel' as const,
        'take_over' as const,
        'hand_back' as const,
        'hand_back' as const,
        'hold_off' as const,
        'hold_off' as const,
        'resume' as const,
        'resume' as const,
      ),
      until: fc.option(fc.integer({ min: 1, max: 10 * DAY }), { freq: 4 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('rsvp' as const),
      who: fc.nat(4),
      response: fc.constantFrom('accepted' as const, 'tentative' as const, 'declined' as const),
      counter: fc.option(
        fc.integer({ min: 0, max: 10 * 48 }).map((n) => n * 30),
        { freq: 2 },
      ),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.oneof(
      fc.record({ kind: fc.constant('owner_moves_event' as const), by: fc.constantFrom(-60, 60, 2 * DAY) }),
      fc.constant({ kind: 'owner_deletes_event' as const }),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('bounce' as const), who: fc.nat(4), permanent: fc.boolean() }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('busy' as const),
      at: fc.nat(10 * DAY),
      length: fc.integer({ min: 30, max: 3 * DAY }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('calendar' as const),
      state: fc.constantFrom('ok' as const, 'ok' as const, 'revoked' as const, 'unavailable' as const),
    }),
  },
);

/** What the owner's document may ask for. */
const DOCUMENTS: readonly (readonly SourcedRule[])[] = (
  [
    [],
    [
      { kind: 'never', when: { hours: [[0, 660]] } },
      { kind: 'only', when: { weekdays: [1, 2, 3] }, scope: { people: { by: 'side', side: 'outside' } } },
      { kind: 'limit', most: { count: 2 }, per: 'day' },
      { kind: 'focus', minutes: 120, blocks: 2 },
      { kind: 'offers', count: 2 },
      { kind: 'longest', minutes: 60 },
      { kind: 'follow_ups', most: 1 },
    ],
    [
      { kind: 'open', when: {}, scope: { people: { by: 'domain', domain: 'globex.test' } } },
      { kind: 'horizon', most: { businessDays: 5 } },
      { kind: 'notice', least: { businessDays: 2 } },
      { kind: 'lean', to: 'latest' },
      { kind: 'act', act: 'book', ask: true },
      { kind: 'offers', count: 5 },
      { kind: 'priority', people: { by: 'name', name: 'Jane' } },
      { kind: 'follow_ups', most: 0 },
      { kind: 'follow_up_after', businessDays: 1 },
    ],
    [{ kind: 'never', when: {} }],
  ] satisfies Rule[][]
).map((rules) => rules.map((rule, i) => ({ rule, sentence: `s${i}` })));

const beginning: fc.Arbitrary<Beginning> = fc.record({
  guests: fc.constantFrom(1, 1, 1, 2, 3, 4),
  peers: fc.constantFrom(0, 0, 0, 1),
  owner: fc.record({
    approval: fc.constantFrom(
      'drafts_only',
      'approve_everything',
      'outsiders_first_time',
      'when_unsure',
      'when_unsure',
      'autopilot',
      'autopilot',
    ),
    ccOwner: fc.boolean(),
    groupQuorum: fc.constantFrom('all' as const, 'most' as const),
    preferences: fc.constantFrom(...DOCUMENTS),
    preferencesVersion: fc.constantFrom(1, 2),
  }),
  busy: fc.array(
    fc
      .record({ day: fc.nat(14), minute: fc.nat(1400), length: fc.integer({ min: 30, max: 1000 }) })
      .map(({ day, minute, length }) => {
        const start = NOW + day * DAY + minute;
        return { start, end: start + length };
      }),
    { maxLength: 6 },
  ),
  words: fc
    .record({
      windows: fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, fc.array(window, { maxLength: 1 })),
      any: words,
      plain: fc.constantFrom(true, true, true, true, false),
    })
    .map(({ windows, any, plain }) => (plain ? { heard: heard(['request_meeting']), windows } : any)),
});

/** How a loop begins, and up to forty things that happen to it. */
const lives: fc.Arbitrary<[Beginning, Move[]]> = fc.tuple(beginning, fc.array(move, { maxLength: 40, size: 'max' }));

const LIVES = process.env.DEEP ? 20_000 : 60;
const PATIENCE = 60 * 1440;

function live([begun, moves]: [Beginning, Move[]]): void {
  const world = new World(begun, watcher());
  for (const one of moves) world.move(one);
  const { pausedUntil } = world.state;
  const until = pausedUntil === INDEFINITELY ? 0 : (pausedUntil ?? 0);
  silence(world, Math.max(world.now, until, world.event?.end ?? 0) + PATIENCE);
  const { state, timers } = world;
  if (state.phase !== 'CLOSED') throw new Error(`it never ends: ${JSON.stringify([state, [...timers]])}`);
}

it('a loop keeps inside its bounds, always waits for something, and ends when nobody answers any more', () => {
  fc.assert(fc.property(lives, live), { numRuns: LIVES, seed: 20_261_121 });
});
