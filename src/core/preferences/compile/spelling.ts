import type { CompiledLexicon, PhraseNode } from '../../reading/lexicon/lexicon';
import type { CompiledPreferenceLexicon } from './lexicon/lexicon';
import { outsideLiterals } from './wording';

/** Shorter words have too many neighbours. */
const SHORTEST = 5;
const WORD = /(?<![\p{L}\p{M}\d'’-])[\p{L}\p{M}]{5,24}(?![\p{L}\p{M}\d'’-])/gu;

/** Words that are right as they are, one slip away from one that means something here. */
const RIGHT = new Set(
  'manager managers freelance freelancer signing trial trials quite quiet angel angle broad dairy causal planer desert states stared later latter lasts rests parts starts stars costs course courses trains trainer trainee weeks works walks talks takes tasks friend fiend moths month months mouths boarder border former farmer fries frees freed breath breathe beaks brakes brake breads dates daters prefect perfect perfects coves coffer coffers dinner dinning casually causally unitied untied united moring evening meting meaning earning mailing mining moving living leaving'.split(
    ' ',
  ),
);

/**
 * The sentence with words that are one slip of the fingers away from exactly one word that the language has for
 * preferences or times: two letters in the wrong order, one left out, one too many. Null where there is no such word.
 */
export function respelled(text: string, words: CompiledPreferenceLexicon, lexicon: CompiledLexicon): string | null {
  const known = knownWords(words, lexicon);
  const changed = outsideLiterals(text, (part) =>
    part.replace(WORD, (word: string, at: number) => {
      const lower = word.toLowerCase();
      const name = word !== lower && at > 0;
      if (
        known.words.has(lower) ||
        RIGHT.has(lower) ||
        (name && !/^\p{Lu}\p{Ll}+day|^\p{Lu}\p{Ll}+s?day/u.test(word) && words.language === 'en')
      )
        return word;
      const [meant, other] = neighbours(lower, known);
      if (meant === undefined || other !== undefined) return word;
      return word === lower ? meant : meant.charAt(0).toUpperCase() + meant.slice(1);
    }),
  );
  return changed === text ? null : changed;
}

/** The known words that are one slip away and begin with the same letter; more than one is as bad as none. */
function neighbours(word: string, known: Vocabulary): string[] {
  const found: string[] = [];
  for (const length of [word.length - 1, word.length, word.length + 1]) {
    if (length < SHORTEST) continue;
    for (const other of known.alike.get(`${word.charAt(0)}${length}`) ?? []) {
      if (isSlip(word, other) && found.push(other) > 1) return found;
    }
  }
  return found;
}

/** Two letters in the wrong order, one left out or one too many, behind the first letter. */
function isSlip(word: string, meant: string): boolean {
  let at = 1;
  while (at < word.length && word.charCodeAt(at) === meant.charCodeAt(at)) at++;
  if (meant.length < word.length) return word.slice(at + 1) === meant.slice(at);
  if (meant.length > word.length) return LETTERS.includes(meant.charAt(at)) && word.slice(at) === meant.slice(at + 1);
  return (
    at + 1 < word.length &&
    word.charAt(at) === meant.charAt(at + 1) &&
    word.charAt(at + 1) === meant.charAt(at) &&
    word.slice(at + 2) === meant.slice(at + 2)
  );
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyzäöüéèêáíóúñç';

interface Vocabulary {
  readonly words: ReadonlySet<string>;
  /** Those that are long enough, by first letter and length. */
  readonly alike: ReadonlyMap<string, readonly string[]>;
}

const VOCABULARY = new Map<string, Vocabulary>();

function knownWords(words: CompiledPreferenceLexicon, lexicon: CompiledLexicon): Vocabulary {
  const before = VOCABULARY.get(words.language);
  if (before) return before;
  const all = new Set<string>(words.fillers);
  collect(words.trie.root, all);
  collect(lexicon.root, all);
  const alike = new Map<string, string[]>();
  for (const word of all) {
    if (word.length < SHORTEST) continue;
    const key = `${word.charAt(0)}${word.length}`;
    const list = alike.get(key);
    if (list) list.push(word);
    else alike.set(key, [word]);
  }
  const known: Vocabulary = { words: all, alike };
  VOCABULARY.set(words.language, known);
  return known;
}

function collect(node: Pick<PhraseNode, 'next'> | { readonly next: Map<string, unknown> }, into: Set<string>): void {
  for (const [word, next] of node.next) {
    into.add(word);
    collect(next as Pick<PhraseNode, 'next'>, into);
  }
}
