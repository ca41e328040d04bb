import { inArray } from 'drizzle-orm';
import type { EpochMinute } from '@/core/time/period';
import { database } from '@/db/client';
import { loops } from '@/db/schema/loops';
import { eventsBetween } from '@/modules/connections/queries/events';
import { meetingsBetween } from '@/modules/meetings/queries';

/** Lateness is said of a meeting that begins within the hour, or has begun a quarter of an hour ago at most (row 43). */
const BEFORE_MIN = 60;
const AFTER_MIN = 15;

/** A meeting that its owner may be late for. */
export interface NearMeeting {
  readonly loopId: string;
  readonly title: string;
  readonly start: EpochMinute;
  readonly end: EpochMinute;
}

/** The meetings that the assistant looks after and that are near enough to be late for, in order of time. */
export async function nearMeetings(ownerId: string, now: EpochMinute): Promise<NearMeeting[]> {
  const rows = await meetingsBetween(ownerId, { start: now - AFTER_MIN, end: now + BEFORE_MIN + 1 });
  const near = rows.filter(({ state, start }) => state === 'confirmed' && start >= now - AFTER_MIN);
  if (near.length === 0) return [];
  const ids = near.map(({ loopId }) => loopId);
  const open = await database()
    .select({ id: loops.id, phase: loops.phase, title: loops.title })
    .from(loops)
    .where(inArray(loops.id, ids));
  return near.flatMap(({ loopId, title, start, end }) => {
    const loop = open.find(({ id, phase }) => id === loopId && (phase === 'BOOKED' || phase === 'RESCHEDULING'));
    return loop ? [{ loopId, title: title || loop.title, start, end }] : [];
  });
}

/** From when on lateness may be said of a meeting that begins at `start`. */
export function nearFrom(start: EpochMinute): EpochMinute {
  return start - BEFORE_MIN;
}

/** What stands in the owner's calendar and would begin before a meeting ends that is so many minutes late; null: nothing. */
export async function reachedBy(
  ownerId: string,
  { start, end }: NearMeeting,
  minutes: number,
): Promise<{ readonly title: string; readonly start: EpochMinute } | null> {
  const events = await eventsBetween(ownerId, { start: end, end: end + minutes });
  const next = events.find(
    (one) => !one.allDay && one.busy !== 'FREE' && one.start > start && one.start < end + minutes,
  );
  return next ? { title: next.title ?? '', start: next.start } : null;
}
