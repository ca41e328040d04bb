import { describe, expect, it } from 'vitest';
import type { BookedElsewhere, Heard } from '../context';
import { step } from '../step';
import { TO_ASSISTANT } from '../testing/owner-says';
import { at, context, facts, GUEST, heard, newLoop, ownerSays, window } from '../testing/scene';
import { NO_WORDS } from './words';

const meeting = (loopId: string, day: number, name = 'Jane Doe', address = GUEST): BookedElsewhere => ({
  loopId,
  title: `With ${name}`,
  start: at(day, 10),
  end: at(day, 10, 30),
  guests: [{ name, address }],
});
const about = (said: Heard, names: readonly string[] = ['Jane']): Heard => ({ ...said, owner: { ...NO_WORDS, names } });
const says = (said: Heard, booked: readonly BookedElsewhere[], to: object = TO_ASSISTANT) =>
  step(newLoop(), ownerSays(said, to), context({ booked, contacts: [{ name: 'Jane Doe', address: GUEST }] }));
const friday = window(at(6, 14), at(6, 14, 30), { precision: 'minute' });

describe('a fresh mail of the owner about a meeting that is booked', () => {
  it.each([
    ['moves it', about(heard(['reschedule'], {}, [friday]))],
    ['cancels it', about(heard(['cancel', 'request_meeting']))],
  ])('goes to its loop: %s', (_, said) => {
    const made = says(said, [meeting('theirs', 9), meeting('other', 10, 'Bob Ray', 'bob@initech.test')]);
    expect(made.plan.actions).toEqual([{ kind: 'pass_on', loopId: 'theirs', messageRowId: 'row' }]);
    expect(made.state.phase).toBe('CLOSED');
  });

  it('also where the guest stands in copy, or the day tells which of several', () => {
    const copied = { to: TO_ASSISTANT.to, cc: facts().to };
    expect(
      says(about(heard(['reschedule'], {}, [friday]), []), [meeting('theirs', 9)], copied).plan.actions,
    ).toMatchObject([{ kind: 'pass_on', loopId: 'theirs' }]);
    const then = window(at(10, 0), at(11, 0), { role: 'current_event', precision: 'day' });
    const made = says(about(heard(['reschedule'], {}, [then, friday])), [meeting('one', 9), meeting('two', 10)]);
    expect(made.plan.actions).toMatchObject([{ kind: 'pass_on', loopId: 'two' }]);
  });

  it('asks which, where several fit, and changes none', () => {
    const made = says(about(heard(['cancel'])), [meeting('one', 9), meeting('two', 10)]);
    expect(made.plan.actions).toMatchObject([{ kind: 'send', template: 'owner_question', to: ['p1'] }]);
  });

  it('is a request like any other where nothing is booked with them, or another meeting is asked for', () => {
    expect(says(about(heard(['reschedule'], {}, [friday])), []).plan.actions.some((a) => a.kind === 'pass_on')).toBe(
      false,
    );
    const another = about(heard(['request_meeting'], {}, [friday]));
    expect(says(another, [meeting('theirs', 9)]).state.offer).not.toBeNull();
  });
});
