import type { DayNumber } from '../time/calendar-date';
import type { Duration } from '../time/duration';
import type { EpochMinute, Period, WallMinute } from '../time/period';
import type { ZoneTable } from '../time/zone';
import type { RecurrenceRule } from './rule';

/** An event with RECURRENCE-ID: what one instance, or one and all later ones, became. */
export interface Override {
  /** The instance's original start on the series' clock. */
  readonly recurrenceId: WallMinute;
  /** RANGE=THISANDFUTURE: later instances move by the same amount and take the same length. */
  readonly thisAndFuture: boolean;
  readonly cancelled: boolean;
  readonly start: EpochMinute;
  readonly end: EpochMinute;
  /** The caller's name for it, given back with the instance. */
  readonly ref: string | null;
}

/**
 * A series (RFC 5545 3.8.5): DTSTART, rules, extra dates, exceptions. Wall times are on the clock of `zone`; for all-day
 * series that is the viewer's zone and times are midnights.
 */
export interface RecurrenceSet {
  readonly dtstart: WallMinute;
  readonly zone: ZoneTable;
  readonly allDay: boolean;
  readonly duration: Duration;
  /** Normally one. */
  readonly rules: readonly RecurrenceRule[];
  /** RDATE: a start, or a period with its own end. */
  readonly rdate: readonly (WallMinute | Period)[];
  readonly exdate: ReadonlySet<WallMinute>;
  /** EXDATE;VALUE=DATE: every instance of that day is out. */
  readonly exdays: ReadonlySet<DayNumber>;
  readonly overrides: readonly Override[];
}

/** One occurrence of a series; half-open. */
export interface Instance extends Period {
  /** The start that the series gave it, on the series' clock: its RECURRENCE-ID. */
  readonly recurrenceId: WallMinute;
  /** The `ref` of the override that it comes from, else null. */
  readonly ref: string | null;
}
