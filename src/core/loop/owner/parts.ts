import { changesMeeting } from '../adopt/meant';
import type { Heard, MessageFacts, StepContext } from '../context';
import type { LoopState } from '../state';
import { type Transition, transition } from '../transition';
import { othersAddressed } from './addressed';

/**
 * "Move Laura to Friday at five, and ask Emilio which evening suits him", written to the assistant alone: orders about
 * several meetings that stand. Each gets a loop that hears its part. Null for everything else, and for what no model took apart.
 */
export function inParts(state: LoopState, facts: MessageFacts, heard: Heard, ctx: StepContext): Transition | null {
  const { meetings = [] } = heard.reading;
  const first = facts.matter === undefined && state.participants.length === 1 && state.part === undefined;
  const alone = othersAddressed(facts, ctx).length === 0;
  if (!first || !alone || meetings.length < 2 || !changesMeeting(heard, { guest: null, copied: [] })) return null;
  const parts = meetings.map(
    (_, index) => ({ kind: 'open_part', part: { messageRowId: facts.rowId, index } }) as const,
  );
  const closed: LoopState = { ...state, phase: 'CLOSED', closedReason: 'not_scheduling', needsOwner: [] };
  return transition(closed, parts, ['The mail is about several meetings: each is looked after by itself']);
}
