import type { EpochMinute, WallMinute } from './period';
import { toInstant, type ZoneTable } from './zone';

/**
 * How long something lasts: first whole days on the wall clock (nominal: 23 or 25 hours across a change of the clock),
 * then exact minutes (RFC 5545 3.3.6, 3.8.5.3).
 */
export interface Duration {
  readonly days: number;
  readonly minutes: number;
}

/** Longest duration we accept, in days. */
const MAX_DAYS = 100_000;

/**
 * Reads an iCalendar duration (RFC 5545 3.3.6): `PT1H30M`, `P1D`, `P2W`, `-PT15M`. Weeks and days are nominal; seconds
 * round up to a minute. Null for anything else.
 */
export function parseDuration(text: string): Duration | null {
  const match = /^([+-])?P(?:(\d{1,6})W)?(?:(\d{1,6})D)?(?:T(?:(\d{1,8})H)?(?:(\d{1,8})M)?(?:(\d{1,9})S)?)?$/.exec(
    text,
  );
  if (!match || match.slice(2).every((part) => part === undefined)) return null;
  const [weeks, days, hours, minutes, seconds] = match.slice(2).map((part) => Number(part ?? 0)) as number[];
  const sign = match[1] === '-' ? -1 : 1;
  const whole = (weeks as number) * 7 + (days as number);
  const exact = (hours as number) * 60 + (minutes as number) + Math.ceil((seconds as number) / 60);
  if (whole > MAX_DAYS || exact > MAX_DAYS * 1440) return null;
  return { days: 0 + sign * whole, minutes: 0 + sign * exact };
}

/** When something ends that starts at `wall` (an instant `start`, which differs from it in a gap) and lasts `duration`. */
export function endOf(zone: ZoneTable, wall: WallMinute, start: EpochMinute, duration: Duration): EpochMinute {
  const day = duration.days === 0 ? start : toInstant(zone, wall + duration.days * 1440);
  return Math.max(start, day + duration.minutes);
}
