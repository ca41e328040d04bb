import { de } from './de';
import { en } from './en';
import { es } from './es';
import { fr } from './fr';
import { type CompiledPreferenceLexicon, compilePreferenceLexicon } from './lexicon';

const LEXICONS = new Map([en, de, fr, es].map((lexicon) => [lexicon.language, compilePreferenceLexicon(lexicon)]));

/** The words about preferences in a language; English where there are none. */
export function lexiconFor(language: string): CompiledPreferenceLexicon {
  return LEXICONS.get(language) ?? (LEXICONS.get('en') as CompiledPreferenceLexicon);
}
