import type { FoundValue } from './score-times';
import { calendarSwaps } from './sibling-calendar-swaps';
import { surfaceSwaps } from './sibling-surface-swaps';

/** A sentence made from one that is read right, and what must then hold between the two readings. */
export interface Sibling {
  readonly swap: string;
  readonly text: string;
  readonly holds: Relation;
}

export type Relation = (before: readonly FoundValue[], after: readonly FoundValue[]) => boolean;

/** Every sibling of a sentence that is read at a wall time `YYYY-MM-DDTHH:MM`. */
export function siblingsOf(text: string, now: string): Sibling[] {
  const seen = new Set([text]);
  return [...surfaceSwaps(text), ...calendarSwaps(text, now)].filter((sibling) => {
    if (seen.has(sibling.text)) return false;
    seen.add(sibling.text);
    return true;
  });
}
