import { expand } from '../recurrence/expand';
import { recurrenceSetOf } from '../recurrence/lines';
import { RecurrenceError } from '../recurrence/rule';
import type { Override } from '../recurrence/set';
import { parseLocalDate } from '../time/calendar-date';
import type { Duration } from '../time/duration';
import { endOf } from '../time/duration';
import type { EpochMinute, Period, WallMinute } from '../time/period';
import { knownZone, toInstant, toWall, type ZoneTable, zoneTable } from '../time/zone';
import type { EventMoment } from './moment';

/** A series master with the original starts of the instances that have an exception of their own. */
export interface Series {
  readonly start: EventMoment;
  readonly end: EventMoment;
  readonly recurrence: readonly string[];
  readonly replaced: readonly EventMoment[];
}

/**
 * The instances of a series that overlap the window, without the replaced ones. A rule that cannot be read or takes too
 * much work leaves one block where the series starts: anybody may send an invitation with such a rule, and it must
 * neither stop us nor make the person busy for ever.
 */
export function seriesPeriods(series: Series, window: Period, dayZone: ZoneTable): Period[] {
  const allDay = series.start.kind === 'day';
  const zone = clockOf(series.start, dayZone);
  const dtstart = wallOf(series.start, zone);
  const duration = durationOf(series, zone);
  const start = toInstant(zone, dtstart);
  const overrides = series.replaced.map((moment) => hole(wallOf(moment, zone), start));
  try {
    return expand(recurrenceSetOf(series.recurrence, { dtstart, zone, allDay, duration, overrides }), window);
  } catch (error) {
    if (!(error instanceof RecurrenceError)) throw error;
    return [{ start, end: endOf(zone, dtstart, start, duration) }];
  }
}

function clockOf(start: EventMoment, dayZone: ZoneTable): ZoneTable {
  const own = start.kind === 'instant' && start.zone !== null ? knownZone(start.zone) : undefined;
  return own === undefined ? dayZone : zoneTable(own);
}

function wallOf(moment: EventMoment, zone: ZoneTable): WallMinute {
  return moment.kind === 'instant' ? toWall(zone, moment.at) : parseLocalDate(moment.date) * 1440;
}

function durationOf({ start, end }: Series, zone: ZoneTable): Duration {
  if (start.kind === 'instant' && end.kind === 'instant') return { days: 0, minutes: Math.max(0, end.at - start.at) };
  return { days: Math.max(0, Math.round((wallOf(end, zone) - wallOf(start, zone)) / 1440)), minutes: 0 };
}

function hole(recurrenceId: WallMinute, at: EpochMinute): Override {
  return { recurrenceId, thisAndFuture: false, cancelled: true, start: at, end: at, ref: null };
}
