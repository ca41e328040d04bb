import { describe, expect, it } from 'vitest';
import { OUTSIDE_HOURS } from '../booked/authority';
import { NO_WORDS } from '../owner/words';
import { step } from '../step';
import { find, sends } from '../testing/booked-scene';
import { decides } from '../testing/poll-scene';
import { at, context, facts, guestSays, heard, newLoop, ownerSays, window } from '../testing/scene';

const asks = (adapts: boolean) =>
  step(newLoop(), ownerSays({ ...heard(['request_meeting']), owner: { ...NO_WORDS, adapts } }), context()).state;
const half = (hour: number, minute = 0) =>
  window(at(5, hour, minute), at(5, hour, minute) + 60, { precision: 'minute', exactStart: true });
const proposes = (hour: number, minute = 0) =>
  guestSays(heard(['propose_times'], {}, [half(hour, minute)]), { level: 'A2' });

describe('E7 E20 a senior guest names a time outside the owner’s hours', () => {
  it('the owner is asked, and their yes books it', () => {
    const made = step(asks(true), proposes(17, 30), context({ version: 2 }));
    expect(sends(made)).toMatchObject([{ template: 'owner_question', to: ['p1'] }]);
    expect(made.plan.reasons).toContain(OUTSIDE_HOURS);
    expect(made.state.needsOwner[0]?.text).toContain(OUTSIDE_HOURS);
    const yes = step(made.state, decides('approve-2', true), context({ version: 3 }));
    expect(find(yes, 'book')?.slot.start).toBe(at(5, 17, 30));
  });

  it('times inside a stretch that they name are offered likewise', () => {
    const early = window(at(5, 7), at(5, 9), { precision: 'daypart' });
    const said = guestSays(heard(['state_availability'], {}, [early]), { level: 'A2' });
    const made = step(asks(true), said, context({ version: 2 }));
    expect(made.plan.reasons).toContain(OUTSIDE_HOURS);
    const yes = step(made.state, decides('approve-2', true), context({ version: 3 }));
    const [mail] = sends(yes);
    expect(mail?.slots.length).toBeGreaterThan(0);
    expect(mail?.slots.every(({ start, end }) => start >= at(5, 8) && end <= at(5, 9))).toBe(true);
  });

  it('an hour further and no more', () => {
    const made = step(asks(true), proposes(20), context({ version: 2 }));
    expect(sends(made)).toMatchObject([{ template: 'counter', to: ['p2'] }]);
  });

  it('anybody’s start is asked about where the meeting ends shortly after the hours', () => {
    const made = step(asks(false), proposes(16, 45), context({ version: 2 }));
    expect(sends(made)).toMatchObject([{ template: 'owner_question', to: ['p1'] }]);
    expect(made.plan.reasons).toContain(OUTSIDE_HOURS);
  });

  it('anybody else adapts to the hours', () => {
    const made = step(asks(false), proposes(17, 30), context({ version: 2 }));
    expect(sends(made)).toMatchObject([{ template: 'counter', to: ['p2'] }]);
  });

  it('of several guests nobody is put first', () => {
    const two = { to: [...facts().to, { address: 'bob@globex.test', name: 'Bob Ray' }] };
    const said = { ...heard(['request_meeting']), owner: { ...NO_WORDS, adapts: true } };
    const poll = step(newLoop(), ownerSays(said, two), context()).state;
    const made = step(poll, proposes(17, 30), context({ version: 2 }));
    expect(made.plan.reasons).not.toContain(OUTSIDE_HOURS);
  });
});
