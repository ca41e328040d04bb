import type { Availability, DailyHours } from '../../availability/hours';
import { DAYPARTS } from '../../reading/conventions';
import { formatLocalDate, weekdayOf } from '../../time/calendar-date';
import { toWall } from '../../time/zone';
import type { Constraint, LoopState } from '../state';
import { isWish } from '../times/wish';

const DAY = 1440;

/**
 * E20: outside the hours only with the owner's word. Where the owner has named a time for this meeting that the hours leave
 * out ("offer Saturday morning", "Tuesday at 19:00"), they are open then, for this meeting alone.
 */
export function openedHours(hours: Availability, state: Pick<LoopState, 'constraints'>): Availability {
  const named = state.constraints.filter((c) => c.by === 'p1' && isWish(c) && c.precision !== 'week');
  if (named.length === 0) return hours;
  const overrides = new Map(hours.overrides);
  for (const said of named) {
    const day = Math.floor(toWall(hours.zone, said.start) / DAY);
    const date = formatLocalDate(day);
    const known =
      overrides.get(date) ?? hours.weekly.filter((w) => w.weekday === weekdayOf(day)).flatMap((w) => w.periods);
    const opened = openedBy(said, known, toWall(hours.zone, said.start) - day * DAY);
    if (opened) overrides.set(date, opened);
  }
  return { ...hours, overrides };
}

/**
 * The hours of a day with the time that was named; null when they cover it, or when only a part of the day was meant. An end that
 * was named beyond them ("until 22:00 if it must be") opens them up to there.
 */
function openedBy(said: Constraint, known: DailyHours, from: number): DailyHours | null {
  const to = from + (said.end - said.start);
  const exact = said.precision === 'minute' || said.precision === 'approx';
  const touches = known.some(([a, b]) => a < to && from < b);
  const covered = known.some(([a, b]) => a <= from && to <= b);
  if (covered || to > 2 * DAY) return null;
  // "Tuesday morning" of somebody who begins at ten means from ten on.
  if (touches && !exact) return isPart(from, to) ? null : stretchedTo(from, to, known);
  return merged([...known, [from, to]]);
}

/** As far as an hour was named: midnight, at either end, is none. */
function stretchedTo(from: number, to: number, known: DailyHours): DailyHours | null {
  const first = Math.min(...known.map(([a]) => a));
  const last = Math.max(...known.map(([, b]) => b));
  const begin = from > 0 && from < first ? from : first;
  const end = to < DAY && to > last ? to : last;
  return begin === first && end === last ? null : merged([...known, [begin, first], [last, end]]);
}

function isPart(from: number, to: number): boolean {
  return Object.values(DAYPARTS).some((part) => (part.from ?? 0) === from && (part.to ?? DAY) === to);
}

function merged(periods: DailyHours): DailyHours {
  const all = periods.filter(([a, b]) => a < b).sort((a, b) => a[0] - b[0]);
  return all.reduce<[number, number][]>((done, [a, b]) => {
    const last = done.at(-1);
    if (last && a <= last[1]) last[1] = Math.max(last[1], b);
    else done.push([a, b]);
    return done;
  }, []);
}
