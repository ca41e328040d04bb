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
  if (bySetPos.length > 0) yield* startsAtPositions(days, times, bySetPos);
  else for (const day of days) for (const time of times) yield day * DAY + time;
}

/** BYSETPOS: the nth of the period's instances, from the end if negative. In order, each once. */
export function startsAtPositions(
  days: readonly DayNumber[],
  times: readonly number[],
  bySetPos: readonly number[],
): WallSecond[] {
  const total = days.length * times.length;
  const starts: WallSecond[] = [];
  for (const position of bySetPos) {
    const i = position > 0 ? position - 1 : total + position;
    if (i < 0 || i >= total) continue;
    starts.push((days[Math.floor(i / times.length)] as number) * DAY + (times[i % times.length] as number));
  }
  return starts.length < 2 ? starts : [...new Set(starts)].sort((a, b) => a - b);
}
