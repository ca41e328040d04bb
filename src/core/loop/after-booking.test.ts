import { describe, expect, it } from 'vitest';
import type { Reading } from '../reading/reading';
import type { StepContext, StepEvent } from './context';
import type { Action } from './plan';
import type { LoopState } from './state';
import { step } from './step';
import { at, context, GUEST, guestSays, heard, newLoop, ownerSays, reading, window } from './testing/scene';
import type { Transition } from './transition';

const sends = (made: Transition) =>
  made.plan.actions.filter((a): a is Extract<Action, { kind: 'send' }> => a.kind === 'send');
const find = <K extends Action['kind']>(made: Transition, kind: K) =>
  made.plan.actions.find((a): a is Extract<Action, { kind: K }> => a.kind === kind);
const kinds = (made: Transition) => made.plan.actions.map((a) => a.kind);

let version = 10;
const next = (state: LoopState, event: StepEvent, changes: Parameters<typeof context>[0] = {}): Transition =>
  step(state, event, context({ version: ++version, ...changes }));
const details = (changes: Partial<Reading['details']>) => ({ details: { ...reading([]).details, ...changes } });
const accept = (n: number) => ({
  options: [{ option: n, stance: 'accept' as const, confidence: 1, evidence: 'x' }],
});
const proved = { level: 'A2' } as const;
const exactly = (start: number) => [window(start, start + 30, { precision: 'minute' })];

/** A booked one-to-one on Thursday the 5th at 14:00, New York, with the options that it was chosen from. */
function booked(changes: Partial<LoopState> = {}): LoopState {
  const offered = step(newLoop(), ownerSays(heard(['request_meeting'])), context()).state;
  const slots = offered.offer?.slots ?? [];
  const chosen = { ...offered, offer: { ...offered.offer, slots } as LoopState['offer'] };
  const event = { ...bookedEvent(at(5, 14)), moved: false };
  return { ...step(chosen, event, context({ version: 2 })).state, ...changes };
}

function bookedEvent(start: number): Extract<StepEvent, { kind: 'booked' }> {
  return {
    kind: 'booked',
    meetingId: 'm',
    start,
    end: start + 30,
    joinUrl: 'https://meet.test/x',
    htmlLink: null,
    icalUid: 'u',
    sequence: start === at(5, 14) ? 0 : 1,
    moved: true,
  };
}

/** Jane and Bob are booked with Dana. */
function booked2(): LoopState {
  const one = booked();
  const [, jane] = one.participants;
  if (!jane) throw new Error('no guest');
  const bob = { ...jane, id: 'p3', address: 'bob@globex.test', name: 'Bob Stone' };
  return { ...one, participants: [...one.participants, bob] };
}

describe('moving', () => {
  it('E15 offers three times near the old one, which stands until one of them is accepted', () => {
    const state = booked();
    const made = next(state, guestSays(heard(['reschedule']), proved));
    expect(sends(made)).toMatchObject([{ template: 'reschedule', to: ['p2'], by: 'p2' }]);
    const slots = made.state.offer?.slots ?? [];
    expect(slots).toHaveLength(3);
    for (const slot of slots) expect(Math.abs(slot.start - at(5, 14))).toBeLessThanOrEqual(4 * 60);
    expect(slots.some((s) => s.start < at(5, 14, 30) && at(5, 14) < s.end)).toBe(false);
    expect(made.state).toMatchObject({ phase: 'RESCHEDULING', booking: state.booking });
    const taken = next(made.state, guestSays(heard(['accept_option'], accept(2)), proved));
    expect(find(taken, 'move')?.slot.start).toBe(slots[1]?.start);
    const there = next(taken.state, bookedEvent(slots[1]?.start ?? 0));
    expect(sends(there)).toMatchObject([{ template: 'moved' }]);
    expect(there.state).toMatchObject({ phase: 'BOOKED', moves: 1, offer: null });
    expect(there.state.underway).toBeUndefined();
  });

  it('E15 apologises once: the second round of times is an ordinary one', () => {
    const first = next(booked(), guestSays(heard(['reschedule']), proved));
    const again = next(first.state, guestSays(heard(['decline_options']), proved));
    expect(sends(again).map((s) => s.template)).toEqual(['counter']);
    expect(kinds(again)).toContain('set_timer');
  });

  it('E15 asks the guest about the time that the owner names', () => {
    const made = next(booked(), ownerSays(heard(['reschedule'], details({ shiftMin: 60 }), exactly(at(5, 15)))));
    expect(find(made, 'move')).toBeUndefined();
    expect(sends(made)).toMatchObject([
      { template: 'reschedule', to: ['p2'], by: 'p1', slots: [{ start: at(5, 15) }] },
    ]);
  });

  it('asks the owner for another time when the one that they name is taken', () => {
    const busy = [{ start: at(5, 15), end: at(5, 16) }];
    const made = next(booked(), ownerSays(heard(['reschedule'], {}, exactly(at(5, 15)))), { busy });
    expect(sends(made)).toMatchObject([{ template: 'owner_question', to: ['p1'] }]);
    expect(made.state.offer).toBeNull();
  });

  it('A6 takes another of the options after the booking as a move, and the booked one as no change', () => {
    const state = booked();
    const options = state.booking?.options ?? [];
    const other = options.find((o) => o.start !== state.booking?.start);
    if (!other) throw new Error('no other option');
    const made = next(state, guestSays(heard(['accept_option'], accept(other.n)), proved));
    expect(find(made, 'move')?.slot.start).toBe(other.start);
    const at5 = { ...state, booking: { ...state.booking, options: [{ n: 1, start: at(5, 14), end: at(5, 14, 30) }] } };
    const same = next(at5 as LoopState, guestSays(heard(['accept_option'], accept(1)), proved));
    expect(kinds(same)).toEqual(['silent']);
  });

  it('takes "I cannot make it then" as a wish to move', () => {
    const cannot = window(at(5, 0), at(6, 0), { stance: 'cannot', precision: 'day' });
    const made = next(booked(), guestSays(heard(['state_availability'], {}, [cannot]), proved));
    expect(sends(made)).toMatchObject([{ template: 'reschedule' }]);
    for (const slot of made.state.offer?.slots ?? []) expect(slot.start >= at(6, 0) || slot.end <= at(5, 0)).toBe(true);
  });

  it.each<[string, Partial<LoopState>, Partial<StepContext>, object]>([
    ['after three moves', { moves: 3 }, {}, proved],
    ['less than four hours before', {}, { now: at(5, 11) }, proved],
    ['without a proof of the sender', {}, {}, { level: 'A1' }],
  ])('A22 leaves a move to the owner %s', (_, changes, ctx, facts) => {
    const wish = heard(['reschedule'], {}, exactly(at(9, 11)));
    const made = next(booked(changes), guestSays(wish, facts), ctx);
    expect(made.plan.review).toBe('owner');
    expect(sends(made).flatMap((s) => s.to)).toEqual(['p1']);
    const [decision] = made.state.needsOwner;
    const yes = { kind: 'decision', decisionId: decision?.id ?? '', approve: true, answer: null, by: 'u' } as const;
    expect(find(next(made.state, yes, ctx), 'move')?.slot.start).toBe(at(9, 11));
  });

  it("E17 asks the owner once more before the owner's second move", () => {
    const wish = ownerSays(heard(['reschedule'], {}, exactly(at(5, 15))));
    expect(next(booked({ ownerMoves: 1 }), wish).plan.review).toBe('owner');
    expect(next(booked({ moves: 1 }), wish).plan.review).toBe('none');
  });

  it('one guest of several does not move the meeting by their own word', () => {
    const made = next(booked2(), guestSays(heard(['reschedule'], {}, exactly(at(9, 11))), proved));
    expect(made.plan.review).toBe('owner');
  });

  it('keeps the timers of the meeting while times for a move are on offer', () => {
    const first = next(booked(), guestSays(heard(['reschedule']), proved));
    const again = next(first.state, guestSays(heard(['decline_options']), proved));
    const timers = again.plan.actions.flatMap((a) => (a.kind === 'set_timer' ? [a.timer] : []));
    expect(timers).toEqual(expect.arrayContaining(['meeting_over', 'rsvp_check', 'follow_up']));
  });
});

describe('cancelling', () => {
  const gone = { kind: 'event_cancelled' } as const;

  it('E18 says who cancelled, and asks the owner whether to offer another time when a guest did', () => {
    const asked = next(booked(), guestSays(heard(['cancel']), proved));
    expect(kinds(asked)).toEqual(['cancel_timers', 'release_holds', 'cancel_event']);
    const made = next(asked.state, gone);
    expect(sends(made)).toMatchObject([
      { template: 'cancelled', to: ['p2'], by: 'p2' },
      { template: 'owner_question', to: ['p1'] },
    ]);
    expect(made.state).toMatchObject({ phase: 'CLOSED', closedReason: 'cancelled' });
    const [decision] = made.state.needsOwner;
    const yes = { kind: 'decision', decisionId: decision?.id ?? '', approve: true, answer: null, by: 'u' } as const;
    expect(sends(next(made.state, yes))).toMatchObject([{ template: 'counter', to: ['p2'] }]);
  });

  it('E18 names the owner who cancelled, and asks nothing', () => {
    const made = next(next(booked(), ownerSays(heard(['cancel']))).state, gone);
    expect(sends(made)).toMatchObject([{ template: 'cancelled', to: ['p2'], cc: ['p1'], by: 'p1' }]);
    expect(made.state.needsOwner).toEqual([]);
  });

  it('A22 lets the owner decide when a guest cancels less than four hours before', () => {
    const made = next(booked(), guestSays(heard(['cancel']), proved), { now: at(5, 11) });
    expect(made.plan.review).toBe('owner');
  });

  it('one guest of several only leaves: the attendee goes, the owner is told, nobody else hears of it', () => {
    const made = next(booked2(), guestSays(heard(['cancel']), proved));
    expect(find(made, 'cancel_event')).toBeUndefined();
    expect(find(made, 'update_event')?.fields).toEqual(['people']);
    expect(sends(made)).toMatchObject([{ template: 'owner_status', to: ['p1'] }]);
    expect(made.state.participants.find((p) => p.address === GUEST)?.status).toBe('declined');
    const done = next(made.state, { kind: 'event_updated', sequence: 1, joinUrl: null });
    expect(sends(done)).toEqual([]);
    const refused = next(made.state, { kind: 'update_failed', reason: 'unavailable' });
    expect(refused.state.participants.find((p) => p.address === GUEST)?.status).toBe('accepted');
  });

  it('asks whether to cancel when the last who is required leaves', () => {
    const two = booked2();
    const optional = {
      ...two,
      participants: two.participants.map((p) => (p.id === 'p3' ? { ...p, optional: true } : p)),
    };
    const made = next(optional, guestSays(heard(['cancel']), proved));
    expect(made.state.needsOwner.map((d) => d.id)).toEqual(['cancel-p2']);
  });
});

describe('running late', () => {
  const late = (minutes: number | null) => heard(['running_late'], details({ lateMin: minutes }));
  const near = { now: at(5, 13, 50) };

  it('tells the other side the minutes, in both directions', () => {
    expect(sends(next(booked(), guestSays(late(10)), near))).toMatchObject([
      { template: 'late', to: ['p1'], by: 'p2', minutes: 10, slots: [] },
    ]);
    expect(sends(next(booked(), ownerSays(late(10)), near))).toMatchObject([
      { template: 'late', to: ['p2'], by: 'p1', minutes: 10 },
    ]);
  });

  it('says it once', () => {
    const first = next(booked(), guestSays(late(10)), near);
    expect(kinds(next(first.state, guestSays(late(10)), near))).toEqual(['silent']);
    expect(sends(next(first.state, guestSays(late(15)), near))).toMatchObject([{ minutes: 15 }]);
  });

  it('asks whether to move beyond twenty minutes', () => {
    expect(sends(next(booked(), guestSays(late(30)), near))).toMatchObject([{ template: 'late_move', to: ['p1'] }]);
  });

  it.each([
    ['an hour and a minute before', at(5, 12, 59), 'late_ask'],
    ['an hour before', at(5, 13), 'late'],
    ['while it lasts', at(5, 14, 29), 'late'],
    ['after it', at(5, 14, 31), 'late_ask'],
  ])('%s', (_, now, template) => {
    expect(sends(next(booked(), guestSays(late(10)), { now }))).toMatchObject([{ template }]);
  });

  it('warns the owner when the delay reaches what is next', () => {
    const busy = [{ start: at(5, 14, 35), end: at(5, 15) }];
    expect(find(next(booked(), guestSays(late(10)), { ...near, busy }), 'notice')?.noticeKind).toBe('running_late');
    expect(find(next(booked(), guestSays(late(5)), { ...near, busy }), 'notice')).toBeUndefined();
  });
});

describe('changing the event', () => {
  const updated = { kind: 'event_updated', sequence: 0, joinUrl: 'https://meet.test/x' } as const;
  const says = (kind: Parameters<typeof heard>[0][number], changes: Partial<Reading['details']>) =>
    heard([kind], details(changes));

  it('tells the people only when the calendar has the change', () => {
    const asked = next(booked(), guestSays(says('change_duration', { durationMin: 15 }), proved));
    expect(kinds(asked)).toEqual(['update_event']);
    const made = next(asked.state, updated);
    expect(sends(made)).toMatchObject([
      { template: 'changed', to: ['p2'], cc: ['p1'], changes: ['duration'], by: 'p2' },
    ]);
    expect(made.state.booking?.end).toBe(at(5, 14, 15));
    expect(made.state.underway).toBeUndefined();
  });

  it('what the calendar refuses stays as it was, and the owner is asked', () => {
    const asked = next(booked(), ownerSays(says('change_medium', { medium: 'phone' })));
    const made = next(asked.state, { kind: 'update_failed', reason: 'unavailable' });
    expect(made.state.meeting.medium).toBe('video');
    expect(sends(made)).toMatchObject([{ template: 'owner_question' }]);
  });

  it.each<[string, Parameters<typeof says>, 'none' | 'owner']>([
    ['shorter', ['change_duration', { durationMin: 15 }], 'none'],
    ['longer', ['change_duration', { durationMin: 60 }], 'owner'],
    ['by phone', ['change_medium', { medium: 'phone' }], 'none'],
    ['at a place', ['change_location', { medium: 'in_person', location: 'Blue Bottle' }], 'owner'],
    ['under another title', ['change_title', { title: 'Budget' }], 'owner'],
  ])('a guest may have it %s by their own word, or not', (_, what, review) => {
    expect(next(booked(), guestSays(says(...what), proved)).plan.review).toBe(review);
    expect(next(booked(), guestSays(says(...what), { level: 'A1' })).plan.review).toBe('owner');
    expect(next(booked2(), guestSays(says(...what), proved)).plan.review).toBe('owner');
    expect(next(booked(), ownerSays(says(...what))).plan.review).toBe('none');
  });

  it('a longer meeting without room at its time is offered near it, with the word of the owner', () => {
    const busy = [{ start: at(5, 14, 30), end: at(5, 15) }];
    const made = next(booked(), ownerSays(says('change_duration', { durationMin: 60 })), { busy });
    expect(made.plan.review).toBe('owner');
    expect(made.state.proposal?.actions.some((a) => a.kind === 'send' && a.template === 'reschedule')).toBe(true);
    expect(made.state.meeting.durationMin).toBe(30);
  });

  it('the owner adds and removes people; a guest only asks for it', () => {
    const add = heard(['add_participant'], {
      participants: [{ op: 'add', email: 'eve@globex.test', name: 'Eve', confidence: 1, evidence: 'x' }],
    });
    const made = next(booked(), ownerSays(add));
    expect(find(made, 'update_event')?.fields).toEqual(['people']);
    expect(made.state.participants.map((p) => p.address)).toContain('eve@globex.test');
    const asked = next(booked(), guestSays(add, proved));
    expect(asked.plan.review).toBe('owner');
    expect(asked.state.participants.map((p) => p.address)).not.toContain('eve@globex.test');
    const remove = heard(['remove_participant'], {
      participants: [{ op: 'remove', email: null, name: 'Bob', confidence: 1, evidence: 'x' }],
    });
    expect(next(booked2(), ownerSays(remove)).state.participants.map((p) => p.id)).toEqual(['p1', 'p2']);
  });
});

describe('changing the meeting before it is booked', () => {
  const offered = () => step(newLoop(), ownerSays(heard(['request_meeting'])), context()).state;
  const shorter = details({ durationMin: 15 });

  it('offers the same times for a shorter meeting', () => {
    const state = offered();
    const made = next(state, guestSays(heard(['change_duration'], shorter), proved));
    expect(sends(made)).toMatchObject([{ template: 'counter', to: ['p2'] }]);
    expect(made.state.offer?.slots.map((s) => s.start)).toEqual(state.offer?.slots.map((s) => s.start));
    expect(made.state.offer?.slots.every((s) => s.end === s.start + 15)).toBe(true);
    expect(made.state.meeting.durationMin).toBe(15);
  });

  it('books the time that is chosen in the same mail, shorter', () => {
    const both = heard(['change_duration', 'accept_option'], { ...shorter, ...accept(2) });
    const slot = find(next(offered(), guestSays(both, proved)), 'book')?.slot;
    expect(slot && slot.end - slot.start).toBe(15);
  });

  it('leaves a longer meeting to the owner', () => {
    const made = next(offered(), guestSays(heard(['change_duration'], details({ durationMin: 60 })), proved));
    expect(made.plan.review).toBe('owner');
    expect(made.state.meeting.durationMin).toBe(30);
  });

  it('answers where it takes place, and asks the owner about the rest', () => {
    const asks = (topic: 'location' | 'attendees') =>
      heard(['ask_question'], { questions: [{ topic, evidence: 'x' }] });
    expect(sends(next(offered(), guestSays(asks('location'))))).toMatchObject([
      { template: 'answer_event', slots: [] },
    ]);
    expect(sends(next(offered(), guestSays(asks('attendees'))))).toMatchObject([{ to: ['p1'] }]);
  });
});

describe('what the calendar reports', () => {
  it('follows an event that the owner moved, without a mail, and forgets answers to the time before', () => {
    const answered = next(booked(), rsvp('accepted')).state;
    const made = next(answered, { kind: 'event_moved', start: at(6, 9), end: at(6, 10), sequence: 1 });
    expect(sends(made)).toEqual([]);
    expect(made.state).toMatchObject({ phase: 'BOOKED', booking: { start: at(6, 9), end: at(6, 10), sequence: 1 } });
    expect(made.state.participants[1]?.rsvp).toBeUndefined();
  });

  it('closes what the owner deleted, without a mail', () => {
    const made = next(booked(), { kind: 'event_deleted' });
    expect(sends(made)).toEqual([]);
    expect(made.state.phase).toBe('CLOSED');
  });

  it('sends a late link in one line, once', () => {
    const state = booked();
    const without = { ...state, booking: { ...state.booking, joinUrl: null } } as LoopState;
    const ready = { kind: 'conference_ready', joinUrl: 'https://meet.test/y' } as const;
    const made = next(without, ready);
    expect(sends(made)).toMatchObject([{ template: 'changed', to: ['p2'] }]);
    expect(kinds(next(made.state, ready))).toEqual(['silent']);
  });

  it('keeps answers, and asks the owner about new times when the only guest declines', () => {
    expect(next(booked(), rsvp('accepted')).state.participants[1]?.rsvp).toBe('accepted');
    const made = next(booked(), rsvp('declined'));
    const [decision] = made.state.needsOwner;
    const yes = { kind: 'decision', decisionId: decision?.id ?? '', approve: true, answer: null, by: 'u' } as const;
    expect(sends(next(made.state, yes))).toMatchObject([{ template: 'reschedule', to: ['p2'] }]);
  });

  it('takes a counter as the proposal of that time', () => {
    const counter = { start: at(9, 11), end: at(9, 11, 30) };
    expect(find(next(booked(), rsvp('tentative', counter)), 'move')?.slot).toEqual(counter);
  });

  it('one of several who declines is not expected any more', () => {
    const made = next(booked2(), rsvp('declined'));
    expect(made.state.participants[1]?.status).toBe('declined');
    expect(made.state.needsOwner[0]?.text).toContain('stands for the others');
  });
});

function rsvp(
  response: 'accepted' | 'tentative' | 'declined',
  counter: { start: number; end: number } | null = null,
): StepEvent {
  return { kind: 'rsvp', address: GUEST, response, counter, via: 'itip' };
}

describe('a day before', () => {
  const check = { kind: 'timer', timer: 'rsvp_check' } as const;

  it('A21 E29 sends the event once more to guests who have not answered the invitation', () => {
    const timers = next(booked(), { kind: 'event_moved', start: at(6, 14), end: at(6, 14, 30), sequence: 1 });
    expect(timers.plan.actions).toContainEqual({ kind: 'set_timer', timer: 'rsvp_check', dueAt: at(5, 14) });
    expect(sends(next(booked(), check, { now: at(4, 14) }))).toMatchObject([{ template: 'rsvp_reminder', to: ['p2'] }]);
    const answered = next(booked(), rsvp('accepted')).state;
    expect(kinds(next(answered, check, { now: at(4, 14) }))).toEqual(['silent']);
  });

  it('E13 waits for the morning', () => {
    const early = next(booked(), { kind: 'event_moved', start: at(6, 5), end: at(6, 5, 30), sequence: 1 }).state;
    expect(kinds(next(early, check, { now: at(5, 5) }))).toEqual(['set_timer']);
  });
});

describe('questions', () => {
  const asks = (...topics: ('join_link' | 'agenda' | 'location')[]) =>
    heard(['ask_question'], { questions: topics.map((topic) => ({ topic, evidence: 'x' })) });

  it('answers from the event, to whoever asks', () => {
    expect(sends(next(booked(), guestSays(asks('join_link'))))).toMatchObject([
      { template: 'answer_event', to: ['p2'], cc: [], topics: ['join_link'] },
    ]);
  });

  it('leaves to the owner what the event does not say', () => {
    expect(sends(next(booked(), guestSays(asks('join_link', 'agenda'))))).toMatchObject([{ to: ['p1'] }]);
  });
});
