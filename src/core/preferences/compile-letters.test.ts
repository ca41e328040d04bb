import { describe, expect, it } from 'vitest';
import { compile } from './compile';
import type { Rule } from './rule';

const rulesOf = (text: string, locale = 'en'): Rule[] =>
  compile(text, { now: 29_700_000, zone: 'America/New_York', locale }).sentences.flatMap(({ rules }) => rules);

describe('how long letters are', () => {
  it.each<[string, string, Rule[]]>([
    ['en', 'Four sentences at most.', [{ kind: 'mail_length', most: { sentences: 4 } }]],
    ['en', 'Keep your emails under four sentences.', [{ kind: 'mail_length', most: { sentences: 3 } }]],
    ['en', 'Under 60 words if you can.', [{ kind: 'mail_length', most: { words: 60 } }]],
    ['de', 'Höchstens drei Sätze pro Mail.', [{ kind: 'mail_length', most: { sentences: 3 } }]],
    ['fr', 'Trois phrases maximum.', [{ kind: 'mail_length', most: { sentences: 3 } }]],
    ['es', 'Máximo tres frases por correo.', [{ kind: 'mail_length', most: { sentences: 3 } }]],
    [
      'en',
      'Short but friendly please.',
      [
        { kind: 'formality', tone: 'warm' },
        { kind: 'mail_length', most: { words: 60 } },
      ],
    ],
    ['en', 'At least four sentences.', []],
    ['en', 'I read four sentences.', []],
  ])('is read in %s "%s"', (locale, text, rules) => {
    expect(rulesOf(text, locale)).toEqual(rules);
  });
});

describe('languages that a guest may choose', () => {
  it.each<[string, string, Rule[]]>([
    [
      'en',
      'Reply in English, or in German if they wrote in German.',
      [{ kind: 'language', language: 'en', among: ['de'] }],
    ],
    [
      'en',
      'Answer in English or German, whichever they wrote in.',
      [{ kind: 'language', language: 'en', among: ['de'] }],
    ],
    [
      'en',
      'Spanish if they write Spanish, English for everybody else.',
      [{ kind: 'language', language: 'en', among: ['es'] }],
    ],
    [
      'de',
      'Antworte auf Deutsch, oder auf Englisch, wenn sie Englisch schreiben.',
      [{ kind: 'language', language: 'de', among: ['en'] }],
    ],
    [
      'es',
      'Responde en español, o en inglés si escriben en inglés.',
      [{ kind: 'language', language: 'es', among: ['en'] }],
    ],
    ['en', 'I speak English and German.', []],
    ['en', 'Never answer in English if they write German.', []],
  ])('are read in %s "%s"', (locale, text, rules) => {
    expect(rulesOf(text, locale)).toEqual(rules);
  });
});
