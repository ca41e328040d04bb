import type { EpochMinute } from '../time/period';
import type { Attendee } from './query';

/** An optional person and the start ranges (sorted start, end pairs) that suit them. */
export interface OptionalStarts {
  readonly attendee: Attendee;
  readonly pairs: Int32Array;
}

/** True when one of the sorted start, end pairs contains `t`. O(log n). */
export function contains(pairs: Int32Array, t: EpochMinute): boolean {
  let low = 0;
  let high = pairs.length >>> 1;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((pairs[2 * middle + 1] as number) > t) high = middle;
    else low = middle + 1;
  }
  return 2 * low < pairs.length && (pairs[2 * low] as number) <= t;
}
