import type { Saying } from '../../replies/owner/lines';
import type { Heard, MessageFacts, StepContext } from '../context';
import { askedFromOutside } from '../owner/asked-from-outside';
import type { LoopState } from '../state';
import { askOwner, reachableGuests, type Transition } from '../transition';

/** A mail of somebody who takes no part: nobody is answered, and the owner is asked. */
export function ofStranger(state: LoopState, facts: MessageFacts, heard: Heard, ctx: StepContext): Transition {
  const { level, from } = facts;
  // They began it: nobody else has written in it.
  const first = state.phase === 'INTAKE' && state.participants.length === 1 && state.thread.lastMessageId === null;
  if (first && (level === 'A2' || level === 'A3')) return askedFromOutside(state, facts, heard, ctx);
  const wrote = { line: 'stranger', address: from.address } as const;
  const question = { id: `stranger-${from.address}`, kind: 'stranger', now: ctx.now } as const;
  const [sole, ...others] = reachableGuests(state);
  if (!sole || others.length > 0 || level === 'A0') {
    return askOwner(state, { ...question, says: [wrote, { line: 'somebody_you_know' }] });
  }
  // It may be the one guest, from elsewhere (A7).
  const says: Saying = [wrote, { line: 'other_address', who: sole.name ?? sole.address }];
  return askOwner(state, { ...question, says, messageRowId: facts.rowId, as: sole.id });
}
