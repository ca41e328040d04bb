import { type AgreementFigure, beyondChance } from './figure';

/**
 * Fleiss' κ: `counts[i][j]` labelers gave item i the value j, as many labelers for every item, at least two (Fleiss 1971).
 * Throws RangeError where their number differs.
 */
export function fleissKappa(counts: readonly (readonly number[])[]): AgreementFigure {
  const total = (row: readonly number[]) => row.reduce((sum, count) => sum + count, 0);
  const labelers = total(counts[0] ?? [2]);
  if (labelers < 2 || counts.some((row) => total(row) !== labelers))
    throw new RangeError('Every item has the same number of labelers, two or more');
  const items = counts.length;
  const pairs = labelers * (labelers - 1);
  const same = counts.reduce((sum, row) => sum + row.reduce((of, n) => of + n * (n - 1), 0) / pairs, 0);
  const width = Math.max(0, ...counts.map((row) => row.length));
  let chance = 0;
  for (let j = 0; j < width; j++) {
    const share = counts.reduce((sum, row) => sum + (row[j] ?? 0), 0) / (items * labelers);
    chance += share * share;
  }
  return beyondChance(items, same / items, chance);
}
