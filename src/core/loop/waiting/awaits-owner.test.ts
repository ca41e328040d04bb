import { describe, expect, it } from 'vitest';
import type { LoopState } from '../state';
import { step } from '../step';
import { accepts, BOB, followUp, jane, offered, says, sends, withGuest } from '../testing/poll-scene';
import { at, context, guestSays, heard } from '../testing/scene';

const unsure = heard(['unclear'], {}, [], false);
const due = (state: LoopState, day: number) => step(state, followUp, context({ version: 20 + day, now: at(day, 10) }));
/** Jane has written something that only the owner can answer; Bob is silent. */
const janeAsked = () => step(offered(), says(jane, unsure), context({ version: 2 })).state;

describe('a question to the owner about one guest', () => {
  it('keeps that guest from being reminded, and nobody else', () => {
    const asked = janeAsked();
    expect(asked.needsOwner).toMatchObject([{ about: 'p2' }]);
    expect(sends(due(asked, 5))).toMatchObject([{ template: 'follow_up', to: ['p3'] }]);
  });

  it('keeps the loop from being given up while the other one stays silent', () => {
    const made = due({ ...janeAsked(), followUps: 2 }, 5);
    expect(made.state.phase).toBe('POLLING');
    expect(sends(made)).toEqual([]);
  });

  it('keeps the guest waiting for whose time somebody else writes', () => {
    const julie = { address: 'julie@globex.test', name: 'Julie Kay' };
    const two = offered();
    const [owner, first, second] = two.participants;
    if (!owner || !first || !second) throw new Error('nobody');
    const arranged: LoopState = {
      ...two,
      participants: [owner, first, second, { ...first, ...julie, id: 'p4', coordinatorFor: 'p2' }],
    };
    const asked = step(arranged, says(julie, unsure), context({ version: 2 })).state;
    expect(asked.needsOwner).toMatchObject([{ about: 'p4' }]);
    expect(sends(due(asked, 5))).toMatchObject([{ to: ['p3'] }]);
  });
});

describe('a question to the owner about the matter as a whole', () => {
  it('keeps everybody from being reminded', () => {
    const blind = context({ version: 2, calendar: { ok: false, reason: 'unavailable' } });
    const both = step(offered(), says(BOB, heard(['decline_options'])), context({ version: 1 })).state;
    const asked = step(both, guestSays(heard(['decline_options'])), blind).state;
    const whole = { ...asked, needsOwner: asked.needsOwner.map(({ about: _, ...question }) => question) };
    expect(whole.needsOwner).toHaveLength(1);
    expect(sends(due(whole, 5))).toEqual([]);
  });

  it('is told to those who have answered and wait for it', () => {
    const answered = step(offered(), says(BOB, accepts(1)), context({ version: 2 })).state;
    const asked = step(answered, says(jane, unsure), context({ version: 3 })).state;
    const reminder = { kind: 'timer', timer: 'owner_reminder' } as const;
    // What is asked is about Jane: Bob waits for her, and not for the owner.
    expect(sends(step(asked, reminder, context({ version: 4, now: at(3, 15) })))).toEqual([]);
    const known = withGuest(asked, 'p2', { answer: { yes: [] } });
    const told = step(known, reminder, context({ version: 4, now: at(3, 15) }));
    expect(sends(told)).toMatchObject([{ template: 'wait_owner', to: ['p2'] }]);
  });
});
