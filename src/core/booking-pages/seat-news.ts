import type { Period } from '../time/period';

/** What somebody with a seat knows, or is to know, of the event. Times in epoch minutes. */
export interface SeatEvent extends Period {
  readonly title: string;
  readonly location: string | null;
  readonly joinUrl: string | null;
  /** The owner is late for it, by so many minutes; null: they did not say by how many. Absent: nobody has said so. */
  readonly late?: number | null;
}

export interface ToldOfEvent extends SeatEvent {
  readonly state: 'booked' | 'cancelled';
}

/** `arranging`: it is not in the calendar yet. `ended`: it does not take place. */
export interface EventOfSeats extends SeatEvent {
  readonly state: 'arranging' | 'booked' | 'ended';
}

export const SEAT_NEWS = ['booked', 'moved', 'changed', 'cancelled', 'given_up', 'lost', 'late'] as const;
export type SeatNews = (typeof SEAT_NEWS)[number];

/**
 * What somebody with a seat is to be told: what follows from comparing what they were told last (null: nothing yet) with the event
 * and with their seat. Null: they know it all.
 */
export function seatNews(told: ToldOfEvent | null, event: EventOfSeats, givenUp: boolean): SeatNews | null {
  if (told?.state === 'cancelled') return null;
  if (givenUp) return told ? 'given_up' : null;
  if (event.state === 'ended') return told ? 'cancelled' : 'lost';
  if (event.state === 'arranging') return null;
  if (!told) return 'booked';
  if (told.start !== event.start || told.end !== event.end) return 'moved';
  const same = told.title === event.title && told.location === event.location && told.joinUrl === event.joinUrl;
  if (!same) return 'changed';
  return event.late !== undefined && event.late !== told.late ? 'late' : null;
}
