import { weekdayOf } from '@/core/time/calendar-date';
import { cityOf, formatDay, formatTime, formatTimeRange, zoneLabel } from '@/core/time/format';
import type { EpochMinute, Period } from '@/core/time/period';
import { wallDay, weekdayName } from '@/core/time/wall-format';
import { toWall, zoneTable } from '@/core/time/zone';

/** `Tuesday, November 24` on the zone's calendar. */
export function dayWords(at: EpochMinute, zone: string, locale = 'en'): string {
  return formatDay(at, zoneTable(zone), locale);
}

/** `2:30 PM` on the zone's clock. */
export function clockWords(at: EpochMinute, zone: string, locale = 'en'): string {
  return formatTime(at, zoneTable(zone), locale);
}

/** `2:30 – 3:00 PM` on the zone's clock. */
export function spanWords({ start, end }: Period, zone: string, locale = 'en'): string {
  return formatTimeRange(start, end, zoneTable(zone), locale);
}

/** `Tue, Nov 24 · 2:30 PM`, for chips and rows; the zone is named once around them. */
export function slotWords(at: EpochMinute, zone: string, locale = 'en'): string {
  return `${shortDayWords(at, zone, locale)} · ${clockWords(at, zone, locale)}`;
}

/** `Tue, Nov 24`. */
export function shortDayWords(at: EpochMinute, zone: string, locale = 'en'): string {
  return wallDay(toWall(zoneTable(zone), at), locale, { short: true });
}

/** The zone as it stands behind a clock: `ET`, `London time`. */
export function zoneWords(at: EpochMinute, zone: string, locale = 'en'): string {
  return zoneLabel(zone, locale, at);
}

/** The zone by its city: `New York`. */
export function placeWords(zone: string, locale = 'en'): string {
  return cityOf(zone, locale);
}

/** The same span in another zone: `9:30 – 10:00 AM`, with the weekday when it begins on another day: `Wed 1:30 – 2:00 AM`. */
export function otherSpanWords(span: Period, zone: string, other: string, locale = 'en'): string {
  const words = spanWords(span, other, locale);
  const dayIn = (tzid: string) => Math.floor(toWall(zoneTable(tzid), span.start) / 1440);
  if (dayIn(zone) === dayIn(other)) return words;
  return `${weekdayName(weekdayOf(dayIn(other)), locale, true)} ${words}`;
}

/** True when both zones show the same clock at that moment. */
export function sameClock(at: EpochMinute, zone: string, other: string): boolean {
  return toWall(zoneTable(zone), at) === toWall(zoneTable(other), at);
}
