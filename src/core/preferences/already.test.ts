import { describe, expect, it } from 'vitest';
import { compile } from './compile';

const read = (text: string, locale = 'en') =>
  compile(text, { now: 29_700_000, zone: 'America/New_York', locale }).sentences;
const GRANTED = { understood: 'yes', rules: [], unread: [] };

describe('a sentence that asks for what is done already', () => {
  it.each([
    ['en', 'Never double-book me, please.'],
    ['en', 'No double bookings.'],
    ['de', 'Bitte keine Doppelbuchungen.'],
    ['fr', 'Jamais deux réunions à la même heure.'],
    ['es', 'Nunca dos citas a la vez.'],
    ['en', 'If someone writes in German, please reply in German.'],
    ['de', 'Wenn jemand auf Englisch schreibt, antworte auf Englisch.'],
    ['fr', "Si quelqu'un t'écrit en anglais, réponds en anglais."],
    ['es', 'Si alguien te escribe en inglés, contesta en inglés.'],
  ])('is understood in %s without a rule: "%s"', (locale, text) => {
    expect(read(text, locale)[0]).toMatchObject(GRANTED);
  });

  it.each([
    'You may double book me.',
    "Don't double book me on Fridays.",
    'Never double book me with Jane.',
    'I was double booked.',
    'If someone writes in German, reply in English.',
    'If someone writes in German, answer in German on Fridays.',
    'If someone writes in German, do not answer in German.',
  ])('is not "%s"', (text) => {
    expect(read(text)[0]?.understood).toBe('no');
  });

  it('is an exception, and not understood, where the document asks for one language', () => {
    const [english, exception] = read('Always reply in English. If someone writes in German, answer in German.');
    expect(english?.rules).toEqual([{ kind: 'language', language: 'en' }]);
    expect(exception?.understood).toBe('no');
  });
});

describe('a sentence that says why the one before it keeps time free', () => {
  it.each([
    "Nothing before 10, please. I'm half asleep until my first coffee.",
    'Thursday mornings are sacred. Deep work.',
    'Friday is off. Do not touch these.',
  ])('is understood: "%s"', (text) => {
    const [rule, why] = read(text);
    expect(rule?.rules).toHaveLength(1);
    expect(why).toMatchObject(GRANTED);
  });

  it.each([
    "Nothing before 10. I'm useless until 11.",
    "Nothing before 10. I'm useless on Mondays.",
    'Meetings last 30 minutes. Deep work.',
    "I'm useless until the second coffee.",
  ])('is not understood where it names a time, or nothing is kept free: "%s"', (text) => {
    expect(read(text).at(-1)?.understood).toBe('no');
  });
});
