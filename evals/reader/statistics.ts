/** Wilson score interval of a proportion at 95 % (Wilson 1927), in percent, as text. */
export function wilson(hits: number, n: number): string {
  if (n === 0) return 'no rows';
  const z = 1.96;
  const p = hits / n;
  const centre = (p + (z * z) / (2 * n)) / (1 + (z * z) / n);
  const half = (z * Math.sqrt((p * (1 - p)) / n + (z * z) / (4 * n * n))) / (1 + (z * z) / n);
  const percent = (x: number): string => (100 * x).toFixed(1);
  return `${hits}/${n} = ${percent(p)} % [${percent(Math.max(0, centre - half))}, ${percent(Math.min(1, centre + half))}]`;
}

/** The q-quantile of values, by nearest rank. */
export function quantile(values: readonly number[], q: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? 0;
}
