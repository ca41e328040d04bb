import { digitsEnd, isDigit, isSpace, loweredWords, unitsAt, wordEnd } from '../../reading/characters';

/** A stretch of text that a phrase of the lexicon stands for. */
export interface PhraseHit<T> {
  readonly from: number;
  readonly to: number;
  /** Everything that the phrase can mean; what it means here, its neighbours decide. */
  readonly meanings: readonly T[];
}

interface Node<T> {
  readonly next: Map<string, Node<T>>;
  meanings?: T[];
}

export interface PhraseTrie<T> {
  readonly root: Node<T>;
}

export interface Word {
  /** Lower case, straight apostrophes. */
  readonly text: string;
  readonly raw: string;
  readonly from: number;
  readonly to: number;
}

/** Words, numbers and single marks of a text. */
export function wordsIn(text: string): Word[] {
  const lower = loweredWords(text);
  const words: Word[] = [];
  for (let from = 0; from < text.length; ) {
    if (isSpace(text, from)) {
      from++;
      continue;
    }
    const word = wordEnd(text, from);
    const to = word > from ? word : isDigit(text, from) ? digitsEnd(text, from) : from + unitsAt(text, from);
    words.push({ raw: text.slice(from, to), text: lower(from, to), from, to });
    from = to;
  }
  return words;
}

/** The trie of phrases: each entry is a meaning and its phrases, lower case, parted by `|`. */
export function phraseTrie<T>(entries: Iterable<readonly [T, string]>): PhraseTrie<T> {
  const root: Node<T> = { next: new Map() };
  for (const [meaning, phrases] of entries) {
    for (const phrase of phrases.split('|')) {
      let node = root;
      for (const { text } of wordsIn(phrase)) {
        const next: Node<T> = node.next.get(text) ?? { next: new Map() };
        node.next.set(text, next);
        node = next;
      }
      if (node === root) continue;
      node.meanings ??= [];
      node.meanings.push(meaning);
    }
  }
  return { root };
}

/** The longest phrase at each place, from left to right. Linear in the text times the longest phrase. */
export function phrasesIn<T>(words: readonly Word[], trie: PhraseTrie<T>): PhraseHit<T>[] {
  const hits: PhraseHit<T>[] = [];
  for (let i = 0; i < words.length; ) {
    let node: Node<T> | undefined = trie.root;
    let found: { end: number; meanings: T[] } | null = null;
    for (let j = i; j < words.length; j++) {
      node = node.next.get((words[j] as Word).text);
      if (!node) break;
      if (node.meanings) found = { end: j + 1, meanings: node.meanings };
    }
    if (found) {
      hits.push({ from: (words[i] as Word).from, to: (words[found.end - 1] as Word).to, meanings: found.meanings });
      i = found.end;
    } else i++;
  }
  return hits;
}
