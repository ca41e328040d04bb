import { parseClock, parseLocalDate } from '../time/calendar-date';
import type { EpochMinute } from '../time/period';
import { toWall, zoneTable } from '../time/zone';
import type { Item } from './grammar/items';
import type { OptionRef } from './grammar/option';
import { type Passage, quoteOf, type ReadSentence } from './passage';
import type { Reading, ReadingContext, Window } from './reading';
import type { TimedStatement } from './timed-statement';
import type { Timeline } from './timeline';
import type { Cue } from './token';

/** Which offered slots a message takes or refuses, and the windows that stay a proposal of its own. */
export interface Acceptance {
  readonly options: Reading['options'];
  readonly acceptAny: boolean;
  readonly declined: boolean;
  /** Something was accepted, but not which. */
  readonly unclear: boolean;
  readonly windows: readonly Window[];
  /** A slot that is asked about, not chosen. */
  readonly asked: boolean;
}

type Offered = ReadingContext['offered'];
type Option = Reading['options'][number];

/**
 * Decides acceptance. A window that coincides with an offered slot is a choice; any other positive window is a counter.
 */
export function acceptanceOf(passage: Passage, timeline: Timeline, context: ReadingContext): Acceptance {
  const offered = context.loopState === 'new' ? [] : context.offered;
  const named = offered.length > 0 ? namedOptions(passage, offered) : NOTHING_NAMED;
  const open = timeline.statements.filter((entry) => isOpen(entry));
  const stays = (entry: TimedStatement): readonly Window[] =>
    entry.statement.use === 'other' || entry.statement.use === 'condition' || entry.statement.use === 'context'
      ? []
      : entry.windows;
  const rest = timeline.statements.filter((entry) => !open.includes(entry)).flatMap(stays);
  const blocked = rest.filter((window) => window.stance === 'cannot' && window.role === 'offer');
  const chosen: Option[] = [];
  const leftover: Window[] = [];
  const matched: Window[] = [];
  let asked = named.asked;
  let vague = false;
  let unmoved = false;
  /** Slots that were named in a question ("Tuesday?") and those that were taken. */
  const floated = new Set<number>();
  const taken = new Set<number>();
  const choosing = new Map<ReadSentence, number>();
  for (const entry of open) {
    const coincident = coinciding(entry, offered, blocked);
    const instructs = context.role === 'owner' && entry.sentence.cues.has('instruct');
    const moves =
      instructs ||
      (context.loopState === 'booked' && (entry.sentence.cues.has('move') || entry.sentence.cues.has('instead')));
    const match = moves ? null : coincident;
    if (moves && !instructs && coincident?.length === 1) unmoved = true;
    if (match && match.length === 1 && named.none) leftover.push(...entry.windows);
    else if (match && match.length === 1 && isQuestionAbout(entry.sentence) && !isTakenNext(passage, entry.sentence)) {
      asked = true;
      matched.push(...entry.windows);
    } else if (match && match.length === 1) {
      matched.push(...entry.windows);
      (entry.sentence.question && !isTakenNext(passage, entry.sentence) ? floated : taken).add(
        (match[0] as number) + 1,
      );
      choosing.set(entry.sentence, (match[0] as number) + 1);
      const prefers = entry.statement.stance === 'prefer';
      chosen.push({
        option: (match[0] as number) + 1,
        stance: prefers ? 'prefer' : 'accept',
        confidence: 0.95,
        evidence: entry.windows[0]?.quote ?? '',
      });
    } else if (match && match.length > 1 && entry.statement.accepted) {
      vague = true;
      matched.push(...entry.windows);
    } else leftover.push(...entry.windows);
  }
  const counters = leftover.length > 0;
  const barred = offered.map(
    (slot, i) =>
      blocked.some((window) => covers(window, slot.start)) ||
      named.options.some((option) => option.option === i + 1 && option.stance === 'reject'),
  );
  const anyLeft: Option[] =
    named.any && barred.includes(true)
      ? offered.flatMap((_, i) =>
          barred[i] ? [] : [{ option: i + 1, stance: 'accept' as const, confidence: 0.95, evidence: '' }],
        )
      : [];
  const others: Option[] = named.others
    ? offered.flatMap((_, i) =>
        barred[i] || named.options.some((option) => option.option === i + 1) || chosen.some((c) => c.option === i + 1)
          ? []
          : [{ option: i + 1, stance: named.others as 'accept' | 'reject', confidence: 0.95, evidence: '' }],
      )
    : [];
  const options = counters
    ? named.options.filter((option) => option.stance !== 'accept')
    : settled(
        merge([...named.options, ...anyLeft, ...chosen, ...others]),
        named.options,
        chosen,
        repeatsBefore(choosing) ||
          ([...floated].some((option) => !taken.has(option)) && (taken.size > 0 || hasRemark(passage))),
      );
  const covered = offered.length > 0 && offered.every((slot) => blocked.some((window) => covers(window, slot.start)));
  return {
    options: asked && !counters ? options.filter((option) => !chosen.includes(option)) : options,
    acceptAny: named.any && !counters && options.length === 0,
    declined: named.none || (covered && context.loopState === 'options_offered'),
    unclear: (vague && options.length === 0) || unmoved,
    windows: distinct(counters || asked ? [...rest, ...matched, ...leftover] : [...rest, ...leftover]),
    asked,
  };
}

/** What may not stand in the sentence that takes what was asked about. */
const OPEN: readonly Cue[] = ['neg', 'postneg', 'busy', 'hedge', 'if', 'but', 'avoid', 'propose', 'pref'];

/** "Is Wednesday still open? If so I'll take it.": whether it is free the booking itself finds out. */
function isTakenNext({ sentences }: Passage, asked: ReadSentence): boolean {
  const next = sentences[sentences.indexOf(asked) + 1];
  if (!next || next.question || next.statements.length > 0 || !next.cues.has('works')) return false;
  return (
    !OPEN.some((cue) => next.cues.has(cue)) &&
    next.items.every(({ k }) => k === 'cue' || k === 'comma' || k === 'keyword')
  );
}

/**
 * "Monday the first", "Tuesday? … Friday it is": a slot by its number and another by its day, one floated and one
 * taken, are hardly both meant.
 */
function settled(options: Option[], named: readonly Option[], chosen: readonly Option[], floats: boolean): Option[] {
  const numbersTaken = (list: readonly Option[]): number[] =>
    list.filter(({ stance }) => stance === 'accept').map(({ option }) => option);
  const byNumber = numbersTaken(named);
  const byDay = numbersTaken(chosen);
  const apart = byNumber.length > 0 && byDay.length > 0 && !byDay.some((option) => byNumber.includes(option));
  return apart || floats ? options.map((option) => ({ ...option, confidence: 0.5 })) : options;
}

/** "Friday at nine? Over my dead body.": words that nobody knows after a slot that was only floated. */
function hasRemark({ sentences }: Passage): boolean {
  return sentences.some(({ question, items }) => !question && items.some(({ k }) => k === 'unknown'));
}

/**
 * "Half past nine on a Monday, be still my heart. Thursday it is.": a slot that is remarked upon before another is
 * taken.
 */
function repeatsBefore(choosing: ReadonlyMap<ReadSentence, number>): boolean {
  const [first, ...later] = [...choosing];
  return Boolean(first && later.some(([, option]) => option !== first[1]) && first[0].items.some(isStrange));
}

function isStrange({ k }: Item): boolean {
  return k === 'unknown';
}

function isOpen(entry: TimedStatement): boolean {
  const { use, stance } = entry.statement;
  return (
    (use === 'window' || use === 'return') &&
    (stance === 'can' || stance === 'prefer') &&
    entry.windows.length > 0 &&
    entry.windows.every((window) => window.role === 'offer')
  );
}

/** Numbers of the offered slots that a statement coincides with; null when it says something else. */
function coinciding(entry: TimedStatement, offered: Offered, blocked: readonly Window[]): number[] | null {
  if (offered.length === 0) return null;
  const hits = new Set<number>();
  const part = entry.statement.group.times.every((time) => time.k === 'part');
  for (const window of entry.windows) {
    const found = offered.flatMap((slot, i) =>
      coincides(window, slot.start, part) && !blocked.some((other) => covers(other, slot.start)) ? [i] : [],
    );
    if (window.rrule !== null && window.from !== null && window.to === null && found.length === 0) return null;
    if (found.length === 0) return null;
    for (const i of found) hits.add(i);
  }
  const blockedDay = entry.windows.some(
    (window) => window.from === null && window.to === null && blocked.some((other) => other.date === window.date),
  );
  return blockedDay ? null : [...hits];
}

function coincides(window: Window, start: EpochMinute, part: boolean): boolean {
  const wall = toWall(zoneTable(window.zone), start);
  const day = Math.floor(wall / 1440);
  const minute = wall - day * 1440;
  if (window.date !== null && parseLocalDate(window.date) !== day) return false;
  if (window.date === null && window.rrule !== 'FREQ=DAILY') return false;
  if (window.from === null && window.to === null) return window.date !== null && window.precision === 'day';
  if (window.precision === 'minute' || window.precision === 'approx')
    return window.from !== null && parseClock(window.from) === minute;
  if (part)
    return (
      (window.from === null || parseClock(window.from) <= minute) &&
      (window.to === null || minute < parseClock(window.to))
    );
  return window.from !== null && window.to !== null && parseClock(window.from) === minute;
}

function covers(window: Window, start: EpochMinute): boolean {
  const wall = toWall(zoneTable(window.zone), start);
  const day = Math.floor(wall / 1440);
  const minute = wall - day * 1440;
  if (window.date !== null && parseLocalDate(window.date) !== day) return false;
  if (window.date === null && window.weekday === null && window.rrule !== 'FREQ=DAILY') return false;
  if (
    window.date === null &&
    window.weekday !== null &&
    ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'][(((day + 3) % 7) + 7) % 7] !== window.weekday
  )
    return false;
  const point = window.precision === 'minute' || window.precision === 'approx';
  const from = window.from === null ? 0 : parseClock(window.from);
  const end = window.to !== null ? parseClock(window.to) : point && window.from !== null ? from + 60 : 1440;
  return from <= minute && minute < end;
}

/** What refers to our list of slots by number or place. */
interface Named {
  readonly options: readonly Option[];
  readonly any: boolean;
  readonly none: boolean;
  readonly asked: boolean;
  /** What is said of the slots that are not named ("the other two"). */
  readonly others: 'accept' | 'reject' | null;
}

const NOTHING_NAMED: Named = { options: [], any: false, none: false, asked: false, others: null };

/** Slots that are referred to by number or place in our list. */
function namedOptions(passage: Passage, offered: Offered): Named {
  const options: Option[] = [];
  let any = false;
  let none = false;
  let asked = false;
  let others: Named['others'] = null;
  for (const sentence of passage.sentences) {
    sentence.items.forEach((item, i) => {
      if (item.k !== 'option') return;
      const negative = isNegated(sentence, i) || item.option.k === 'none';
      const evidence = quoteOf(passage, item.from, item.to);
      const numbers = numbersOf(item.option, offered.length);
      if (item.option.k === 'others') others = negative ? 'reject' : 'accept';
      else if (item.option.k === 'none' || (negative && (item.option.k === 'any' || item.option.k === 'all')))
        none = true;
      else if (item.option.k === 'any' || item.option.k === 'all') {
        if (isQuestionAbout(sentence)) asked = true;
        else if (!isSourceReference(sentence, i) && affirms(sentence, item.option.k)) any = true;
      } else if (isQuestionAbout(sentence)) asked = true;
      else if (!isSourceReference(sentence, i) || isExcepted(sentence, i)) {
        const affirmed = sentence.cues.has('works') || sentence.cues.has('free') || sentence.items.length <= 4;
        if (isExcepted(sentence, i) && affirmed) others = 'accept';
        const stance = negative || isExcepted(sentence, i) ? 'reject' : isPreferred(sentence) ? 'prefer' : 'accept';
        for (const option of numbers) options.push({ option, stance, confidence: 0.95, evidence });
      }
    });
  }
  return { options, any, none, asked, others };
}

/** Words beside a choice that say nothing about it. */
const ASIDES: ReadonlySet<Cue> = new Set(['yes', 'signoff', 'greeting', 'polite_if', 'thank']);

/** "Any of those", "these all work": words of assent, or nothing else in the sentence. Thanks for them is no choice. */
function affirms(sentence: ReadSentence, quantifier: OptionRef['k']): boolean {
  if (sentence.statements.some((statement) => statement.stance !== 'cannot')) return false;
  const assent =
    sentence.cues.has('works') || sentence.cues.has('free') || sentence.cues.has('attend') || sentence.cues.has('pref');
  const others = [...sentence.cues].filter((cue) => !ASIDES.has(cue));
  return assent || (quantifier === 'any' && others.length === 0);
}

function numbersOf(option: OptionRef, count: number): number[] {
  switch (option.k) {
    case 'number':
      return option.numbers.filter((n) => n <= count);
    case 'last':
      return [count];
    case 'former':
      return [1];
    case 'that':
      return count === 1 ? [1] : [];
    default:
      return [];
  }
}

function isNegated(sentence: ReadSentence, i: number): boolean {
  const clause = clauseAround(sentence.items, i);
  return clause.some(
    (item) =>
      item.k === 'cue' && (item.cue === 'neg' || item.cue === 'postneg' || item.cue === 'no' || item.cue === 'busy'),
  );
}

function clauseAround(items: readonly Item[], i: number): Item[] {
  let from = i;
  while (from > 0 && !isBoundary(items[from - 1])) from--;
  let to = i + 1;
  while (to < items.length && !isBoundary(items[to])) to++;
  return items.slice(from, to);
}

function isBoundary(item: Item | undefined): boolean {
  return item?.k === 'comma' || (item?.k === 'cue' && (item.cue === 'but' || item.cue === 'otherwise'));
}

/** "all of them except the last", "all but the first". */
function isExcepted(sentence: ReadSentence, i: number): boolean {
  const before = sentence.items[i - 1];
  const whole = sentence.items[i - 2];
  const but = before?.k === 'cue' && before.cue === 'but' && whole !== undefined && isWhole(whole);
  return but || (before?.k === 'keyword' && before.keyword === 'except');
}

function isWhole(item: Item): boolean {
  return (
    (item.k === 'option' && (item.option.k === 'any' || item.option.k === 'all')) ||
    (item.k === 'keyword' && item.keyword === 'any') ||
    (item.k === 'cue' && /^(?:anything|everything)$/.test(item.text))
  );
}

/** "instead of the first one". */
function isSourceReference(sentence: ReadSentence, i: number): boolean {
  const before = sentence.items[i - 1];
  return before?.k === 'keyword' && (before.keyword === 'instead_of' || before.keyword === 'except');
}

function isPreferred(sentence: ReadSentence): boolean {
  return sentence.cues.has('pref') && !sentence.cues.has('works');
}

/** "Is Tuesday still free?" asks; "can we do the second one?" chooses. */
function isQuestionAbout(sentence: ReadSentence): boolean {
  if (!sentence.question) return false;
  if (ASKING_CUES.some((cue) => sentence.cues.has(cue))) return true;
  const first = sentence.items[0];
  return (
    ASKING.test(sentence.opening) ||
    (first?.k === 'cue' && /^(?:is|are|does|do|would|will|did|was|has|ist|sind|est-ce|es|está)\b/.test(first.text))
  );
}

const ASKING_CUES: readonly Cue[] = ['question_word', 'still', 'ask_times'];
/** How a question about something begins in the languages that we read. */
const ASKING = /^(?:is|are|does|did|was|has|ist|sind|est|sont|está|están)$/;

/** One stance for each slot. "Wednesday works, but I'd prefer Friday": the one that is wished for is the choice. */
function merge(options: readonly Option[]): Option[] {
  const byNumber = new Map<number, Option>();
  for (const option of options) {
    const before = byNumber.get(option.option);
    if (!before || (before.stance !== 'reject' && option.stance === 'accept')) byNumber.set(option.option, option);
  }
  const list = [...byNumber.values()].sort((a, b) => a.option - b.option);
  const wished = list.filter((option) => option.stance === 'prefer');
  if (wished.length !== 1) return list;
  return list.flatMap((option) => {
    if (option.stance === 'accept') return [];
    return option.stance === 'prefer' ? [{ ...option, stance: 'accept' as const }] : [option];
  });
}

/** "tomorrow (Thursday)": the same window said twice is one. */
function distinct(windows: readonly Window[]): Window[] {
  const seen = new Set<string>();
  return windows.filter((window) => {
    const key = `${window.stance}|${window.role}|${window.date}|${window.rrule}|${window.from}|${window.to}|${window.zone}`;
    return !seen.has(key) && seen.add(key);
  });
}
