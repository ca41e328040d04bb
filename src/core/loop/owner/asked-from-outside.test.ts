import { expect, it } from 'vitest';
import type { Reading } from '../../reading/reading';
import { step } from '../step';
import { at, context, GUEST, guestSays, heard, newLoop, OWNER, window } from '../testing/scene';
import type { Transition } from '../transition';

const JANE = { address: GUEST, name: 'Jane Doe' };
const DANA = { address: OWNER, name: 'Dana Reyes' };
const SUNNY = { address: 'sunny@sundial.test', name: null };
const noon = window(at(5, 12), at(5, 13), { precision: 'minute', exactStart: true });

/** Jane, whom nobody knows here, writes first. */
function asked(changes: Partial<Reading>, to: object = { to: [DANA], cc: [SUNNY] }, mode = context()): Transition {
  const said = heard(['request_meeting', 'propose_times'], changes, [noon]);
  return step(newLoop(), guestSays(said, { role: 'stranger', level: 'A2', from: JANE, ...to }), mode);
}

const byModel = { by: 'model' } as const;
const done = ({ plan }: Transition) =>
  plan.actions
    .filter((a) => a.kind === 'book' || a.kind === 'send')
    .map((a) => (a.kind === 'send' ? a.template : a.kind));

it('who asks the owner openly is offered times, their own first, and nothing is booked before they take one', () => {
  const made = asked(byModel);
  expect(made.plan.review).toBe('none');
  expect(done(made)).toEqual(['offer']);
  expect(made.state.offer?.slots[0]?.start).toBe(noon.start);
});

it('is put to the owner first where no model read it', () => {
  expect(asked({}).plan.review).toBe('owner');
});

it('is put to the owner first where the assistant alone was written to', () => {
  expect(asked(byModel, { to: [SUNNY], cc: [] }).plan.review).toBe('owner');
});

it('is put to the owner first where others are written to as well', () => {
  const bob = { address: 'bob@stone.test', name: null };
  expect(asked(byModel, { to: [DANA], cc: [SUNNY, bob] }).plan.review).toBe('owner');
});

it('is put to the owner first where they want to see first mails to outsiders', () => {
  const ctx = context();
  const owner = { ...ctx.owner, approval: 'outsiders_first_time' } as const;
  expect(asked(byModel, undefined, { ...ctx, owner }).plan.review).toBe('owner');
});
