import { de } from './lexicon/de';
import { en } from './lexicon/en';
import { es } from './lexicon/es';
import { fr } from './lexicon/fr';
import type { CompiledLexicon } from './lexicon/lexicon';
import { compileLexicon } from './lexicon/lexicon';

/** Languages that the grammar reads, in the order in which ties are decided. */
const LEXICONS: readonly CompiledLexicon[] = [en, de, fr, es].map(compileLexicon);
const ENGLISH = LEXICONS[0] as CompiledLexicon;

/** Mail and web addresses: their letters belong to no language. */
const ADDRESS = /\S{1,80}@\S{1,200}|https?:\/\/\S{1,500}/g;
/** A capitalised word inside a sentence: in most languages a name, which tells nothing of the language. */
const MIDDLE_CAPITAL = /(?<=[\p{Ll},] )\p{Lu}\p{Ll}{1,30}(?: \p{Lu}\p{Ll}{1,30}){0,2}/gu;

export interface ChosenLanguage {
  readonly lexicon: CompiledLexicon;
  /** BCP 47 primary subtag of what the text seems to be written in; `und` when no lexicon fits. */
  readonly language: string;
}

/** The lexicon whose frequent words occur most in the text; the sender's locale decides ties and very short texts. */
export function chooseLanguage(text: string, locale: string | null): ChosenLanguage {
  const prose = text.slice(0, 3_000).replace(ADDRESS, ' ');
  const written = prose.match(/[\p{L}\p{M}']+/gu) ?? [];
  const words = written
    .filter((word) => word.length === 1 || word !== word.toUpperCase())
    .map((word) => word.toLowerCase());
  const hint = (locale ?? '').slice(0, 2).toLowerCase();
  let best = ENGLISH;
  let bestScore = -1;
  for (const lexicon of LEXICONS) {
    let score = lexicon.language === hint ? 0.75 : lexicon === ENGLISH && hint === '' ? 0.5 : 0;
    for (const word of words) score += lexicon.telltaleSet.has(word) ? 1 : lexicon.root.next.has(word) ? 0.3 : 0;
    if (score > bestScore) {
      best = lexicon;
      bestScore = score;
    }
  }
  const known = words.filter((word) => best.root.next.has(word)).length;
  const names = (prose.match(MIDDLE_CAPITAL) ?? []).filter((name) => !best.root.next.has(name.trim().toLowerCase()));
  const foreign = words.length >= 4 && known < (words.length - names.length) * 0.4;
  return { lexicon: best, language: foreign ? 'und' : best.language };
}
