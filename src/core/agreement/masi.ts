/**
 * MASI distance of two sets, from 0 (the same) to 1 (nothing in common): 1 − Jaccard × monotonicity, where one set within
 * the other counts two thirds and sets that only overlap one third (Passonneau 2006).
 */
export function masiDistance(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const both = [...a].filter((item) => b.has(item)).length;
  const either = a.size + b.size - both;
  if (either === both) return 0;
  if (both === 0) return 1;
  const within = both === a.size || both === b.size;
  return 1 - (both / either) * (within ? 2 / 3 : 1 / 3);
}

/** 0 for what is the same, 1 for what is not. */
export function nominalDistance(a: string, b: string): number {
  return a === b ? 0 : 1;
}
