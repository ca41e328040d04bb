import { dayOfWall, formatClock, formatLocalDate, parseClock, parseLocalDate } from '@/core/time/calendar-date';
import type { EpochMinute } from '@/core/time/period';
import { offsetAt, toInstant, toWall, zoneTable } from '@/core/time/zone';

const UNITS: Readonly<Record<string, number>> = { d: 86_400_000, h: 3_600_000, m: 60_000 };
/** Between two mails when nothing is said. */
const A_MOMENT = 60_000;

/** Milliseconds of "2d", "3h" or "10m"; a minute where nothing is said. */
export function spanMs(after: string | undefined): number {
  return after === undefined ? A_MOMENT : Number(after.slice(0, -1)) * (UNITS[after.slice(-1)] ?? Number.NaN);
}

/** Epoch milliseconds of a moment of the input; without an offset it is on the clock of `zone`. Throws RangeError. */
export function momentMs(text: string, zone: string): number {
  if (/(Z|[+-]\d{2}:\d{2})$/.test(text.slice(10))) return Date.parse(text);
  const wall = parseLocalDate(text.slice(0, 10)) * 1440 + parseClock(text.slice(11, 16) || '00:00');
  return toInstant(zoneTable(zone), wall) * 60_000;
}

/** "2026-11-24T15:00-05:00": a minute on the clock of `zone`. */
export function stamp(minute: EpochMinute, zone: string): string {
  const table = zoneTable(zone);
  const wall = toWall(table, minute);
  const offset = offsetAt(table, minute);
  const sign = offset < 0 ? '-' : '+';
  return `${formatLocalDate(dayOfWall(wall))}T${formatClock(wall % 1440)}${sign}${formatClock(Math.abs(offset))}`;
}
