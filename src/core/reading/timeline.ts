import { dateOf, parseClock, parseLocalDate, weekdayOf } from '../time/calendar-date';
import type { EpochMinute } from '../time/period';
import { toInstant, toWall, zoneTable } from '../time/zone';
import { dayFirst } from './conventions';
import { resolveDay } from './day-resolution';
import type { CalendarContext, DaySpan } from './day-span';
import type { CompiledLexicon } from './lexicon/lexicon';
import { type Passage, quoteOf, type ReadSentence } from './passage';
import type { ReadingContext, Window } from './reading';
import type { Statement } from './statement';
import type { DayExpr } from './time-expression';
import { type WindowContext, windowsOf } from './windows';

/** The windows of one statement with the sentence that it stands in. */
export interface TimedStatement {
  readonly sentence: ReadSentence;
  readonly statement: Statement;
  readonly windows: readonly Window[];
}

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
    for (const statement of ordered) {
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
        last: statement.use === 'other' ? null : last,
      };
      const windowContext: WindowContext = {
        calendar: base,
        hours: { workday: context.workday, part: null, clock24: lexicon.notation.clock24 },
        senderZone: context.senderZone,
        ownerZone: context.ownerZone,
        statedZone: input.statedZone,
        role: context.role,
        anchor: input.anchor ?? offeredOn(statement, base, context, dayOf),
        carried: statement.stance === 'cannot' ? lastNamed : carried,
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
        if (found.span && !isNested(statement, found.span, last)) last = found.span;
        if (statement.group.days.length > 0) {
          const named = pinned(statement.group.days, found.span, found.windows);
          carried = continues ? [...carried, ...named] : named;
          lastNamed = named;
          continues = true;
        }
      }
      const isStart = series && ordered.length > 1 && statement.group.times.length === 0 && !namesWeekday(statement);
      here.push({ sentence, statement, windows: isStart ? [] : found.windows });
    }
    narrowBefore(statements, here);
    narrowPeriod(statements, here);
    const echoes = withoutEchoes(clipped(here));
    ambiguous ||= clocksDisagree(echoes);
    statements.push(...echoes);
  }
  return { statements, conflict, ambiguous, impossible };
}

/** Days named as absolute dates, so that a later sentence means the same ones. */
function pinned(days: readonly DayExpr[], span: DaySpan | null, windows: readonly Window[]): readonly DayExpr[] {
  if (span?.grain !== 'day' || span.from === null || days.length !== 1 || windows.length === 0) return days;
  return [{ k: 'date', ...dateOf(span.from), weekday: weekdayOf(span.from) }];
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

/** "8:30 PST / 11:30 EST" is one instant said twice: the second saying is dropped. */
function withoutEchoes(statements: readonly TimedStatement[]): TimedStatement[] {
  const seen = new Map<number, string>();
  return statements.map((entry) => ({
    ...entry,
    windows: entry.windows.filter((window) => {
      if (window.date === null || window.from === null || window.to !== null || window.zoneSource !== 'explicit')
        return true;
      const instant = toInstant(zoneTable(window.zone), parseLocalDate(window.date) * 1440 + parseClock(window.from));
      const zone = seen.get(instant);
      if (zone === undefined) seen.set(instant, window.zone);
      return zone === undefined || zone === window.zone;
    }),
  }));
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
    (day) => day.k === 'weekday' && day.rel === 'bare' && day.within === null,
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

/** "Let's do Thursday. 2:30?", "next week? Afternoons": a time said next narrows the days that were named alone just before. */
function narrowBefore(before: TimedStatement[], here: readonly TimedStatement[]): void {
  const previous = before[before.length - 1];
  const next = here[0];
  if (!previous || !next || next.sentence.newParagraph || next.statement.group.days.length > 0) return;
  const times = next.statement.group.times;
  const plain =
    times.length > 0 && times.every((time) => time.k === 'clock' || time.k === 'range' || time.k === 'part');
  const open = ({ statement }: TimedStatement): boolean => statement.stance === 'can' && statement.use === 'window';
  if (!plain || !open(next)) return;
  const covered = new Set(here.flatMap((entry) => (open(entry) ? entry.windows.map((window) => window.date) : [])));
  for (let i = before.length - 1; i >= 0; i--) {
    const entry = before[i] as TimedStatement;
    const alone = open(entry) && entry.statement.group.times.length === 0 && entry.statement.group.days.length > 0;
    if (entry.sentence !== previous.sentence || !alone) break;
    if (entry.windows.every((window) => covered.has(window.date))) before[i] = { ...entry, windows: [] };
  }
}

/** "Next week looks better. I could do Tuesday or Thursday.": days named inside a stretch of the sentence before are what is meant of it. */
function narrowPeriod(before: TimedStatement[], here: readonly TimedStatement[]): void {
  const at = before.length - 1;
  const previous = before[at];
  const open = ({ statement }: TimedStatement): boolean => statement.stance === 'can' && statement.use === 'window';
  const stretch = previous?.statement.group.days.length === 1 ? previous.statement.group.days[0] : undefined;
  if (!previous || stretch?.k !== 'period' || stretch.part !== null || previous.statement.group.times.length > 0)
    return;
  const inner = here.filter(open);
  const dates = new Set(previous.windows.map((window) => window.date));
  const inside = inner.every(
    ({ statement, windows }) =>
      windows.length > 0 &&
      statement.group.days.every((day) => day.k === 'weekday' || day.k === 'date' || day.k === 'span') &&
      windows.every((window) => window.date !== null && dates.has(window.date)),
  );
  if (open(previous) && inner.length > 0 && inside && !here[0]?.sentence.newParagraph)
    before[at] = { ...previous, windows: [] };
}

/** "next month, after the 10th": a bound said after a stretch cuts the stretch. */
function clipped(statements: readonly TimedStatement[]): TimedStatement[] {
  const out = [...statements];
  for (let i = 1; i < out.length; i++) {
    const here = out[i] as TimedStatement;
    const before = out[i - 1] as TimedStatement;
    const bound = here.statement.group.days.length === 1 ? here.statement.group.days[0] : undefined;
    const edge = here.windows[0];
    const stretch = before.statement.group.days.some((day) => day.k === 'period') && before.windows.length > 1;
    if (bound?.k !== 'bound' || !edge?.date || !stretch || here.statement.stance !== before.statement.stance) continue;
    const date = edge.date;
    const keep = before.windows.filter(
      (window) =>
        window.date === null ||
        (edge.role === 'earliest' ? window.date >= date : edge.role === 'deadline' ? window.date <= date : true),
    );
    if (keep.length === 0 || keep.length === before.windows.length) continue;
    out[i - 1] = { ...before, windows: keep };
    out[i] = { ...here, windows: [] };
  }
  return out;
}
