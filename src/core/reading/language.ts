import { isEven } from './characters';
import de from './lexicon/de.json' with { type: 'json' };
import en from './lexicon/en.json' with { type: 'json' };
import es from './lexicon/es.json' with { type: 'json' };
import fr from './lexicon/fr.json' with { type: 'json' };
import type { CompiledLexicon, Lexicon } from './lexicon/lexicon';
import { compileLexicon } from './lexicon/lexicon';

/** Languages that the grammar reads, in the order in which ties are decided. */
const LEXICONS: readonly CompiledLexicon[] = ([en, de, fr, es] as unknown as readonly Lexicon[]).map(compileLexicon);
const ENGLISH = LEXICONS[0] as CompiledLexicon;

/** Mail and web addresses: their letters belong to no language. */
const ADDRESS = /\S{1,80}@\S{1,200}|https?:\/\/\S{1,500}/g;
const SIGN_OF_ADDRESS = /@|:\/\//;
const ASCII_SMALL = /^[a-z]/;
const WORDS = /[\p{L}\p{M}']+/gu;
/** "10am": glued to its hour, "am" is no German preposition. */
const GLUED_MERIDIEM = /(?<=\d)[ap]m\b/gi;
/** A capitalised word inside a sentence: in most languages a name, which tells nothing of the language. */
const MIDDLE_CAPITAL = /(?<=[\p{Ll},] )\p{Lu}\p{Ll}{1,30}(?: \p{Lu}\p{Ll}{1,30}){0,2}/gu;

/** How much a word speaks for the lexicons that know it, by their places in the list. */
const POINTS = new Map<string, [number, number][]>();
const NO_POINTS: readonly [number, number][] = [];
for (const [at, { root, telltaleSet }] of LEXICONS.entries()) {
  for (const word of new Set([...telltaleSet, ...root.next.keys()])) {
    const points: [number, number] = [at, telltaleSet.has(word) ? 1 : 0.3];
    const known = POINTS.get(word);
    if (known) known.push(points);
    else POINTS.set(word, [points]);
  }
}

/** The closed vocabulary of all languages: words that say nothing by themselves, and those of every mail about meetings. */
export function fillers(): string[] {
  return LEXICONS.flatMap((lexicon) => lexicon.fillers);
}

export interface ChosenLanguage {
  readonly lexicon: CompiledLexicon;
  /** BCP 47 primary subtag of what the text seems to be written in; `und` when no lexicon fits. */
  readonly language: string;
}

/** The lexicon whose frequent words occur most in the text; the sender's locale decides ties and very short texts. */
export function chooseLanguage(text: string, locale: string | null): ChosenLanguage {
  const prose = proseOf(text);
  const words = spokenWords(prose);
  const best = lexiconOfWords(words, locale);
  const known = words.filter((word) => best.root.next.has(word)).length;
  if (words.length < 4 || known >= words.length * 0.4) return { lexicon: best, language: best.language };
  const names = (prose.match(MIDDLE_CAPITAL) ?? []).filter((name) => !best.root.next.has(name.trim().toLowerCase()));
  const foreign = known < (words.length - names.length) * 0.4;
  return { lexicon: best, language: foreign ? 'und' : best.language };
}

/** The lexicon of `chooseLanguage`, for a text that is read with it whether it fits or not. */
export function chooseLexicon(text: string, locale: string | null): CompiledLexicon {
  return lexiconOfWords(spokenWords(proseOf(text)), locale);
}

function proseOf(text: string): string {
  const head = text.slice(0, 3_000);
  return (SIGN_OF_ADDRESS.test(head) ? head.replace(ADDRESS, ' ') : head).replace(GLUED_MERIDIEM, ' ');
}

/** The words in small letters, without those in capitals alone: they belong to every language. */
function spokenWords(prose: string): string[] {
  const written = prose.match(WORDS) ?? [];
  const lower = isEven(prose) ? (prose.toLowerCase().match(WORDS) ?? []) : written.map((word) => word.toLowerCase());
  return lower.filter((word, i) => {
    const said = written[i] as string;
    return said.length === 1 || (said === word && ASCII_SMALL.test(word)) || said !== said.toUpperCase();
  });
}

function lexiconOfWords(words: readonly string[], locale: string | null): CompiledLexicon {
  const hint = (locale ?? '').slice(0, 2).toLowerCase();
  let best = ENGLISH;
  let bestScore = -1;
  const scores: number[] = LEXICONS.map(({ language }) =>
    language === hint ? 0.75 : language === ENGLISH.language && hint === '' ? 0.5 : 0,
  );
  for (const word of words) {
    for (const [at, points] of POINTS.get(word) ?? NO_POINTS) scores[at] = (scores[at] as number) + points;
  }
  for (const [at, lexicon] of LEXICONS.entries()) {
    if ((scores[at] as number) <= bestScore) continue;
    best = lexicon;
    bestScore = scores[at] as number;
  }
  return best;
}
