import { dateOf, weekdayOf } from '../time/calendar-date';
import type { EpochMinute } from '../time/period';
import { toWall, zoneTable } from '../time/zone';
import { dayFirst } from './conventions';
import { resolveDay } from './day-resolution';
import type { CalendarContext, DaySpan } from './day-span';
import type { CompiledLexicon } from './lexicon/lexicon';
import { clipped, narrow, wishesOfDays, withoutEchoes } from './narrowing';
import { type Passage, quoteOf, type ReadSentence } from './passage';
import type { ReadingContext, Window } from './reading';
import type { Statement } from './statement';
import type { CalendarPeriod, DayExpr } from './time-expression';
import type { TimedStatement } from './timed-statement';
import { type WindowContext, windowsOf } from './windows';

export interface Timeline {
  readonly statements: readonly TimedStatement[];
  readonly conflict: boolean;
  readonly ambiguous: boolean;
  /** Words that name a day that does not exist. */
  readonly impossible: boolean;
}

export interface TimelineInput {
  readonly passage: Passage;
  readonly context: ReadingContext;
  readonly lexicon: CompiledLexicon;
  readonly statedZone: string | null;
  readonly anchor: { readonly start: EpochMinute; readonly end: EpochMinute } | null;
  readonly absence: boolean;
}

/** Resolves every statement of a message in order, carrying what was named last from one to the next. */
export function timelineOf(input: TimelineInput): Timeline {
  const { passage, context, lexicon } = input;
  const zone = zoneTable(input.statedZone ?? context.senderZone ?? context.ownerZone);
  const wall = toWall(zone, context.now);
  const dayOf = (t: EpochMinute): number => Math.floor(toWall(zone, t) / 1440);
  const statements: TimedStatement[] = [];
  let last: DaySpan | null = null;
  let carried: readonly DayExpr[] = [];
  let lastNamed: readonly DayExpr[] = [];
  let away: DaySpan | null = null;
  /** The days that were named last are out altogether: a refused time said next is one of every day. */
  let refusedWhole = false;
  /** The week that a heading names ("Next week:") for the lines below it. */
  let scope: CalendarPeriod | null = null;
  let conflict = false;
  let ambiguous = false;
  let impossible = false;
  for (const sentence of passage.sentences) {
    if (sentence.newParagraph) {
      carried = [];
      lastNamed = [];
    }
    if (sentence.listItem) last = null;
    const series = sentence.statements.some((statement) => isSeries(statement));
    const ordered = series
      ? [...sentence.statements].sort((a, b) => Number(isSeries(a)) - Number(isSeries(b)))
      : sentence.statements;
    const here: TimedStatement[] = [];
    let continues = false;
    /** What came before the week after, for the days of it that are named together. */
    let before: { readonly following: string; readonly last: DaySpan | null } | null = null;
    /** "I am out on Monday. Any afternoon is fine": no time that suits is on a day that is out. */
    const begunRefused = refusedWhole;
    if (sentence.statements.length === 0) scope = null;
    for (const said of ordered) {
      const statement = onSameWeekday(insidePeriod(said, scope, carried), input.anchor, dayOf);
      const elsewhere =
        begunRefused && refusedWhole && statement.stance !== 'cannot' && statement.group.days.length === 0;
      const following = followingOf(statement);
      const after: DaySpan | null = before && before.following === following ? before.last : last;
      before = following === null ? null : { following, last: after };
      const base: CalendarContext = {
        today: Math.floor(wall / 1440),
        minute: ((wall % 1440) + 1440) % 1440,
        dayFirst: dayFirst(
          context.locale,
          lexicon.language,
          context.senderZone ?? (context.role === 'owner' ? context.ownerZone : null),
        ),
        mode: 'mail',
        offered: context.loopState === 'options_offered' ? context.offered.map((slot) => dayOf(slot.start)) : [],
        event: input.anchor && context.loopState === 'booked' ? dayOf(input.anchor.start) : null,
        last: statement.use === 'other' || elsewhere ? null : after,
      };
      const windowContext: WindowContext = {
        calendar: base,
        hours: { workday: context.workday, part: null, clock24: lexicon.notation.clock24 },
        senderZone: context.senderZone,
        ownerZone: context.ownerZone,
        statedZone: input.statedZone,
        role: context.role,
        anchor: input.anchor ?? offeredOn(statement, base, context, dayOf),
        carried: elsewhere
          ? []
          : statement.stance !== 'cannot'
            ? isLimit(carried)
              ? []
              : carried
            : refusedWhole || isLimit(lastNamed)
              ? []
              : lastNamed,
        absence: input.absence,
        moving: context.loopState === 'booked' || sentence.cues.has('move'),
      };
      const quote = itemQuote(passage, sentence, statement);
      continues &&= statement.stance === here[here.length - 1]?.statement.stance;
      let found = windowsOf(statement, quote, windowContext);
      if (
        away &&
        statement.stance !== 'cannot' &&
        isBareWeekday(statement) &&
        found.span &&
        insideOf(found.span, away)
      ) {
        const later = { ...base, today: (away.to as number) - 1, offered: [], last: null };
        found = windowsOf(statement, quote, { ...windowContext, calendar: later });
      }
      if (
        statement.stance === 'cannot' &&
        statement.group.times.length === 0 &&
        found.span?.from != null &&
        found.span.to !== null &&
        found.span.to - found.span.from > 1
      )
        away = found.span;
      if (statement.use !== 'other') {
        conflict ||= found.conflict;
        ambiguous ||= found.ambiguous;
        impossible ||= found.impossible;
        if (found.span && !isNested(statement, found.span, last)) last = endOfAbsence(statement, found.span);
        if (statement.group.days.length > 0) {
          const named = pinned(statement, found.span, found.windows);
          refusedWhole = statement.stance === 'cannot' && statement.group.times.length === 0;
          carried = continues ? [...carried, ...named] : named;
          lastNamed = named;
          continues = true;
        }
      }
      const isStart = series && ordered.length > 1 && statement.group.times.length === 0 && !namesWeekday(statement);
      here.push({ sentence, statement, windows: isStart ? [] : found.windows });
    }
    scope = headingOf(passage, sentence) ?? scope;
    const echoes = withoutEchoes(clipped(here));
    ambiguous ||= clocksDisagree(echoes);
    statements.push(...echoes);
    narrow(statements, scope !== null);
  }
  return { statements: wishesOfDays(statements), conflict, ambiguous, impossible };
}

/** "Tuesday or Wednesday of the week after": the unit after which both are; null where none is. */
function followingOf({ group }: Statement): string | null {
  const within = group.days.map((day) =>
    day.k === 'weekday' && day.within?.k === 'following' ? day.within.unit : null,
  );
  return within.find((unit) => unit !== null) ?? null;
}

/** Days named as absolute dates, so that a later sentence means the same ones; the end of an absence as its day. */
function pinned(statement: Statement, span: DaySpan | null, windows: readonly Window[]): readonly DayExpr[] {
  const { days } = statement.group;
  const only = days.length === 1 ? days[0] : undefined;
  if (only?.k === 'bound' && only.side === 'until' && statement.stance === 'cannot') return [only.day];
  if (span?.grain !== 'day' || span.from === null || !only || windows.length === 0) return days;
  return [{ k: 'date', ...dateOf(span.from), weekday: weekdayOf(span.from) }];
}

/** "The following week, same time": of the week the day that the meeting has now. */
function onSameWeekday(
  statement: Statement,
  anchor: ReadingContext['event'],
  dayOf: (at: EpochMinute) => number,
): Statement {
  const { days, times } = statement.group;
  const only = days.length === 1 ? days[0] : undefined;
  const week = only?.k === 'period' && only.part === null && 'unit' in only.period && only.period.unit === 'week';
  if (!anchor || !week || !times.some(({ k }) => k === 'same')) return statement;
  const day: DayExpr = { k: 'weekday', day: weekdayOf(dayOf(anchor.start)), rel: 'bare', within: only.period };
  return { ...statement, group: { ...statement.group, days: [day] } };
}

/**
 * "Next week: / - Tue after 3", "next week? Any day but Friday": weekdays and classes of days inside the stretch named
 * above.
 */
function insidePeriod(statement: Statement, scope: CalendarPeriod | null, carried: readonly DayExpr[]): Statement {
  const only = carried.length === 1 ? carried[0] : undefined;
  const outer = scope ? ({ k: 'period', period: scope, part: null } as const) : only?.k === 'period' ? only : null;
  if (!outer || statement.use !== 'window') return statement;
  const days = statement.group.days.map((day): DayExpr => {
    if (scope && day.k === 'weekday' && day.rel === 'bare' && day.within === null) return { ...day, within: scope };
    if (day.k !== 'every' || day.recurring || day.interval !== 1) return day;
    return day.weekdays === null ? outer : { k: 'weekdays_of', weekdays: day.weekdays, of: outer };
  });
  return { ...statement, group: { ...statement.group, days } };
}

/** "I'm away until Thursday, then free that day": what is spoken of next is the day on which the absence ends. */
function endOfAbsence({ stance, group }: Statement, span: DaySpan): DaySpan {
  const only = group.days.length === 1 ? group.days[0] : undefined;
  if (stance !== 'cannot' || only?.k !== 'bound' || only.side !== 'until' || span.to === null) return span;
  return { from: span.to, to: span.to + 1, grain: 'day' };
}

/** The stretch that a line ending in a colon names, for the lines below it. */
function headingOf(passage: Passage, sentence: ReadSentence): CalendarPeriod | null {
  const days = sentence.statements.flatMap(({ group }) => group.days);
  const only = days.length === 1 ? days[0] : undefined;
  const heads = passage.tokens[sentence.to - 1]?.raw === ':' && only?.k === 'period' && only.part === null;
  return heads ? only.period : null;
}

function itemQuote(passage: Passage, sentence: ReadSentence, statement: Statement): string {
  const first = sentence.items[statement.group.first];
  const last = sentence.items[statement.group.last];
  return first && last ? quoteOf(passage, first.from, last.to) : '';
}

function namesWeekday(statement: Statement): boolean {
  return statement.group.days.some((day) => day.k === 'every' && (day.weekdays !== null || day.freq !== 'weekly'));
}

function isSeries(statement: Statement): boolean {
  return statement.group.days.some((day) => day.k === 'every' && day.recurring);
}

/** A weekday inside the range named before does not replace the range. */
function isNested(statement: Statement, span: DaySpan, last: DaySpan | null): boolean {
  if (
    !last ||
    last.from === null ||
    last.to === null ||
    span.from === null ||
    span.to === null ||
    last.to - last.from <= 1
  )
    return false;
  const weekdays = statement.group.days.every(
    (day) =>
      (day.k === 'weekday' && day.rel === 'bare' && day.within === null) || (day.k === 'date' && day.month === null),
  );
  return weekdays && span.from >= last.from && span.to <= last.to;
}

/** "30 minutes later on Tuesday": the one slot that we offered on that day. */
function offeredOn(
  statement: Statement,
  calendar: CalendarContext,
  context: ReadingContext,
  dayOf: (t: EpochMinute) => number,
): WindowContext['anchor'] {
  const day = statement.group.days.length === 1 ? statement.group.days[0] : undefined;
  const span =
    day && statement.group.times.some((time) => time.k === 'shift' || time.k === 'same')
      ? resolveDay(day, calendar)
      : null;
  if (span?.grain !== 'day') return null;
  const slots = context.offered.filter((slot) => dayOf(slot.start) === span.from);
  return slots.length === 1 ? (slots[0] ?? null) : null;
}

/** "By Friday. Never in the morning": what bounds the search is not what the refused time hangs on. */
function isLimit(days: readonly DayExpr[]): boolean {
  return days.length > 0 && days.every((day) => day.k === 'bound');
}

function isBareWeekday(statement: Statement): boolean {
  return (
    statement.group.days.length > 0 &&
    statement.group.days.every((day) => day.k === 'weekday' && day.rel === 'bare' && day.within === null)
  );
}

function insideOf(span: DaySpan, outer: DaySpan): boolean {
  return (
    span.from !== null && outer.from !== null && outer.to !== null && span.from >= outer.from && span.from < outer.to
  );
}

/** "10am ET (4pm my time)" that are not the same instant: one of the two is a slip. */
function clocksDisagree(statements: readonly TimedStatement[]): boolean {
  const points = statements.flatMap(({ windows }) =>
    windows.filter(
      (window) =>
        window.date !== null && window.from !== null && window.to === null && window.zoneSource === 'explicit',
    ),
  );
  return points.some((a) => points.some((b) => a.date === b.date && a.zone !== b.zone));
}
