import { expect, it } from 'vitest';
import type { LoopState } from '../loop/state';
import { booked, bookedEvent, next } from '../loop/testing/booked-scene';
import { at, newLoop } from '../loop/testing/scene';
import { messageOf } from './message';
import { occurred } from './occurred';

const types = (before: LoopState, after: LoopState, cause: Parameters<typeof occurred>[2]) =>
  occurred(before, after, cause).map(({ type }) => type);
const first = { start: at(5, 14), end: at(5, 14, 30) };
const later = { start: at(6, 9), end: at(6, 9, 30) };

it('a meeting is booked once, also where the calendar says so twice', () => {
  const event = { ...bookedEvent(at(5, 14)), moved: false };
  expect(occurred(newLoop(), booked(), event)).toEqual([{ type: 'meeting.booked', at: first }]);
  expect(types(booked(), next(booked(), event).state, event)).toEqual([]);
});

it('one that stood in the calendar before is booked by nobody', () => {
  expect(types(newLoop(), booked(), { kind: 'adopted' })).toEqual([]);
});

it('a move is told with both times, by whomever it was moved', () => {
  const before = booked();
  const event = { kind: 'event_moved', ...later, sequence: 1 } as const;
  const { state } = next(before, event);
  expect(occurred(before, state, event)).toEqual([{ type: 'meeting.moved', at: later, before: first }]);
});

it('a meeting that was called off is told once', () => {
  const before = booked();
  const { state } = next(before, { kind: 'event_deleted' });
  expect(occurred(before, state, { kind: 'event_deleted' })).toEqual([{ type: 'meeting.cancelled', at: first }]);
  expect(types(state, state, { kind: 'timer' })).toEqual([]);
});

it('taking up again what was called off tells of nothing before it is booked', () => {
  const cancelled = next(booked(), { kind: 'event_deleted' }).state;
  const again: LoopState = { ...cancelled, phase: 'STALLED', closedReason: null, booking: null };
  expect(types(cancelled, again, { kind: 'message' })).toEqual([]);
  expect(types(again, booked(), { kind: 'booked' })).toEqual(['meeting.booked']);
});

it('a series that goes on to its next time was not moved, and one of its times that is called off is told by itself', () => {
  const one = booked();
  const following: LoopState = { ...one, booking: { ...one.booking!, ...later } };
  expect(types(one, following, { kind: 'timer' })).toEqual([]);
  const cause = { kind: 'event_cancelled', occurrence: at(12, 14) } as const;
  expect(occurred(one, following, cause)).toEqual([
    { type: 'meeting.cancelled', at: { start: at(12, 14), end: at(12, 14, 30) } },
  ]);
});

it('a question is told when it is asked, and not as long as it stands', () => {
  const before = booked();
  const event = {
    kind: 'rsvp',
    address: before.participants[1]!.address,
    response: 'declined',
    counter: null,
    via: 'itip',
  } as const;
  const { state } = next(before, event);
  expect(occurred(before, state, event)).toEqual([{ type: 'decision.needed', decision: state.needsOwner[0] }]);
  expect(types(state, state, { kind: 'timer' })).toEqual([]);
});

it('a message says when, with whom and where, and no link by which anybody acts', () => {
  const [one] = occurred(newLoop(), booked(), { kind: 'booked' });
  const place = { loopId: 'l', url: 'https://sundial.test/loops/l', zone: 'America/New_York', nowMs: 0 };
  expect(messageOf(one!, booked(), place)).toMatchObject({
    type: 'meeting.booked',
    timestamp: '1970-01-01T00:00:00.000Z',
    data: { loopId: 'l', meeting: { joinUrl: 'https://meet.test/x', zone: 'America/New_York', repeats: false } },
  });
});
