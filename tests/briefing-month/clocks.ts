import { publicHolidays } from '@/core/time/public-holidays';

const DAY = 86_400_000;

/** What the clock on the wall says somewhere: by the runtime's own data of zones, not by ours. */
export interface Wall {
  /** `2026-03-08`. */
  readonly date: string;
  /** Of the day. */
  readonly minute: number;
  readonly weekday: string;
}

const formats = new Map<string, Intl.DateTimeFormat>();

export function wallAt(ms: number, zone: string): Wall {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-CA', {
      ...{ timeZone: zone, hourCycle: 'h23', weekday: 'short' },
      ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
    });
  formats.set(zone, format);
  const parts = Object.fromEntries(format.formatToParts(ms).map(({ type, value }) => [type, value]));
  const { year, month, day, hour, minute, weekday = '' } = parts;
  return { date: `${year}-${month}-${day}`, minute: Number(hour) * 60 + Number(minute), weekday };
}

/** Whether people who work from Monday to Friday work there then. */
export function isWorked(ms: number, zone: string): boolean {
  if (['Sat', 'Sun'].includes(wallAt(ms, zone).weekday)) return false;
  const now = Math.floor(ms / 60_000);
  return publicHolidays(zone, { start: now, end: now + 1 }).length === 0;
}

/** The moments at which it is half past six somewhere among these zones, in order: every quarter of an hour is looked at. */
export function mornings(from: number, to: number, zones: readonly string[]): number[] {
  const found: number[] = [];
  for (let at = Math.ceil(from / 900_000) * 900_000; at < to; at += 900_000) {
    if (zones.some((zone) => wallAt(at, zone).minute === 390)) found.push(at);
  }
  return found;
}

export const daysLater = (ms: number, days: number): number => ms + days * DAY;
