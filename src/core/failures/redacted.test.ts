import fc from 'fast-check';
import { expect, it } from 'vitest';
import { propertyRuns } from '../../../tests/support/property-runs';
import { redacted } from './redacted';

it.each([
  ['Error: no answer for "dana@acme.test"', 'Error: no answer for ‹…›'],
  ['Error: no calendar of dana.kovac@acme.test', 'Error: no calendar of ‹address›'],
  ['GET http://127.0.0.1:80/calendars/dana%40acme.test/events?q=Lunch failed', 'GET http://127.0.0.1:80/… failed'],
  ['Error: {"summary":"Lunch with my lawyer"} is no event', 'Error: ‹…›'],
  ['[500 Internal] Error: expected [Lunch, Dinner]', '[500 Internal] Error: expected ‹…›'],
  ['Error: +1 (415) 555-2671 does not answer', 'Error: ‹number› does not answer'],
  ['Error: Invalid title “Lunch with my lawyer', 'Error: Invalid title ‹…›'],
  ['Error: connect ECONNREFUSED 127.0.0.1:18080', 'Error: connect ECONNREFUSED 127.0.0.1:18080'],
  [
    `Error: Failed query: update "loops" set "phase" = $1, "title" = $2, "state" = $3 where ${'x'.repeat(400)}, because of error: no "Lunch"`,
    'Error: Failed query: update loops set phase = $1, title = $2, state = $3 …, because of error: no ‹…›',
  ],
  ['Error (23505): unique constraint "messages_key"', 'Error (23505): unique constraint "messages_key"'],
  ["TypeError: can't read 3 of 14", "TypeError: can't read 3 of 14"],
])('%s', (told, shown) => {
  expect(redacted(told)).toBe(shown);
  // What the engine keeps was redacted before, and is once more where it is shown.
  expect(redacted(shown)).toBe(shown);
});

it('a frame of a stack is kept, from the project’s folder on', () => {
  expect(redacted('    at decide (/home/dana/sundial/src/modules/loops/steps/decide.ts:41:56)')).toBe(
    '    at decide (src/modules/loops/steps/decide.ts:41:56)',
  );
  expect(redacted('    at async file:///home/dana/sundial/node_modules/pg/lib/client.js:7:1')).toBe(
    '    at async node_modules/pg/lib/client.js:7:1',
  );
  expect(redacted('    at lunch with "Dana"')).toBe('    at lunch with ‹…›');
});

it('nothing that is quoted or has an address’s form is left, wherever it stands', () => {
  const word = fc.stringMatching(/^[a-zé]{4,12}$/).map((text) => `${text}Q`);
  const secret = fc.oneof(
    word.map((name) => `${name}@acme.test`),
    fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => `"${words.join(' ')}"`),
    word.map((name) => `{"title":"${name}"}`),
    word.map((name) => `https://acme.test/${name}`),
  );
  const around = fc.constantFrom(
    '',
    'Error: ',
    'TypeError (E1): nothing in ',
    '[500 Internal] Error: ',
    ' because of ',
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(around, secret), { minLength: 1, maxLength: 5 }), fc.boolean(), (parts, lines) => {
      const shown = redacted(parts.map(([before, hidden]) => `${before}${hidden}`).join(lines ? '\n' : ' '));
      expect(shown).not.toMatch(/[a-zé]{4,12}Q/);
    }),
    { numRuns: propertyRuns(500, 20_000) },
  );
});
