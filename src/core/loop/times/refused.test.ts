import { describe, expect, it } from 'vitest';
import type { LoopState } from '../state';
import { step } from '../step';
import { sends } from '../testing/booked-scene';
import { TO_ASSISTANT } from '../testing/owner-says';
import { at, context, guestSays, heard, newLoop, ownerSays, window } from '../testing/scene';
import type { Transition } from '../transition';

const offered = () => step(newLoop(), ownerSays(heard(['request_meeting'])), context()).state;
const toGuest = (made: Transition) => sends(made).filter((mail) => mail.to.includes('p2'));
const starts = (made: Transition) => toGuest(made).flatMap((mail) => mail.slots.map(({ start }) => start));
const dayOf = (start: number) => {
  const midnight = at(1, 0) + Math.floor((start - at(1, 0)) / 1440) * 1440;
  return window(midnight, midnight + 1440, { stance: 'cannot', precision: 'day' });
};
const begins = (state: LoopState) => (state.offer?.slots ?? []).map(({ start }) => start);

describe('a time that the guest has refused', () => {
  it('is not put to them again beside a word of agreement', () => {
    const before = offered();
    const days = begins(before).map(dayOf);
    const made = step(before, guestSays(heard(['accept_option'], {}, days)), context({ version: 2 }));
    expect(starts(made).length).toBeGreaterThan(0);
    for (const start of starts(made)) {
      expect(days.some((day) => day.start <= start && start < day.end)).toBe(false);
    }
  });

  it('is not offered again because the owner has changed something else', () => {
    const before = offered();
    const [first] = begins(before);
    if (first === undefined) throw new Error('nothing is offered');
    const unsure = heard(['unclear'], {}, [dayOf(first)], false);
    const told = { ...before, constraints: [...before.constraints, { ...dayOf(first), by: 'p2' }] };
    const asked = step(told, guestSays(unsure), context({ version: 2 })).state;
    const details = { ...heard([]).reading.details, durationMin: 45 };
    const longer = ownerSays(heard(['change_duration'], { details }), TO_ASSISTANT);
    const made = step(asked, longer, context({ version: 3 }));
    expect(starts(made).length).toBeGreaterThan(0);
    for (const start of starts(made)) {
      expect(dayOf(first).start <= start && start < dayOf(first).end).toBe(false);
    }
  });

  it('is not among the nearest either', () => {
    const late = window(at(5, 19), at(5, 20));
    const days = [dayOf(at(5, 10)), dayOf(at(6, 10))];
    const made = step(offered(), guestSays(heard(['propose_times'], {}, [late, ...days])), context({ version: 2 }));
    expect(starts(made).length).toBeGreaterThan(0);
    for (const start of starts(made)) {
      expect(days.some((day) => day.start <= start && start < day.end)).toBe(false);
    }
  });
});
