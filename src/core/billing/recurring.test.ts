import { expect, test } from 'vitest';
import { monthlyBy } from './recurring';

test('what comes in each month is told by currency, a year for a twelfth, rounded once', () => {
  const year = { amount: 70_801, currency: 'usd', interval: 'year' } as const;
  const month = { amount: 2_400, currency: 'usd', interval: 'month' } as const;
  const euro = { ...month, currency: 'eur' };
  expect(monthlyBy([year, year, year, month, euro])).toEqual([
    { currency: 'eur', amount: 2_400 },
    { currency: 'usd', amount: 20_100 },
  ]);
  expect(monthlyBy([])).toEqual([]);
});
