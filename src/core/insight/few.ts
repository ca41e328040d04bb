/** Fewer people than this could be known by what is told of them. */
export const FEWEST = 10;

/** A count as it may be shown: exactly, or as fewer than ten. Nobody is nobody. */
export type Counted = number | 'few';

/** The count of a group of people as it may be shown. */
export function counted(count: number): Counted {
  return count === 0 || count >= FEWEST ? count : 'few';
}

/** A part of a whole, from 0 to 1, or null where there is nothing to compare; 'few' where whole or part could name somebody. */
export function shareOf(part: number, whole: number): number | 'few' | null {
  if (whole === 0) return null;
  return counted(whole) === 'few' || counted(part) === 'few' ? 'few' : part / whole;
}
