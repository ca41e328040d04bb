import { expect, it } from 'vitest';
import { moneyWords } from './money-words';

it.each([
  [{ amount: 2400, currency: 'usd' }, 'en', '$24'],
  [{ amount: 2040, currency: 'USD' }, 'en', '$20.40'],
  [{ amount: 123_456_700, currency: 'usd' }, 'en', '$1,234,567'],
  [{ amount: 500, currency: 'jpy' }, 'en', '¥500'],
  [{ amount: 0, currency: 'usd' }, 'en', '$0'],
  [{ amount: 2450, currency: 'eur' }, 'de', '24,50 €'],
])('%j in %s is %s', (money, locale, words) => {
  expect(moneyWords(money, locale).replace(/\u00a0/g, ' ')).toBe(words);
});
