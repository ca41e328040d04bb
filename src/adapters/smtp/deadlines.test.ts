import { expect, it } from 'vitest';
import { DEADLINES, SessionProgress } from './deadlines';

const overdue = (session: SessionProgress, now: number) => session.isOverdue(now, DEADLINES);

it('a client that begins no message is overdue, whatever it says meanwhile', () => {
  const session = new SessionProgress(1_000);
  expect([overdue(session, 121_000), overdue(session, 121_001)]).toEqual([false, true]);
});

it('a message has to come at the least rate, once its grace is over', () => {
  const session = new SessionProgress(0);
  session.messageBegins(10_000);
  session.received(5_000);
  expect([overdue(session, 45_000), overdue(session, 45_001)]).toEqual([false, true]);
  session.received(20_000);
  expect(overdue(session, 45_001)).toBe(false);
});

it('a message of any rate ends, and its time is not the time that we take', () => {
  const session = new SessionProgress(0);
  session.messageBegins(0);
  session.received(25_000_000);
  expect([overdue(session, 600_000), overdue(session, 600_001)]).toEqual([false, true]);
  session.messageIsHere();
  expect(overdue(session, 700_000)).toBe(false);
  session.answered(700_000);
  expect([overdue(session, 820_000), overdue(session, 820_001)]).toEqual([false, true]);
});

it('a session ends between two messages, however busy it was', () => {
  const session = new SessionProgress(0);
  session.answered(1_799_000);
  expect([overdue(session, 1_800_000), overdue(session, 1_800_001)]).toEqual([false, true]);
  session.messageBegins(1_800_001);
  expect(overdue(session, 1_800_002)).toBe(false);
});
