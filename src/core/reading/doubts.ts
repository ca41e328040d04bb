import { parseClock, parseLocalDate } from '../time/calendar-date';
import { toInstant, zoneTable } from '../time/zone';
import { type Clause, clausesOf } from './clauses';
import { statedZone } from './details';
import { doubtsOfClauses } from './doubts-of-clauses';
import { doubtsOfWords } from './doubts-of-words';
import type { CompiledLexicon } from './lexicon/lexicon';
import { namesSeveralMedia } from './medium';
import { type Passage, quoteOf, type ReadSentence } from './passage';
import type { Reading, ReadingContext } from './reading';
import type { Statement } from './statement';
import type { DayExpr } from './time-expression';
import type { Timeline } from './timeline';
import { asksForOpenTitle } from './titles';
import type { Keyword, Token } from './token';
import { isMeaningless } from './token-shape';

/** Most words of a place that is named without a verb. */
const MOST_PLACE_WORDS = 5;

/** Words that open where something is. */
const PLACING: ReadonlySet<Keyword> = new Set(['at', 'in', 'my', 'your']);

/** What well-read words leave open together: each is a reason to ask rather than to act. */
export function doubtsOf(
  passage: Passage,
  timeline: Timeline,
  details: Reading['details'],
  lexicon: CompiledLexicon,
  context: ReadingContext,
): string[] {
  const doubts = passage.sentences.flatMap((sentence) => looseWeeks(passage, sentence));
  if (leavesStatedPlace(passage, timeline)) doubts.push('zone');
  if (namesSeveralMedia(passage)) doubts.push('medium');
  if (asksForOpenTitle(passage.text)) doubts.push('title');
  const proposes = timeline.statements.some(({ statement }) => isOpen(statement));
  const placeless = details.medium === null && details.location === null;
  if (context.role === 'guest' && context.loopState === 'new' && proposes && placeless)
    doubts.push(...unreadPlaces(passage, lexicon));
  if (context.role === 'owner' && cued(passage, 'hold_off') && cued(passage, 'resume'))
    doubts.push('hold off and resume');
  return [
    ...doubts,
    ...openRefusals(passage, timeline),
    ...arrivals(passage, timeline, context),
    ...doubtsOfClauses(passage, lexicon, context),
    ...doubtsOfWords(passage, context),
    ...passage.sentences.flatMap((sentence) => refusedWeekdays(passage, sentence, context)),
  ];
}

function isOpen({ use, stance }: Statement): boolean {
  return use === 'window' && stance !== 'cannot' && stance !== 'avoid';
}

function cued(passage: Passage, cue: 'hold_off' | 'resume'): boolean {
  return passage.sentences.some(({ cues }) => cues.has(cue));
}

/** "Thursday is fine too, next week": a week set apart behind bare weekdays is their week, or one more offer. */
function looseWeeks(passage: Passage, { items, statements }: ReadSentence): string[] {
  return statements.flatMap((statement, n) => {
    const { group } = statement;
    const at = items.findIndex(
      (item, i) => i >= group.first && i <= group.last && item.k === 'day' && item.day.k === 'period',
    );
    const bare = statements.slice(0, n).some((before) => isOpen(before) && before.group.days.some(isBareWeekday));
    const week = items[at];
    const after = items[at + 1];
    const apart = items[at - 1]?.k === 'comma' && (!after || after.k === 'comma');
    return week && bare && apart && isOpen(statement) ? [quoteOf(passage, week.from, week.to)] : [];
  });
}

/** "I'm in Perth Wednesday and Thursday …, but Friday at 10": the zone of the place need not be Friday's. */
function leavesStatedPlace(passage: Passage, { statements }: Timeline): boolean {
  const zone = statedZone(passage);
  if (zone === null) return false;
  const there = statements.filter(
    ({ statement: { use, group } }) => use === 'context' && group.days.length > 0 && group.days.every(isBareWeekday),
  );
  const days = new Set(there.flatMap(({ windows }) => windows.map(({ date }) => date)));
  return (
    days.size > 0 &&
    statements.some(
      ({ statement, windows }) =>
        isOpen(statement) && windows.some((window) => window.zone === zone && !days.has(window.date)),
    )
  );
}

/** "Fri 7am, at the site.", "Your trailer.": a thing named without a verb beside a proposal may be where to meet. */
function unreadPlaces(passage: Passage, lexicon: CompiledLexicon): string[] {
  return passage.sentences.flatMap((sentence) =>
    clausesOf(passage, sentence, lexicon).flatMap((clause) => {
      const tokens = tokensOf(passage, sentence, clause);
      const opens = tokens[0];
      const placing = PLACING.has(opens?.keyword as Keyword);
      const strange = tokens.filter(isMeaningless);
      const plain = tokens.every(
        (token, i) => i === 0 || token.filler || token.keyword === 'the' || strange.includes(token),
      );
      return placing && plain && strange.length > 0 && tokens.length <= MOST_PLACE_WORDS
        ? [tokens.map(({ text }) => text).join(' ')]
        : [];
    }),
  );
}

function tokensOf({ tokens }: Passage, sentence: ReadSentence, clause: Clause): Token[] {
  const start = clause.from === 0 ? sentence.from : (sentence.items[clause.from]?.from ?? sentence.from);
  const end = sentence.items[clause.to]?.from ?? sentence.to;
  return tokens.slice(start, end).filter((token) => !token.comma);
}

/** "No Monday", "not on Wednesday, and never before 9": the next one, or any? */
function refusedWeekdays(passage: Passage, { items, statements }: ReadSentence, context: ReadingContext): string[] {
  const refused = statements.filter(({ use, stance }) => use === 'window' && stance === 'cannot');
  const always = refused.some(({ group }) => group.days.length === 0);
  return refused.flatMap(({ group }) => {
    const first = items[group.first];
    const before = items[group.first - 1];
    const none = context.role === 'owner' && before?.k === 'keyword' && before.keyword === 'none';
    const whole = group.times.length === 0 && group.days.length > 0 && group.days.every(isBareWeekday);
    return first && whole && (always || none) ? [quoteOf(passage, first.from, first.to)] : [];
  });
}

/** Within so many minutes of its start a time of the booked day may be when somebody comes. */
const ARRIVAL_MINUTES = 60;
const MOVING = [
  'move',
  'move_later',
  'move_earlier',
  'make_it',
  'propose',
  'request',
  'free',
  'instead',
  'works',
] as const;

/** "Be there at 14:20", "Thursday: 2 or 2:30?": just after the start, and with no word that moves the meeting. */
function arrivals(passage: Passage, { statements }: Timeline, context: ReadingContext): string[] {
  const start = (context.event ?? context.offered[0])?.start;
  if (context.loopState !== 'booked' || start === undefined) return [];
  return statements.flatMap(({ sentence, statement, windows }) => {
    const moves =
      MOVING.some((cue) => sentence.cues.has(cue)) ||
      sentence.items.some((item) => item.k === 'keyword' && item.keyword === 'instead_of');
    const near = windows.some(({ date, from, to, zone, role }) => {
      if (date === null || from === null || to !== null || role !== 'offer') return false;
      const after = toInstant(zoneTable(zone), parseLocalDate(date) * 1440 + parseClock(from)) - start;
      return after > 0 && after < ARRIVAL_MINUTES;
    });
    const item = sentence.items[statement.group.first];
    return !moves && near && isOpen(statement) && item ? [quoteOf(passage, item.from, item.to)] : [];
  });
}

/** "Nothing from Monday on": with no day that suits, all days after it are refused, and windows end somewhere. */
function openRefusals(passage: Passage, { statements }: Timeline): string[] {
  if (statements.some(({ statement, windows }) => isOpen(statement) && windows.length > 0)) return [];
  return statements.flatMap(({ sentence, statement: { group, stance, use } }) => {
    const open = group.days.some((day) => day.k === 'bound' && (day.side === 'after' || day.side === 'from'));
    const item = sentence.items[group.first];
    return use === 'window' && stance === 'cannot' && open && item ? [quoteOf(passage, item.from, item.to)] : [];
  });
}

function isBareWeekday(day: DayExpr): boolean {
  return day.k === 'weekday' && day.rel === 'bare' && day.within === null;
}
