import type { EpochMinute } from '../time/period';
import { digitsEnd, isDigit, isSmall, loweredWords, spacesEnd, unitsAt, wordEnd } from './characters';
import type { CompiledLexicon, Meaning } from './lexicon/lexicon';
import { masksOf } from './masks';
import { settleMistyped } from './mistyped';
import { numberAt } from './number-forms';
import { settleTokens } from './settle-tokens';
import type { Token } from './token';
import { isMeaningless, tokenAs, tokenOf, tokenOfItsOwn } from './token-shape';
import { zoneWordsOf } from './zone-word';

/** Most tokens of one text that are looked at: the step budget of everything after. */
export const MAX_TOKENS = 4_000;

/** Cuts a text into tokens: masks, then digits, then the longest phrase of the lexicon. Linear; stops at MAX_TOKENS. */
export function tokenize(text: string, lexicon: CompiledLexicon, now: EpochMinute): Token[] {
  const tokens: Token[] = [];
  const masks = masksOf(text);
  const pieces = piecesOf(text);
  const zones = zoneWordsOf(text, now);
  let at = 0;
  const push = (end: number, meaning: Meaning, make = tokenOf): void => {
    tokens.push(make(at, end, text.slice(at, end), pieces.lower(at, end), meaning));
    at = end;
  };
  while (at < text.length && tokens.length < MAX_TOKENS) {
    const spaces = spacesEnd(text, at);
    if (spaces > at) {
      at = spaces;
      continue;
    }
    const mask = masks.at(at);
    if (mask) {
      push(mask.end, mask.meaning);
      continue;
    }
    const phrase = phraseAt(text, at, pieces, lexicon);
    const number = isDigit(text, at) || LETTER_FORM.test(text[at] as string) ? numberAt(text, at, lexicon) : null;
    if (number && (!phrase || number.end >= phrase.end)) {
      push(number.end, number.meaning, tokenOfItsOwn);
      continue;
    }
    const zone = zones.at(at);
    if (zone && (!phrase || (zone.end >= phrase.end && !(isSmall(text, at) && phrase.end === zone.end)))) {
      push(zone.end, { zones: zone.zones }, tokenOfItsOwn);
      continue;
    }
    if (phrase) {
      push(phrase.end, phrase.meaning);
      continue;
    }
    const piece = pieces.at(at);
    const melted = lexicon.notation.elision && piece.text.includes("'") ? elisionAt(text, at) : 0;
    if (melted > 0) {
      const whole = lexicon.notation.elided?.[text.slice(at, at + melted - 1).toLowerCase()];
      push(at + melted, (whole && lexicon.root.next.get(whole)?.meaning) || FILLER);
      continue;
    }
    if (piece.isWord) push(piece.end, NOTHING);
    else push(at + unitsAt(text, at), MARKS.get(text[at] as string) ?? (isWordlike(text, at) ? NOTHING : FILLER));
  }
  return [...settleTokens(settleMistyped(settleWeakWords(tokens), lexicon), lexicon)];
}

/** Letters with which a written number can begin: H1 2027, FY27. */
const LETTER_FORM = /[cfhq]/i;

/** What one edge of the trie can be: a word, up to six digits, or a single mark. */
interface Piece {
  readonly end: number;
  /** Lower case, straight apostrophes. */
  readonly text: string;
  readonly isWord: boolean;
}

/** The pieces of a text: phrases overlap, and each piece is cut and lowered once. */
interface Pieces {
  readonly at: (at: number) => Piece;
  readonly lower: (from: number, to: number) => string;
}

function piecesOf(text: string): Pieces {
  const lower = loweredWords(text);
  const known = new Map<number, Piece>();
  const cut = (at: number): Piece => {
    const word = wordEnd(text, at);
    const end = word > at ? word : isDigit(text, at) ? digitsEnd(text, at, MOST_DIGITS) : at + unitsAt(text, at);
    return { end, text: lower(at, end), isWord: word > at };
  };
  return {
    at: (at) => {
      const before = known.get(at);
      if (before) return before;
      const piece = cut(at);
      known.set(at, piece);
      return piece;
    },
    lower,
  };
}

const MOST_DIGITS = 6;

/** "I'm busy Mon. Wednesday works": the dot of an abbreviation before a capital ends the sentence. */
const CAPITAL = /^\s+\p{Lu}/u;

/**
 * Longest phrase of the trie at `at`; words that only intensify may stand inside ("is completely full"). Between words
 * any run of spaces, but no line break.
 */
function phraseAt(
  text: string,
  at: number,
  pieces: Pieces,
  { root, intensifierSet }: CompiledLexicon,
): { end: number; meaning: Meaning } | null {
  let node = root;
  let end = at;
  let best: { end: number; meaning: Meaning } | null = null;
  for (let words = 0; words < 9; words++) {
    const start = words > 0 ? spacesEnd(text, end) : end;
    if (start >= text.length) break;
    const piece = pieces.at(start);
    if (piece.text === '\n') break;
    const next = node.next.get(piece.text);
    if (!next && words > 0 && intensifierSet.has(piece.text)) {
      end = piece.end;
      continue;
    }
    if (!next) break;
    node = next;
    end = piece.end;
    if (node.meaning && !(piece.text === '.' && best && CAPITAL.test(text.slice(end, end + 3))))
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

const NOTHING: Meaning = {};
const FILLER: Meaning = { filler: true };
const DASH: Meaning = { dash: true };
const OPEN: Meaning = { open: true };
const CLOSE: Meaning = { close: true };
const SOFT_STOP: Meaning = { stop: 'soft' };

const MARKS: ReadonlyMap<string, Meaning> = new Map<string, Meaning>([
  ['\n', { stop: 'line' }],
  ['.', SOFT_STOP],
  ['…', SOFT_STOP],
  [';', SOFT_STOP],
  ['?', { stop: 'question' }],
  ['!', { stop: 'exclamation' }],
  [',', { comma: true }],
  ['/', { keyword: 'or', filler: true }],
  ...Array.from('-–—−~', (mark): [string, Meaning] => [mark, DASH]),
  ...Array.from('([', (mark): [string, Meaning] => [mark, OPEN]),
  ...Array.from(')]', (mark): [string, Meaning] => [mark, CLOSE]),
]);

/** Marks that refuse or doubt: beside a time they say too much to be passed over. */
const DOUBTFUL_MARK = /^(?:[❌✖✗✘⛔❎❓❔]|👎|🚫|🙅|🤷|🤔|😬|🙃)/u;

/** A letter or number of no word, or a mark that must not be passed over. */
function isWordlike(text: string, at: number): boolean {
  return /[\p{L}\p{N}]/u.test(text[at] as string) || DOUBTFUL_MARK.test(text.slice(at, at + 2));
}

/**
 * A word that is also a weekday or month name ("sat", "may") is one only beside other words of time, or capitalised.
 */
function settleWeakWords(tokens: Token[]): Token[] {
  if (!tokens.some((token) => token.weekday?.weak)) return tokens;
  return tokens.map((token, i) => {
    if (!token.weekday?.weak) return token;
    if (token.raw.endsWith('.') && isUnknownName(tokens[i + 1])) return tokenAs(token, FILLER);
    const before = tokens[isJoin(tokens[i - 1]) ? i - 2 : i - 1];
    const after = tokens[isJoin(tokens[i + 1]) ? i + 2 : i + 1];
    const alone = tokens.length === 1 || (tokens.length === 2 && tokens[1]?.stop !== undefined);
    const behind = isTimely(after) && after?.keyword !== 'on';
    if (/^\p{Lu}/u.test(token.raw) || alone || isTimely(before) || behind) return token;
    return { ...token, weekday: undefined, filler: true };
  });
}

/** "Fr. Keller": what looks like a short weekday is a title. */
function isUnknownName(token: Token | undefined): boolean {
  return token !== undefined && /^\p{Lu}\p{Ll}/u.test(token.raw) && isMeaningless(token);
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
