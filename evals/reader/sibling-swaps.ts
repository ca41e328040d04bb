import { calendarSwaps } from './sibling-calendar-swaps';
import type { Sibling } from './sibling-relations';
import { surfaceSwaps } from './sibling-surface-swaps';

/** Every sibling of a sentence that is read at a wall time `YYYY-MM-DDTHH:MM`. */
export function siblingsOf(text: string, now: string): Sibling[] {
  const seen = new Set([text]);
  return [...surfaceSwaps(text), ...calendarSwaps(text, now)].filter((sibling) => {
    if (seen.has(sibling.text)) return false;
    seen.add(sibling.text);
    return true;
  });
}
