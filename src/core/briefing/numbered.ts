import { cleanText, MAX_NEW_TEXT } from '../reading/clean-text';
import type { Item } from '../reading/grammar/items';
import { chooseLanguage } from '../reading/language';
import type { CompiledLexicon } from '../reading/lexicon/lexicon';
import { type Passage, type ReadSentence, readPassage } from '../reading/passage';
import { spelledOut } from '../reading/short-text';
import { tokenize } from '../reading/tokenizer';
import type { EpochMinute } from '../time/period';
import { isLineNumber, isMarked, linesIn, type Place } from './line-number';

/** What was said of some lines of a list, by their numbers; no words: nothing but the numbers. */
export interface NumberedWords {
  readonly lines: readonly number[];
  readonly words: string;
}

export interface NumberedAnswers {
  readonly parts: readonly NumberedWords[];
  /** What is about no number, as it was written; empty: nothing is. */
  readonly rest: string;
}

/** What stands between two marks, or words that join. */
interface Clause {
  readonly numbers: readonly number[];
  /** The numbers come before the words. */
  readonly leads: boolean;
  /** Without the numbers. */
  readonly words: string;
  /** It only speaks to somebody. */
  readonly calls: boolean;
}

/**
 * Takes an answer to a numbered list apart: "2: approve", "1 yes, 3 no", "cancel 3", "late for 2". A number is one of a line
 * where the reader of mails sees no time, date or length in it, and nothing that it counts. `locale` decides between
 * languages for what is too short to tell.
 */
export function numberedAnswers(
  written: string,
  { now, locale }: { readonly now: EpochMinute; readonly locale: string | null },
): NumberedAnswers {
  const text = cleanText(spelledOut(written)).slice(0, MAX_NEW_TEXT);
  const { lexicon } = chooseLanguage(text, locale);
  const passage = readPassage(text, lexicon, now, false);
  const parts: NumberedWords[] = [];
  const rest: string[] = [];
  let waiting: readonly number[] = [];
  for (const sentence of passage.sentences) {
    const clauses = clausesOf({ sentence, passage }, { lexicon, now });
    if (waiting.length === 0 && clauses.every(({ numbers }) => numbers.length === 0)) {
      rest.push(textOf(sentence, passage));
      continue;
    }
    const read = together(clauses, waiting);
    parts.push(...read.parts);
    waiting = read.waiting;
  }
  if (waiting.length > 0) parts.push({ lines: waiting, words: '' });
  return { parts, rest: parts.length === 0 ? written.trim() : rest.join('\n') };
}

/** The clauses of a sentence by the lines that they are about; `waiting`: numbers that stood alone, before it or at its end. */
function together(clauses: readonly Clause[], before: readonly number[]) {
  const parts: { lines: number[]; words: string; leads: boolean }[] = [];
  let waiting = [...before];
  let opening = '';
  for (const [at, { numbers, leads, words, calls }] of clauses.entries()) {
    const last = parts.at(-1);
    if (words === '') {
      // "yes to 1 and 3" is about both; "1, 3 yes" is, too.
      if (last && !last.leads && !clauses[at + 1]?.leads) last.lines.push(...numbers);
      else waiting.push(...numbers);
    } else if (numbers.length > 0 || waiting.length > 0) {
      const said = opening === '' ? words : `${opening}, ${words}`;
      parts.push({ lines: [...waiting, ...numbers], words: said, leads: leads || waiting.length > 0 });
      waiting = [];
      opening = '';
    } else if (last) last.words = `${last.words}, ${words}`;
    else if (!calls) opening = words;
  }
  return { parts: parts.map(({ lines, words }) => ({ lines, words })), waiting };
}

function textOf({ from, to }: ReadSentence, { text, tokens }: Passage): string {
  const end = tokens[to] ?? tokens[to - 1];
  return text.slice(tokens[from]?.start ?? 0, end?.end ?? text.length).trim();
}

interface Around {
  readonly lexicon: CompiledLexicon;
  readonly now: EpochMinute;
}

function clausesOf(place: Place, around: Around): Clause[] {
  const { items, from, to } = place.sentence;
  const marks = items.filter((item) => item.k === 'comma' || (item.k === 'keyword' && item.keyword === 'and'));
  const cuts = [...marks.map((item) => item.to), to];
  let begin = from;
  return cuts.flatMap((end) => {
    const mark = marks.find((item) => item.to === end);
    const inside = items.filter((item) => item.from >= begin && item.to <= (mark?.from ?? end));
    const runs = runsOf(inside, { begin, end: mark?.from ?? end }, place);
    begin = end;
    return runs.map((run) => clauseOf(run, place, around));
  });
}

interface Run {
  readonly items: readonly Item[];
  /** Tokens. */
  readonly begin: number;
  readonly end: number;
}

/** "2 yes 3 no" and "yes 2 no 3" are two each, without a mark; "2: how about 3?" and "swap 2 with 3" are one. */
function runsOf(items: readonly Item[], { begin, end }: Omit<Run, 'items'>, place: Place): Run[] {
  const numbers = items.filter((item) => isLineNumber(item, place));
  const [first, second] = numbers;
  const at = second && first ? cutBetween(items, first, second) : null;
  if (at === null) return [{ items, begin, end }];
  const later = items.filter((item) => item.from >= at);
  const sooner = items.filter((item) => item.to <= at);
  return [{ items: sooner, begin, end: at }, ...runsOf(later, { begin: at, end }, place)];
}

function cutBetween(items: readonly Item[], first: Item, second: Item): number | null {
  const says = (from: number, to: number) =>
    items.some((item) => item.k === 'cue' && item.from >= from && item.to <= to);
  if (!says(first.to, second.from)) return null;
  if (items[0] !== first) return first.to;
  return says(second.to, Number.POSITIVE_INFINITY) ? second.from : null;
}

function clauseOf({ items, begin, end }: Run, place: Place, around: Around): Clause {
  const { text, tokens } = place.passage;
  const found = linesIn(items, { begin, end }, place);
  const [first] = found;
  const leads = first !== undefined && first.from <= (items[0]?.from ?? first.from);
  const start = tokens[begin]?.start ?? text.length;
  const stop = tokens[end - 1]?.end ?? start;
  // Of several only those that come together are meant.
  const apart = found.findIndex((one, n) => n > 0 && one.from !== found[n - 1]?.to);
  const meant = apart < 0 ? found : found.slice(0, apart);
  let words = '';
  // "line 2: yes" calls the number something, and says nothing before it.
  const labelled = meant[0] && isMarked(meant[0], place.passage) && items[0]?.k === 'unknown';
  let at = (labelled ? tokens[meant[0]?.from ?? begin]?.start : start) ?? start;
  for (const { from, to } of meant) {
    words += text.slice(at, tokens[from]?.start);
    at = tokens[to - 1]?.end ?? at;
  }
  words += text.slice(at, Math.max(at, stop));
  return {
    numbers: meant.map(({ value }) => value),
    leads,
    words: meant.length === 0 ? words.trim() : withoutTies(words, around),
    calls: items.every(
      (item) => item.k === 'name' || (item.k === 'cue' && (item.cue === 'greeting' || item.cue === 'ack')),
    ),
  };
}

/** Words that only tie what was said to its number: "yes to", "late for", "line". */
const TIES: ReadonlySet<string> = new Set(['to', 'for', 'of', 'at', 'on', 'in', 'the', 'number', 'option', 'one']);

function withoutTies(words: string, { lexicon, now }: Around): string {
  const bare = words.replace(/\s+/g, ' ').replace(/^[\s:.)\]>=#*–—-]+|[\s(:#]+$/gu, '');
  const last = /(?:^|\s)(\S+)$/u.exec(bare)?.[1];
  const token = last === undefined ? undefined : tokenize(last, lexicon, now)[0];
  if (last === undefined || !token?.keyword || !TIES.has(token.keyword) || token.end < last.length) return bare;
  return withoutTies(bare.slice(0, -last.length), { lexicon, now });
}
