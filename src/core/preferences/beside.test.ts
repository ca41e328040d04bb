import { expect, it } from 'vitest';
import { compile } from './compile';

const rulesOf = (text: string) =>
  compile(text, { now: 29_700_000, zone: 'America/New_York', locale: 'en-US' }).sentences.map(({ rules }) => rules);

it('a description that the next sentences say more exactly binds nothing by itself', () => {
  const when = { weekdays: [0, 2], hours: [[0, 720]] };
  expect(rulesOf('Mornings are for writing. Nothing before noon on Monday and Wednesday.')).toEqual([
    [],
    [{ kind: 'never', when }],
  ]);
  expect(rulesOf('Mornings are for writing.')).not.toEqual([[]]);
  expect(rulesOf('No meetings before noon. Nothing before noon on Mondays.')[0]).not.toEqual([]);
});

it('an hour without a day right after a sentence about a day is not one of every day', () => {
  expect(rulesOf('On Fridays I teach. After 1 I am gone.')[1]).toEqual([]);
  expect(rulesOf('On Fridays I teach.\nAfter 6 I am gone.')[1]).toEqual([
    { kind: 'never', when: { hours: [[1080, 1440]] } },
  ]);
});

it('a day that only ends earlier is worked, too', () => {
  expect(rulesOf('I work 8:30 to 5, Monday to Thursday. Fridays I wrap at 2.')[1]).toEqual([
    { kind: 'hours', weekdays: [4], hours: [[510, 840]] },
  ]);
  expect(rulesOf('I work 8:30 to 5, Monday to Friday. Fridays I wrap at 2.')[1]).toEqual([
    { kind: 'never', when: { weekdays: [4], hours: [[840, 1440]] } },
  ]);
});
