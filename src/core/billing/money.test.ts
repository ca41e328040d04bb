import { expect, test } from 'vitest';
import { formatMoney } from './money';

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
