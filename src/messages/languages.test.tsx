import { expect, it } from 'vitest';
import { localeFor } from './languages';

const SPOKEN = ['en', 'de', 'fr', 'es'] as const;

it.each([
  [{}, 'en'],
  [{ chosen: 'fr', cookie: 'de', accept: 'es' }, 'fr'],
  [{ chosen: null, cookie: 'de', accept: 'es' }, 'de'],
  [{ chosen: 'tlh', cookie: 'xx', accept: 'es-MX' }, 'es'],
  [{ accept: 'pt-BR, fr-CA;q=0.8, de;q=0.9' }, 'de'],
  [{ accept: 'de;q=0, *;q=0.5' }, 'en'],
  [{ accept: 'DE-at' }, 'de'],
  [{ accept: ';;q=,,' }, 'en'],
])('a page is in the language that was chosen, else in one that the browser accepts: %j', (wishes, locale) => {
  expect(localeFor(wishes, SPOKEN)).toBe(locale);
});
