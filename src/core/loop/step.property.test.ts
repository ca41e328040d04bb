import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Period } from '../time/period';
import type { Heard, MessageFacts, StepContext, StepEvent } from './context';
import { NO_WORDS, type OwnerWords } from './owner/words';
import { APPROVED } from './review/approval';
import type { LoopState } from './state';
import { step } from './step';
import { BOB, JULIE, STRANGER, said } from './testing/said.fixture';
import { ASSISTANT, at, context, facts, GUEST, heard, NOW, newLoop, OWNER } from './testing/scene';
import { beyondHours } from './times/beyond-hours';
import { workable } from './times/solve';

const ANA = 'ana@acme.test';
const CASES = process.env.DEEP ? 100_000 : 2_400;

/** What the words of an owner may say, whoever sends them. */
const words = fc
  .record({
    verdict: fc.constantFrom(null, 'yes' as const, 'no' as const, 'edit' as const),
    beside: fc.option(said),
    addresses: fc.subarray([STRANGER, BOB]),
    names: fc.subarray(['Jane', 'Zoe']),
    wishes: fc.constantFrom<OwnerWords<Heard>['wishes']>(
      [],
      [],
      [{ text: 'Meetings are 45 minutes.', rules: [{ kind: 'duration', minutes: 45 }] }],
      [{ text: 'Something else.', rules: [] }],
    ),
    flags: fc.record({
      toAssistant: fc.boolean(),
      asks: fc.boolean(),
      agreed: fc.boolean(),
      settles: fc.boolean(),
      declines: fc.boolean(),
      plain: fc.boolean(),
      withWriter: fc.boolean(),
    }),
  })
  .map(
    ({ verdict, beside, addresses, names, wishes, flags }): OwnerWords<Heard> => ({
      ...NO_WORDS,
      ...flags,
      verdict: verdict && { kind: verdict, heard: beside },
      addresses,
      names,
      wishes,
    }),
  );

/** Somebody who instructs for the owner; how far is drawn, too. A mail that is not proved is never theirs. */
const delegates = fc.record({ schedule: fc.boolean(), initiate: fc.boolean() }).map((rights) => ({
  from: { address: ANA, name: 'Ana' },
  role: 'owner' as const,
  delegate: { address: ANA, name: 'Ana', ...rights, granted: false },
}));

const named = fc.constantFrom<Pick<MessageFacts, 'from' | 'role'>>(
  { from: { address: OWNER, name: 'Dana' }, role: 'owner' },
  { from: { address: GUEST, name: 'Jane' }, role: 'guest' },
  { from: { address: BOB, name: 'Bob' }, role: 'guest' },
  { from: { address: STRANGER, name: 'Dana Reyes' }, role: 'stranger' },
);
const sender: fc.Arbitrary<Pick<MessageFacts, 'from' | 'role' | 'delegate'>> = fc.oneof(
  { weight: 4, arbitrary: named },
  { weight: 1, arbitrary: delegates },
);

function addressed(to: string, extra: string, others: MessageFacts['to']): Pick<MessageFacts, 'to' | 'cc'> {
  const assistant = { address: ASSISTANT, name: null };
  if (to === 'assistant') return { to: [assistant], cc: [] };
  if (to === 'owner') return { to: [{ address: OWNER, name: 'Dana' }], cc: [assistant] };
  return { to: [{ address: GUEST, name: 'Jane Doe' }, ...others], cc: [{ address: extra, name: null }] };
}

const message: fc.Arbitrary<StepEvent> = fc
  .record({
    sender,
    level: fc.constantFrom('A0', 'A1', 'A2', 'A3'),
    machine: fc.option(fc.constantFrom('auto_reply', 'list', 'delivery_failure', 'assistant'), { freq: 6 }),
    said,
    extra: fc.constantFrom(ASSISTANT, STRANGER, JULIE),
    others: fc.constantFrom([], [{ address: BOB, name: 'Bob' }]),
    answers: fc.constantFrom(undefined, 1, 3),
    to: fc.constantFrom('assistant', 'owner', 'thread', 'thread', 'thread', 'thread'),
    words: fc.oneof({ weight: 4, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: words }),
  })
  .map(({ sender: who, level, machine, said: what, extra, others, answers, to, words: owner }) => ({
    kind: 'message' as const,
    facts: facts({
      ...who,
      level: (who.delegate ? 'A2' : level) as MessageFacts['level'],
      machine: machine as MessageFacts['machine'],
      ...addressed(to, extra, others),
      ...(answers === undefined ? {} : { answers }),
    }),
    heard: { ...what, ...(owner ? { owner } : {}) },
  }));

const decision: fc.Arbitrary<StepEvent> = fc.record({
  kind: fc.constant('decision' as const),
  decisionId: fc.constantFrom(
    'approve-1',
    'approve-2',
    'approve-3',
    'preference-1',
    'preference-2',
    'who',
    'was-it-you',
    'cancel-p2',
  ),
  approve: fc.boolean(),
  answer: fc.constant(null),
  by: fc.constant('u'),
});

/** An event of the owner's calendar that a loop takes on. */
const ADOPTED = {
  meetingId: 'm',
  start: at(5, 10),
  end: at(5, 10, 30),
  title: 'Budget',
  location: null,
  joinUrl: null,
  htmlLink: null,
  icalUid: 'u',
  sequence: 0,
  guests: [{ address: GUEST, name: 'Jane Doe', optional: false, response: 'accepted' }],
} as const;

const other: fc.Arbitrary<StepEvent> = fc.oneof(
  { weight: 1, arbitrary: decision },
  fc.record({
    kind: fc.constant('choice' as const),
    participantId: fc.constantFrom('p1', 'p2', 'p3', 'p9'),
    set: fc.integer({ min: 0, max: 3 }),
    options: fc.subarray([1, 2, 3, 4, 5]),
    zone: fc.constantFrom(null, 'Asia/Tokyo'),
    heard: fc.option(said),
    windows: fc.constantFrom([], [{ start: at(5, 13), end: at(5, 17) }]),
  }),
  fc
    .record({
      act: fc.constantFrom('offer' as const, 'book' as const, 'move' as const),
      days: fc.array(fc.integer({ min: 2, max: 9 }), { minLength: 1, maxLength: 3 }),
    })
    .map(({ act, days }) => ({
      kind: 'other_assistant' as const,
      act,
      slots: days.map((day) => ({ start: at(day, 11), end: at(day, 11, 30) })),
      by: 'u',
      assistant: 'Claude',
    })),
  fc
    .record({
      kind: fc.constant('on_page' as const),
      participantId: fc.constantFrom('p1', 'p2', 'p9'),
      act: fc.constantFrom('book' as const, 'move' as const, 'cancel' as const, 'seats' as const),
      day: fc.option(fc.integer({ min: 4, max: 9 })),
    })
    .map(({ day, ...event }) => {
      const slot = event.act === 'cancel' || day === null ? null : { start: at(day, 11), end: at(day, 11, 30) };
      return { ...event, slot };
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
    { kind: 'adopted', event: ADOPTED, messageRowId: 'm1' },
    { kind: 'kept_free', slot: { start: at(5, 10), end: at(5, 10, 30) }, event: ADOPTED },
    { kind: 'kept_free', slot: { start: at(5, 10), end: at(5, 10, 30) }, event: null },
    { kind: 'not_kept_free' },
    { kind: 'not_adopted', reason: 'others', title: 'Budget', messageRowId: 'm1' },
    { kind: 'delivery_failed', address: GUEST, reason: '5.1.1', permanent: true },
    { kind: 'late', minutes: 10, by: 'u', via: 'text' },
    { kind: 'late', minutes: null, by: 'u', via: 'app' },
    { kind: 'other_assistant', act: 'offer', slots: [], by: 'u', assistant: 'Claude' },
    { kind: 'other_assistant', act: 'cancel', slots: [], by: 'u', assistant: 'Claude' },
    { kind: 'command', command: 'take_over', by: 'u' },
    { kind: 'command', command: 'stop', by: 'u' },
    { kind: 'command', command: 'take_over', by: 's', staff: 'Ana' },
    { kind: 'staff', act: 'ask_owner', decisionId: null, words: 'Is it about the offsite?', by: 's', staff: 'Ana' },
    { kind: 'staff', act: 'stay_silent', decisionId: 'approve-2', words: null, by: 's', staff: 'Ana' },
    { kind: 'staff', act: 'reject', decisionId: 'approve-1', words: 'misread', by: 's', staff: 'Ana' },
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

/** The owner has said how it shall always be, and is asked whether that was understood. */
function wishedLoop(): LoopState {
  const wishes = [{ text: 'Meetings are 45 minutes.', rules: [{ kind: 'duration' as const, minutes: 45 }] }];
  const wish = { ...heard(['set_preference']), owner: { ...NO_WORDS, toAssistant: true, wishes } };
  return step(bookedLoop(), { kind: 'message', facts: facts(), heard: wish }, context()).state;
}

/** Two guests have been asked; the first may have answered. */
function polledLoop(...options: number[]): LoopState {
  const to = [...facts().to, { address: BOB, name: 'Bob' }];
  const asks = { kind: 'message', facts: facts({ to }), heard: heard(['request_meeting']) } as const;
  const { state } = step(newLoop(), asks, context());
  const marks = { kind: 'choice', participantId: 'p2', set: 1, options, zone: null, heard: null } as const;
  return options.length > 0 ? step(state, marks, context()).state : state;
}

describe('whatever a reader says', () => {
  it('the plan stays inside what the sender may command (20,000 turns)', () => {
    const turns = 5;
    const did = new Set<string>();
    fc.assert(
      fc.property(
        fc.array(fc.oneof({ weight: 3, arbitrary: message }, other), { minLength: turns, maxLength: turns }),
        busy,
        fc.constantFrom(newLoop(), bookedLoop(), polledLoop(), polledLoop(1, 2), wishedLoop()),
        fc.boolean(),
        (events, taken, begun, shared) => {
          let state = begun;
          const peers = shared ? calendarOf(BOB, taken) : new Map();
          for (const [index, event] of events.entries()) {
            const ctx = context({ version: index + 1, busy: taken, peers, now: NOW + index * 60 });
            const made = step(state, event, ctx);
            check(state, event, made, ctx);
            for (const { kind } of made.plan.actions) did.add(kind);
            expect(step(state, event, ctx)).toEqual(made);
            state = made.state;
          }
        },
      ),
      { numRuns: CASES / turns, seed: 20_261_120 },
    );
    // What is never done is not kept in its bounds either.
    expect([...did]).toEqual(
      expect.arrayContaining(['book', 'move', 'cancel_event', 'set_preferences', 'update_event']),
    );
  });
});

function calendarOf(address: string, taken: readonly Period[]): StepContext['peers'] {
  const { calendar } = context({ busy: taken });
  return calendar.ok ? new Map([[address, { ...calendar.attendee, role: 'REQ-PARTICIPANT' as const }]]) : new Map();
}

/** A mail of the owner's went to this address, or one of a guest who is of the same organisation. */
function isBrought({ introduced = [], participants }: LoopState, address: string): boolean {
  const host = (one = '') => one.slice(one.indexOf('@'));
  const theirs = (id: string) => participants.find((p) => p.id === id)?.address;
  return introduced.some(
    (one) => one.address === address && (one.by === 'p1' || host(theirs(one.by)) === host(address)),
  );
}

/** Proved to be the owner's. */
function isOwnersWord({ role, level, machine, delegate }: MessageFacts): boolean {
  return role === 'owner' && !delegate && machine === null && (level === 'A2' || level === 'A3');
}

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
  const sets = made.plan.actions.filter((a) => a.kind === 'set_preferences');
  const confirmed = event.kind === 'decision' || (event.kind === 'message' && isOwnersWord(event.facts));
  if (!confirmed) expect(sets).toEqual([]);
  for (const { change } of sets) {
    expect(before.needsOwner.some((d) => JSON.stringify(d.preferences) === JSON.stringify(change))).toBe(true);
  }
  const opened = made.plan.actions.filter((a) => a.kind === 'open_loop');
  const mayOpen = event.kind === 'message' && (isOwnersWord(event.facts) || event.facts.delegate?.initiate);
  if (!mayOpen) expect(opened).toEqual([]);
  if (event.kind !== 'message') return;
  const { level, machine, delegate, from } = event.facts;
  // Whom the owner has written to, or a guest of their organisation, is no stranger once they write, proved to be who they are.
  const brought = level >= 'A2' && machine === null && isBrought(before, from.address);
  const role = event.facts.role === 'stranger' && brought ? 'guest' : event.facts.role;
  const mailed = made.plan.actions.flatMap((a) => (a.kind === 'send' ? a.to.filter((id) => id !== 'p1') : []));
  const mailsOthers = mailed.length > 0;
  // The assistant of a guest, proved to be theirs, may answer what was offered to them (row 59).
  const deputy = machine === 'assistant' && role === 'guest' && level >= 'A2' && before.offer !== null;
  if ((machine !== null && !deputy) || role === 'stranger' || level === 'A0') {
    expect(outside).toBe(false);
    // Row 8a: who writes to the owner as openly is answered, and nobody else is.
    const open = [...event.facts.to, ...event.facts.cc].some(({ address }) => address === OWNER);
    const answered =
      role === 'stranger' && level >= 'A2' && open && machine === null && event.heard.reading.by === 'model';
    const writer = made.state.participants.find(({ address }) => address === from.address);
    expect(mailed).toEqual(answered && mailsOthers ? [writer?.id] : []);
  }
  if (delegate) {
    // Without the right nothing leaves; with it the owner's hours stand, and so does what waits for the owner.
    const may = delegate.initiate || (delegate.schedule && before.phase === 'INTAKE');
    if (!may) expect(outside || mailsOthers).toBe(false);
    if (made.plan.review === 'none') expect(beyondHours(made.state, made.plan.actions, ctx)).toBe(false);
    expect(made.plan.reasons).not.toContain(APPROVED);
  }
  if (role === 'owner' && level === 'A1') expect(outside || mailsOthers).toBe(false);
  if (role !== 'owner') {
    // A8: a proved guest may bring in a colleague in copy; nobody else comes or goes by a guest's word.
    const known = new Set(before.participants.map((p) => p.address));
    const newcomers = made.state.participants.map((p) => p.address).filter((address) => !known.has(address));
    expect(made.state.participants.length).toBe(before.participants.length + newcomers.length);
    // Row 8: a proved stranger's first mail names whom the owner is asked about; nobody is written to.
    const first = role === 'stranger' && level >= 'A2' && before.phase === 'INTAKE' && known.size === 1;
    const mayBring = level >= 'A2' && event.facts.cc.some((p) => p.address === JULIE);
    const mayJoin = [...(mayBring ? [JULIE] : []), ...(brought ? [from.address] : [])];
    if (!first) expect(newcomers.filter((address) => !mayJoin.includes(address))).toEqual([]);
  }
  if (made.plan.review === 'owner') expect(outside || mailsOthers).toBe(false);
  if (role === 'guest' && before.booking !== null && level === 'A1') {
    expect(made.plan.actions.some((a) => a.kind === 'cancel_event' || a.kind === 'update_event')).toBe(false);
  }
}
