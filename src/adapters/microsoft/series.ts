import { expand } from '@/core/recurrence/expand';
import { recurrenceSetOf } from '@/core/recurrence/lines';
import { RecurrenceError } from '@/core/recurrence/rule';
import { formatBasicDateTime } from '@/core/time/basic-format';
import { parseLocalDate } from '@/core/time/calendar-date';
import type { EpochMinute, Period } from '@/core/time/period';
import { toInstant, toWall, UTC, zoneTable } from '@/core/time/zone';
import type { ProviderEvent, ProviderMoment } from '@/ports/calendar';
import { type GraphEvent, originalStart, providerEvent } from './event';

/**
 * A series as its rule, the times that it leaves out in the window (EXDATE), and its exceptions. Graph does not say which
 * times were deleted: those are what the rule gives and is not among `times`, which are all of the window. Where Exchange
 * counts otherwise than the rule says, or runs it on a clock of its own, each time stands for itself.
 */
export function seriesEvents(
  master: GraphEvent,
  times: readonly GraphEvent[],
  window: Period,
  self: string,
): ProviderEvent[] {
  const series = providerEvent(master, self);
  const exceptions = times.filter(({ type }) => type === 'exception').map((one) => exceptionOf(one, series, self));
  const expected = startsByRule(series, window);
  const mere = times.filter(({ type }) => type !== 'exception');
  const standing = new Set(mere.map((one) => minuteOf(originalStart(one))));
  if (expected === null || [...standing].some((at) => !expected.has(at))) {
    return [...mere.map((one) => exceptionOf({ ...master, ...one, recurrence: null }, series, self)), ...exceptions];
  }
  const changed = new Set(exceptions.map(({ originalStart: original }) => minuteOf(original)));
  const holes = [...expected]
    .filter(([at, inside]) => inside && !standing.has(at) && !changed.has(at))
    .map(([at]) => at);
  return [{ ...series, recurrence: [...series.recurrence, ...leftOut(series, holes)] }, ...exceptions];
}

/** EXDATE lines of these starts. */
function leftOut({ start }: ProviderEvent, holes: readonly EpochMinute[]): string[] {
  if (holes.length === 0) return [];
  const form = start?.kind === 'day' ? 'date' : 'utc';
  const dates = [...holes].sort((a, b) => a - b).map((at) => formatBasicDateTime({ form, seconds: at * 60 }));
  return [`EXDATE${form === 'date' ? ';VALUE=DATE' : ''}:${dates.join()}`];
}

/** Each time of a series has a UID of its own at Graph; it is the series' everywhere else. */
function exceptionOf(event: GraphEvent, series: ProviderEvent, self: string): ProviderEvent {
  return { ...providerEvent(event, self), icalUid: series.icalUid, etag: event['@odata.etag'] ?? series.etag };
}

/** The starts by the rule in the window, and whether all of the time is in it; null for a rule that cannot be followed. */
function startsByRule({ start, end, recurrence }: ProviderEvent, window: Period): Map<EpochMinute, boolean> | null {
  if (start === null || end === null || recurrence.length === 0) return null;
  if (start.kind === 'instant' && start.zone === null) return null;
  const zone = start.kind === 'instant' ? zoneTable(start.zone as string) : UTC;
  const minutes = minuteOf(end) - minuteOf(start);
  const allDay = start.kind === 'day';
  const duration = allDay ? { days: minutes / 1440, minutes: 0 } : { days: 0, minutes };
  try {
    const set = recurrenceSetOf(recurrence, { dtstart: toWall(zone, minuteOf(start)), zone, allDay, duration });
    // At the edges of the window a day may be within or without, by the clock that is asked.
    const wider = { start: window.start - SLACK, end: window.end + SLACK };
    const inside = (one: Period) => one.start >= window.start + SLACK && one.end <= window.end - SLACK;
    return new Map(
      expand(set, wider).map((one) => [allDay ? toInstant(UTC, toWall(zone, one.start)) : one.start, inside(one)]),
    );
  } catch (error) {
    if (error instanceof RecurrenceError) return null;
    throw error;
  }
}

/** More than clocks differ, in minutes. */
const SLACK = 1440;

/** Of a day, midnight UTC. */
function minuteOf(moment: ProviderMoment | null): EpochMinute {
  if (moment === null) return Number.NaN;
  return moment.kind === 'instant' ? moment.at : parseLocalDate(moment.date) * 1440;
}
