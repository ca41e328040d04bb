import { dayOfWall } from '../time/calendar-date';
import type { EpochMinute } from '../time/period';
import { toInstant, toWall, type ZoneTable } from '../time/zone';

const DAY = 1440;

/** Hours of a day on the owner's clock, as minutes of it; `from` may be later than `until`. The same twice: none. */
export interface Quiet {
  readonly from: number;
  readonly until: number;
}

/** When the quiet hours end that `now` lies in; null outside of them. */
export function quietUntil(now: EpochMinute, zone: ZoneTable, { from, until }: Quiet): EpochMinute | null {
  const wall = toWall(zone, now);
  const day = dayOfWall(wall);
  const minute = wall - day * DAY;
  const overnight = from > until;
  const inside = overnight ? minute >= from || minute < until : minute >= from && minute < until;
  if (!inside) return null;
  return toInstant(zone, (overnight && minute >= from ? day + 1 : day) * DAY + until);
}
