import type { Meaning } from './lexicon/lexicon';
import type { Token } from './token';

/**
 * Every meaning that a token can have, none of them set. The grammar asks each token for a dozen of them: when all
 * tokens
 * have all fields in one order, each of these questions is one look in the memory instead of a search by name.
 */
const NONE: { readonly [K in keyof Required<Meaning>]: undefined } = {
  keyword: undefined,
  cue: undefined,
  weekday: undefined,
  month: undefined,
  number: undefined,
  ordinal: undefined,
  dayOffset: undefined,
  part: undefined,
  unit: undefined,
  meridiem: undefined,
  minutesAfter: undefined,
  minutesBefore: undefined,
  clock: undefined,
  date: undefined,
  offset: undefined,
  numeric: undefined,
  duration: undefined,
  holiday: undefined,
  zones: undefined,
  quarterOfYear: undefined,
  monthOfYear: undefined,
  halfOfYear: undefined,
  wholeYear: undefined,
  decade: undefined,
  season: undefined,
  frequency: undefined,
  mask: undefined,
  stop: undefined,
  comma: undefined,
  dash: undefined,
  open: undefined,
  close: undefined,
  filler: undefined,
};
const NAMES = Object.keys(NONE) as (keyof Meaning)[];

const BLANK: Token = { start: 0, end: 0, raw: '', text: '', ...NONE };

/** A token that has no place yet, by its meaning: all tokens of a word share it. */
const MODELS = new WeakMap<Meaning, Token>();

/** A token of a meaning that lasts as long as the program: one of the lexicon, or a constant. */
export function tokenOf(start: number, end: number, raw: string, text: string, meaning: Meaning): Token {
  let model = MODELS.get(meaning);
  if (!model) {
    model = Object.assign({ ...BLANK }, meaning);
    MODELS.set(meaning, model);
  }
  return placed({ ...model }, start, end, raw, text);
}

/** A token of a meaning that was made for it. */
export function tokenOfItsOwn(start: number, end: number, raw: string, text: string, meaning: Meaning): Token {
  return placed(Object.assign({ ...BLANK }, meaning), start, end, raw, text);
}

function placed(
  token: { -readonly [K in keyof Token]: Token[K] },
  start: number,
  end: number,
  raw: string,
  text: string,
): Token {
  token.start = start;
  token.end = end;
  token.raw = raw;
  token.text = text;
  return token;
}

/** The token with a lasting meaning instead of its own. */
export function tokenAs({ start, end, raw, text }: Token, meaning: Meaning): Token {
  return tokenOf(start, end, raw, text, meaning);
}

/** Whether nothing is known of the word or mark. */
export function isMeaningless(token: Token): boolean {
  return NAMES.every((name) => token[name] === undefined);
}

/** Whether a phrase of the grammar can begin at the token: all of them begin with a word that means something to it. */
export function canBegin(token: Token): boolean {
  return STARTS.some((name) => token[name] !== undefined);
}

const STARTS = NAMES.filter((name) => !['filler', 'stop', 'comma', 'close'].includes(name));
