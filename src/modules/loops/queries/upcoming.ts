import { and, eq, gt, ne } from 'drizzle-orm';
import { type CalendarMeeting, SPOKEN_OF_MIN } from '@/core/loop/adopt/calendar-meeting';
import { comparableAddress } from '@/core/mail/address';
import type { EpochMinute } from '@/core/time/period';
import { database } from '@/db/client';
import { loops } from '@/db/schema/loops';
import { meetings } from '@/db/schema/meetings';
import { isRoom } from '@/modules/connections/policy';
import { eventsBetween } from '@/modules/connections/queries/events';

/** What stands in the owner's calendars in the weeks to come, in order of time, with the loops that look after it. */
export async function upcomingMeetings(ownerId: string, now: EpochMinute): Promise<CalendarMeeting[]> {
  const [events, taken] = await Promise.all([
    eventsBetween(ownerId, { start: now, end: now + SPOKEN_OF_MIN }),
    database()
      .select({
        loopId: meetings.loopId,
        eventId: meetings.providerEventId,
        calendarId: meetings.calendarId,
        occurrence: meetings.occurrence,
        start: meetings.startMin,
      })
      .from(meetings)
      .innerJoin(loops, eq(loops.id, meetings.loopId))
      .where(
        and(
          eq(meetings.ownerId, ownerId),
          eq(meetings.state, 'confirmed'),
          gt(meetings.endMin, now),
          ne(loops.phase, 'CLOSED'),
        ),
      ),
  ]);
  return events
    .filter((event) => !event.allDay && MEETINGS.has(event.eventType) && !isDeclined(event))
    .map(({ calendarId, eventId, start, end, title, attendees, organizerSelf, repeats }) => {
      const loop = taken.find(
        (one) =>
          one.calendarId === calendarId &&
          (one.eventId === eventId
            ? one.occurrence !== 0 || one.start === start
            : (one.eventId ?? '').startsWith(`${eventId}_`) && one.start === start),
      );
      const guests = attendees.flatMap(({ email, name, self }) => {
        const address = self || isRoom(email) ? null : comparableAddress(email);
        return address === null ? [] : [{ address, name }];
      });
      const looked = loop ? { loopId: loop.loopId } : {};
      return { calendarId, eventId, start, end, title, guests, owners: organizerSelf, repeats, ...looked };
    });
}

const MEETINGS: ReadonlySet<string> = new Set(['default', 'focusTime', 'fromGmail']);

function isDeclined({ attendees }: Awaited<ReturnType<typeof eventsBetween>>[number]): boolean {
  return attendees.some(({ self, response }) => self && response === 'declined');
}
