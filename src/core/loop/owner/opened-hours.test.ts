import { describe, expect, it } from 'vitest';
import { step } from '../step';
import { sends } from '../testing/booked-scene';
import { at, context, heard, newLoop, ownerSays, window } from '../testing/scene';

const BUSY = [{ start: at(9, 9), end: at(9, 17) }];
const hoursOffered = (from: number, to: number, busy = BUSY) => {
  const said = heard(['request_meeting'], {}, [window(from, to, { precision: 'daypart' })]);
  const slots = sends(step(newLoop(), ownerSays(said), context({ busy }))).flatMap((mail) => mail.slots);
  return slots.map(({ start }) => (start - at(9, 0)) / 60);
};

/** Dana works from 9 to 17. */
describe('E20 the owner names an end beyond their hours', () => {
  it('“until 22:00 if it must be” opens them up to there, and “from 7 on” down to there', () => {
    const late = hoursOffered(at(9, 0), at(9, 22));
    expect(late.length).toBeGreaterThan(0);
    for (const hour of late) expect(hour).toBeGreaterThanOrEqual(17);
    const early = hoursOffered(at(9, 7), at(10, 0));
    expect(early.length).toBeGreaterThan(0);
    for (const hour of early) expect(hour).toBeLessThan(9);
  });

  it('a part of the day is what of the hours lies in it, and midnight is no end', () => {
    for (const slots of [hoursOffered(at(9, 0), at(9, 12), []), hoursOffered(at(9, 15), at(10, 0), [])]) {
      expect(slots.length).toBeGreaterThan(0);
      for (const hour of slots) {
        expect(hour).toBeGreaterThanOrEqual(9);
        expect(hour).toBeLessThan(17);
      }
    }
  });
});
