import type { EpochMinute } from '../time/period';
import type { CompiledLexicon, Meaning } from './lexicon/lexicon';
import { maskAt } from './masks';
import { numberAt } from './number-forms';
import { settleTokens } from './settle-tokens';
import type { Token } from './token';
import { zoneWordAt } from './zone-word';

/** Most tokens of one text that are looked at: the step budget of everything after. */
export const MAX_TOKENS = 4_000;

const WORD = /[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*/uy;
const SPACES = /[^\S\n]+/y;

/** Cuts a text into tokens: masks, then digits, then the longest phrase of the lexicon. Linear; stops at MAX_TOKENS. */
export function tokenize(text: string, lexicon: CompiledLexicon, now: EpochMinute): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  const push = (end: number, meaning: Meaning): void => {
    const raw = text.slice(at, end);
    tokens.push({ ...meaning, start: at, end, raw, text: raw.toLowerCase().replaceAll('’', "'") });
    at = end;
  };
  while (at < text.length && tokens.length < MAX_TOKENS) {
    SPACES.lastIndex = at;
    if (SPACES.test(text)) {
      at = SPACES.lastIndex;
      continue;
    }
    const mask = maskAt(text, at);
    if (mask) {
      push(mask.end, mask.meaning);
      continue;
    }
    const char = text[at] as string;
    const phrase = phraseAt(text, at, lexicon);
    const number = /[\dcfhq]/i.test(char) ? numberAt(text, at, lexicon) : null;
    if (number && (!phrase || number.end >= phrase.end)) {
      push(number.end, number.meaning);
      continue;
    }
    const zone = zoneWordAt(text, at, now);
    if (zone && (!phrase || (zone.end >= phrase.end && !isPlainWord(char, phrase, zone)))) {
      push(zone.end, { zones: zone.zones });
      continue;
    }
    if (phrase) {
      push(phrase.end, phrase.meaning);
      continue;
    }
    const melted = lexicon.notation.elision ? elisionAt(text, at) : 0;
    if (melted > 0) {
      const whole = lexicon.notation.elided?.[text.slice(at, at + melted - 1).toLowerCase()];
      push(at + melted, (whole && lexicon.root.next.get(whole)?.meaning) || { filler: true });
      continue;
    }
    WORD.lastIndex = at;
    const word = WORD.exec(text);
    if (word) push(at + word[0].length, {});
    else push(at + ((text.codePointAt(at) as number) > 0xffff ? 2 : 1), punctuation(text, at));
  }
  return settleTokens(settleWeakWords(tokens), lexicon);
}

/** Small letters that are a word of the language ("10:00 ist gut", "14:00 et 16:00") name no zone. */
function isPlainWord(char: string, phrase: { end: number }, zone: { end: number }): boolean {
  return /\p{Ll}/u.test(char) && phrase.end === zone.end && zone.end > 0;
}

/** "I'm busy Mon. Wednesday works": the dot of an abbreviation before a capital ends the sentence. */
const CAPITAL = /^\s+\p{Lu}/u;

/** Longest phrase of the trie at `at`; words that only intensify may stand inside ("is completely full"). Between words any run of spaces, but no line break. */
function phraseAt(
  text: string,
  at: number,
  { root, intensifierSet }: CompiledLexicon,
): { end: number; meaning: Meaning } | null {
  let node = root;
  let end = at;
  let best: { end: number; meaning: Meaning } | null = null;
  for (let words = 0; words < 9; words++) {
    SPACES.lastIndex = end;
    const start = words > 0 && SPACES.test(text) ? SPACES.lastIndex : end;
    if (start >= text.length) break;
    WORD.lastIndex = start;
    const word = WORD.exec(text);
    const digits = word ? null : /^\d+/.exec(text.slice(start, start + 6));
    const piece = word?.[0] ?? digits?.[0] ?? String.fromCodePoint(text.codePointAt(start) as number);
    if (piece === '\n') break;
    const next = node.next.get(piece.toLowerCase().replace(/’/g, "'"));
    if (!next && words > 0 && intensifierSet.has(piece.toLowerCase())) {
      end = start + piece.length;
      continue;
    }
    if (!next) break;
    node = next;
    end = start + piece.length;
    if (node.meaning && !(piece === '.' && best && CAPITAL.test(text.slice(end, end + 3))))
      best = { end, meaning: node.meaning };
  }
  return best;
}

const ELISION = /(?:[ldjnmtsc]|qu|lorsqu|puisqu|jusqu)['’](?=\p{L})/iuy;

/** Length of an elided word with its apostrophe (l', qu'), 0 when there is none. */
function elisionAt(text: string, at: number): number {
  ELISION.lastIndex = at;
  return ELISION.exec(text)?.[0].length ?? 0;
}

function punctuation(text: string, at: number): Meaning {
  const char = text[at] as string;
  switch (char) {
    case '\n':
      return { stop: 'line' };
    case '.':
    case '…':
      return { stop: 'soft' };
    case ';':
      return { stop: 'soft' };
    case '?':
    case '¿':
      return char === '?' ? { stop: 'question' } : { filler: true };
    case '!':
      return { stop: 'exclamation' };
    case '¡':
      return { filler: true };
    case ',':
      return { comma: true };
    case ':':
      return { filler: true };
    case '-':
    case '–':
    case '—':
    case '−':
    case '~':
      return { dash: true };
    case '(':
    case '[':
      return { open: true };
    case ')':
    case ']':
      return { close: true };
    case '/':
      return { keyword: 'or', filler: true };
    default:
      return /[\p{L}\p{N}]/u.test(char) ? {} : { filler: true };
  }
}

/** A word that is also a weekday or month name ("sat", "may") is one only beside other words of time, or capitalised. */
function settleWeakWords(tokens: Token[]): Token[] {
  return tokens.map((token, i) => {
    if (!token.weekday?.weak) return token;
    if (token.raw.endsWith('.') && isUnknownName(tokens[i + 1])) return { ...meaningless(token), filler: true };
    const before = tokens[isJoin(tokens[i - 1]) ? i - 2 : i - 1];
    const after = tokens[isJoin(tokens[i + 1]) ? i + 2 : i + 1];
    if (/^\p{Lu}/u.test(token.raw) || isTimely(before) || isTimely(after)) return token;
    const { weekday: _, ...rest } = token;
    return { ...rest, filler: true };
  });
}

function meaningless(token: Token): Token {
  const { start, end, raw, text } = token;
  return { start, end, raw, text };
}

/** "Fr. Keller": what looks like a short weekday is a title. */
function isUnknownName(token: Token | undefined): boolean {
  return token !== undefined && /^\p{Lu}\p{Ll}/u.test(token.raw) && Object.keys(token).length === 4;
}

function isJoin(token: Token | undefined): boolean {
  return token?.keyword === 'or' || token?.keyword === 'and';
}

function isTimely(token: Token | undefined): boolean {
  if (!token) return false;
  return Boolean(
    token.weekday ||
      token.number ||
      token.clock ||
      token.numeric ||
      token.part ||
      token.comma ||
      token.dash ||
      token.ordinal ||
      token.keyword === 'on' ||
      token.keyword === 'next' ||
      token.keyword === 'this',
  );
}
