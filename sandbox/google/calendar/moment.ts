import { dateOf, dayNumber, parseLocalDate } from '../../../src/core/time/calendar-date';
import { toInstant, toWall, zoneTable } from '../../../src/core/time/zone';
import type { EventDateTime } from './model';

/** Epoch milliseconds of an RFC 3339 date-time; one without an offset is read in `zone`. Throws RangeError. */
export function parseDateTime(text: string, zone?: string): number {
  const match = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)(?:\.(\d+))?(Z|[+-]\d\d:\d\d)?$/i.exec(text);
  if (!match) throw new RangeError(`Not a date-time: ${text}`);
  if (match[8] !== undefined) {
    const ms = Date.parse(text);
    if (Number.isNaN(ms)) throw new RangeError(`Not a date-time: ${text}`);
    return ms;
  }
  if (!zone) throw new RangeError(`A time zone is missing: ${text}`);
  const [year, month, day, hour, minute, second] = match.slice(1, 7).map(Number) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const wall = dayNumber(year, month, day) * 1440 + hour * 60 + minute;
  return toInstant(zoneTable(zone), wall) * 60_000 + second * 1000;
}

/** Epoch milliseconds at which an event's start or end falls; a day begins at midnight in `calendarZone`. Throws RangeError. */
export function instantOf(moment: EventDateTime, calendarZone: string): number {
  if (moment.date) return toInstant(zoneTable(calendarZone), parseLocalDate(moment.date) * 1440) * 60_000;
  return parseDateTime(moment.dateTime ?? '', moment.timeZone ?? calendarZone);
}

/** RFC 3339 with the zone's offset at that moment, to the second, as Google writes it. */
export function formatDateTime(ms: number, zone: string): string {
  const seconds = Math.floor(ms / 1000);
  const minute = Math.floor(seconds / 60);
  const wall = toWall(zoneTable(zone), minute);
  const offset = wall - minute;
  const suffix =
    zone === 'UTC'
      ? 'Z'
      : `${offset < 0 ? '-' : '+'}${two(Math.trunc(Math.abs(offset) / 60))}:${two(Math.abs(offset) % 60)}`;
  return `${formatWallDate(wall)}T${two(Math.floor(mod(wall, 1440) / 60))}:${two(mod(wall, 60))}:${two(mod(seconds, 60))}${suffix}`;
}

/** The calendar day of a wall minute as YYYY-MM-DD. */
export function formatWallDate(wall: number): string {
  const { year, month, day } = dateOf(Math.floor(wall / 1440));
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
}

/** The same moment, written in another zone; days stay days. */
export function inZone(moment: EventDateTime, calendarZone: string, zone: string): EventDateTime {
  if (!moment.dateTime) return moment;
  const dateTime = formatDateTime(instantOf(moment, calendarZone), zone);
  return moment.timeZone ? { dateTime, timeZone: moment.timeZone } : { dateTime };
}

function two(n: number): string {
  return String(n).padStart(2, '0');
}

function mod(n: number, by: number): number {
  return ((n % by) + by) % by;
}
