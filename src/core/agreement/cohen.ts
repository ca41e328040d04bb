import { type AgreementFigure, beyondChance } from './figure';

/**
 * Cohen's κ of two labelers from their table of counts: `table[i][j]` items were i to the first and j to the second
 * (Cohen 1960). Throws RangeError for a table that is not square.
 */
export function cohenKappa(table: readonly (readonly number[])[]): AgreementFigure {
  if (table.some((row) => row.length !== table.length)) throw new RangeError('The table of two labelers is square');
  const rows = table.map((row) => row.reduce((sum, count) => sum + count, 0));
  const columns = table.map((_, j) => table.reduce((sum, row) => sum + (row[j] ?? 0), 0));
  const items = rows.reduce((sum, count) => sum + count, 0);
  const same = table.reduce((sum, row, i) => sum + (row[i] ?? 0), 0);
  const chance = rows.reduce((sum, count, i) => sum + count * (columns[i] ?? 0), 0);
  return beyondChance(items, same / items, chance / (items * items));
}

/** Cohen's κ of pairs of single choices, the first labeler's and the second's. */
export function cohenOfPairs(pairs: readonly (readonly [a: string, b: string])[]): AgreementFigure {
  const values = [...new Set(pairs.flat())].sort();
  const place = new Map(values.map((value, i) => [value, i]));
  const table = values.map(() => values.map(() => 0));
  for (const [a, b] of pairs) {
    const row = table[place.get(a) ?? 0];
    const j = place.get(b) ?? 0;
    if (row) row[j] = (row[j] ?? 0) + 1;
  }
  return cohenKappa(table);
}
