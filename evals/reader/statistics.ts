/** Wilson score interval of a proportion at 95 % (Wilson 1927), as fractions. */
export function wilsonBounds(hits: number, n: number): readonly [low: number, high: number] {
  if (n === 0) return [0, 1];
  const z = 1.96;
  const p = hits / n;
  const centre = (p + (z * z) / (2 * n)) / (1 + (z * z) / n);
  const half = (z * Math.sqrt((p * (1 - p)) / n + (z * z) / (4 * n * n))) / (1 + (z * z) / n);
  return [Math.max(0, centre - half), Math.min(1, centre + half)];
}

/** `12/20 = 60.0 % [38.7, 78.1]`. */
export function wilson(hits: number, n: number): string {
  if (n === 0) return 'no rows';
  const percent = (x: number): string => (100 * x).toFixed(1);
  const [low, high] = wilsonBounds(hits, n);
  return `${hits}/${n} = ${percent(hits / n)} % [${percent(low)}, ${percent(high)}]`;
}

/** The q-quantile of values, by nearest rank. */
export function quantile(values: readonly number[], q: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? 0;
}

/** Harmonic mean of precision and recall; null where there is nothing to find and nothing was found. */
export function f1({ hit, found, gold }: { hit: number; found: number; gold: number }): number | null {
  return found + gold === 0 ? null : (2 * hit) / (found + gold);
}
