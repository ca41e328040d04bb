import { describe, expect, it } from 'vitest';
import { step } from '../step';
import { booked as bookedMeeting, find, next, sends } from '../testing/booked-scene';
import { at, context, guestSays, heard, newLoop, ownerSays, reading, window } from '../testing/scene';
import type { Transition } from '../transition';

const offered = () => step(newLoop(), ownerSays(heard(['request_meeting'])), context()).state;
const can = (from: number, to: number) => window(from, to);
const prefer = (from: number, to: number) => window(from, to, { stance: 'prefer' });
const slotsOf = (made: Transition) => sends(made).flatMap((mail) => mail.slots);
const inside = (slots: readonly { start: number; end: number }[], from: number, to: number) =>
  slots.filter(({ start, end }) => from <= start && end <= to);
const starts = (stance: 'can' | 'prefer', start: number) =>
  window(start, start + 30, { stance, precision: 'minute', exactStart: true });

it('a part of the day that the owner names is when a meeting begins, where it is too short for all of it', () => {
  const lunch = (minutes: number) => {
    const details = { ...reading([]).details, durationMin: minutes };
    const said = heard(['request_meeting'], { details }, [can(at(5, 12), at(5, 14))]);
    return slotsOf(step(newLoop(), ownerSays(said), context({ busy: [{ start: at(5, 9), end: at(5, 12, 45) }] })));
  };
  expect(inside(lunch(60), at(5, 12), at(5, 14))).toEqual(lunch(60));
  expect(lunch(90).map(({ start }) => start)).toContain(at(5, 13));
  expect(lunch(90).every(({ start }) => start < at(5, 14))).toBe(true);
});

describe('a start that is named to the minute', () => {
  const ten = starts('can', at(5, 10, 10));

  it('is offered where the owner names it later on, off the grid or not', () => {
    const made = step(offered(), ownerSays(heard(['ask_for_times'], {}, [ten]), { to: [] }), context({ version: 2 }));
    expect(slotsOf(made).map(({ start }) => start)).toEqual([at(5, 10, 10)]);
  });

  it('is booked where owner and guest have both named it, also before the hours', () => {
    const seven = starts('can', at(5, 7));
    const asked = step(offered(), guestSays(heard(['propose_times'], {}, [seven])), context({ version: 2 })).state;
    const says = (named: typeof seven) =>
      step(asked, ownerSays(heard(['propose_times'], {}, [named]), { to: [] }), context({ version: 3 }));
    expect(find(says(seven), 'book')?.slot).toMatchObject({ start: at(5, 7), end: at(5, 7, 30) });
    expect(find(says(starts('can', at(5, 8))), 'book')).toBeUndefined();
  });

  it('is not offered where it is busy', () => {
    const busy = [{ start: at(5, 10), end: at(5, 10, 15) }];
    const said = ownerSays(heard(['ask_for_times'], {}, [ten]), { to: [] });
    const made = step(offered(), said, context({ version: 2, busy }));
    expect(slotsOf(made).map(({ start }) => start)).not.toContain(at(5, 10, 10));
  });
});

describe('times that somebody prefers, beside others that would do', () => {
  it.each([
    [9, 11],
    [13, 15],
    [15, 17],
  ])('fill the offer as far as they go: Thursday, ideally from %d to %d', (from, to) => {
    const said = [can(at(5, 9), at(5, 17)), prefer(at(5, from), at(5, to))];
    const made = step(offered(), guestSays(heard(['state_availability'], {}, said)), context({ version: 2 }));
    expect(slotsOf(made).length).toBeGreaterThanOrEqual(2);
    expect(inside(slotsOf(made), at(5, from), at(5, to)).length).toBeGreaterThanOrEqual(2);
  });

  it('are all that is offered where there are enough of them, the owner’s as well', () => {
    const days = [9, 10, 11].map((day) => prefer(at(day, 9), at(day, 12)));
    const said = [can(at(9, 9), at(13, 17)), ...days];
    const made = step(newLoop(), ownerSays(heard(['request_meeting'], {}, said)), context());
    expect(slotsOf(made)).toHaveLength(3);
    for (const { start } of slotsOf(made)) expect((start - at(9, 0)) % 1440).toBeLessThan(12 * 60);
  });

  it('are no limit: where none of them is free, the others are offered', () => {
    const busy = [{ start: at(5, 9), end: at(5, 12) }];
    const said = [can(at(5, 9), at(5, 17)), prefer(at(5, 9), at(5, 12))];
    const made = step(offered(), guestSays(heard(['state_availability'], {}, said)), context({ version: 2, busy }));
    expect(slotsOf(made).length).toBeGreaterThan(0);
    expect(inside(slotsOf(made), at(5, 12), at(5, 17))).toEqual(slotsOf(made));
  });

  it('are booked before the fallback, wherever it stands in the mail', () => {
    const fallback = starts('can', at(6, 10));
    const first = starts('prefer', at(5, 15));
    for (const said of [
      [first, fallback],
      [fallback, first],
    ]) {
      const mail = guestSays(heard(['propose_times'], {}, said), { level: 'A2' });
      expect(find(step(offered(), mail, context({ version: 2 })), 'book')?.slot.start).toBe(at(5, 15));
      const taken = context({ version: 2, busy: [{ start: at(5, 14), end: at(5, 16) }] });
      expect(find(step(offered(), mail, taken), 'book')?.slot.start).toBe(at(6, 10));
    }
  });

  it('are where a booked meeting is moved to', () => {
    const said = [starts('can', at(6, 10)), starts('prefer', at(6, 15))];
    const made = next(bookedMeeting(), guestSays(heard(['reschedule'], {}, said), { level: 'A2' }));
    expect(made.state.wanted?.start ?? made.state.proposal?.after.wanted?.start).toBe(at(6, 15));
  });
});

describe('a part of the day', () => {
  const part = (day: number, from: number, to: number) => window(at(day, from), at(day, to), { precision: 'daypart' });
  const asked = (parts: ReturnType<typeof part>[], busy: { start: number; end: number }[] = []) =>
    slotsOf(step(newLoop(), ownerSays(heard(['request_meeting'], {}, parts)), context({ busy })));
  const clock = ({ start }: { start: number }) => (((start - at(9, 0)) % 1440) + 1440) % 1440;

  it.each([
    ['an evening', 17, 21, 18],
    ['an afternoon', 12, 17, 13.25],
  ])('is offered from its heart: %s', (_, from, to, heart) => {
    const slots = asked([9, 10, 11].map((day) => part(day, from, to)));
    expect(slots).toHaveLength(3);
    for (const slot of slots) expect(clock(slot)).toBeGreaterThanOrEqual(heart * 60);
  });

  it('is offered at its edge where nothing else is left', () => {
    const [slot] = asked([part(9, 17, 21)], [{ start: at(9, 18), end: at(9, 21) }]);
    expect(slot && clock(slot)).toBe(17 * 60);
  });
});
