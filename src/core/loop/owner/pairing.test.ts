import { expect, it } from 'vitest';
import type { Reading } from '../../reading/reading';
import type { Heard } from '../context';
import { step } from '../step';
import { at, context, facts, GUEST, guestSays, heard, newLoop, ownerSays, window } from '../testing/scene';
import type { Transition } from '../transition';

const BOB = { address: 'bob@stone.test', name: 'Bob Stone' };
const toBoth = { to: [...facts().to, BOB] };
const unclear: Partial<Reading> = { flags: ['several_meetings'] };
const written = (made: Transition) =>
  made.plan.actions.flatMap((a) => (a.kind === 'send' ? a.to.filter((id) => id !== 'p1') : []));

const asked = () => step(newLoop(), ownerSays(heard(['request_meeting'], unclear, [], false), toBoth), context());
const answer = (said: Heard) =>
  step(
    asked().state,
    ownerSays(said, { to: [{ address: 'sunny@sundial.test', name: null }], cc: [] }),
    context({ version: 2 }),
  );

it('people of several meetings are asked about, and are never put into one', () => {
  expect(asked().state.needsOwner.map(({ kind }) => kind)).toEqual(['pairing']);
  const thursday = window(at(5, 9), at(5, 17));
  const made = answer(heard(['request_meeting'], {}, [thursday]));
  expect(written(made)).toEqual([]);
  expect(made.state.needsOwner.map(({ kind }) => kind)).toEqual(['pairing']);
  expect(made.plan.actions).toMatchObject([{ kind: 'send', template: 'owner_question', to: ['p1'] }]);
});

it('a guest who writes meanwhile starts nothing', () => {
  const { state } = asked();
  const from = { address: GUEST, name: 'Jane Doe' };
  const noon = window(at(5, 12), at(5, 17), { precision: 'minute', exactStart: true });
  const made = step(state, guestSays(heard(['propose_times'], {}, [noon]), { from }), context({ version: 2 }));
  expect(written(made)).toEqual([]);
  expect(made.state.needsOwner.map(({ kind }) => kind)).toEqual(['pairing']);
});
