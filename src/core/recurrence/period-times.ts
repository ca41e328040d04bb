import type { DayNumber } from '../time/calendar-date';
import type { RecurrenceRule, WallSecond } from './rule';

const DAY = 86_400;

/** Seconds of the day at which instances start, in order. */
export function timesOfDay(rule: RecurrenceRule, ofStart: number): number[] {
  const hours = rule.byHour.length > 0 ? rule.byHour : [Math.floor(ofStart / 3_600)];
  const minutes = rule.byMinute.length > 0 ? rule.byMinute : [Math.floor(ofStart / 60) % 60];
  const seconds = rule.bySecond.length > 0 ? rule.bySecond : [ofStart % 60];
  return hours.flatMap((h) => minutes.flatMap((m) => seconds.map((s) => h * 3_600 + m * 60 + s)));
}

/** The starts of one period, in order, BYSETPOS applied. */
export function* startsOn(
  days: readonly DayNumber[],
  times: readonly number[],
  bySetPos: readonly number[],
): Generator<WallSecond> {
  if (bySetPos.length > 0) yield* positions(days, times, bySetPos);
  else for (const day of days) for (const time of times) yield day * DAY + time;
}

/** BYSETPOS: the nth of the period's instances, from the end if negative. */
function* positions(days: readonly DayNumber[], times: readonly number[], bySetPos: readonly number[]) {
  const total = days.length * times.length;
  const chosen = bySetPos.map((p) => (p > 0 ? p - 1 : total + p)).filter((i) => i >= 0 && i < total);
  for (const i of [...new Set(chosen)].sort((a, b) => a - b)) {
    yield (days[Math.floor(i / times.length)] as number) * DAY + (times[i % times.length] as number);
  }
}
