import { describe, expect, it } from 'vitest';
import type { StepEvent } from '../context';
import { step } from '../step';
import { find, next, sends } from '../testing/booked-scene';
import { at, context, GUEST, guestSays, heard, newLoop, ownerSays, window } from '../testing/scene';
import { ahead, nextOccurrence, type Rhythm, seriesFrom } from './rhythm';

const DAY = 1440;
const ZONE = 'America/New_York';
const WEEKLY: Rhythm = { unit: 'week', interval: 1 };
/** Tuesday, March 10, 10:00. */
const TUESDAY = at(10, 10);

/** The owner asks for a series, inside these windows. */
function asks(rhythm: Rhythm, windows = tuesdays(9, 17), busy: { start: number; end: number }[] = []) {
  const said = { ...heard(['request_recurring'], {}, windows), rhythm };
  return step(newLoop(), ownerSays(said), context({ busy }));
}

function tuesdays(from: number, to: number) {
  return [10, 17, 24, 31].map((day) => window(at(day, from), at(day, to), { precision: 'day' }));
}

const AT_TEN = tuesdays(10, 11).map((w) => ({ ...w, end: w.start + 30 }));

describe('the rule of a series', () => {
  it.each([
    [WEEKLY, 'FREQ=WEEKLY;BYDAY=TU'],
    [{ ...WEEKLY, interval: 2, ends: { count: 8 } }, 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU;COUNT=8'],
    [{ ...WEEKLY, workdays: true as const }, 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'],
    [{ ...WEEKLY, ends: { weeks: 2 } }, 'FREQ=WEEKLY;BYDAY=TU;UNTIL=20260324T135900Z'],
    [{ unit: 'month' as const, interval: 1 }, 'FREQ=MONTHLY;BYDAY=2TU'],
  ])('%j', (rhythm, rule) => {
    expect(seriesFrom(rhythm, ZONE, TUESDAY, []).rule).toBe(rule);
  });

  it('keeps the owner’s clock when it is changed, and passes over what is left out', () => {
    const winter = Date.UTC(2026, 9, 27, 14) / 60_000;
    const series = seriesFrom(WEEKLY, ZONE, winter, [winter + 14 * DAY + 60]);
    expect(ahead(series, 30).map(({ start }) => (start - winter) / DAY)).toEqual(
      [0, 7, 21, 28, 35, 42, 49].map((days) => (days === 0 ? 0 : days + 60 / DAY)),
    );
    expect(nextOccurrence(series, 30, winter + 8 * DAY)?.start).toBe(winter + 21 * DAY + 60);
  });
});

describe('a series on offer', () => {
  it('has no time that is taken in the next eight weeks, while another one is free in all of them', () => {
    const busy = [2, 5].map((week) => ({ start: at(10, 9) + week * 7 * DAY, end: at(10, 12) + week * 7 * DAY }));
    const offered = asks(WEEKLY, tuesdays(9, 17), busy).state.offer?.slots ?? [];
    expect(offered).toHaveLength(3);
    expect(offered.every((slot) => slot.skips === undefined && slot.start >= at(10, 13))).toBe(true);
  });

  it('names the dates that a wanted time leaves out', () => {
    const taken = TUESDAY + 14 * DAY;
    const [only, ...others] = asks(WEEKLY, AT_TEN, [{ start: taken, end: taken + 30 }]).state.offer?.slots ?? [];
    expect(others).toEqual([]);
    expect(only).toMatchObject({ start: TUESDAY, skips: [taken] });
  });

  it('is put to the owner where most of its dates are taken', () => {
    const busy = [1, 2, 3, 4].map((week) => ({ start: TUESDAY + week * 7 * DAY, end: TUESDAY + week * 7 * DAY + 30 }));
    expect(sends(asks(WEEKLY, AT_TEN, busy))).toMatchObject([{ template: 'owner_question' }]);
  });

  it('is booked with what it leaves out', () => {
    const taken = TUESDAY + 14 * DAY;
    const { state } = asks(WEEKLY, AT_TEN, [{ start: taken, end: taken + 30 }]);
    const made = next(state, guestSays(heard(['accept_option'])), { busy: [{ start: taken, end: taken + 30 }] });
    expect(find(made, 'book')?.slot).toMatchObject({ start: TUESDAY, skips: [taken] });
  });
});

describe('a booked series', () => {
  const series = seriesFrom(WEEKLY, ZONE, TUESDAY, []);
  const booked: StepEvent = {
    ...{ kind: 'booked', meetingId: 'm', start: TUESDAY, end: TUESDAY + 30, joinUrl: null, htmlLink: null },
    ...{ icalUid: 'u', sequence: 0, moved: false, series },
  };
  const standing = step(asks(WEEKLY).state, booked, context({ version: 2 })).state;

  it('goes on to its next time when one is over', () => {
    const over: StepEvent = { kind: 'timer', timer: 'meeting_over' };
    const made = next(standing, over, { now: TUESDAY + 31 });
    expect(made.state).toMatchObject({ phase: 'BOOKED', booking: { start: TUESDAY + 7 * DAY } });
    expect(find(made, 'set_timer')).toMatchObject({ timer: 'meeting_over', dueAt: TUESDAY + 7 * DAY + 31 });
  });

  it('asks the owner which times a word means that may mean one or all, and does what they choose', () => {
    const asked = next(standing, guestSays(heard(['cancel']), { level: 'A2' }));
    expect(find(asked, 'cancel_event')).toBeUndefined();
    const [question] = asked.state.needsOwner;
    const choose = (choice: string) =>
      next(asked.state, {
        kind: 'decision',
        decisionId: question?.id ?? '',
        approve: true,
        answer: null,
        choice,
        by: 'u',
      });
    expect(find(choose('one'), 'cancel_event')).toEqual({ kind: 'cancel_event', occurrence: TUESDAY });
    expect(find(choose('all'), 'cancel_event')).toEqual({ kind: 'cancel_event' });
    expect(find(choose('none'), 'cancel_event')).toBeUndefined();
  });

  it('one time that the owner names without another in its place is left out with their yes', () => {
    const named = window(TUESDAY + 7 * DAY - 60, TUESDAY + 7 * DAY + 60, { role: 'current_event', precision: 'day' });
    const said = heard(['reschedule'], {}, [named]);
    const asked = next(standing, ownerSays(said, { to: [], cc: [] }));
    const [question] = asked.state.needsOwner;
    expect(question).toMatchObject({ kind: 'series_cancel', occurrence: TUESDAY + 7 * DAY });
    const answer = (approve: boolean) =>
      next(asked.state, { kind: 'decision', decisionId: question?.id ?? '', approve, answer: null, by: 'u' });
    expect(find(answer(true), 'cancel_event')).toEqual({ kind: 'cancel_event', occurrence: TUESDAY + 7 * DAY });
    expect(find(answer(false), 'cancel_event')).toBeUndefined();
  });

  it('a time that could not be cancelled is tried again, and that time alone', () => {
    const failed = next(standing, { kind: 'cancel_failed', reason: 'unavailable', occurrence: TUESDAY + 7 * DAY });
    const again = next(failed.state, { kind: 'timer', timer: 'retry' });
    expect(find(again, 'cancel_event')).toEqual({ kind: 'cancel_event', occurrence: TUESDAY + 7 * DAY });
  });

  it('stands for the other times when the first is cancelled', () => {
    const made = next(standing, { kind: 'event_cancelled', occurrence: TUESDAY });
    expect(made.state).toMatchObject({ phase: 'BOOKED', booking: { start: TUESDAY + 7 * DAY } });
    expect(sends(made)).toMatchObject([{ template: 'cancelled', slots: [{ start: TUESDAY }] }]);
  });

  it('is never moved as one meeting, whatever way a move is asked for', () => {
    const declined: StepEvent = { kind: 'rsvp', address: GUEST, response: 'declined', counter: null, via: 'itip' };
    const asked = next(standing, declined);
    const [question] = asked.state.needsOwner;
    const id = question?.id ?? '';
    const yes = next(asked.state, { kind: 'decision', decisionId: id, approve: true, answer: null, by: 'u' });
    const counter = { start: at(11, 10), end: at(11, 10) + 30 };
    for (const made of [yes, next(standing, { ...declined, counter })]) {
      expect(find(made, 'move')).toBeUndefined();
      expect(sends(made)).toMatchObject([{ template: 'owner_question' }]);
      expect(made.state.booking?.series).toBeDefined();
    }
  });

  it('other times are asked of the owner: the calendar is theirs to change', () => {
    const move = heard(['reschedule'], {}, [window(at(11, 10), at(11, 10) + 30, { precision: 'minute' })]);
    expect(sends(next(standing, guestSays(move, { level: 'A2' })))).toMatchObject([{ to: ['p1'] }]);
  });
});
