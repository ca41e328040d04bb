import { sql } from 'drizzle-orm';
import type { LoopState } from '@/core/loop/state';
import { loops } from '@/db/schema/loops';
import type { ListState } from '../constants';

export type DisplayState = LoopState['phase'] | 'NEED_OWNER' | 'PAUSED' | 'TAKEN_OVER';

/** What an owner sees of a loop: an overlay if there is one, else the phase. A closed loop is only ever asked about. */
export function displayState(state: LoopState): DisplayState {
  const closed = state.phase === 'CLOSED';
  if (state.takenOver && !closed) return 'TAKEN_OVER';
  if (state.needsOwner.length > 0) return 'NEED_OWNER';
  return state.pausedUntil !== null && !closed ? 'PAUSED' : state.phase;
}

/** Before the first mail has gone out, whom and what the plan that waits is about; else the state itself. */
export function shownState(state: LoopState): LoopState {
  const after = state.phase === 'INTAKE' ? state.proposal?.after : undefined;
  return after ? { ...state, meeting: after.meeting, participants: after.participants } : state;
}

/** The filters that the displayed states fall into. */
export const LIST_STATE_OF: Record<DisplayState, ListState> = {
  NEED_OWNER: 'needs-you',
  TAKEN_OVER: 'paused',
  PAUSED: 'paused',
  INTAKE: 'waiting',
  OFFERING: 'waiting',
  POLLING: 'waiting',
  RESCHEDULING: 'waiting',
  BOOKED: 'booked',
  STALLED: 'stalled',
  CLOSED: 'closed',
};

/** The filter that a stored loop falls into: `LIST_STATE_OF` of `displayState`, said to the database. */
export const listStateSql = sql<ListState>`case
  when (${loops.state} ->> 'takenOver')::boolean and ${loops.phase} <> 'CLOSED' then 'paused'
  when jsonb_array_length(${loops.state} -> 'needsOwner') > 0 then 'needs-you'
  when ${loops.phase} = 'CLOSED' then 'closed'
  when ${loops.state} ->> 'pausedUntil' is not null then 'paused'
  when ${loops.phase} = 'STALLED' then 'stalled'
  when ${loops.phase} = 'BOOKED' then 'booked'
  else 'waiting' end`;
