import { describe, expect, it } from 'vitest';
import type { StepContext, StepEvent } from './context';
import type { Action } from './plan';
import type { LoopState } from './state';
import { step } from './step';
import { ASSISTANT, at, context, GUEST, guestSays, heard, NOW, newLoop, ownerSays, window } from './testing/scene';
import type { Transition } from './transition';

const kinds = (made: Transition) => made.plan.actions.map((a) => a.kind);
const sends = (made: Transition) =>
  made.plan.actions.filter((a): a is Extract<Action, { kind: 'send' }> => a.kind === 'send');
const command = (what: 'stop' | 'cancel' | 'take_over' | 'hand_back'): StepEvent => ({
  kind: 'command',
  command: what,
  by: 'u',
});
const first = heard(['accept_option'], { options: [{ option: 1, stance: 'accept', confidence: 1, evidence: 'x' }] });
const strict = (version: number): StepContext =>
  context({ version, owner: { ...context().owner, approval: 'approve_everything' } });

let version = 1;
const next = (state: LoopState, event: StepEvent, ctx: StepContext = context({ version: ++version })) =>
  step(state, event, ctx);
const offered = () => next(newLoop(), ownerSays(heard(['request_meeting']))).state;
const accepted = () => next(offered(), guestSays(first)).state;

function bookedEvent(state: LoopState): StepEvent {
  if (!state.wanted) throw new Error('nothing is wanted');
  const rest = { meetingId: 'm', joinUrl: null, htmlLink: null, icalUid: 'u', sequence: 0, moved: false };
  return { kind: 'booked', start: state.wanted.start, end: state.wanted.end, ...rest };
}

function booked(): LoopState {
  const state = accepted();
  return next(state, bookedEvent(state)).state;
}

function fails(state: LoopState): LoopState {
  if (!state.wanted) throw new Error('nothing is wanted');
  const { start, end } = state.wanted;
  return next(state, { kind: 'booking_failed', start, end, reason: 'unavailable' }).state;
}

describe('what follows from an approved plan', () => {
  it('records a booking and confirms it without asking again, also when everything has to be approved', () => {
    const state = accepted();
    const made = next(state, bookedEvent(state), strict(9));
    expect(made.state).toMatchObject({ phase: 'BOOKED', booking: { meetingId: 'm' }, proposal: null });
    expect(sends(made)).toMatchObject([{ template: 'confirm' }]);
  });

  it('A6 confirms one booking once', () => {
    const state = accepted();
    const event = bookedEvent(state);
    expect(kinds(next(next(state, event).state, event))).toEqual(['silent']);
  });

  it('tries a booking again without asking again', () => {
    const made = next(fails(accepted()), { kind: 'timer', timer: 'retry' }, strict(9));
    expect(kinds(made)).toEqual(['book']);
  });
});

describe('a time that was chosen and could not be booked', () => {
  it('is not booked later when the guest has asked for other times since', () => {
    const state = next(fails(accepted()), guestSays(heard(['decline_options']))).state;
    expect(state.wanted).toBeNull();
    expect(kinds(next(state, { kind: 'calendar_changed' }))).toEqual(['silent']);
    expect(kinds(next(state, { kind: 'timer', timer: 'retry' }))).toEqual(['silent']);
  });

  it('A20 is not followed by a reminder to the guest who chose it', () => {
    const made = next(fails(accepted()), { kind: 'timer', timer: 'follow_up' });
    expect(kinds(made)).toEqual(['silent', 'set_timer']);
  });

  it('A20 is not followed by a reminder while the owner has to approve it', () => {
    const waiting = step(offered(), guestSays(first), strict(9)).state;
    expect(waiting.proposal).not.toBeNull();
    expect(kinds(next(waiting, { kind: 'timer', timer: 'follow_up' }))).toEqual(['silent', 'set_timer']);
  });
});

describe('stopping and cancelling', () => {
  it('stopping while the event is being written removes the event', () => {
    const state = accepted();
    const stopped = next(state, command('stop')).state;
    const made = next(stopped, bookedEvent(state));
    expect(kinds(made)).toEqual(['cancel_event']);
    expect(made.state.phase).toBe('CLOSED');
    expect(kinds(next(made.state, { kind: 'event_cancelled' }))).toEqual(['silent']);
  });

  it('cancelling twice is one mail', () => {
    const once = next(booked(), command('cancel')).state;
    const twice = next(once, command('cancel')).state;
    const told = next(twice, { kind: 'event_cancelled' });
    expect(sends(told)).toMatchObject([{ template: 'cancelled' }]);
    expect(kinds(next(told.state, { kind: 'event_cancelled' }))).toEqual(['silent']);
    expect(kinds(next(told.state, command('cancel')))).toEqual(['silent']);
    expect(kinds(next(told.state, ownerSays(heard(['cancel']))))).toEqual(['silent']);
  });

  it('a calendar that is away does not swallow a cancellation: the owner is told, and it is tried again', () => {
    const state = next(booked(), command('cancel')).state;
    const made = next(state, { kind: 'cancel_failed', reason: 'revoked' });
    expect(sends(made)).toMatchObject([{ template: 'owner_question', to: ['p1'] }]);
    expect(kinds(next(made.state, { kind: 'timer', timer: 'retry' }))).toEqual(['cancel_event']);
    expect(kinds(next(made.state, { kind: 'calendar_changed' }))).toEqual(['cancel_event']);
  });

  it('leaves nothing that waits for the owner', () => {
    const asked = next(booked(), guestSays(heard(['cancel']), { level: 'A1' })).state;
    expect(asked.needsOwner).toHaveLength(1);
    expect(next(asked, { kind: 'event_cancelled' }).state.needsOwner).toEqual([]);
    expect(next(asked, { kind: 'timer', timer: 'meeting_over' }).state.needsOwner).toEqual([]);
  });
});

describe('timers that have outlived their reason', () => {
  it('a booked meeting whose move came to nothing does not expire after two weeks', () => {
    let made = next(booked(), guestSays(heard(['reschedule']), { level: 'A2' }));
    for (const day of [1, 2, 3]) {
      const now = NOW + day * 1440;
      made = next(made.state, { kind: 'timer', timer: 'follow_up' }, context({ version: ++version, now }));
    }
    expect(made.state.phase).toBe('BOOKED');
    expect(made.plan.actions).toContainEqual(expect.objectContaining({ kind: 'set_timer', timer: 'meeting_over' }));
    expect(next(made.state, { kind: 'timer', timer: 'stalled_expired' }).state.phase).toBe('BOOKED');
  });

  it('E13 a reminder waits for the morning of the guest', () => {
    const made = next(offered(), { kind: 'timer', timer: 'follow_up' }, context({ version: 9, now: at(4, 22) }));
    expect(made.plan.actions).toEqual([{ kind: 'set_timer', timer: 'follow_up', dueAt: at(5, 8) }]);
  });
});

describe('coming back', () => {
  it('the owner takes up again what was cancelled, as a new meeting', () => {
    const state = next(booked(), { kind: 'event_cancelled' }).state;
    const made = next(state, ownerSays(heard(['request_meeting'])));
    expect(made.state).toMatchObject({ phase: 'OFFERING', booking: null, closedReason: null });
    expect(sends(made)).toMatchObject([{ to: ['p2'] }]);
  });

  it('a meeting that is over is not moved: a new one begins in a loop of its own', () => {
    const state = next(booked(), { kind: 'timer', timer: 'meeting_over' }).state;
    const made = next(state, ownerSays(heard(['request_meeting'], {}, [window(at(9, 9), at(9, 12))])));
    expect(made.plan.actions).toMatchObject([{ kind: 'open_loop', opening: { guests: [{ address: GUEST }] } }]);
    expect(made.state.phase).toBe('CLOSED');
  });

  it('the owner naming more times after four rounds is heard', () => {
    const state = { ...offered(), rounds: 4 };
    const asked = next(state, guestSays(heard(['decline_options']))).state;
    expect(asked.needsOwner.map((d) => d.id)).toEqual(['rounds-4']);
    const said = heard(['state_availability'], {}, [window(at(9, 9), at(9, 16))]);
    const made = next(asked, ownerSays(said, { to: [{ address: ASSISTANT, name: null }], cc: [] }));
    expect(sends(made)).toMatchObject([{ template: 'counter', to: ['p2'] }]);
    expect(made.state.needsOwner).toEqual([]);
  });

  it('a loop that was handed back lives on: its reminders are set again', () => {
    const taken = next(offered(), command('take_over')).state;
    expect(next(taken, command('hand_back')).plan.actions).toMatchObject([{ kind: 'set_timer', timer: 'follow_up' }]);
  });

  it('what was stopped before anybody was asked, and held off, begins anew with the next request', () => {
    const strict = context({ owner: { ...context().owner, approval: 'drafts_only' } });
    const asked = next(newLoop(), ownerSays(heard(['request_meeting'])), strict).state;
    const held = next(asked, { kind: 'command', command: 'hold_off', until: NOW + 60, by: 'u' }, strict).state;
    const stopped = next(held, command('stop'), strict).state;
    expect(stopped).toMatchObject({ phase: 'CLOSED' });
    const again = next(stopped, ownerSays(heard(['request_meeting'])));
    expect(again.state).toMatchObject({ phase: 'OFFERING', pausedUntil: null });
  });

  it('the owner who has taken over learns that the guest answered', () => {
    const taken = next(offered(), command('take_over')).state;
    expect(kinds(next(taken, guestSays(first))).slice(0, 2)).toEqual(['notice', 'silent']);
  });

  it('A15 a mail in the name of a guest that cannot be verified is put to the owner', () => {
    const made = next(offered(), guestSays(first, { level: 'A0' }));
    expect(made.state.needsOwner).toMatchObject([{ id: 'was-it-them-p2', messageRowId: 'row' }]);
    expect(sends(made)).toMatchObject([{ template: 'owner_question', to: ['p1'] }]);
    expect(made.state.thread).toEqual(offered().thread);
  });
});
