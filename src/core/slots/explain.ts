import type { Period } from '../time/period';
import { obstaclesOf } from './obstacles';
import type { Obstacle, SlotQuery } from './query';

/**
 * Everything that stands in the way of a time; empty exactly when isFree is true. Throws RangeError as
 * isFree does.
 */
export function explain(q: SlotQuery, p: Period): readonly Obstacle[] {
  return [...obstaclesOf(q, p)];
}
