import { describe, expect, it } from 'vitest';
import { compile } from '../../compile';
import type { Rule } from '../../rule';

const rulesOf = (text: string, locale = 'en'): Rule[] =>
  compile(text, { now: 29_700_000, zone: 'America/New_York', locale }).sentences.flatMap(({ rules }) => rules);

describe('the hours of a meal', () => {
  it.each([
    ['Keep lunch free (12-1).', 720, 780],
    ['Keep lunch free (12:30-1:30).', 750, 810],
    ['Keep lunch free.', 720, 840],
  ])('are those that are said: "%s"', (text, from, to) => {
    expect(rulesOf(text)).toEqual([{ kind: 'never', when: { hours: [[from, to]] }, name: 'lunch' }]);
  });

  it.each(['Keep lunch free (usually 12-1).', 'Keep lunch free, 12-1.', 'Keep lunch free (12-1, sometimes 1-2).'])(
    'are not the usual ones where others are said: "%s"',
    (text) => {
      expect(rulesOf(text)).toEqual([]);
    },
  );
});

describe('whom the owner is with', () => {
  it.each([
    ['es', 'De 14:00 a 16:00 como con mi familia, no hay reuniones.', 840, 960],
    ['es', 'De 13:00 a 14:00 almuerzo con los niños, sin reuniones.', 780, 840],
    ['en', 'I eat with my family from 12 to 2, no meetings.', 720, 840],
    ['en', "I'm on call from 9 to 12, no meetings.", 540, 720],
  ])('is not whom no meetings are with, in %s "%s"', (locale, text, from, to) => {
    expect(rulesOf(text, locale)).toEqual([{ kind: 'never', when: { hours: [[from, to]] } }]);
  });

  it.each([
    ['en', 'Mondays I take customer calls, no meetings.'],
    ['fr', 'Le lundi je vois des clients, pas de réunions.'],
    ['es', 'Los martes de 9 a 11 tengo consulta, sin reuniones.'],
  ])('leaves open what may be booked where it is a meeting, in %s "%s"', (locale, text) => {
    expect(rulesOf(text, locale)).toEqual([]);
  });

  it('is whom they are with where the refusal names them', () => {
    expect(rulesOf('With customers, no meetings before 10.')).toEqual([
      { kind: 'never', when: { hours: [[0, 600]] }, scope: { people: { by: 'tag', tag: 'customer' } } },
    ]);
  });
});
