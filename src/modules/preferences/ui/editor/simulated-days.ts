import { formatLocalDate, type LocalDate, weekdayOf } from '@/core/time/calendar-date';
import type { EpochMinute } from '@/core/time/period';
import { toWall, zoneTable } from '@/core/time/zone';

/** The days that a request may name, as the simulator offers them. */
export const SPANS = ['soon', 'this', 'next', 'later'] as const;
export type SpanName = (typeof SPANS)[number];
const WEEKS: Readonly<Record<Exclude<SpanName, 'soon'>, number>> = { this: 0, next: 1, later: 2 };

/** The days of a span in the zone, both included, not before today; none for `soon`. */
export function daysOf(span: SpanName, now: EpochMinute, zone: string): { from?: LocalDate; to?: LocalDate } {
  if (span === 'soon') return {};
  const today = Math.floor(toWall(zoneTable(zone), now) / 1440);
  const monday = today - weekdayOf(today) + 7 * WEEKS[span];
  return { from: formatLocalDate(Math.max(today, monday)), to: formatLocalDate(monday + 6) };
}
