import { describe, expect, it } from 'vitest';
import { OUTSIDE_HOURS } from '../booked/authority';
import { step } from '../step';
import { find } from '../testing/booked-scene';
import { BOB, decides, jane, names, says } from '../testing/poll-scene';
import { at, context, facts, heard, newLoop, ownerSays, window } from '../testing/scene';

const asked = () => {
  const two = { to: [jane, BOB] };
  return step(newLoop(), ownerSays(heard(['request_meeting']), two), context()).state;
};
const start = (day: number, hour: number) =>
  window(at(day, hour), at(day, hour) + 30, { precision: 'minute', exactStart: true });

describe('a start that all of a group have named', () => {
  it('beyond the owner’s hours is put to the owner, and booked with their yes', () => {
    const first = step(asked(), says(jane, names(start(5, 19))), context({ version: 2 })).state;
    const made = step(first, says(BOB, names(start(5, 19))), context({ version: 3 }));
    expect(made.plan.reasons).toContain(OUTSIDE_HOURS);
    const yes = step(made.state, decides('approve-3', true), context({ version: 4 }));
    expect(find(yes, 'book')?.slot.start).toBe(at(5, 19));
  });

  it.each([
    ['is not what only one of them named', start(5, 20), []],
    ['is not when the owner has something else', start(5, 19), [{ start: at(5, 19), end: at(5, 20) }]],
  ])('%s', (_, other, busy) => {
    const first = step(asked(), says(jane, names(start(5, 19))), context({ version: 2, busy })).state;
    const made = step(first, says(BOB, names(other)), context({ version: 3, busy }));
    expect(made.plan.reasons).not.toContain(OUTSIDE_HOURS);
    expect(find(made, 'book')).toBeUndefined();
  });

  it('a guest who is said to be elsewhere is known to be there', () => {
    const zones = [{ who: 'Bob', zone: 'America/Vancouver' }];
    const said = ownerSays(heard(['request_meeting'], { zones }), { to: [jane, BOB], rowId: facts().rowId });
    const { participants } = step(newLoop(), said, context()).state;
    expect(participants.map(({ zone }) => zone)).toEqual(['America/New_York', null, 'America/Vancouver']);
  });
});
