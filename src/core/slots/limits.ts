import type { Availability } from '../availability/hours';
import { localDayAt, localDayPeriod } from '../availability/local-days';
import { weekdayOf } from '../time/calendar-date';
import type { EpochMinute, Period } from '../time/period';
import { type Attendee, type Cap, RULES } from './query';

/** A limit that one more meeting would break, and the local day or week it holds for. */
export interface Breach {
  readonly rule: string;
  readonly what: string;
  readonly period: Period;
  readonly sentence?: string;
}

interface Load {
  count: number;
  minutes: number;
}

/** A limit with what there is already on each local day. */
interface Counted {
  readonly cap: Cap;
  readonly loads: ReadonlyMap<number, Load>;
}

/** Days that may share a week or a day with the period, on any clock. */
const MARGIN = 9 * 1440;

/** The limits per day and week that a meeting at this time would break. A meeting counts on the local day it starts. */
export function brokenLimits(a: Attendee, meeting: Period): Breach[] {
  const caps = countedCaps(a, meeting);
  if (caps.length === 0) return [];
  const day = localDayAt(a.availability, meeting.start);
  return caps.flatMap((one) => breach(a.availability, one, day, meeting.end - meeting.start) ?? []);
}

/** Local days inside `window` on which no further meeting of this length may start, as sorted starts and ends. */
export function daysFull(a: Attendee, window: Period, duration: number): { starts: Int32Array; ends: Int32Array } {
  const starts: EpochMinute[] = [];
  const ends: EpochMinute[] = [];
  const caps = countedCaps(a, window);
  if (caps.length > 0) {
    const last = localDayAt(a.availability, window.end);
    for (let day = localDayAt(a.availability, window.start); day <= last; day++) {
      if (!caps.some((one) => breach(a.availability, one, day, duration))) continue;
      const { start, end } = localDayPeriod(a.availability, day);
      if (end <= start) continue;
      starts.push(start);
      ends.push(end);
    }
  }
  return { starts: Int32Array.from(starts), ends: Int32Array.from(ends) };
}

function capsOf({ dailyLimit, limits, caps = [] }: Attendee): Cap[] {
  const { perWeek, minutesPerDay } = limits ?? {};
  return [
    ...(dailyLimit === undefined ? [] : [{ most: { count: dailyLimit }, per: 'day' as const }]),
    ...(minutesPerDay === undefined ? [] : [{ most: { minutes: minutesPerDay }, per: 'day' as const }]),
    ...(perWeek === undefined ? [] : [{ most: { count: perWeek }, per: 'week' as const }]),
    ...caps,
  ];
}

function countedCaps(a: Attendee, near: Period): Counted[] {
  const caps = capsOf(a);
  if (caps.length === 0) return [];
  let shared: Map<number, Load> | undefined;
  return caps.map((cap) => {
    if (cap.meetings) return { cap, loads: loadsOf(a.availability, cap.meetings, near) };
    shared ??= loadsOf(a.availability, a.meetings ?? stretchesOf(a), near);
    return { cap, loads: shared };
  });
}

function breach(a: Availability, { cap, loads }: Counted, day: number, duration: number): Breach | undefined {
  const { most, per, weekdays, sentence } = cap;
  const counts = (d: number) => weekdays === undefined || weekdays.includes(weekdayOf(d));
  if (!counts(day)) return undefined;
  const first = per === 'day' ? day : day - weekdayOf(day);
  const last = per === 'day' ? day : first + 6;
  let count = 0;
  let minutes = 0;
  for (let d = first; d <= last; d++) {
    const load = counts(d) ? loads.get(d) : undefined;
    count += load?.count ?? 0;
    minutes += load?.minutes ?? 0;
  }
  const byCount = 'count' in most;
  if (byCount ? count + 1 <= most.count : minutes + duration <= most.minutes) return undefined;
  const figures = byCount ? `${count} of ${most.count} meetings` : `${minutes} of ${most.minutes} minutes of meetings`;
  return {
    rule: ruleOf(cap),
    what: `${figures} that ${per}`,
    period: { start: localDayPeriod(a, first).start, end: localDayPeriod(a, last).end },
    ...(sentence === undefined ? {} : { sentence }),
  };
}

/** The name of a limit, as explain reports it. */
export function ruleOf({ most, per }: Cap): string {
  if ('count' in most) return per === 'day' ? RULES.dailyLimit : RULES.weeklyLimit;
  return per === 'day' ? RULES.dailyMinutes : RULES.weeklyMinutes;
}

/** Each stretch of busy time as one meeting: what is known of somebody whose events are not told apart. */
function stretchesOf({ freeBusy: { starts, ends } }: Attendee): Period[] {
  return Array.from(starts, (start, i) => ({ start, end: ends[i] as number }));
}

/** Meetings per local day near the period. */
function loadsOf(a: Availability, meetings: readonly Period[], near: Period): Map<number, Load> {
  const perDay = new Map<number, Load>();
  for (const { start, end } of meetings) {
    if (start >= near.end + MARGIN || start < near.start - MARGIN) continue;
    const day = localDayAt(a, start);
    const load = perDay.get(day) ?? { count: 0, minutes: 0 };
    load.count++;
    load.minutes += end - start;
    perDay.set(day, load);
  }
  return perDay;
}
