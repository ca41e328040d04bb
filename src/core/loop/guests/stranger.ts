import type { Saying } from '../../replies/owner/lines';
import type { Heard, MessageFacts, StepContext } from '../context';
import { askedFromOutside } from '../owner/asked-from-outside';
import { nameWords } from '../owner/people';
import type { Decision, LoopState, Participant } from '../state';
import { askOwner, reachableGuests, silent, type Transition, transition } from '../transition';
import { newGuest } from './people-changes';
import { waitedName, withoutWaiting } from './waited-for';

/**
 * A mail of somebody who takes no part: nobody is answered, and the owner is asked. With a yes they take part, or are who
 * they are taken for, and their mail is heard.
 */
export function ofStranger(state: LoopState, facts: MessageFacts, heard: Heard, ctx: StepContext): Transition {
  const { level, from } = facts;
  // They began it: nobody else has written in it.
  const first = state.phase === 'INTAKE' && state.participants.length === 1 && state.thread.lastMessageId === null;
  if (first && (level === 'A2' || level === 'A3')) return askedFromOutside(state, facts, heard, ctx);
  const wrote = { line: 'stranger', address: from.address, ...(from.name ? { who: from.name } : {}) } as const;
  const question = { id: `stranger-${from.address}`, kind: 'stranger', now: ctx.now } as const;
  if (level === 'A0') return askOwner(state, { ...question, says: [wrote, { line: 'somebody_you_know' }] });
  const waited = waitedName(state, from);
  const [sole, ...others] = waited === null ? reachableGuests(state) : [];
  // It may be the one guest, from elsewhere (A7).
  const same = sole !== undefined && others.length === 0 && mayBe(sole, from) ? sole : null;
  const ask: Saying[number] = same
    ? { line: 'other_address', who: same.name ?? same.address }
    : waited === null
      ? { line: 'takes_part' }
      : { line: 'waited_for', who: waited };
  const answer = same ? { as: same.id } : { joins: from };
  return askOwner(state, { ...question, says: [wrote, ask], messageRowId: facts.rowId, ...answer });
}

/** Nothing in what they call themselves says that they are two people. */
function mayBe(guest: Participant, from: MessageFacts['from']): boolean {
  const [one, other] = [nameWords(guest), nameWords(from)];
  return one.length === 0 || other.length === 0 || one.some((word) => other.includes(word));
}

/** The owner's yes to somebody who takes no part yet: they do, and their mail is heard as theirs. */
export function letIn(state: LoopState, { joins, messageRowId }: Decision, ctx: StepContext): Transition | null {
  if (!joins || !messageRowId) return null;
  const { address, name } = joins;
  if (ctx.suppressed.has(address)) return silent(state, 'They want no mail from the assistant');
  const known = state.participants.find((p) => p.address === address || p.aliases?.includes(address));
  const guest = known ?? { ...newGuest(state.participants, address, name), status: 'pending' as const };
  const waited = waitedName(state, joins);
  const participants = known ? state.participants : [...state.participants, guest];
  const needsOwner = waited === null ? state.needsOwner : withoutWaiting(state.needsOwner, waited);
  const again = { kind: 'hear_again', messageRowId, as: guest.id } as const;
  return transition({ ...state, participants, needsOwner }, [again], ['You let them take part'], 1);
}
