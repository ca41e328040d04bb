import type { Interval } from './model';

const DAY = 86_400;
const DAYS: Partial<Record<Interval['interval'], number>> = { day: 1, week: 7 };

/**
 * The instant `count` intervals after the anchor, in UTC. A day that a month lacks is its last one, and the day comes
 * back with the next longer month. Epoch seconds.
 */
export function boundary(anchor: number, { interval, count }: Interval, times: number): number {
  const days = DAYS[interval];
  if (days !== undefined) return anchor + times * count * days * DAY;
  const start = new Date(anchor * 1000);
  const months = start.getUTCMonth() + times * count * (interval === 'year' ? 12 : 1);
  const lastDay = new Date(Date.UTC(start.getUTCFullYear(), months + 1, 0)).getUTCDate();
  const midnight = Date.UTC(start.getUTCFullYear(), months, Math.min(start.getUTCDate(), lastDay));
  return Math.floor(midnight / 1000) + (((anchor % DAY) + DAY) % DAY);
}

/** The first end of a period after `instant`. */
export function nextBoundary(anchor: number, interval: Interval, instant: number): number {
  const longest = { day: 1, week: 7, month: 31, year: 366 }[interval.interval] * interval.count * DAY;
  let times = Math.max(0, Math.floor((instant - anchor) / longest));
  while (boundary(anchor, interval, times) <= instant) times += 1;
  return boundary(anchor, interval, times);
}
