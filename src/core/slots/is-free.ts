import type { Period } from '../time/period';
import { obstaclesOf } from './obstacles';
import type { SlotQuery } from './query';

/**
 * Whether the meeting is possible at exactly this time: the same predicate that findSlots answers for whole windows. The
 * period's own length counts, not the query's, and it need not lie on the grid. Throws RangeError for a period
 * that is empty or too long.
 */
export function isFree(q: SlotQuery, p: Period): boolean {
  return obstaclesOf(q, p).next().done === true;
}
