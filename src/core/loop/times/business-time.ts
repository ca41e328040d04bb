import { weekdayOf } from '../../time/calendar-date';
import type { EpochMinute } from '../../time/period';
import { toInstant, toWall, type ZoneTable } from '../../time/zone';

const DAY = 1440;
/** The hours in which somebody who is asked something can be expected to look (minutes of the day). */
const OFFICE = { from: 9 * 60, to: 17 * 60 };
/** Follow-ups are sent in these (row 27). */
export const FOLLOW_UP_HOURS = { from: 8 * 60, to: 18 * 60 };

/** The same time of day after so many days from Monday to Friday, at nine at the earliest. */
export function addBusinessDays(zone: ZoneTable, from: EpochMinute, days: number): EpochMinute {
  const wall = toWall(zone, from);
  let day = Math.floor(wall / DAY);
  for (let left = days; left > 0; ) {
    day += 1;
    if (isWorkday(day)) left -= 1;
  }
  return toInstant(zone, day * DAY + Math.max(OFFICE.from, wall % DAY));
}

/** The moment when so many office hours have passed, Monday to Friday from nine to five. */
export function addBusinessHours(zone: ZoneTable, from: EpochMinute, hours: number): EpochMinute {
  let wall = toWall(zone, nextWithin(zone, from, OFFICE));
  let left = hours * 60;
  for (;;) {
    const today = Math.floor(wall / DAY) * DAY + OFFICE.to - wall;
    if (left <= today) return toInstant(zone, wall + left);
    left -= today;
    let day = Math.floor(wall / DAY) + 1;
    while (!isWorkday(day)) day += 1;
    wall = day * DAY + OFFICE.from;
  }
}

/** The first moment from `at` on that lies in these hours of a day from Monday to Friday. */
export function nextWithin(
  zone: ZoneTable,
  at: EpochMinute,
  hours: { readonly from: number; readonly to: number },
): EpochMinute {
  const wall = toWall(zone, at);
  let day = Math.floor(wall / DAY);
  const minute = wall % DAY;
  if (isWorkday(day) && minute >= hours.from && minute < hours.to) return at;
  if (isWorkday(day) && minute < hours.from) return toInstant(zone, day * DAY + hours.from);
  do day += 1;
  while (!isWorkday(day));
  return toInstant(zone, day * DAY + hours.from);
}

/** The first moment from `at` on that lies in these hours for all zones at once; null when there is none within a week. */
export function nextWithinAll(
  zones: readonly ZoneTable[],
  at: EpochMinute,
  hours: { readonly from: number; readonly to: number },
): EpochMinute | null {
  let moment = at;
  while (moment <= at + 7 * DAY) {
    const next = Math.max(moment, ...zones.map((zone) => nextWithin(zone, moment, hours)));
    if (next === moment) return moment;
    moment = next;
  }
  return null;
}

/** When the night ends in which the moment lies, 20:00 to 07:00 (E13); null by day. */
export function morningAfter(zone: ZoneTable, at: EpochMinute): EpochMinute | null {
  const minute = toWall(zone, at) % DAY;
  return minute >= 7 * 60 && minute < 20 * 60 ? null : nextMorning(zone, at);
}

/** The next seven o'clock. */
export function nextMorning(zone: ZoneTable, at: EpochMinute): EpochMinute {
  const wall = toWall(zone, at);
  const day = Math.floor(wall / DAY) + (wall % DAY >= 7 * 60 ? 1 : 0);
  return toInstant(zone, day * DAY + 7 * 60);
}

function isWorkday(day: number): boolean {
  return weekdayOf(day) < 5;
}
