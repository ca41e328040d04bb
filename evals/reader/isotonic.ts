import type { Curve } from '@/core/reading/calibration';

/** Statements of one stated confidence: how many, and how many of them were right. */
export interface Level {
  readonly stated: number;
  readonly count: number;
  readonly right: number;
}

/**
 * Isotonic regression by pooling adjacent violators (Ayer et al. 1955): the rising curve nearest to the observed shares,
 * weighted by counts. `prior` stands in for what few statements cannot tell, as if it had been seen `weight` times.
 */
export function isotonicCurve(levels: readonly Level[], prior: (stated: number) => number, weight: number): Curve {
  const pools: { sum: number; count: number; at: number[] }[] = [];
  for (const { stated, count, right } of [...levels].sort((a, b) => a.stated - b.stated)) {
    pools.push({ sum: right + weight * prior(stated), count: count + weight, at: [stated] });
    while (pools.length > 1) {
      const [last, before] = [pools.at(-1), pools.at(-2)] as [(typeof pools)[number], (typeof pools)[number]];
      if (before.sum / before.count <= last.sum / last.count) break;
      pools.splice(-2, 2, {
        sum: before.sum + last.sum,
        count: before.count + last.count,
        at: [...before.at, ...last.at],
      });
    }
  }
  const rounded = (x: number): number => Math.round(x * 1_000) / 1_000;
  return pools.flatMap(({ sum, count, at }) => at.map((stated) => [stated, rounded(sum / count)] as const));
}
