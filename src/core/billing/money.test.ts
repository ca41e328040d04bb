import { expect, test } from 'vitest';
import { formatMoney, parseMoney } from './money';

test.each([
  [2400, 'usd', 'en', '$24'],
  [2450, 'usd', 'en', '$24.50'],
  [-150, 'usd', 'en', '-$1.50'],
  [1900, 'jpy', 'en', '¥1,900'],
  [2400, 'eur', 'de', '24 €'],
  [123456, 'usd', 'fr', '1 234,56 $US'],
])('%i of %s in %s is %s', (amount, currency, locale, text) => {
  expect(formatMoney(amount, currency, locale).replace(/\s/gu, ' ')).toBe(text);
});

test('reads what was typed into the smallest unit, and nothing that is no amount of the currency', () => {
  expect(['5', '12.50', '12,5', ' 7 '].map((typed) => parseMoney(typed, 'usd'))).toEqual([500, 1250, 1250, 700]);
  expect(parseMoney('500', 'jpy')).toBe(500);
  expect(['', '5.005', '-5', '1e3', '5 USD'].map((typed) => parseMoney(typed, 'usd'))).toEqual([
    null,
    null,
    null,
    null,
    null,
  ]);
});
