import { countsByWeek, median, mediansByWeek, minutesCovered, type WeekFigure } from '@/core/figures/figures';
import { weeksUntil } from '@/core/figures/weeks';
import { zoneTable } from '@/core/time/zone';
import { eventsBetween } from '@/modules/connections/queries/events';
import { bookingsSince, mailsToGuestsSince } from '@/modules/loops/queries/figures';

const WEEKS = 8;
/** Fewer weeks with anything in them make no plot. */
const TOLD = 3;

export interface WeekFigures {
  /** Minutes that the owner spent in meetings with others. */
  readonly met: readonly WeekFigure[];
  /** Median minutes from the first mail of a loop to its booking. */
  readonly toBook: readonly WeekFigure[];
  /** The same median over all the weeks. */
  readonly toBookOverall: number | null;
  /** Mails to guests that the owner did not have to write. */
  readonly mails: readonly WeekFigure[];
}

/** The figures of the last eight weeks, or null while there are not three weeks to show. `now` in epoch minutes. */
export async function weekFigures(userId: string, zone: string, now: number): Promise<WeekFigures | null> {
  const weeks = weeksUntil(now, zoneTable(zone), WEEKS);
  const start = weeks[0]!.start;
  const [events, bookings, mails] = await Promise.all([
    eventsBetween(userId, { start, end: now }),
    bookingsSince(userId, start * 60_000),
    mailsToGuestsSince(userId, start * 60_000),
  ]);
  const met = events.filter(
    ({ busy, allDay, attendees }) => busy === 'BUSY' && !allDay && attendees.some(({ self }) => !self),
  );
  const figures = {
    met: minutesCovered(met, weeks, now),
    toBook: mediansByWeek(bookings, weeks),
    toBookOverall: median(bookings.map(({ value }) => value)),
    mails: countsByWeek(mails, weeks),
  };
  const told = weeks.filter((_, n) => [figures.met, figures.toBook, figures.mails].some((of) => of[n]?.value));
  return told.length < TOLD ? null : figures;
}
