import { describe, expect, it } from 'vitest';
import type { StepEvent } from '../context';
import type { LoopState } from '../state';
import { booked, bookedGroup, find, kinds, next, sends } from '../testing/booked-scene';
import { at, GUEST } from '../testing/scene';

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

  it('tells the guests itself what the owner did by hand, where the calendar tells nobody', () => {
    const moved = next(booked(), { kind: 'event_moved', start: at(6, 9), end: at(6, 10), sequence: 1, untold: true });
    expect(sends(moved)).toMatchObject([
      { template: 'moved', to: ['p2'], slots: [{ start: at(6, 9), end: at(6, 10) }] },
    ]);
    const deleted = next(booked(), { kind: 'event_deleted', untold: true });
    expect(sends(deleted)).toMatchObject([{ template: 'cancelled', to: ['p2'] }]);
    expect(deleted.state).toMatchObject({ phase: 'CLOSED', closedReason: 'cancelled' });
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
    const made = next(bookedGroup(), rsvp('declined'));
    expect(made.state.participants[1]?.status).toBe('declined');
    expect(made.state.needsOwner[0]?.text).toContain('stands for the others');
  });
});

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

function rsvp(
  response: 'accepted' | 'tentative' | 'declined',
  counter: { start: number; end: number } | null = null,
): StepEvent {
  return { kind: 'rsvp', address: GUEST, response, counter, via: 'itip' };
}
