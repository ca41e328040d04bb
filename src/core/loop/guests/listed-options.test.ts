import { describe, expect, it } from 'vitest';
import type { LoopState } from '../state';
import { step } from '../step';
import { accept, find, kinds, sends } from '../testing/booked-scene';
import { at, context, guestSays, heard, newLoop, ownerSays, window } from '../testing/scene';
import { listedTo } from './listed-options';

const assent = heard(['accept_option'], {}, [window(at(4, 0), at(5, 0), { stance: 'cannot', precision: 'day' })]);
const offered = (): LoopState => step(newLoop(), ownerSays(heard(['request_meeting'])), context()).state;
/** Jane agrees, cannot come on the day of the first option, and is asked which of the others she means. */
const asked = () => step(offered(), guestSays(assent), context({ version: 5 }));

describe('a guest who was sent what is left of an offer', () => {
  it('is sent and read by the places of that list', () => {
    const made = asked();
    expect(sends(made)[0]?.slots.map(({ n }) => n)).toEqual([2, 3]);
    const [, jane] = made.state.participants;
    expect(jane && listedTo(made.state, jane).map(({ n }) => n)).toEqual([2, 3]);
    const first = step(made.state, guestSays(heard(['accept_option'], accept(1))), context({ version: 6 }));
    expect(find(first, 'book')?.slot.start).toBe(made.state.offer?.slots[1]?.start);
  });

  it('names no place of it in an answer to an older list', () => {
    const late = guestSays(heard(['accept_option'], accept(1)), { answers: 1 });
    const made = step(asked().state, late, context({ version: 6 }));
    expect(find(made, 'book')).toBeUndefined();
    expect(sends(made)).toMatchObject([{ template: 'which' }]);
  });

  it('names nothing by a number that the list did not have', () => {
    const made = step(asked().state, guestSays(heard(['accept_option'], accept(3))), context({ version: 6 }));
    expect(find(made, 'book')).toBeUndefined();
  });

  it('is read by the whole of the next offer', () => {
    const none = step(asked().state, guestSays(heard(['decline_options'])), context({ version: 6 }));
    expect(kinds(none)).toContain('hold');
    expect(none.state.participants.every((person) => person.listed === undefined)).toBe(true);
  });
});

it('an option with another start of the guest’s beside it is that start', () => {
  const slot = offered().offer?.slots[1] ?? { start: 0, end: 0 };
  const later = window(slot.start + 30, slot.start + 300, {
    precision: 'minute',
    exactStart: true,
    stance: 'prefer',
  });
  const made = step(
    offered(),
    guestSays(heard(['accept_option'], accept(2), [later]), { level: 'A2' }),
    context({ version: 5 }),
  );
  expect(find(made, 'book')?.slot.start).toBe(slot.start + 30);
});
