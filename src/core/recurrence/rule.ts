import type { BasicDateTime } from '../time/basic-format';

/** Seconds of local wall time, counted as if the wall clock were UTC. Only inside recurrence; minutes everywhere else. */
export type WallSecond = number;

export const FREQUENCIES = ['SECONDLY', 'MINUTELY', 'HOURLY', 'DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const;
export type Frequency = (typeof FREQUENCIES)[number];

/** Calendars other than the Gregorian that RSCALE may name. */
export const SCALES = [
  'chinese',
  'dangi',
  'hebrew',
  'ethiopic',
  'coptic',
  'indian',
  'persian',
  'islamic-civil',
  'islamic-tbla',
  'islamic-umalqura',
] as const;
export type Scale = (typeof SCALES)[number];

/** A BYDAY entry: weekday 0 (Monday) to 6; `nth` counts within the month or year, from the end if negative, 0 = every. */
export interface WeekdayRule {
  readonly nth: number;
  readonly weekday: number;
}

/** A recurrence rule (RFC 5545 3.3.10). Lists are sorted and free of duplicates; an empty list means "part absent". */
export interface RecurrenceRule {
  readonly freq: Frequency;
  readonly interval: number;
  readonly count: number | null;
  /** As written: a calendar day, a time of the series' own clock, or a time in UTC. */
  readonly until: BasicDateTime | null;
  /** First day of the week, 0 = Monday. */
  readonly wkst: number;
  readonly byMonth: readonly number[];
  readonly byWeekNo: readonly number[];
  readonly byYearDay: readonly number[];
  readonly byMonthDay: readonly number[];
  readonly byDay: readonly WeekdayRule[];
  readonly byHour: readonly number[];
  readonly byMinute: readonly number[];
  readonly bySecond: readonly number[];
  readonly bySetPos: readonly number[];
  /** RSCALE (RFC 7529): the calendar in which months and years are counted, by its CLDR name; null = Gregorian. */
  readonly scale: Scale | null;
  /** SKIP (RFC 7529): what becomes of a day or month that a year does not have. */
  readonly skip: 'OMIT' | 'BACKWARD' | 'FORWARD';
  /** BYMONTH values with an L: leap months of lunisolar calendars. */
  readonly byLeapMonth: readonly number[];
}

/** Why a rule, or text around it, cannot be expanded. The caller keeps the event as one opaque busy block. */
export class RecurrenceError extends Error {
  override readonly name = 'RecurrenceError';
  constructor(
    /**
     * `malformed`: not a rule at all. `out_of_range`: a number that RFC 5545 does not allow. `unknown_part`.
     * `forbidden`: parts that may not stand together. `sub_daily`: more often than daily. `unsupported`: a calendar
     * that we do not know, or a part that we do not count in it. `too_much_work`: the expansion met its step budget.
     */
    readonly code:
      | 'malformed'
      | 'out_of_range'
      | 'unknown_part'
      | 'forbidden'
      | 'sub_daily'
      | 'unsupported'
      | 'too_much_work',
    message: string,
  ) {
    super(message);
  }
}

/** True for SECONDLY, MINUTELY and HOURLY. */
export function isSubDaily(rule: RecurrenceRule): boolean {
  return rule.freq === 'SECONDLY' || rule.freq === 'MINUTELY' || rule.freq === 'HOURLY';
}
