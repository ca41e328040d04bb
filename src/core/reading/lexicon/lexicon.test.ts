import { describe, expect, it } from 'vitest';
import { CUES, KEYWORDS } from '../token';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import type { Lexicon, Phrases } from './lexicon';

const LEXICONS = [de, en, es, fr] as unknown as readonly Lexicon[];
const NEEDED: readonly (keyof Lexicon)[] = [
  'weekdays',
  'months',
  'weak',
  'parts',
  'units',
  'numbers',
  'ordinals',
  'meridiem',
  'keywords',
  'cues',
  'durations',
  'holidays',
  'fillers',
  'verbs',
  'anaphors',
  'consequences',
  'past',
  'middle',
  'doubts',
  'comparatives',
  'titles',
  'intensifiers',
  'telltales',
  'notation',
];

describe.each(LEXICONS.map((lexicon) => [lexicon.language, lexicon] as const))('the lexicon %s', (_, lexicon) => {
  it('names only classes that the grammar knows, and all that it needs', () => {
    expect(Object.keys(lexicon)).toEqual(expect.arrayContaining([...NEEDED]));
    expect(CUES).toEqual(expect.arrayContaining(Object.keys(lexicon.cues)));
    expect(KEYWORDS).toEqual(expect.arrayContaining(Object.keys(lexicon.keywords)));
    expect([lexicon.weekdays.length, lexicon.months.length]).toEqual([7, 12]);
  });

  it('lists every phrase once in its class, in small letters and without idle spaces', () => {
    const classes: readonly Phrases[] = [...Object.values(lexicon.cues), ...Object.values(lexicon.keywords)];
    for (const phrases of [...classes, lexicon.fillers, lexicon.verbs, lexicon.telltales]) {
      expect(new Set(phrases).size).toBe(phrases.length);
      expect(phrases.filter((phrase) => phrase !== phrase.trim().toLowerCase() || phrase === '')).toEqual([]);
    }
  });
});
