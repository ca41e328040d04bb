import { formatClock, WEEKDAYS, type Weekday, weekdayOf } from '../time/calendar-date';
import type { Period } from '../time/period';
import { toWall, type ZoneTable } from '../time/zone';

/** Fewer meetings than this say nothing about somebody's hours. */
const ENOUGH = 10;
/** A weekend day counts as worked when meetings stand on at least this many of them. */
const WEEKEND_DAYS = 2;
const WORKDAY_MIN = 8 * 60;
const NINE = 9 * 60;
const SLACK_MIN = 60;
const LONGEST_MEETING_MIN = 8 * 60;
/** However odd the calendar, hours begin and end within these minutes of the day. */
const START = { earliest: 6 * 60, latest: 11 * 60 };
const END = { earliest: 15 * 60, latest: 21 * 60 };

/**
 * Working hours that somebody's meetings suggest: the stretch of the day that holds all but the outermost tenth on either
 * side, in half hours, lengthened to a whole day. Null when there are too few to tell. `meetings` are busy, timed events, in any order.
 */
export function suggestHours(
  meetings: readonly Period[],
  zone: ZoneTable,
): Partial<Record<Weekday, [string, string][]>> | null {
  const seen = meetings
    .filter((meeting) => meeting.end > meeting.start && meeting.end - meeting.start <= LONGEST_MEETING_MIN)
    .map((meeting) => {
      const wall = toWall(zone, meeting.start);
      const day = Math.floor(wall / 1440);
      return { day, weekday: weekdayOf(day), from: wall - day * 1440, to: toWall(zone, meeting.end) - day * 1440 };
    });
  if (seen.length < ENOUGH) return null;
  const from = clamp(
    Math.floor(
      quantile(
        seen.map((one) => one.from),
        0.1,
      ) / 30,
    ) * 30,
    START,
  );
  const to = clamp(
    Math.ceil(
      quantile(
        seen.map((one) => one.to),
        0.9,
      ) / 30,
    ) * 30,
    END,
  );
  const worked = WEEKDAYS.filter((_, weekday) => {
    const days = new Set(seen.filter((one) => one.weekday === weekday).map((one) => one.day));
    return weekday < 5 || days.size >= WEEKEND_DAYS;
  });
  const [start, end] = wholeDay(from, to);
  return Object.fromEntries(worked.map((day) => [day, [[formatClock(start), formatClock(end)]]]));
}

/** Meetings rarely fill a day: who meets soon after nine begins at nine, and nobody works less than eight hours. */
function wholeDay(from: number, to: number): [from: number, to: number] {
  const start = from <= NINE + SLACK_MIN ? Math.min(from, NINE) : from;
  return [start, Math.max(to, start + WORKDAY_MIN)];
}

function quantile(values: number[], share: number): number {
  const sorted = values.sort((a, b) => a - b);
  return sorted[Math.round(share * (sorted.length - 1))] as number;
}

function clamp(value: number, { earliest, latest }: { earliest: number; latest: number }): number {
  return Math.min(latest, Math.max(earliest, value));
}
