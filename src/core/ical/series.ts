import { recurrenceSetOf } from '../recurrence/lines';
import type { Override, RecurrenceSet } from '../recurrence/set';
import { toWall, type ZoneTable } from '../time/zone';
import type { CalendarEvent, EventMoment } from './event';

/**
 * The events of one UID (series and overrides, in any order) as one set; null when no series is among them. All-day
 * series run on the clock of `local`. The `ref` of an override is its place in `events`. Throws RecurrenceError when the
 * rule cannot be expanded: the caller keeps the series as one opaque busy block.
 */
export function seriesOf(events: readonly CalendarEvent[], local: ZoneTable): RecurrenceSet | null {
  const master = events.find((event) => event.recurrenceId === null && event.start !== null);
  if (!master?.start) return null;
  const { start, duration, allDay, recurrence } = master;
  const zone = start.form === 'date' ? local : start.zone;
  const overrides = events.flatMap((event, i) => overrideOf(event, start, zone, String(i)));
  return recurrenceSetOf(recurrence, { dtstart: start.wall, zone, allDay, duration, overrides });
}

function overrideOf(event: CalendarEvent, master: EventMoment, zone: ZoneTable, ref: string): Override[] {
  const { recurrenceId, thisAndFuture, start, end, status } = event;
  if (!recurrenceId) return [];
  const cancelled = status === 'CANCELLED' || !start;
  const at = start?.at ?? recurrenceId.at;
  const wall = originalStart(recurrenceId, master, zone);
  return [{ recurrenceId: wall, thisAndFuture, cancelled, start: at, end: Math.max(at, end?.at ?? at), ref }];
}

/** A RECURRENCE-ID on the series' clock; a day stands for the series' own time on it. */
function originalStart(recurrenceId: EventMoment, master: EventMoment, zone: ZoneTable): number {
  if (recurrenceId.form === 'date' && master.form !== 'date') return recurrenceId.wall + (master.wall % 1440);
  if (recurrenceId.form !== 'date' && master.form === 'date') return Math.floor(recurrenceId.wall / 1440) * 1440;
  const sameClock = recurrenceId.form === 'date' || recurrenceId.zone.tzid === zone.tzid;
  return sameClock ? recurrenceId.wall : toWall(zone, recurrenceId.at);
}
