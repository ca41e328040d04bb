import type { Period } from '@/core/time/period';
import { countedCalendars } from './counted';
import { type MirroredEvent, mirroredEvents } from './mirror';

/**
 * The owner's own view of a stretch of time: every mirrored occurrence of the calendars that count, in order of time.
 * Titles and places are for the owner's eyes only.
 */
export async function eventsBetween(ownerId: string, window: Period): Promise<MirroredEvent[]> {
  const events = await mirroredEvents(ownerId, await countedCalendars(ownerId), window);
  return events.sort((a, b) => a.start - b.start || a.end - b.end);
}
