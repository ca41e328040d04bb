import { type AgreementFigure, beyondChance } from './figure';

/**
 * Krippendorff's α: one list of values per item, as many as there are labelings of it; items with fewer than two are left
 * out. `distance` is from 0 to 1 (Krippendorff 2011, Computing Krippendorff's Alpha-Reliability). α = 1 − Do/De, told as
 * observed and expected agreement 1 − Do and 1 − De.
 */
export function krippendorffAlpha<T>(
  units: readonly (readonly T[])[],
  distance: (a: T, b: T) => number,
): AgreementFigure {
  const paired = units.filter((unit) => unit.length > 1);
  const values = paired.flat();
  const n = values.length;
  const observed = paired.reduce((sum, unit) => sum + apart(unit, distance) / (unit.length - 1), 0) / n;
  const expected = apart(values, distance) / (n * (n - 1));
  return beyondChance(paired.length, 1 - observed, 1 - expected);
}

/** The sum of distances over ordered pairs. */
function apart<T>(values: readonly T[], distance: (a: T, b: T) => number): number {
  let sum = 0;
  for (let i = 0; i < values.length; i++)
    for (let j = i + 1; j < values.length; j++) sum += 2 * distance(values[i] as T, values[j] as T);
  return sum;
}
