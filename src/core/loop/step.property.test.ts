import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { INTENTS, type Reading } from '../reading/reading';
import type { MessageFacts, ResolvedWindow, StepContext, StepEvent } from './context';
import { workable } from './solve';
import type { LoopState } from './state';
import { step } from './step';
import { ASSISTANT, at, context, facts, GUEST, heard, NOW, newLoop, OWNER } from './testing/scene';

const STRANGER = 'mallory@evil.test';
const CASES = process.env.DEEP ? 100_000 : 20_000;

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
const said = fc
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
      },
      r.windows,
      r.auto,
    ),
  );

const sender = fc.constantFrom<Pick<MessageFacts, 'from' | 'role'>>(
  { from: { address: OWNER, name: 'Dana' }, role: 'owner' },
  { from: { address: GUEST, name: 'Jane' }, role: 'guest' },
  { from: { address: STRANGER, name: 'Dana Reyes' }, role: 'stranger' },
);

const message: fc.Arbitrary<StepEvent> = fc
  .record({
    sender,
    level: fc.constantFrom('A0', 'A1', 'A2', 'A3'),
    machine: fc.option(fc.constantFrom('auto_reply', 'list', 'delivery_failure', 'assistant'), { freq: 6 }),
    said,
    extra: fc.boolean(),
  })
  .map(({ sender: who, level, machine, said: what, extra }) => ({
    kind: 'message' as const,
    facts: facts({
      ...who,
      level: level as MessageFacts['level'],
      machine: machine as MessageFacts['machine'],
      cc: extra ? [{ address: STRANGER, name: null }] : [{ address: ASSISTANT, name: null }],
      to: [{ address: GUEST, name: 'Jane Doe' }],
    }),
    heard: what,
  }));

const other: fc.Arbitrary<StepEvent> = fc.oneof(
  fc.record({
    kind: fc.constant('choice' as const),
    participantId: fc.constantFrom('p1', 'p2', 'p9'),
    set: fc.integer({ min: 0, max: 3 }),
    options: fc.subarray([1, 2, 3, 4, 5]),
    zone: fc.constantFrom(null, 'Asia/Tokyo'),
    heard: fc.option(said),
  }),
  fc.record({
    kind: fc.constant('timer' as const),
    timer: fc.constantFrom(
      'follow_up' as const,
      'offer_expired' as const,
      'retry' as const,
      'quiet_hours_over' as const,
      'rsvp_check' as const,
    ),
  }),
  fc.constantFrom<StepEvent>(
    {
      kind: 'booked',
      meetingId: 'm',
      start: at(5, 10),
      end: at(5, 10, 30),
      joinUrl: null,
      htmlLink: null,
      icalUid: 'u',
      sequence: 0,
      moved: false,
    },
    { kind: 'booking_failed', start: at(5, 10), end: at(5, 10, 30), reason: 'taken' },
    { kind: 'booking_failed', start: at(5, 10), end: at(5, 10, 30), reason: 'revoked' },
    { kind: 'event_cancelled' },
    { kind: 'event_updated', sequence: 1, joinUrl: null },
    { kind: 'update_failed', reason: 'unavailable' },
    { kind: 'conference_ready', joinUrl: 'https://meet.test/x' },
    { kind: 'event_moved', start: at(6, 10), end: at(6, 11), sequence: 2 },
    { kind: 'event_deleted' },
    { kind: 'rsvp', address: GUEST, response: 'accepted', counter: null, via: 'calendar' },
    { kind: 'rsvp', address: GUEST, response: 'declined', counter: null, via: 'itip' },
    { kind: 'rsvp', address: GUEST, response: 'tentative', counter: { start: at(9, 11), end: at(9, 12) }, via: 'itip' },
    { kind: 'rsvp', address: STRANGER, response: 'declined', counter: null, via: 'itip' },
    { kind: 'calendar_changed' },
    { kind: 'delivery_failed', address: GUEST, reason: '5.1.1', permanent: true },
    { kind: 'command', command: 'take_over', by: 'u' },
    { kind: 'command', command: 'stop', by: 'u' },
  ),
);

const busy = fc.array(
  fc
    .record({ start: fc.integer({ min: NOW, max: NOW + 20 * 1440 }), length: fc.integer({ min: 15, max: 600 }) })
    .map(({ start, length }) => ({ start, end: start + length })),
  { maxLength: 8 },
);

function bookedLoop(): LoopState {
  const offered = step(newLoop(), { kind: 'message', facts: facts(), heard: heard(['request_meeting']) }, context());
  const slot = { start: at(5, 10), end: at(5, 10, 30) };
  const names = { meetingId: 'm', joinUrl: null, htmlLink: null, icalUid: 'u', sequence: 0, moved: false };
  return step(offered.state, { kind: 'booked', ...slot, ...names }, context()).state;
}

describe('whatever a reader says', () => {
  it('the plan stays inside what the sender may command (20,000 turns)', () => {
    const turns = 5;
    fc.assert(
      fc.property(
        fc.array(fc.oneof({ weight: 3, arbitrary: message }, other), { minLength: turns, maxLength: turns }),
        busy,
        fc.constantFrom(newLoop(), bookedLoop()),
        (events, taken, begun) => {
          let state = begun;
          for (const [index, event] of events.entries()) {
            const ctx = context({ version: index + 1, busy: taken, now: NOW + index * 60 });
            const made = step(state, event, ctx);
            check(state, event, made, ctx);
            expect(step(state, event, ctx)).toEqual(made);
            state = made.state;
          }
        },
      ),
      { numRuns: CASES / turns, seed: 20_261_120 },
    );
  }, 120_000);
});

function check(before: LoopState, event: StepEvent, made: ReturnType<typeof step>, ctx: StepContext): void {
  const ids = new Set(made.state.participants.map((p) => p.id));
  const proposed = made.state.proposal?.after.participants ?? [];
  for (const p of proposed) ids.add(p.id);
  const outside = made.plan.actions.some((a) => ['book', 'move', 'update_event', 'cancel_event'].includes(a.kind));
  for (const action of made.plan.actions) {
    if (action.kind !== 'send') continue;
    expect([...action.to, ...action.cc].every((id) => ids.has(id))).toBe(true);
    expect(action.slots.length).toBeLessThanOrEqual(3);
    const { booking } = made.state;
    for (const slot of action.slots) {
      const known =
        before.offer?.slots.some((s) => s.start === slot.start) ||
        booking?.start === slot.start ||
        before.booking?.start === slot.start;
      if (!known) expect(workable(made.state, ctx, slot)).toBe(true);
    }
  }
  if (event.kind !== 'message') return;
  const { role, level, machine } = event.facts;
  const mailsOthers = made.plan.actions.some((a) => a.kind === 'send' && a.to.some((id) => id !== 'p1'));
  // The assistant of a guest, proved to be theirs, may answer what was offered to them (row 59).
  const deputy = machine === 'assistant' && role === 'guest' && level >= 'A2' && before.offer !== null;
  if ((machine !== null && !deputy) || role === 'stranger' || level === 'A0') {
    expect(outside).toBe(false);
    expect(mailsOthers).toBe(false);
  }
  if (role === 'owner' && level === 'A1') expect(outside || mailsOthers).toBe(false);
  if (role !== 'owner') {
    expect(made.state.participants.map((p) => p.address)).toEqual(before.participants.map((p) => p.address));
  }
  if (made.plan.review === 'owner') expect(outside || mailsOthers).toBe(false);
  if (role === 'guest' && before.booking !== null && level === 'A1') {
    expect(made.plan.actions.some((a) => a.kind === 'cancel_event' || a.kind === 'update_event')).toBe(false);
  }
}
