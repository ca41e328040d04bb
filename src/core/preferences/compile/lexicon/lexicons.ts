import { en } from './en';
import { type CompiledPreferenceLexicon, compilePreferenceLexicon } from './lexicon';

const LEXICONS = new Map([en].map((lexicon) => [lexicon.language, compilePreferenceLexicon(lexicon)]));

/** The words about preferences in a language; English where there are none. */
export function lexiconFor(language: string): CompiledPreferenceLexicon {
  return LEXICONS.get(language) ?? (LEXICONS.get('en') as CompiledPreferenceLexicon);
}
