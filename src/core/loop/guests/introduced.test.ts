import { describe, expect, it } from 'vitest';
import { NO_WORDS } from '../owner/words';
import type { LoopState } from '../state';
import { step } from '../step';
import { decides } from '../testing/poll-scene';
import {
  ASSISTANT,
  at,
  context,
  facts,
  GUEST,
  guestSays,
  heard,
  newLoop,
  OWNER,
  ownerSays,
  window,
} from '../testing/scene';
import type { Transition } from '../transition';

const LOLA = { address: 'lola@globex.test', name: 'Lola' };
const PETE = { address: 'pete@pipes.test', name: 'Pete' };
const assistant = { address: ASSISTANT, name: 'Sunny' };
const noon = window(at(5, 12), at(5, 13), { precision: 'minute', exactStart: true });

const offered = (): LoopState => step(newLoop(), ownerSays(heard(['request_meeting'])), context()).state;
const writes = (state: LoopState, from: typeof LOLA, level: 'A1' | 'A2' = 'A2'): Transition =>
  step(
    state,
    guestSays(heard(['propose_times'], {}, [noon]), { from, role: 'stranger', level, to: [assistant], cc: [] }),
    context({ version: 3 }),
  );
const kinds = ({ plan }: Transition) => plan.actions.map(({ kind }) => kind);

describe('whom a guest has put in copy', () => {
  const brought = (copied: typeof LOLA, level: 'A1' | 'A2' = 'A2'): LoopState =>
    step(offered(), guestSays(heard(['thank']), { level, to: [assistant], cc: [copied] }), context({ version: 2 }))
      .state;

  it('answers for them where both are of one organisation', () => {
    const made = writes(brought(LOLA), LOLA);
    expect(kinds(made)).toContain('book');
    expect(made.state.participants.find((p) => p.address === LOLA.address)?.coordinatorFor).toBe('p2');
  });

  it.each([
    ['is of another organisation', () => writes(brought(PETE), PETE)],
    ['was put there by a mail that nobody proved', () => writes(brought(LOLA, 'A1'), LOLA)],
    ['is not proved to be who writes', () => writes(brought(LOLA), LOLA, 'A1')],
  ])('is the owner’s to let in where it %s', (_, made) => {
    expect(kinds(made())).not.toContain('book');
    expect(made().state.needsOwner.map(({ kind }) => kind)).toContain('stranger');
  });
});

it('whom the owner has written to takes part once they write', () => {
  const to = [{ address: GUEST, name: 'Jane Doe' }, assistant];
  const named = step(offered(), ownerSays(heard(['thank']), { to, cc: [PETE] }), context({ version: 2 })).state;
  expect(named.participants.map(({ address }) => address)).not.toContain(PETE.address);
  const made = writes(named, PETE);
  expect(made.state.participants.find((p) => p.address === PETE.address)).toMatchObject({ role: 'guest' });
  expect(made.state.needsOwner.map(({ kind }) => kind)).not.toContain('stranger');
});

it('is kept for twenty people at most, each once', () => {
  const cc = Array.from({ length: 30 }, (_, i) => ({ address: `p${i}@many.test`, name: null }));
  const says = () => ownerSays(heard(['thank']), { to: facts().to, cc });
  const once = step(offered(), says(), context({ version: 2 })).state;
  expect(once.introduced).toHaveLength(20);
  expect(step(once, says(), context({ version: 3 })).state.introduced).toHaveLength(20);
});

describe('whom the owner asked for by name alone', () => {
  const asked = step(
    newLoop(),
    ownerSays(
      { ...heard(['request_meeting'], {}, [noon]), owner: { ...NO_WORDS, names: ['Dr Malik'] } },
      { to: [assistant], cc: [] },
    ),
    context(),
  ).state;
  const malik = { address: 'a.malik@globex.test', name: 'Dr Aamir Malik' };
  const owner = { address: OWNER, name: 'Dana Reyes' };
  const answers = (from: typeof malik, cc: readonly (typeof malik)[], level: 'A1' | 'A2' = 'A2') =>
    step(
      asked,
      guestSays(heard(['propose_times'], {}, [noon]), { from, role: 'stranger', level, to: [assistant], cc }),
      context({ version: 2 }),
    );

  it('is heard when they write, with the owner reading it', () => {
    expect(asked.needsOwner.map(({ kind }) => kind)).toEqual(['who']);
    const made = answers(malik, [owner]);
    expect(made.state.participants.find(({ address }) => address === malik.address)).toMatchObject({ role: 'guest' });
    expect(made.state.needsOwner.map(({ kind }) => kind)).not.toContain('who');
  });

  it.each([
    ['has another name', () => answers({ ...malik, name: 'Aamir Khan', address: 'khan@globex.test' }, [owner])],
    ['writes behind the owner’s back', () => answers(malik, [])],
    ['is not proved to be who writes', () => answers(malik, [owner], 'A1')],
  ])('is a stranger where whoever writes %s', (_, made) => {
    expect(made().state.participants.map(({ address }) => address)).toEqual([OWNER]);
  });

  it('is asked for again by name where the owner answers with days alone', () => {
    const says = ownerSays({ ...heard([], {}, [noon]), owner: NO_WORDS }, { to: [assistant], cc: [] });
    const again = step(asked, says, context({ version: 2 }));
    expect(again.state.needsOwner.map(({ text }) => text)).toEqual([expect.stringContaining('Dr Malik')]);
  });

  it('is known by that name to the owner who has not read the mail, and with a yes their mail is heard', () => {
    const made = answers(malik, []);
    const question = made.state.needsOwner.find(({ kind }) => kind === 'stranger');
    expect(question?.text).toContain('Is it Dr Malik, whose address I did not have?');
    const yes = decides(question?.id ?? '', true);
    const letIn = step(made.state, yes, context({ version: 3 }));
    const [, guest] = letIn.state.participants;
    expect(guest).toMatchObject({ address: malik.address, name: malik.name, role: 'guest' });
    expect(letIn.plan.actions).toContainEqual(expect.objectContaining({ kind: 'hear_again', as: guest?.id }));
    expect(letIn.state.needsOwner).toEqual([]);
  });
});

describe('a stranger', () => {
  const asked = (from: typeof LOLA, level: 'A1' | 'A2' = 'A1') =>
    writes(offered(), from, level).state.needsOwner.find(({ kind }) => kind === 'stranger');

  it('of another name than the one guest is not taken for them, and takes part with a yes', () => {
    expect(asked(PETE)).toMatchObject({ joins: PETE, text: expect.stringContaining('Pete (pete@pipes.test)') });
    expect(asked(PETE)?.text).toContain('Shall they take part?');
  });

  it('who may be the one guest is heard as that guest with a yes', () => {
    expect(asked({ address: 'jane@home.test', name: 'Jane' })).toMatchObject({ as: 'p2' });
  });

  it('who wants no mail of ours is not let in', () => {
    const made = writes(offered(), PETE, 'A1').state;
    const yes = decides(`stranger-${PETE.address}`, true);
    const after = step(made, yes, context({ version: 4, suppressed: new Set([PETE.address]) }));
    expect(after.state.participants).toHaveLength(2);
  });
});
