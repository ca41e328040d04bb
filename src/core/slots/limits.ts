import type { Availability } from '../availability/hours';
import { localDayAt, localDayPeriod } from '../availability/local-days';
import type { EpochMinute, Period } from '../time/period';
import { type Attendee, RULES } from './query';

/** A limit that one more meeting would break, and the local day or week it holds for. */
export interface Breach {
  readonly rule: string;
  readonly what: string;
  readonly period: Period;
}

interface Load {
  count: number;
  minutes: number;
}

/** Days that may share a week or a day with the period, on any clock. */
const MARGIN = 9 * 1440;

/** The limits per day and week that a meeting at this time would break. A meeting counts on the local day it starts. */
export function brokenLimits(a: Attendee, meeting: Period): Breach[] {
  if (!hasLimits(a)) return [];
  const day = localDayAt(a.availability, meeting.start);
  return breaches(a, loads(a, meeting), day, meeting.end - meeting.start);
}

/** Local days inside `window` on which no further meeting of this length may start, as sorted starts and ends. */
export function daysFull(a: Attendee, window: Period, duration: number): { starts: Int32Array; ends: Int32Array } {
  const starts: EpochMinute[] = [];
  const ends: EpochMinute[] = [];
  if (hasLimits(a)) {
    const load = loads(a, window);
    const last = localDayAt(a.availability, window.end);
    for (let day = localDayAt(a.availability, window.start); day <= last; day++) {
      if (breaches(a, load, day, duration).length === 0) continue;
      const { start, end } = localDayPeriod(a.availability, day);
      if (end <= start) continue;
      starts.push(start);
      ends.push(end);
    }
  }
  return { starts: Int32Array.from(starts), ends: Int32Array.from(ends) };
}

function hasLimits({ dailyLimit, limits }: Attendee): boolean {
  return dailyLimit !== undefined || limits?.perWeek !== undefined || limits?.minutesPerDay !== undefined;
}

function breaches(a: Attendee, load: ReadonlyMap<number, Load>, day: number, duration: number): Breach[] {
  const found: Breach[] = [];
  const today = load.get(day) ?? { count: 0, minutes: 0 };
  const { availability, dailyLimit } = a;
  const { perWeek, minutesPerDay } = a.limits ?? {};
  if (dailyLimit !== undefined && today.count + 1 > dailyLimit) {
    const what = `${today.count} of ${dailyLimit} meetings that day`;
    found.push({ rule: RULES.dailyLimit, what, period: localDayPeriod(availability, day) });
  }
  if (minutesPerDay !== undefined && today.minutes + duration > minutesPerDay) {
    const what = `${today.minutes} of ${minutesPerDay} minutes of meetings that day`;
    found.push({ rule: RULES.dailyMinutes, what, period: localDayPeriod(availability, day) });
  }
  if (perWeek !== undefined) {
    const monday = day - ((((day + 3) % 7) + 7) % 7);
    let count = 0;
    for (let d = monday; d < monday + 7; d++) count += load.get(d)?.count ?? 0;
    if (count + 1 > perWeek) {
      const what = `${count} of ${perWeek} meetings that week`;
      found.push({ rule: RULES.weeklyLimit, what, period: weekPeriod(availability, monday) });
    }
  }
  return found;
}

function weekPeriod(a: Availability, monday: number): Period {
  return { start: localDayPeriod(a, monday).start, end: localDayPeriod(a, monday + 6).end };
}

/** Meetings per local day near the period. */
function loads(a: Attendee, near: Period): Map<number, Load> {
  const perDay = new Map<number, Load>();
  const count = (start: EpochMinute, end: EpochMinute) => {
    if (start >= near.end + MARGIN || start < near.start - MARGIN) return;
    const day = localDayAt(a.availability, start);
    const load = perDay.get(day) ?? { count: 0, minutes: 0 };
    load.count++;
    load.minutes += end - start;
    perDay.set(day, load);
  };
  if (a.meetings) {
    for (const meeting of a.meetings) count(meeting.start, meeting.end);
  } else {
    const { starts, ends } = a.freeBusy;
    for (let i = 0; i < starts.length; i++) count(starts[i] as number, ends[i] as number);
  }
  return perDay;
}
