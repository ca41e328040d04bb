import { describe, expect, it } from 'vitest';
import { compile } from '../compile';
import type { CompiledSentence } from '../compiled';
import { suggestionsFor } from './suggest';

const NOW = 29_900_000;

function suggested(text: string, locale: string): readonly string[] {
  const context = { now: NOW, zone: 'Europe/Berlin', locale };
  const { sentences } = compile(text, context);
  return sentences.flatMap((sentence) => suggestionsFor(sentence, context, locale));
}

const CASES: [locale: string, said: string, first: string, second: string][] = [
  [
    'en',
    'My brain melts on Fridays after 3 pm, please be nice.',
    'No meetings on Fridays after 3:00 PM.',
    'I prefer meetings on Fridays after 3:00 PM.',
  ],
  ['en', 'Be gentle with mornings before 10.', 'No meetings before 10:00 AM.', 'I prefer meetings before 10:00 AM.'],
  ['en', 'Four meetings and I turn into a pumpkin.', 'At most 4 meetings a day.', 'At most 4 meetings a week.'],
  ['en', 'Jane@acme.com is my hero.', 'Give jane@acme.com priority.', 'Ignore mail from jane@acme.com.'],
  [
    'en',
    'My dentist wants me from 24 December to 3 January maybe.',
    'No meetings from 24 December to 3 January.',
    'I prefer meetings from 24 December to 3 January.',
  ],
  [
    'de',
    'Freitags nach 15 Uhr bin ich matschig im Kopf.',
    'Keine Termine am Freitag nach 15:00 Uhr.',
    'Ich bevorzuge Termine am Freitag nach 15:00 Uhr.',
  ],
  ['de', 'Vier Termine und ich werde zum Kürbis.', 'Höchstens 4 Termine am Tag.', 'Höchstens 4 Termine pro Woche.'],
  [
    'de',
    'Ungefähr 30 Minuten wären für Interviews irgendwie stimmig.',
    'Interviews dauern 30 Minuten.',
    '30 Minuten Puffer vor und nach Interviews.',
  ],
  ['de', 'jane@acme.com ist meine Heldin.', 'jane@acme.com hat Vorrang.', 'Ignoriere Mails von jane@acme.com.'],
  [
    'fr',
    'Le vendredi après 15 h mon cerveau fond.',
    'Pas de réunions le vendredi après 15:00.',
    'Je préfère les réunions le vendredi après 15:00.',
  ],
  [
    'fr',
    'Quatre réunions et je deviens citrouille.',
    'Au maximum 4 réunions par jour.',
    'Au maximum 4 réunions par semaine.',
  ],
  [
    'es',
    'Los viernes después de las 15:00 mi cabeza se derrite.',
    'Sin reuniones los viernes después de las 15:00.',
    'Prefiero reuniones los viernes después de las 15:00.',
  ],
  [
    'es',
    'Cuatro reuniones y me vuelvo calabaza.',
    'Como máximo 4 reuniones al día.',
    'Como máximo 4 reuniones por semana.',
  ],
];

describe('what a sentence may have meant', () => {
  it.each(CASES)('%s: %s', (locale, said, first, second) => {
    const found = suggested(said, locale);
    expect(found.slice(0, 2)).toEqual([first, second]);
    expect(found.length).toBeLessThanOrEqual(3);
    for (const one of found) {
      const { sentences } = compile(one, { now: NOW, zone: 'Europe/Berlin', locale });
      expect(
        sentences.map(({ understood }) => understood),
        one,
      ).toEqual(['yes']);
    }
  });

  it('is led by the words that tell what is wanted', () => {
    expect(suggested('I adore Wednesdays, they are kind of ideal for the wobbly penguins.', 'en')[0]).toBe(
      'I prefer meetings on Wednesdays.',
    );
  });

  it('invents nothing: where no day, time, number or name is recognised, nothing is offered', () => {
    expect(suggested('Be quick about the wobbly penguins.', 'en')).toEqual([]);
    expect(suggested('No meetings on Friday.', 'en')).toEqual([]);
  });

  it('keeps what was understood of a sentence', () => {
    const context = { now: NOW, zone: 'Europe/Berlin', locale: 'en' };
    const unread = 'and 5 meetings are plenty of penguins';
    const text = `Interviews only in the morning, ${unread}.`;
    const [read] = compile('Interviews only in the morning.', context).sentences;
    const sentence = { ...(read as CompiledSentence), text, understood: 'partial', unread: [unread] } as const;
    expect(suggestionsFor(sentence, context, 'en')[0]).toBe(
      'Interviews only in the morning. At most 5 meetings a day.',
    );
  });
});
