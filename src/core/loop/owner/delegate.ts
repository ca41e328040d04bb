import { firstName } from '../../replies/plain';
import type { Delegate, Heard, MessageFacts, StepContext } from '../context';
import type { LoopState, Participant } from '../state';
import { askOwner, ownerOf, silent, type Transition } from '../transition';
import { ownerMessage } from './owner-message';
import { NO_WORDS } from './words';

/**
 * A mail of a delegate who takes no part in the meeting yet (docs/behaviour.md, Authority): within their right it counts like the
 * owner's own; what is beyond it goes to the owner. What only an owner may say (yes to a plan, a lasting wish, a codeword)
 * is not heard from anybody else.
 */
export function delegateMessage(
  state: LoopState,
  facts: MessageFacts,
  delegate: Delegate,
  heard: Heard,
  ctx: StepContext,
): Transition {
  const attends = state.phase === 'INTAKE' && (heard.owner ?? NO_WORDS).withWriter;
  const may = delegate.granted || (attends ? delegate.schedule : delegate.initiate);
  if (!may) return signed(askFirst(state, facts, delegate, ctx), delegate, state);
  if (answersUs(heard)) return signed(silent(state, 'They answered what only you can answer'), delegate, state);
  const owner = ownerOf(state);
  const self = { address: delegate.address, name: delegate.name };
  // As the owner would have written it; whoever wants to be there themselves stands among the guests.
  const asOwner: MessageFacts = {
    ...facts,
    from: { address: owner.address, name: owner.name },
    cc: attends ? [...facts.cc, self] : facts.cc,
  };
  // Questions to the owner stay the owner's.
  const open = state.phase === 'INTAKE' ? state : { ...state, needsOwner: [] };
  const made = ownerMessage(open, asOwner, asSaidBy(heard, owner), ctx);
  const asked = made.state.needsOwner.filter(({ id }) => !state.needsOwner.some((one) => one.id === id));
  const needsOwner = open === state ? made.state.needsOwner : [...state.needsOwner, ...asked];
  return signed({ ...made, state: { ...made.state, needsOwner } }, delegate, state);
}

/** "Ana Ruiz for Dana Reyes": under whose name it was done, first of the reasons. */
export function signed(made: Transition, who: Pick<Delegate, 'name' | 'address'>, state: LoopState): Transition {
  const owner = ownerOf(state);
  const by = `${who.name ?? who.address} for ${owner.name ?? owner.address}`;
  return { ...made, plan: { ...made.plan, reasons: [by, ...made.plan.reasons] } };
}

function askFirst(state: LoopState, facts: MessageFacts, { name, address }: Delegate, ctx: StepContext): Transition {
  return askOwner(state, {
    id: `delegate-${facts.rowId}`,
    kind: 'delegate',
    says: [{ line: 'delegate_asks', who: name ?? address, subject: facts.subject }],
    messageRowId: facts.rowId,
    now: ctx.now,
  });
}

function answersUs({ reading, owner }: Heard): boolean {
  const said = reading.intents.some(({ kind }) => kind === 'approve_plan' || kind === 'reject_plan');
  return said || (owner?.verdict ?? null) !== null;
}

function asSaidBy(heard: Heard, owner: Participant): Heard {
  const words = heard.owner ?? NO_WORDS;
  const { reading } = heard;
  const first = firstName(owner.name ?? '').toLowerCase();
  const intents = reading.intents.filter(({ kind }) => kind !== 'set_preference');
  const names = words.names.filter((name) => first === '' || !name.toLowerCase().startsWith(first));
  return {
    ...heard,
    reading: { ...reading, intents },
    owner: { ...words, names, wishes: [], codewords: [] },
  };
}
