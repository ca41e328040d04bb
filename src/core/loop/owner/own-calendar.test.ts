import { describe, expect, it } from 'vitest';
import type { Heard } from '../context';
import { step } from '../step';
import { find, sends } from '../testing/booked-scene';
import { at, context, heard, newLoop, ownerSays, reading, window } from '../testing/scene';
import { NO_WORDS } from './words';

const ALONE = { to: [], subject: 'Board paper' };
const UPCOMING = [
  {
    calendarId: 'c',
    eventId: 'ana',
    title: 'Ana Gil',
    start: at(5, 10),
    end: at(5, 11),
    guests: [],
    owners: true,
    repeats: false,
  },
];
const says = (said: Heard) =>
  step(newLoop(), ownerSays({ ...said, owner: NO_WORDS }, ALONE), context({ upcoming: UPCOMING }));
const details = (changes: object) => ({ details: { ...reading([]).details, ...changes } });

describe('time of the owner’s own', () => {
  it('is kept as long as it is said, under its own name, also outside the hours', () => {
    const made = says(heard(['block_time'], details({ title: 'Dentist' }), [window(at(4, 18), at(4, 19))]));
    expect(find(made, 'keep_free')).toMatchObject({ slot: { start: at(4, 18), end: at(4, 19) }, title: 'Dentist' });
  });

  it.each([
    [{ durationMin: 45 }, 45],
    [{ usualMin: 90 }, 90],
    [{}, 60],
  ])('with a start alone takes what is said or usual: %j', (said, minutes) => {
    const start = window(at(4, 15), at(4, 15) + 30, { precision: 'minute', exactStart: true });
    const made = says(heard(['block_time'], details(said), [start]));
    expect(find(made, 'keep_free')).toMatchObject({
      slot: { start: at(4, 15), end: at(4, 15) + minutes },
      title: 'Board paper',
    });
  });

  it('of a whole day is the hours of that day', () => {
    const made = says(heard(['block_time'], {}, [window(at(4, 0), at(5, 0), { precision: 'day' })]));
    expect(find(made, 'keep_free')?.slot).toEqual({ start: at(4, 9), end: at(4, 17) });
  });

  it('is asked about where two times are named, or nothing is certain', () => {
    const two = [window(at(4, 9), at(4, 10)), window(at(5, 9), at(5, 10))];
    for (const said of [heard(['block_time'], {}, two), heard(['block_time'], {}, [two[0] as never], false)]) {
      expect(find(says(said), 'keep_free')).toBeUndefined();
      expect(says(said).state.needsOwner).toHaveLength(1);
    }
  });
});

describe('what stands in the calendar', () => {
  const about = [{ calendarId: 'c', eventId: 'ana', person: true, title: 1 }];
  const note = (said: Heard) => sends(says(said))[0]?.note;

  it('is told by what was named of it', () => {
    expect(note({ ...heard(['ask_calendar']), about })).toBe(
      'In your calendar: Ana Gil: Thursday, March 5, 10:00 AM ET.',
    );
  });

  it('is told by day, with what is free', () => {
    expect(note(heard(['ask_calendar'], {}, [window(at(5, 9), at(5, 17))]))).toMatch(
      /Ana Gil\. Free in your hours: 9:00/,
    );
  });

  it('is told to the owner alone', () => {
    const asked = { ...heard(['ask_calendar'], {}, [window(at(5, 9), at(5, 17))]), owner: NO_WORDS };
    const made = step(newLoop(), ownerSays(asked), context({ upcoming: UPCOMING }));
    expect(JSON.stringify(sends(made))).not.toContain('Ana Gil');
  });
});
