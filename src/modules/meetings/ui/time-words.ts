import { cityOf, formatDay, formatTime, formatTimeRange, zoneLabel } from '@/core/time/format';
import type { EpochMinute, Period } from '@/core/time/period';
import { toWall, zoneTable } from '@/core/time/zone';

/** The language of the web application. */
const LOCALE = 'en';

/** `Tuesday, November 24` on the zone's calendar. */
export function dayWords(at: EpochMinute, zone: string): string {
  return formatDay(at, zoneTable(zone), LOCALE);
}

/** `2:30 PM` on the zone's clock. */
export function clockWords(at: EpochMinute, zone: string): string {
  return formatTime(at, zoneTable(zone), LOCALE);
}

/** `2:30 – 3:00 PM` on the zone's clock. */
export function spanWords({ start, end }: Period, zone: string): string {
  return formatTimeRange(start, end, zoneTable(zone), LOCALE);
}

/** `Tue, Nov 24 · 2:30 PM`, for chips and rows; the zone is named once around them. */
export function slotWords(at: EpochMinute, zone: string): string {
  const [weekday = '', date = ''] = dayWords(at, zone).split(', ');
  const [month = '', day = ''] = date.split(' ');
  return `${weekday.slice(0, 3)}, ${month.slice(0, 3)} ${day} · ${clockWords(at, zone)}`;
}

/** The zone as it stands behind a clock: `ET`, `London time`. */
export function zoneWords(at: EpochMinute, zone: string): string {
  return zoneLabel(zone, LOCALE, at);
}

/** The zone by its city: `New York`. */
export function placeWords(zone: string): string {
  return cityOf(zone, LOCALE);
}

/** The same span in another zone: `9:30 – 10:00 AM`, with the weekday when it begins on another day: `Wed 1:30 – 2:00 AM`. */
export function otherSpanWords(span: Period, zone: string, other: string): string {
  const words = spanWords(span, other);
  const dayIn = (tzid: string) => Math.floor(toWall(zoneTable(tzid), span.start) / 1440);
  return dayIn(zone) === dayIn(other) ? words : `${dayWords(span.start, other).slice(0, 3)} ${words}`;
}

/** True when both zones show the same clock at that moment. */
export function sameClock(at: EpochMinute, zone: string, other: string): boolean {
  return toWall(zoneTable(zone), at) === toWall(zoneTable(other), at);
}
