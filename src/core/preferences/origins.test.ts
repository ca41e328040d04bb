import { expect, it } from 'vitest';
import { originOf, originsOf } from './origins';

const first = { version: 1, at: 100 };
const second = { version: 2, at: 200 };

it('keeps the origin of a sentence while it stands in the document', () => {
  const one = originsOf('# Hours\n- No meetings on Fridays.\n- Lunch is at 12.', {}, first);
  const two = originsOf('No meetings on Fridays. Next week I am in Berlin.', one, second);
  expect(two).toEqual({ 'No meetings on Fridays.': first, 'Next week I am in Berlin.': second });
  const three = originsOf('Lunch is at 12.', two, { version: 3, at: 300 });
  expect(originOf(three, 'Lunch is at 12.')).toEqual({ version: 3, at: 300 });
});

it('takes any words for a sentence', () => {
  const origins = originsOf('constructor', {}, first);
  expect(originOf(JSON.parse(JSON.stringify(origins)), 'constructor')).toEqual(first);
  expect(originOf({}, 'constructor')).toBeUndefined();
});
