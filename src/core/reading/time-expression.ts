/**
 * Time language before it is resolved: what was said, not yet which day it is. After TIMEX3's split of value and
 * anchor.
 */

export type Unit =
  | 'second'
  | 'minute'
  | 'hour'
  | 'day'
  | 'workday'
  | 'week'
  | 'weekend'
  | 'month'
  | 'quarter'
  | 'year'
  | 'decade'
  | 'century';
export type Daypart =
  | 'early_morning'
  | 'morning'
  | 'lunch'
  | 'afternoon'
  | 'evening'
  | 'night'
  | 'breakfast'
  | 'dinner'
  | 'midday';

export interface Clock {
  readonly hour: number;
  readonly minute: number;
  readonly meridiem: 'am' | 'pm' | null;
  /** 24-hour notation, noon, midnight: nothing to guess. */
  readonly fixed: boolean;
  readonly approx: boolean;
  readonly grain: 'hour' | 'minute';
}

export type TimeExpr =
  | { readonly k: 'clock'; readonly clock: Clock }
  /** A missing side is open. `edge` says what an open range hangs on: named by a clock or a part of the day. */
  | {
      readonly k: 'range';
      readonly from: Clock | null;
      readonly to: Clock | null;
      readonly approx?: boolean /** `not before 11`: alone it excludes, beside a day it bounds. */;
      readonly negated?: boolean;
      /** "since 8": the last such time. */
      readonly since?: boolean;
    }
  | { readonly k: 'part'; readonly part: Daypart; readonly side: 'early' | 'late' | 'mid' | 'after' | 'before' | null }
  | { readonly k: 'before_end_of_day' }
  | { readonly k: 'end_of_day' }
  | { readonly k: 'any' }
  | { readonly k: 'same' }
  /** Minutes relative to the anchor event; negative is earlier. */
  | { readonly k: 'shift'; readonly minutes: number };

/** As RFC 5545 section 3.3.10 names them; hours and less only outside mail. */
export type Frequency = 'minutely' | 'hourly' | 'daily' | 'weekly' | 'monthly' | 'yearly';

/** A stretch of the calendar that has a name. */
export type CalendarPeriod =
  | {
      readonly k: 'relative';
      readonly unit: Unit;
      readonly shift: number;
      /** "that week": the one spoken of, if one was. */
      readonly again?: boolean;
    }
  /** "the week after": the one that follows what was named before. */
  | { readonly k: 'following'; readonly unit: Unit }
  | {
      readonly k: 'month';
      readonly month: number;
      readonly year: number | null;
      readonly yearShift: number | null;
      /** "May of last year". */
      readonly ofYear?: number;
    }
  /** "the weekend after Easter": the nearest such stretch that does not hold the day; shift 0: that holds it. */
  | { readonly k: 'beside'; readonly unit: Unit; readonly shift: 1 | 0 | -1; readonly day: DayExpr }
  /** The stretch that was named before: "except the second week". */
  | { readonly k: 'named' }
  | { readonly k: 'year'; readonly year: number }
  /** Decades and centuries; `century`: two digits that another century could have, too. */
  | { readonly k: 'years'; readonly from: number; readonly count: number; readonly century?: boolean }
  /** Spring 0 to winter 3, of the northern hemisphere. */
  | {
      readonly k: 'season';
      readonly season: number;
      readonly year: number | null;
      readonly shift: number | null;
      readonly yearShift?: number;
    }
  | { readonly k: 'quarter'; readonly quarter: number; readonly year: number | null; readonly half?: boolean }
  | { readonly k: 'iso_week'; readonly week: number; readonly of: CalendarPeriod | null }
  | { readonly k: 'week_of'; readonly day: DayExpr }
  | { readonly k: 'nth'; readonly n: number; readonly count: number; readonly unit: Unit; readonly of: CalendarPeriod }
  | { readonly k: 'rolling'; readonly n: number; readonly unit: Unit; readonly direction: 1 | -1 };

export type PeriodPart = 'early' | 'start' | 'mid' | 'late' | 'end' | 'first_half' | 'second_half' | 'rest' | 'later';
export type WeekdayRelation = 'bare' | 'this' | 'next' | 'last' | 'past' | 'after_next';

export type DayExpr =
  /** "later today", "mid tomorrow": a part of the day without a name. */
  | { readonly k: 'offset'; readonly days: number; readonly side?: 'early' | 'mid' | 'late' | 'later' | 'earlier' }
  | {
      readonly k: 'weekday';
      readonly day: number;
      readonly rel: WeekdayRelation;
      readonly within: CalendarPeriod | null;
      /** "next week Friday": the week is said before its day and holds for none before it. */
      readonly weekFirst?: true;
      /** "Wednesday at 3 or Thursday of next week at 4": the week may be meant for this day, too, or not. */
      readonly loose?: true;
    }
  | {
      readonly k: 'date';
      readonly year: number | null;
      readonly month: number | null;
      readonly day: number;
      readonly weekday: number | null;
      readonly monthShift?: number;
    }
  | {
      readonly k: 'numeric';
      readonly a: number;
      readonly b: number;
      readonly year: number | null;
      readonly weekday: number | null;
    }
  | { readonly k: 'period'; readonly period: CalendarPeriod; readonly part: PeriodPart | null }
  | { readonly k: 'span'; readonly from: DayExpr; readonly to: DayExpr }
  | {
      readonly k: 'bound';
      readonly side: 'until' | 'through' | 'by' | 'before' | 'from' | 'after' | 'since' | 'not_before';
      readonly day: DayExpr;
      /** "by EOD Friday": the bound is the end of that working day. */
      readonly endOfDay?: boolean;
    }
  /** `base` null is now; 'anchor' is the booked event or offered slot. */
  | {
      readonly k: 'shift';
      readonly n: number;
      readonly unit: Unit;
      readonly base: DayExpr | null | 'anchor';
      readonly onWeekday?: number;
      /** "2 months and 5 days": what is added beside the first amount. */
      readonly more?: readonly { readonly n: number; readonly unit: Unit }[];
      /** "within 5 minutes": until then. */
      readonly within?: true;
    }
  | { readonly k: 'nth_weekday'; readonly n: number; readonly day: number; readonly of: CalendarPeriod }
  | { readonly k: 'nth_day'; readonly n: number; readonly of: CalendarPeriod }
  | {
      readonly k: 'every';
      readonly weekdays: readonly number[] | null;
      readonly interval: number;
      readonly freq: Frequency;
      readonly recurring: boolean;
    }
  | {
      readonly k: 'holiday';
      readonly name: string;
      readonly year: number | null;
      readonly shift: number;
      /** "of last year": counted from the current year. */
      readonly yearShift?: number;
      readonly weekend?: boolean;
    }
  /** "any Tuesday in April": those weekdays of a stretch. */
  | { readonly k: 'weekdays_of'; readonly weekdays: readonly number[]; readonly of: DayExpr }
  | { readonly k: 'same' }
  | { readonly k: 'now' };

/** The zone that a phrase names: IANA, or whose clock it is. */
export type ZoneExpr =
  | { readonly k: 'zone'; readonly zones: readonly string[] }
  | { readonly k: 'whose'; readonly whose: 'sender' | 'other' };
