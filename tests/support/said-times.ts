import type { EpochMinute, Period, WallMinute } from '@/core/time/period';
import { toInstant, zoneTable } from '@/core/time/zone';

/* Reads times back as a person or another program does, with nothing of the code that wrote them. */

const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

/** The first `Thursday, March 12` of a text with the times around it, `2:30 PM` or `2:30 – 3:00 PM`, on the clock of a zone. */
export function timeInWords(
  text: string,
  tzid: string,
  near: EpochMinute,
): { start: EpochMinute; end: EpochMinute | null } {
  const found = /(\w+day), (\w+) (\d+)\D+?(\d+):(\d\d)(?: ([AP]M))?(?: – (\d+):(\d\d) ([AP]M))?/.exec(text);
  if (!found) throw new Error(`No time in: ${text}`);
  const [, weekday = '', month = '', day = '', hour = '', minute = '', half, toHour, toMinute, toHalf] = found;
  const dayStart = dayNear(
    MONTHS.findIndex((name) => name.startsWith(month)),
    Number(day),
    near,
  );
  const named = WEEKDAYS[new Date(dayStart * 60_000).getUTCDay()];
  if (named !== weekday) throw new Error(`${month} ${day} is a ${named}: ${text}`);
  const at = (h: string, m: string, of: string | undefined): EpochMinute =>
    toInstant(zoneTable(tzid), dayStart + ((Number(h) % 12) + (of === 'PM' ? 12 : 0)) * 60 + Number(m));
  const end = toHour && toMinute ? at(toHour, toMinute, toHalf) : null;
  return { start: at(hour, minute, half ?? toHalf), end };
}

/** Midnight of a month's day in the year that is nearest to a moment. */
function dayNear(month: number, day: number, near: EpochMinute): WallMinute {
  const year = new Date(near * 60_000).getUTCFullYear();
  const all = [year - 1, year, year + 1].map((one) => Date.UTC(one, month, day) / 60_000);
  return all.reduce((best, one) => (Math.abs(one - near) < Math.abs(best - near) ? one : best));
}

/** The span in the subject of a provider's invitation: `… @ Tue Nov 24, 2026 14:00 – 14:30 (Europe/London) …`. */
export function spanInSubject(subject: string): Period & { tzid: string } {
  const found = /@ \w{3} (\w{3}) (\d+),? (\d{4}) (\d\d):(\d\d) – (\d\d):(\d\d) \(([^)]+)\)/.exec(subject);
  if (!found) throw new Error(`No time in: ${subject}`);
  const [, month = '', day, year, ...clock] = found;
  const [fromHour, fromMinute, toHour, toMinute] = clock.slice(0, 4).map(Number) as [number, number, number, number];
  const tzid = clock[4] ?? '';
  const dayStart =
    Date.UTC(
      Number(year),
      MONTHS.findIndex((name) => name.startsWith(month)),
      Number(day),
    ) / 60_000;
  const at = (hour: number, minute: number) => toInstant(zoneTable(tzid), dayStart + hour * 60 + minute);
  return { start: at(fromHour, fromMinute), end: at(toHour, toMinute), tzid };
}

/** DTSTART and DTEND of the first VEVENT of an iCalendar text, in UTC or on the clock of their TZID. Throws for anything else. */
export function spanInIcs(ics: string): Period {
  const lines = ics.replace(/\r?\n[ \t]/g, '').split(/\r?\n/);
  const event = lines.slice(lines.indexOf('BEGIN:VEVENT'), lines.indexOf('END:VEVENT'));
  const at = (name: string): EpochMinute => {
    const line = event.find((one) => new RegExp(`^${name}[;:]`).test(one)) ?? '';
    const found = /^\w+(?:;TZID=([^:;]+))?:(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)00(Z?)$/.exec(line);
    if (!found || (found[1] === undefined) !== (found[7] === 'Z')) throw new Error(`Not a time with a zone: ${line}`);
    const [year, month, day, hour, minute] = found.slice(2, 7).map(Number) as [number, number, number, number, number];
    const wall = Date.UTC(year, month - 1, day, hour, minute) / 60_000;
    return found[1] === undefined ? wall : toInstant(zoneTable(found[1]), wall);
  };
  return { start: at('DTSTART'), end: at('DTEND') };
}
