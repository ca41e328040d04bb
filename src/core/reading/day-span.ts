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
}

/** The span of a single day. */
export function oneDay(day: DayNumber): DaySpan {
  return { from: day, to: day + 1, grain: 'day' };
}
