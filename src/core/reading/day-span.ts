import type { DayNumber } from '../time/calendar-date';
import type { DayExpr } from './time-expression';

/** Days that a phrase means; `to` is exclusive. An open side is null. */
export interface DaySpan {
  readonly from: DayNumber | null;
  readonly to: DayNumber | null;
  readonly grain: 'day' | 'days' | 'weekend' | 'week' | 'month' | 'quarter' | 'year';
  /** A bound rather than a stretch of days: its words. */
  readonly bound?: Extract<DayExpr, { k: 'bound' }>['side'];
  /** The weekday beside the date is another one. */
  readonly conflict?: boolean;
  /** Other days that the words could mean; the sender has to be asked. */
  readonly alternatives?: readonly DayNumber[];
  /** Monday of the week that the words name: weekdays said after it lie in that week. */
  readonly week?: DayNumber;
  /** "in 20 minutes": an instant, minutes of the day after `from`. */
  readonly minute?: number;
  /** "within 20 minutes": where the stretch ends, minutes of its last day. */
  readonly untilMinute?: number;
}

export interface CalendarContext {
  readonly today: DayNumber;
  /** Minutes of the day, for instants. */
  readonly minute: number;
  /** Null: unknown, a number date that reads both ways is ambiguous. */
  readonly dayFirst: boolean | null;
  readonly mode: 'mail' | 'times';
  /** Days of the slots that we offered. */
  readonly offered: readonly DayNumber[];
  /** Day of the booked event. */
  readonly event: DayNumber | null;
  /** What was named last: nested weekdays and "the week after" hang on it. */
  readonly last: DaySpan | null;
  /** Read words on which speakers differ ("next Friday", a date without a year, "early June") the other way. */
  readonly other?: boolean;
  /** "since March": of days that come again the last one is meant. */
  readonly past?: boolean;
}

/** Of two days with the same name the one that is meant: the next, or by the other reading the nearer. */
export function occurrence(next: DayNumber, previous: DayNumber | null, context: CalendarContext): DayNumber {
  if (previous === null) return next;
  if (context.past) return next <= context.today ? next : previous;
  return context.other && context.today - previous < next - context.today ? previous : next;
}

/** The span of a single day. */
export function oneDay(day: DayNumber): DaySpan {
  return { from: day, to: day + 1, grain: 'day' };
}
