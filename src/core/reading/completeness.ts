import type { Item } from './grammar/items';
import type { CompiledLexicon } from './lexicon/lexicon';
import { type Passage, quoteOf, type ReadSentence } from './passage';
import { placeOf } from './place';
import { twistsOf } from './plain';
import { promisesAnswer } from './promise';
import type { Reading, ReadingContext } from './reading';
import { type Segment, segmentsOf } from './segments';
import type { Cue, Keyword, Token } from './token';
import { isMeaningless } from './token-shape';
import { type Understood, unplaced } from './unplaced';

/** What of a message does not stand in its reading. */
export interface Unread {
  /** Tokens that could change the plan, and that the reading does not hold. */
  readonly consequential: readonly string[];
  /** Words that nobody knows, in sentences that say something about the plan. */
  readonly ordinary: readonly string[];
}

/** Words of the grammar that bound, shift or except a time: left over, the time is not what was read. */
const BOUNDING: ReadonlySet<Keyword> = new Set([
  'after',
  'before',
  'until',
  'through',
  'since',
  'between',
  'within',
  'later',
  'earlier',
  'ago',
  'not_before',
  'not_after',
  'early',
  'start_of',
  'mid',
  'late',
  'end_of',
  'same',
  'next',
  'last',
  'following',
  'after_next',
  'every',
  'other',
  'half',
  'quarter',
  'noon',
  'midnight',
  'onwards',
  'starting',
  'first_half',
  'second_half',
  'rest_of',
  'week_of',
  'and_half',
  'except',
  'instead_of',
  'end_of_day',
  'same_time',
  'same_day',
  'weekly',
  'biweekly',
  'monthly',
  'none',
  'more_than',
  'less_than',
]);

/** Words that place a time by another one: in a question they do so alone ("Right after?"). */
const PLACING: ReadonlySet<Keyword> = new Set(['after', 'before', 'next', 'last', 'following', 'later', 'earlier']);

/** Cues of an act. */
const ACTING: ReadonlySet<Cue> = new Set([
  'works',
  'pref',
  'attend',
  'move',
  'move_later',
  'move_earlier',
  'cancel',
  'decline',
  'add',
  'remove',
  'delegate',
  'stop_mail',
  'hold_off',
  'resume',
  'approve',
  'reject',
  'never_mind',
  'change_place',
  'make_it',
]);

const MOST_UNREAD = 40;

export function unreadOf(understood: Understood, lexicon: CompiledLexicon): Unread {
  const { passage, participants, context } = understood;
  const consequential: string[] = [];
  const ordinary: string[] = [];
  const known = knownIn(passage, participants, context);
  if (passage.postscript) consequential.push('below sign-off');
  consequential.push(...unplaced(understood, lexicon));
  for (const sentence of passage.sentences) {
    const segments = segmentsOf(passage, sentence, lexicon);
    const bears = bearsTime(sentence);
    if (context.role !== 'auto') consequential.push(...twistsOf(passage, sentence, segments, lexicon, context));
    for (const segment of segments) {
      consequential.push(...leftOver(passage, sentence, segment, bears, lexicon, context));
      const ordered = context.role === 'owner' && context.loopState !== 'new' && bears;
      if (context.role === 'auto' || !(ordered || sentence.question || isBearing(sentence, segment))) continue;
      const own = sentence.items.slice(segment.from, segment.to);
      if (own.some((item) => item.k === 'cue' && item.cue === 'greeting')) continue;
      const strange = own.filter(
        (item) => (item.k === 'unknown' || (item.k === 'name' && context.role !== 'owner')) && !known(item),
      );
      ordinary.push(...strange.map((item) => wordsOf(passage, item)));
    }
    consequential.push(...unreadQuestions(passage, sentence));
  }
  return {
    consequential: [...new Set(consequential)].slice(0, MOST_UNREAD),
    ordinary: [...new Set(ordinary)].slice(0, MOST_UNREAD),
  };
}

function knownIn(
  passage: Passage,
  participants: Reading['participants'],
  context: ReadingContext,
): (item: Item) => boolean {
  const place = placeOf(passage);
  const names = new Set(
    [...participants.map(({ name }) => name ?? ''), context.assistant ?? ''].flatMap((name) =>
      name.toLowerCase().split(' '),
    ),
  );
  return (item) =>
    (place !== null && place.from <= item.from && item.to <= place.to) || names.has(wordsOf(passage, item));
}

function leftOver(
  passage: Passage,
  sentence: ReadSentence,
  segment: Segment,
  bears: boolean,
  lexicon: CompiledLexicon,
  { role }: ReadingContext,
): string[] {
  const { items } = sentence;
  const own = items.slice(segment.from, segment.to);
  const timely = own.some(({ k }) => k === 'day' || k === 'time' || k === 'option' || k === 'duration');
  return own.flatMap((item, n) => {
    const i = segment.from + n;
    const word = wordsOf(passage, item);
    if (item.k === 'cue' && (item.cue === 'hedge' || item.cue === 'if'))
      return isIdleHedge(passage, sentence, i, lexicon) ? [] : [word];
    if (item.k === 'keyword' && BOUNDING.has(item.keyword))
      return !(bears || (sentence.question && PLACING.has(item.keyword))) || isAnswered(sentence, i) ? [] : [word];
    if (item.k === 'keyword' && item.keyword === 'another') return timely && i === segment.to - 1 ? [word] : [];
    if (lexicon.doubtSet.has(word) && proposesNothing(own, n)) return [word];
    if (role === 'auto') return [];
    if (
      item.k === 'unknown' &&
      isOfTime(passage.tokens[item.from]) &&
      (timely ? !isThing(passage, item.to) : !countsThings(passage, item.from))
    )
      return [word];
    if ((item.k === 'unknown' || (item.k === 'name' && word.length < 4)) && touchesTime(own, n)) return [word];
    if (!sentence.question && !(item.k === 'name' && role === 'owner') && isSubject(own, n)) return [word];
    const next = passage.tokens[item.to];
    if (timely && item.k === 'unknown' && next?.keyword === 'time' && next.cue === undefined) return [word];
    return [];
  });
}

/** "Wednesday maybe": the word of proposal closes its clause. */
function proposesNothing(own: readonly Item[], n: number): boolean {
  const before = own.slice(0, n).findLast(({ k }) => k !== 'keyword');
  const item = own[n];
  return n === own.length - 1 && item !== undefined && (before?.k === 'day' || before?.k === 'time');
}

/** "Tuesday arvo": a word right behind a day may be a part of it. */
function touchesTime(own: readonly Item[], n: number): boolean {
  const [before, item] = [own[n - 1], own[n]];
  return before?.k === 'day' && before.to === item?.from;
}

const OF_PEOPLE: ReadonlySet<Cue> = new Set(['free', 'attend', 'busy', 'ooo', 'propose']);

/** "Carmen can on Monday", "the lifts are out on Friday": whose time it is. */
function isSubject(own: readonly Item[], n: number): boolean {
  const [item, next] = [own[n], own[n + 1]];
  return (item?.k === 'name' || item?.k === 'unknown') && next?.k === 'cue' && OF_PEOPLE.has(next.cue);
}

function isThing({ tokens }: Pick<Passage, 'tokens'>, at: number): boolean {
  const next = tokens[at];
  return next !== undefined && isMeaningless(next) && /^\p{L}/u.test(next.raw);
}

function bearsTime({ items, statements, cues }: ReadSentence): boolean {
  return (
    statements.length > 0 ||
    items.some(({ k }) => k === 'option' || k === 'duration') ||
    (['move', 'cancel', 'works', 'attend', 'ask_times', 'neg', 'postneg', 'no'] as const).some((cue) => cues.has(cue))
  );
}

function isBearing({ items }: ReadSentence, { from, to }: Segment): boolean {
  return items
    .slice(from, to)
    .some(
      (item) =>
        item.k === 'day' ||
        item.k === 'time' ||
        item.k === 'option' ||
        item.k === 'duration' ||
        (item.k === 'cue' && ACTING.has(item.cue)) ||
        (item.k === 'keyword' && item.keyword === 'both'),
    );
}

function isIdleHedge(passage: Passage, sentence: ReadSentence, i: number, { doubtSet }: CompiledLexicon): boolean {
  const item = sentence.items[i];
  if (item?.k !== 'cue') return false;
  if (sentence.question && doubtSet.has(item.text)) return true;
  if (promisesAnswer(item.text) && sentence.items[i + 1]?.k === 'option') return true;
  if (item.text === 'actually') return i === 0 && sentence === passage.sentences[0];
  const open = passage.sentences.every(
    ({ question, statements, items }) =>
      !question && statements.every(({ use }) => use !== 'window') && items.every(({ k }) => k !== 'option'),
  );
  return open && promisesAnswer(item.text);
}

/** "except" and "instead of" are understood where what they limit follows. */
function isAnswered({ items }: ReadSentence, i: number): boolean {
  const item = items[i];
  if (item?.k !== 'keyword' || !['except', 'instead_of', 'none'].includes(item.keyword)) return false;
  return items
    .slice(i + 1, i + 4)
    .some(
      (next) =>
        ['day', 'time', 'option', 'duration'].includes(next.k) ||
        (next.k === 'cue' && ['phone', 'video', 'in_person', 'call_noun'].includes(next.cue)),
    );
}

function isOfTime(token: Token | undefined): boolean {
  return Boolean(
    token?.number || token?.numeric || token?.ordinal || token?.clock || token?.weekday || token?.month || token?.part,
  );
}

/** "37 fixes", "1,840": a number that a thing follows, or that no hour and no day of a month can be. */
function countsThings({ tokens }: Passage, at: number): boolean {
  const token = tokens[at];
  const value = token?.number?.value ?? token?.ordinal?.value;
  if (!token || value === undefined) return false;
  return value > 2100 || (value > 31 && value < 1900) || isThing({ tokens }, at + 1);
}

function wordsOf({ tokens }: Passage, item: Item): string {
  return tokens[item.from]?.text ?? '';
}

/** What only says that something is asked. */
const ASKING: ReadonlySet<Cue> = new Set(['propose', 'polite_if', 'call_noun', 'meet']);

/** "Parking?", "Week after?": a question of which nothing was read. */
function unreadQuestions(passage: Passage, { items, statements, question, from, to }: ReadSentence): string[] {
  const said = items.filter((item) => item.k !== 'cue' || !ASKING.has(item.cue));
  const read = statements.length > 0 || said.some(({ k }) => k === 'cue' || k === 'option' || k === 'duration');
  const open = items.some(({ k }) => k === 'unknown') || passage.tokens.slice(from, to).some(({ unit }) => unit);
  return question && !read && open ? [quoteOf(passage, from, to).toLowerCase()] : [];
}
