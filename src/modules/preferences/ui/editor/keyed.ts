/** The texts of a list, each with a key that stays with it while others are written, put in and taken away. */
export interface Keyed {
  readonly texts: readonly string[];
  readonly keys: readonly number[];
  /** Greater than all that were given out. */
  readonly next: number;
}

export const NOTHING_KEYED: Keyed = { texts: [], keys: [], next: 0 };

/** What is alike at the beginning and the end keeps its keys; between, one after the other is the same text changed. */
export function keyedAgain(before: Keyed, texts: readonly string[]): Keyed {
  const least = Math.min(before.texts.length, texts.length);
  let head = 0;
  while (head < least && before.texts[head] === texts[head]) head += 1;
  let tail = 0;
  while (tail < least - head && before.texts.at(-1 - tail) === texts.at(-1 - tail)) tail += 1;
  const changed = before.keys.slice(head, before.keys.length - tail);
  let { next } = before;
  const between = Array.from({ length: texts.length - tail - head }, (_, i) => changed[i] ?? next++);
  const keys = [...before.keys.slice(0, head), ...between, ...before.keys.slice(before.keys.length - tail)];
  return { texts, keys, next };
}
