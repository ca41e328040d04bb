import type { Item } from '../reading/grammar/items';
import type { Passage, ReadSentence } from '../reading/passage';
import type { Cue, Keyword } from '../reading/token';

/** Where items stand. */
export interface Place {
  readonly sentence: ReadSentence;
  readonly passage: Passage;
}

/** A number of a line. Indices of tokens, `to` exclusive. */
export interface LineNumber {
  readonly value: number;
  readonly from: number;
  readonly to: number;
}

/** Whatever follows a number of these, it counts: "2 meetings", "2 calls", "2 others". */
const COUNTED: ReadonlySet<Cue | Keyword> = new Set<Cue | Keyword>([
  'meet',
  'call_noun',
  'meal',
  'video',
  'phone',
  'others',
  'other',
  'of',
  'times',
  'plus',
  'more_than',
  'less_than',
]);

/** What parts a number from what is said of it: "2: lunch is fine", "2) yes", "2 - no". */
const MARK = /^\s*(?:[:.)\]=]|(?:[–—-]|->)\s)/u;

/** Whether the reader has seen no time, date or length in a number, and nothing that it counts. */
export function isLineNumber(item: Item, { sentence, passage }: Place): boolean {
  if (item.k === 'option') return item.option.k === 'number';
  const token = passage.tokens[item.from];
  if (item.k !== 'unknown' || item.to !== item.from + 1 || !token?.number || token.number.value < 1) return false;
  if (token.number.digits !== 1) return false;
  return isMarked(item, passage) || !counts(item, { sentence, passage });
}

/** Whether a mark parts a number from what is said of it. */
export function isMarked({ to }: Pick<Item, 'to'>, { text, tokens }: Passage): boolean {
  const end = tokens[to - 1]?.end ?? text.length;
  return MARK.test(text.slice(end, end + 6));
}

/** What answers, and asks for nothing new. */
const ANSWERS: ReadonlySet<Cue> = new Set([
  ...(['yes', 'no', 'neg', 'works', 'postneg', 'approve', 'reject', 'decline', 'confirm', 'keep', 'skip'] as const),
  ...(['cancel', 'move', 'move_later', 'move_earlier', 'late', 'never_mind', 'make_it', 'hold_off'] as const),
]);

function counts(item: Item, { sentence, passage }: Place): boolean {
  const next = sentence.items.find(({ from }) => from >= item.to);
  const token = passage.tokens[item.to];
  if (!token || item.to >= sentence.to || token.stop || token.comma) return false;
  if (!next || next.from > item.to) {
    // A word that says nothing by itself: "2 can be cancelled", "2 please", or "2 meetings".
    const others = sentence.items.filter((one) => one !== item && one.k !== 'comma');
    return others.length > 0 && !others.some((one) => one.k === 'cue' && ANSWERS.has(one.cue));
  }
  if (next.k === 'cue') return COUNTED.has(next.cue);
  if (next.k === 'keyword') return COUNTED.has(next.keyword);
  return next.k === 'name' || (next.k === 'unknown' && !passage.tokens[next.from]?.number);
}

/** The numbers of lines among some items, and one that is spelt at their beginning: "two: yes". */
export function linesIn(
  items: readonly Item[],
  { begin, end }: { readonly begin: number; readonly end: number },
  place: Place,
): LineNumber[] {
  const { passage } = place;
  const found = items
    .filter((item) => isLineNumber(item, place))
    .flatMap((item): LineNumber[] => {
      const values = item.k === 'option' && item.option.k === 'number' ? item.option.numbers : [];
      if (item.k === 'option') {
        // "options 2 and 3" is one phrase: the second begins where it ends.
        return values.map((value, n) => ({ value, from: n === 0 ? item.from : item.to, to: item.to }));
      }
      const value = passage.tokens[item.from]?.number?.value;
      return value === undefined ? [] : [{ value, from: item.from, to: item.to }];
    });
  const first = passage.tokens[begin];
  const spelt = first?.number?.digits === 0 && found[0]?.from !== begin ? first.number.value : null;
  if (spelt === null || (begin + 1 < end && !isMarked({ to: begin + 1 }, passage))) return found;
  return [{ value: spelt, from: begin, to: begin + 1 }, ...found];
}
