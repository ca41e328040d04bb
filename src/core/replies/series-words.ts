import { weekdayOf } from '../time/calendar-date';
import { formatDay } from '../time/format';
import type { EpochMinute } from '../time/period';
import { toWall, zoneTable } from '../time/zone';
import type { Language } from './language';
import type { Repeats, ReplyMessage } from './message';
import { clock, zonesDiffer } from './slot-words';

type About = Pick<ReplyMessage, 'locale' | 'recipient' | 'owner'>;

/**
 * A series in words: `every Tuesday at 4:00 PM Berlin time (10:00 AM ET), starting Tuesday, December 1`, with the days that
 * it leaves out and its end. The reader's clock comes first; where the reader has another day of the week and the day is
 * the point (a month's first Tuesday, working days), the owner's alone.
 */
export function seriesWords(start: EpochMinute, repeats: Repeats, message: About, { series }: Language): string {
  const { locale, owner } = message;
  const reader = patternZone(start, repeats, message);
  const day = (at: EpochMinute) => formatDay(at, zoneTable(reader), locale);
  const weekday = (zone: string) => weekdayName(start, zone, locale);
  const other = zonesDiffer(start, reader, owner.zone);
  const othersDay = other && repeats.days === 'one' && weekday(reader) !== weekday(owner.zone);
  const bracket = other ? ` (${othersDay ? `${weekday(owner.zone)}, ` : ''}${clock(start, owner.zone, locale)})` : '';
  const parts = [
    `${series.rhythm(repeats, weekday(reader))} ${series.at} ${clock(start, reader, locale)}${bracket}`,
    `${series.starting} ${day(start)}`,
    ...(repeats.count === null ? [] : [series.times(repeats.count)]),
    ...(repeats.last === null ? [] : [`${series.until} ${day(repeats.last)}`]),
    ...(repeats.skips.length === 0 ? [] : [`${series.except} ${repeats.skips.map(day).join('; ')}`]),
  ];
  return parts.join(', ');
}

/** The zone in which the pattern is told first. */
export function patternZone(start: EpochMinute, repeats: Repeats, { recipient, owner }: About): string {
  const otherDay = dayIn(start, recipient.zone) !== dayIn(start, owner.zone);
  return otherDay && (repeats.unit === 'month' || repeats.days === 'working') ? owner.zone : recipient.zone;
}

function weekdayName(at: EpochMinute, zone: string, locale: string): string {
  // 1 January 2024 was a Monday.
  const monday = Date.UTC(2024, 0, 1) / 60_000;
  const style = { weekday: 'long', timeZone: 'UTC' } as const;
  const weekday = weekdayOf(dayIn(at, zone));
  return new Intl.DateTimeFormat(locale, style).format((monday + weekday * 1440) * 60_000);
}

function dayIn(at: EpochMinute, zone: string): number {
  return Math.floor(toWall(zoneTable(zone), at) / 1440);
}
