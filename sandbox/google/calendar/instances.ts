import { expand } from '../../../src/core/recurrence/expand';
import { recurrenceSetOf } from '../../../src/core/recurrence/lines';
import type { RecurrenceSet } from '../../../src/core/recurrence/set';
import { parseLocalDate } from '../../../src/core/time/calendar-date';
import { toInstant, toWall, type ZoneTable, zoneTable } from '../../../src/core/time/zone';
import type { Calendar, CalendarEvent } from './model';
import { formatDateTime, formatWallDate, instantOf } from './moment';
import { basicWall } from './vtimezone';

/**
 * The instances of a series that overlap a window (epoch ms), as events of their own. Instances that were changed or
 * cancelled are stored apart and left out here.
 */
export function instancesBetween(calendar: Calendar, master: CalendarEvent, from: number, to: number): CalendarEvent[] {
  return allInstancesBetween(calendar, master, from, to).filter((instance) => !calendar.events.has(instance.id));
}

/** The same with the original form of those that were changed or cancelled: what the rule alone says. */
export function allInstancesBetween(
  calendar: Calendar,
  master: CalendarEvent,
  from: number,
  to: number,
): CalendarEvent[] {
  if (master.status === 'cancelled') return [];
  const series = seriesOf(calendar, master);
  const first = instantOf(master.start, calendar.zone) - 86_400_000;
  const window = { start: Math.floor(Math.max(from, first) / 60_000), end: Math.ceil(to / 60_000) };
  if (window.start >= window.end) return [];
  return expand(series, window).map(({ start, end }) => instanceOf(master, series.zone, start, end));
}

/** The unchanged instance that an id like `master_20261124T140000Z` names, or undefined. */
export function findInstance(calendar: Calendar, id: string): CalendarEvent | undefined {
  const match = /^(.+)_(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)00Z)?$/.exec(id);
  const master = match && calendar.events.get(match[1] as string)?.event;
  if (!match || !master?.recurrence?.length) return undefined;
  const [, , year, month, day, hour = '0', minute = '0'] = match;
  const wall = parseLocalDate(`${year}-${month}-${day}`) * 1440 + Number(hour) * 60 + Number(minute);
  const at = match[5] === undefined ? toInstant(zoneTable(calendar.zone), wall) : wall;
  return allInstancesBetween(calendar, master, at * 60_000, (at + 1) * 60_000).find((instance) => instance.id === id);
}

/** The series of a master event. Throws RecurrenceError for a rule that cannot be read. */
export function seriesOf(calendar: Calendar, master: CalendarEvent): RecurrenceSet {
  const allDay = master.start.date !== undefined;
  const zone = zoneTable(allDay ? calendar.zone : (master.start.timeZone ?? calendar.zone));
  const start = instantOf(master.start, calendar.zone) / 60_000;
  const end = instantOf(master.end, calendar.zone) / 60_000;
  const days = allDay ? parseLocalDate(master.end.date as string) - parseLocalDate(master.start.date as string) : 0;
  return recurrenceSetOf(master.recurrence ?? [], {
    dtstart: toWall(zone, start),
    zone,
    allDay,
    duration: allDay ? { days, minutes: 0 } : { days: 0, minutes: end - start },
  });
}

function instanceOf(master: CalendarEvent, zone: ZoneTable, start: number, end: number): CalendarEvent {
  const { recurrence: _recurrence, ...shared } = master;
  const allDay = master.start.date !== undefined;
  const moment = (minute: number) =>
    allDay
      ? { date: formatWallDate(toWall(zone, minute)) }
      : { dateTime: formatDateTime(minute * 60_000, zone.tzid), timeZone: zone.tzid };
  const suffix = allDay ? formatWallDate(toWall(zone, start)).replaceAll('-', '') : `${basicWall(start)}Z`;
  return {
    ...(shared as CalendarEvent),
    id: `${master.id}_${suffix}`,
    recurringEventId: master.id,
    originalStartTime: moment(start),
    start: moment(start),
    end: moment(end),
  };
}
