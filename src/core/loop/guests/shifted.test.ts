import { describe, expect, it } from 'vitest';
import type { LoopState } from '../state';
import { step } from '../step';
import { accept, booked, details, find, next, sends } from '../testing/booked-scene';
import { at, context, guestSays, heard, newLoop, ownerSays, window } from '../testing/scene';

const offered = () => step(newLoop(), ownerSays(heard(['request_meeting'])), context()).state;
const begins = (state: LoopState, n: number) => state.offer?.slots[n - 1]?.start ?? 0;
const takes = (n: number, shiftMin: number, auto = true) =>
  guestSays(heard(['accept_option'], { ...accept(n), ...details({ shiftMin }) }, [], auto), { level: 'A2' });

describe('a time that is to be some minutes earlier or later', () => {
  it.each([15, 30, -15, 60])('is booked there when it is free: %d minutes', (shift) => {
    const before = offered();
    for (const n of [1, 2, 3]) {
      const made = step(before, takes(n, shift), context({ version: 2 }));
      const start = begins(before, n) + shift;
      const minute = (start - at(2, 0)) % 1440;
      const isInHours = minute >= 540 && minute + 30 <= 1020;
      expect(find(made, 'book')?.slot.start).toBe(isInHours ? start : undefined);
    }
  });

  it('is not booked as it stood, where the other one is not free', () => {
    const before = offered();
    const start = begins(before, 1);
    const busy = [{ start: start + 30, end: start + 90 }];
    const made = step(before, takes(1, 15), context({ version: 2, busy }));
    expect(find(made, 'book')).toBeUndefined();
    expect(sends(made).length + made.state.needsOwner.length).toBeGreaterThan(0);
  });

  it('is put back to the guest where it was not read with certainty', () => {
    const before = offered();
    const made = step(before, takes(2, 15, false), context({ version: 2 }));
    expect(find(made, 'book')).toBeUndefined();
    const slots = sends(made).flatMap((mail) => mail.slots);
    expect(slots).toMatchObject([{ start: begins(before, 2) + 15 }]);
  });

  it('is nobody’s where several may be meant', () => {
    const vague = guestSays(heard(['propose_times'], details({ shiftMin: 15 })), { level: 'A2' });
    expect(find(step(offered(), vague, context({ version: 2 })), 'book')).toBeUndefined();
  });

  it('is what a booked meeting is moved to, whatever time the words name beside it', () => {
    const old = window(at(5, 14), at(5, 14, 30), { precision: 'minute', exactStart: true });
    for (const windows of [[], [old]]) {
      const said = heard(['reschedule'], details({ shiftMin: 15 }), windows);
      const made = next(booked(), guestSays(said, { level: 'A2' }));
      expect(made.state.wanted?.start ?? made.state.proposal?.after.wanted?.start).toBe(at(5, 14, 15));
    }
  });

  it('is no shift where somebody is late', () => {
    const said = heard(['running_late'], details({ shiftMin: 15, lateMin: 15 }));
    const made = next(booked(), guestSays(said, { level: 'A2' }), { now: at(5, 13, 50) });
    expect(find(made, 'move')).toBeUndefined();
    expect(made.state.wanted).toBeNull();
  });
});
