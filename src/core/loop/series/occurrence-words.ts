import { overlaps, type Period } from '../../time/period';
import type { Heard, StepContext } from '../context';
import type { Booked } from '../state';
import { occurrences } from './rhythm';

/** How far ahead people speak of a single time (minutes). */
const AHEAD = 183 * 1440;

/** The times of the series that a mail speaks of ("next week's", "the one on December 8"). */
export function namedOccurrences(booking: Booked, heard: Heard, ctx: StepContext): Period[] {
  const { series, start, end } = booking;
  if (!series || wholeIsMeant(heard)) return [];
  const { windows } = heard;
  const later = occurrences(series, end - start, { start: ctx.now, end: ctx.now + AHEAD });
  const all = [{ start, end }, ...later.filter((one) => one.start !== start)];
  const spoken = windows.filter((w) => w.role === 'current_event' || (w.stance === 'cannot' && w.role === 'offer'));
  return all.filter((one) => one.end > ctx.now && spoken.some((w) => overlaps(w, one)));
}

/** "The whole series", "all our weekly calls". */
export function wholeIsMeant({ reading }: Heard): boolean {
  return (
    reading.intents.some(({ kind }) => kind === 'request_recurring') ||
    reading.windows.some(({ role, rrule }) => role === 'current_event' && rrule !== null)
  );
}
