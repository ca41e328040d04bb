import { parseLocalDate } from '../time/calendar-date';
import { type Clause, CONSEQUENCE, clausesOf } from './clauses';
import type { CompiledLexicon } from './lexicon/lexicon';
import { type Passage, quoteOf, type ReadSentence } from './passage';
import type { ReadingContext } from './reading';
import type { TimedStatement } from './timed-statement';
import type { Timeline } from './timeline';
import type { Cue } from './token';

/** What of a message's times may be acted on. */
export interface Licence {
  /** The timeline without the times of other matters. */
  readonly timeline: Timeline;
  /** Words of times that nothing licenses and that could matter. */
  readonly doubts: readonly string[];
  readonly clauses: ReadonlyMap<ReadSentence, readonly Clause[]>;
  /** Clauses that speak of other matters. */
  readonly foreign: ReadonlySet<Clause>;
}

/** Cues that say what a message wants, whatever its times. */
const WANTED: readonly Cue[] = [
  'cancel',
  'decline',
  'stop_mail',
  'remove',
  'add',
  'late',
  'hold_off',
  'ask_times',
  'move',
  'delegate',
  'join_link',
  'never_mind',
  'move_later',
  'move_earlier',
];

/**
 * Asks of every time that a message is read to name for a word in its own clause, or in the clause that it is a list
 * with, that says what the reading says. A time in a clause with another verb and no such word belongs to another
 * matter ("the vote is on the 27th"): it is left out where something licensed remains and is of another day. Any
 * other time without a licence is a doubt.
 */
export function licenceOf(
  passage: Passage,
  timeline: Timeline,
  lexicon: CompiledLexicon,
  context: ReadingContext,
): Licence {
  const clauses = new Map(passage.sentences.map((sentence) => [sentence, clausesOf(passage, sentence, lexicon)]));
  const judged = timeline.statements.map((entry) => ({
    entry,
    ...judge(entry, clauses.get(entry.sentence) ?? []),
  }));
  const licensed = judged.filter(
    ({ verdict, entry }) => verdict === 'licensed' && entry.statement.use === 'window' && entry.windows.length > 0,
  );
  const remains =
    licensed.some(({ entry }) => entry.statement.stance !== 'cannot') ||
    (context.loopState !== 'new' &&
      passage.sentences.some(
        (sentence) =>
          WANTED.some((cue) => sentence.cues.has(cue)) || sentence.items.some((item) => item.k === 'option'),
      ));
  const days = new Set(licensed.flatMap(({ entry }) => entry.windows.map(({ date }) => date)));
  const wanted = new Set(
    licensed
      .filter(({ entry }) => entry.statement.stance !== 'cannot')
      .flatMap(({ entry }) => entry.windows.map(({ date }) => date)),
  );
  const doubts: string[] = [];
  const foreign = new Set(
    passage.sentences.flatMap((sentence) =>
      (clauses.get(sentence) ?? []).filter((clause) => isOfOthers(sentence, clause)),
    ),
  );
  const proposed = licensed.filter(
    ({ entry }) => entry.statement.stance !== 'cannot' && entry.statement.group.times.length > 0,
  );
  const statements = judged.flatMap(({ entry, verdict, clause }) => {
    const back = entry.statement.use === 'return' && entry.statement.group.times.length === 0;
    if (back && proposed.some((other) => other.entry.sentence !== entry.sentence)) return [];
    if (verdict === 'licensed') return [entry];
    const apart = entry.windows.every(({ date, rrule }) => rrule === null && !days.has(date));
    if (verdict === 'foreign' && remains && apart) {
      if (clause) foreign.add(clause);
      return [];
    }
    doubts.push(quoteOfStatement(passage, entry));
    return [entry];
  });
  for (const entry of timeline.statements) {
    if (spansContrast(entry)) doubts.push(quoteOfStatement(passage, entry));
    const open = entry.statement.use === 'other' && !entry.sentence.cues.has('past');
    if (open && entry.windows.some(({ date }) => date !== null && wanted.has(date)))
      doubts.push(quoteOfStatement(passage, entry));
  }
  for (const sentence of passage.sentences) {
    const parts = clauses.get(sentence) ?? [];
    if (context.loopState === 'options_offered') doubts.push(...contrastOf(sentence, parts));
    doubts.push(...looseRange(passage, sentence));
    if (sentence.cues.has('remove') && sentence.cues.has('add')) doubts.push('add and remove');
    if (sentence.cues.has('cancel') && (sentence.cues.has('as_planned') || cancelsAnother(sentence)))
      doubts.push('cancel');
  }
  return {
    timeline: { ...timeline, statements },
    doubts: [...doubts, ...outOfOrder(passage, statements)],
    clauses,
    foreign,
  };
}

type Verdict = 'licensed' | 'foreign' | 'contrary';

function judge(
  { sentence, statement }: TimedStatement,
  clauses: readonly Clause[],
): { verdict: Verdict; clause: Clause | undefined } {
  const { group, stance, use } = statement;
  const at = clauses.findIndex(({ from, to }) => from <= group.first && group.first < to);
  const clause = clauses[at];
  if (!clause || use !== 'window') return { verdict: 'licensed', clause };
  const says = ({ affirms, refuses, limits, tells }: Clause): boolean => affirms || refuses || limits || tells;
  const before = clauses.slice(0, at).findLast(says);
  const after = clauses.slice(at + 1).find(says);
  const grant = (good: boolean | undefined): { verdict: Verdict; clause: Clause } => ({
    verdict: good ? 'licensed' : 'contrary',
    clause,
  });
  if (stance === 'cannot' || stance === 'avoid') {
    if (clause.contrasts && isExceptionOf(sentence, group.first)) return grant(true);
    if (clause.refuses && clause.limits && saysOnly(sentence, clause)) return grant(false);
    if (clause.refuses || clause.limits) return grant(true);
    if (clause.affirms || clause.tells) return grant(!clause.affirms && after?.refuses && !after.timely);
    return grant(before ? before.refuses || before.limits || (!before.affirms && after?.refuses) : after?.refuses);
  }
  if (clause.denies || (clause.others && clause.affirms)) return grant(false);
  if (clause.others) return { verdict: 'foreign', clause };
  if (clause.affirms) return grant(true);
  if (clause.refuses) return grant(sentence.question);
  const strange = hasStranger(sentence, clause);
  if (!sentence.question && isSubject(sentence, clause)) {
    if (clause.tells || strange) return grant(false);
  } else if (!sentence.question && (clause.tells || strange)) return { verdict: 'foreign', clause };
  if (strange) return grant(false);
  if (clause.tells || (!before && !after)) return grant(true);
  if (clause.adds && before?.refuses) return grant(false);
  return grant(
    before?.affirms ||
      after?.affirms ||
      before?.limits ||
      after?.limits ||
      (before?.refuses && (clause.limits || !after)),
  );
}

/** "Any day next week but Tuesday": the word of contrast stands between a stretch and a part of it. */
function isExceptionOf({ items }: ReadSentence, first: number): boolean {
  const [whole, but] = [items[first - 2], items[first - 1]];
  const stretch = whole?.k === 'day' && (whole.day.k === 'period' || whole.day.k === 'every');
  return stretch && but?.k === 'cue' && but.cue === 'but';
}

/** "The only day I am not in court is Thursday": the two turn each other. */
function saysOnly({ items }: ReadSentence, { from, to }: Clause): boolean {
  const inside = items.slice(from, to);
  const only = inside.findIndex((item) => item.k === 'keyword' && item.keyword === 'only');
  return only >= 0 && inside.slice(only).some((item) => item.k === 'cue' && item.cue === 'neg');
}

/** "Friday is …": the time itself is what something is said of. */
function isSubject({ items }: ReadSentence, { from, to }: Clause): boolean {
  const inside = items.slice(from, to);
  const first = inside.findIndex((item) => item.k === 'day' || item.k === 'time');
  const plain = inside.slice(0, first).every((item) => item.k === 'comma' || item.k === 'keyword');
  const after = inside.slice(first).find((item) => item.k !== 'day' && item.k !== 'time' && item.k !== 'zone');
  return plain && after?.k !== 'name';
}

function hasStranger(sentence: ReadSentence, { from, to }: Clause): boolean {
  return sentence.items.slice(from, to).some((item) => item.k === 'unknown');
}

function quoteOfStatement(passage: Passage, { sentence, statement }: TimedStatement): string {
  const first = sentence.items[statement.group.first];
  const last = sentence.items[statement.group.last];
  return first && last ? quoteOf(passage, first.from, last.to).toLowerCase() : '';
}

/** Days are named in their order: one that is read as weeks before a date named in the same sentence is misread, unless it is a full date. */
function outOfOrder(passage: Passage, statements: readonly TimedStatement[]): string[] {
  const latest = new Map<ReadSentence, number>();
  return statements.flatMap((entry) => {
    if (entry.statement.use !== 'window') return [];
    const dates = entry.windows.flatMap(({ date, rrule, role }) =>
      date !== null && rrule === null && role === 'offer' ? [parseLocalDate(date)] : [],
    );
    if (dates.length === 0) return [];
    const before = latest.get(entry.sentence) ?? Number.NEGATIVE_INFINITY;
    const { days } = entry.statement.group;
    const bare = days.every((day) => day.k === 'weekday' && day.within === null);
    const full = days.every((day) => (day.k === 'date' && day.month !== null) || day.k === 'numeric');
    if (!bare) latest.set(entry.sentence, Math.max(before, ...dates));
    return !full && weekOf(Math.min(...dates)) < weekOf(before) ? [quoteOfStatement(passage, entry)] : [];
  });
}

/** "Thursday, but then I would miss my flight at 4": a day and its time on two sides of a contrast. */
function spansContrast({ sentence, statement }: TimedStatement): boolean {
  return sentence.items
    .slice(statement.group.first, statement.group.last)
    .some((item) => item.k === 'cue' && item.cue === 'but' && !CONSEQUENCE.has(item.text));
}

/** "Cancel another call", "cancel the room but keep the call": not the meeting, or not only. */
function cancelsAnother({ items }: ReadSentence): boolean {
  const at = items.findIndex((item) => item.k === 'cue' && item.cue === 'cancel');
  const next = items[at + 1];
  const another = next?.k === 'keyword' && next.keyword === 'another';
  const kept = items.slice(at).some((item) => item.k === 'cue' && (item.cue === 'keep' || item.cue === 'but'));
  return another || kept;
}

function weekOf(day: number): number {
  return Math.floor((day + 3) / 7);
}

/** "The first is possible, but the third is better, so let's take that": slots on both sides of a contrast are not both taken. */
function contrastOf(sentence: ReadSentence, clauses: readonly Clause[]): string[] {
  const at = clauses.findIndex(({ contrasts }) => contrasts);
  if (at < 1 || sentence.cues.has('pref') || sentence.cues.has('avoid')) return [];
  const before = clauses.slice(0, at).some((clause) => clause.names && !clause.refuses && !clause.denies);
  const after = clauses.slice(at).some((clause) => clause.picks && !clause.refuses && !clause.limits);
  return before && after ? ['contrast'] : [];
}

/** "9 to 10:15" that was read as two times: a word of ranges that no phrase took between two of them. */
function looseRange(passage: Passage, { items }: ReadSentence): string[] {
  return items.flatMap((item, i) => {
    const before = items[i - 1];
    const after = items[i + 1];
    const between = before?.k === 'time' && after?.k === 'time';
    return item.k === 'keyword' && (item.keyword === 'to' || item.keyword === 'from') && between
      ? [quoteOf(passage, before.from, after.to)]
      : [];
  });
}

/** All that a clause says of times is past or of another matter. */
function isOfOthers({ statements }: ReadSentence, { from, to }: Clause): boolean {
  const own = statements.filter(({ group }) => from <= group.first && group.first < to);
  return own.length > 0 && own.every(({ use }) => use === 'other');
}
