import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { LoopState } from '@/core/loop/state';
import { loops } from '@/db/schema/loops';
import { displayState } from '@/modules/loops/queries/display-state';
import type { StaffState } from '../constants';

/** Whether anything is still to happen in a loop by itself, in a query over `loops`. */
export const IS_PENDING = sql<boolean>`exists (select 1 from loop_events coming where coming.loop_id = ${loops.id} and coming.state = 'pending')`;

/** How a loop stands for staff: as for its owner; one that was let rest before anything was offered is not starting. */
export function staffState(state: LoopState, pending: boolean): StaffState {
  const shown = displayState(state);
  return shown === 'INTAKE' && !pending ? 'RESTING' : shown;
}

const TAKEN_OVER = sql`${loops.state} ->> 'takenOver' = 'true'`;
const ASKS = sql`jsonb_array_length(${loops.state} -> 'needsOwner') > 0`;
const PAUSED = sql`${loops.state} ->> 'pausedUntil' is not null`;
const OPEN = sql`${loops.phase} <> 'CLOSED'`;

/** `staffState`, said to the database. */
export function standsAs(state: StaffState): SQL | undefined {
  switch (state) {
    case 'TAKEN_OVER':
      return and(TAKEN_OVER, OPEN);
    case 'NEED_OWNER':
      return and(ASKS, sql`not (${TAKEN_OVER} and ${OPEN})`);
    case 'PAUSED':
      return and(PAUSED, OPEN, sql`not (${TAKEN_OVER})`, sql`not (${ASKS})`);
    case 'CLOSED':
      return and(eq(loops.phase, 'CLOSED'), sql`not (${ASKS})`);
    case 'INTAKE':
      return and(plainly('INTAKE'), IS_PENDING);
    case 'RESTING':
      return and(plainly('INTAKE'), sql`not ${IS_PENDING}`);
    default:
      return plainly(state);
  }
}

/** In this phase, and nothing lies over it. */
function plainly(phase: LoopState['phase']): SQL | undefined {
  return and(eq(loops.phase, phase), sql`not (${TAKEN_OVER})`, sql`not (${ASKS})`, sql`not (${PAUSED})`);
}
