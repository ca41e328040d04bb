import { describe, expect, it } from 'vitest';
import type { Heard } from '../context';
import { at, heard, newLoop, window } from '../testing/scene';
import { acquainted } from './memory';

const [person] = newLoop().participants;
const known = (said: Heard, language?: 'de' | 'en') =>
  acquainted({ ...(person as NonNullable<typeof person>), ...(language ? { language } : {}) }, said).language;
const words = (language: string, understood: 'full' | 'partial' | 'none', intents: Parameters<typeof heard>[0]) =>
  heard(intents, { language, understood });

describe('the language that somebody writes', () => {
  it.each(['de', 'fr', 'es', 'en'] as const)('is theirs from a mail that is understood: %s', (language) => {
    expect(known(words(language, 'full', ['thank']))).toBe(language);
  });

  it.each(['de', 'fr', 'es'] as const)('and from one that is not: %s', (language) => {
    expect(known(words(language, 'none', ['unclear']))).toBe(language);
    expect(known(words(language, 'partial', ['not_scheduling']), 'en')).toBe(language);
  });

  it('is English by words that were read, and not by those that no language knows', () => {
    expect(known(words('en', 'partial', ['propose_times']), 'de')).toBe('en');
    const times = window(at(5, 9), at(5, 12));
    expect(known(heard(['unclear'], { understood: 'partial' }, [times]), 'de')).toBe('de');
    expect(known(words('en', 'partial', ['not_scheduling']), 'de')).toBe('de');
    expect(known(words('en', 'none', ['unclear']))).toBeUndefined();
  });

  it('is none of those that we write where it is another', () => {
    expect(known(words('und', 'none', ['unclear']), 'de')).toBe('de');
  });
});
