import { describe, expect, it } from 'vitest';
import type { StepEvent } from '../context';
import { step } from '../step';
import { find, kinds, next, sends } from '../testing/booked-scene';
import { at, context, guestSays, heard, NOW, newLoop, ownerSays } from '../testing/scene';

const request = ownerSays(heard(['request_meeting']));
const strict = (changes: Parameters<typeof context>[0] = {}) =>
  context({ owner: { ...context().owner, approval: 'approve_everything' }, ...changes });
const command = (said: Extract<StepEvent, { kind: 'command' }>['command'], until?: number): StepEvent => ({
  kind: 'command',
  command: said,
  ...(until === undefined ? {} : { until }),
  by: 'u',
});
const no = (decisionId: string): StepEvent => ({ kind: 'decision', decisionId, approve: false, answer: null, by: 'u' });

describe('a loop that would wait for nothing', () => {
  it('lapses two weeks after its first plan was rejected', () => {
    const asked = step(newLoop(), request, strict()).state;
    const rejected = step(asked, no('approve-1'), strict({ version: 2 }));
    expect(find(rejected, 'set_timer')).toEqual({
      kind: 'set_timer',
      timer: 'stalled_expired',
      dueAt: NOW + 14 * 1440,
    });
    const over = next(rejected.state, { kind: 'timer', timer: 'stalled_expired' });
    expect(over.state).toMatchObject({ phase: 'CLOSED', closedReason: 'expired' });
  });

  it('is not closed by an automatic reply while its first plan waits for the owner, or was rejected', () => {
    const machine = ownerSays(heard([]), { machine: 'auto_reply', level: 'A0' });
    const asked = step(newLoop(), request, strict()).state;
    expect(next(asked, machine).state.phase).toBe('INTAKE');
    expect(next(next(asked, no('approve-1')).state, machine).state.phase).toBe('INTAKE');
    expect(next(newLoop(), machine).state.phase).toBe('CLOSED');
  });

  it('looks at its offer again when the calendar could not be read for the reminder', () => {
    const offered = step(newLoop(), request, context()).state;
    const blind = { calendar: { ok: false, reason: 'revoked' } as const, now: at(5, 10) };
    const made = next(offered, { kind: 'timer', timer: 'follow_up' }, blind);
    const due = made.plan.actions.filter((a) => a.kind === 'set_timer').map((a) => a.timer);
    expect(due).toEqual(['owner_reminder', 'follow_up']);
  });
});

describe('a guest who must not be written to again', () => {
  const offered = step(newLoop(), request, context()).state;
  const tired = {
    ...offered,
    needsOwner: [
      {
        id: 'was-it-you',
        kind: 'was_it_you' as const,
        text: 'Was it you?',
        quote: null,
        planVersion: null,
        askedAt: NOW,
      },
    ],
    participants: offered.participants.map((p) => (p.id === 'p2' ? { ...p, unanswered: 3, answer: { yes: [] } } : p)),
  };
  const reminder: StepEvent = { kind: 'timer', timer: 'owner_reminder' };

  it('is not told that the owner is asked, and the owner is asked nothing new for it', () => {
    const made = next(tired, reminder);
    expect(sends(made)).toEqual([]);
    expect(made.state.needsOwner).toHaveLength(1);
    expect(made.state.ownerReminders).toBe(1);
  });

  it('is one question to the owner, however often it comes up', () => {
    const due: StepEvent = { kind: 'timer', timer: 'follow_up' };
    const quiet = { ...tired, needsOwner: [], participants: tired.participants.map(({ answer: _, ...p }) => p) };
    const once = next(quiet, due, { now: at(5, 10) }).state;
    expect(once.needsOwner.map((d) => d.id)).toEqual([expect.stringMatching(/^limit-/)]);
    const later = { ...once, offer: once.offer && { ...once.offer, sentAt: at(5, 11) } };
    expect(next(later, due, { now: at(5, 12) }).state.needsOwner).toHaveLength(1);
  });
});

describe('a number of a set of options', () => {
  it('is not used again after the offer was let go: an old link names none of the new times', () => {
    const offered = step(newLoop(), request, context()).state;
    const stalled = { ...offered, phase: 'STALLED' as const, offer: null };
    const again = next(stalled, guestSays(heard(['ask_for_times'])), { now: at(9, 10) }).state;
    expect(again.offer?.set).toBe(2);
    const old: StepEvent = { kind: 'choice', participantId: 'p2', set: 1, options: [1], zone: null, heard: null };
    expect(kinds(next(again, old, { now: at(9, 11) }))).toEqual(['silent']);
  });
});

describe('a time that the calendar refused', () => {
  it('is not written later while the plan for other times waits for the owner', () => {
    const offered = step(newLoop(), request, context()).state;
    const first: StepEvent = { kind: 'choice', participantId: 'p2', set: 1, options: [1], zone: null, heard: null };
    const { wanted, ...chosen } = next(offered, first).state;
    const taken = {
      kind: 'booking_failed',
      start: wanted?.start ?? 0,
      end: wanted?.end ?? 0,
      reason: 'taken',
    } as const;
    const waits = step({ ...chosen, wanted }, taken, strict({ version: 91 }));
    expect(waits.plan.review).toBe('owner');
    expect(kinds(next(waits.state, { kind: 'timer', timer: 'retry' }))).toEqual(['silent']);
  });
});

describe('an event that is gone before the loop knew of it', () => {
  it('ends the loop with its holds and timers', () => {
    const offered = step(newLoop(), request, context()).state;
    const made = next(offered, { kind: 'event_cancelled' });
    expect(made.state.phase).toBe('CLOSED');
    expect(kinds(made)).toEqual(['cancel_timers', 'release_holds', 'silent']);
  });
});

describe('an offer that nobody is left to answer', () => {
  it('is let go, and the owner is told', () => {
    const offered = step(newLoop(), request, context()).state;
    const participants = offered.participants.map((p) => (p.id === 'p2' ? { ...p, answer: { yes: [] } } : p));
    const made = next({ ...offered, participants }, { kind: 'timer', timer: 'follow_up' }, { now: at(5, 10) });
    expect(made.state).toMatchObject({ phase: 'STALLED', offer: null });
    expect(kinds(made)).toEqual(['cancel_timers', 'release_holds', 'send', 'set_timer']);
    expect(sends(made)).toMatchObject([{ template: 'owner_status', to: ['p1'] }]);
  });
});

describe('a guest who waits for the owner', () => {
  it('is told so once, also when the owner is asked something else meanwhile', () => {
    const offered = step(newLoop(), request, context()).state;
    const asked = (askedAt: number) =>
      ({ id: `q-${askedAt}`, kind: 'unclear', text: 'What?', quote: null, planVersion: null, askedAt }) as const;
    const participants = offered.participants.map((p) => (p.id === 'p2' ? { ...p, answer: { yes: [] } } : p));
    const one = { ...offered, participants, needsOwner: [asked(at(4, 10))] };
    const reminder: StepEvent = { kind: 'timer', timer: 'owner_reminder' };
    const told = next(one, reminder, { now: at(4, 14) });
    expect(sends(told)).toMatchObject([{ template: 'wait_owner' }]);
    const two = { ...told.state, ownerReminders: 0, needsOwner: [asked(at(4, 15))] };
    expect(sends(next(two, reminder, { now: at(5, 11) }))).toEqual([]);
  });
});

describe('holding off', () => {
  it('a first offer that waited for the morning is made when it goes on', () => {
    const night = step(newLoop(), request, context({ now: at(3, 22) })).state;
    const held = next(night, command('hold_off', at(6, 9)), { now: at(3, 23) }).state;
    const made = next(held, { kind: 'timer', timer: 'hold_off_over' }, { now: at(6, 9) });
    expect(sends(made)).toMatchObject([{ template: 'offer', to: ['p2'] }]);
  });

  it('it is over when the plan that goes on waits for the owner', () => {
    const offered = step(newLoop(), request, context()).state;
    const held = next(offered, command('hold_off', at(6, 9))).state;
    const over = step(held, { kind: 'timer', timer: 'hold_off_over' }, strict({ version: 90, now: at(6, 9) }));
    expect(over.plan.review).toBe('owner');
    expect(over.state.pausedUntil).toBeNull();
    expect(over.plan.actions).toContainEqual(expect.objectContaining({ timer: 'follow_up' }));
  });

  it('it goes on at its day, although the owner left a question unanswered meanwhile', () => {
    const question = {
      id: 'q',
      kind: 'unclear',
      text: 'What?',
      quote: null,
      planVersion: null,
      askedAt: NOW,
    } as const;
    const offered = step(newLoop(), request, context()).state;
    const asked = { ...offered, needsOwner: [question], ownerReminders: 2 };
    const held = next(asked, command('hold_off', at(20, 9))).state;
    const rests = next(held, { kind: 'timer', timer: 'owner_reminder' }, { now: at(9, 9) });
    expect(rests.plan.actions).toContainEqual({ kind: 'set_timer', timer: 'hold_off_over', dueAt: at(20, 9) });
    const over = next(rests.state, { kind: 'timer', timer: 'hold_off_over' }, { now: at(20, 9) });
    expect(find(over, 'set_timer')).toMatchObject({ timer: 'stalled_expired' });
  });

  it('the assistant of a guest is not answered either', () => {
    const offered = step(newLoop(), request, context()).state;
    const held = next(offered, command('hold_off')).state;
    const made = next(held, guestSays(heard(['accept_option']), { machine: 'assistant', level: 'A2' }));
    expect(sends(made)).toMatchObject([{ template: 'owner_question', to: ['p1'] }]);
  });

  it('what the owner has taken over is theirs, also when it is held off no longer', () => {
    const offered = step(newLoop(), request, context()).state;
    const taken = next(next(offered, command('hold_off')).state, command('take_over')).state;
    expect(kinds(next(taken, command('resume')))).toEqual(['silent']);
  });

  it('nobody is written to when the calendar comes back in the meantime', () => {
    const blind = { calendar: { ok: false, reason: 'revoked' } as const };
    const asked = step(newLoop(), request, context(blind)).state;
    const held = next(asked, command('hold_off', at(6, 9))).state;
    expect(kinds(next(held, { kind: 'calendar_changed' }))).toEqual(['silent']);
    const made = next(held, { kind: 'timer', timer: 'hold_off_over' }, { now: at(6, 9) });
    expect(sends(made)).toMatchObject([{ template: 'offer', to: ['p2'] }]);
  });
});
