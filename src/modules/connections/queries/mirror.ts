import { and, eq, gt, inArray, isNotNull, lt, or, sql } from 'drizzle-orm';
import { busyTypeOf, DEFAULT_BUSY_POLICY } from '@/core/availability/busy-policy';
import type { FreeBusyType } from '@/core/availability/free-busy';
import { type MirrorEvent, occurrencesOf } from '@/core/mirror/occurrences';
import { formatLocalDate } from '@/core/time/calendar-date';
import type { Period } from '@/core/time/period';
import { knownZone, type ZoneTable, zoneTable } from '@/core/time/zone';
import { database } from '@/db/client';
import { calendarEvents } from '@/db/schema/calendar';
import { basics } from '@/db/schema/identity';
import type { ProviderEvent } from '@/ports/calendar';
import type { CountedCalendar } from './counted';

/** One occurrence of a mirrored event. */
export interface MirroredEvent extends Period {
  readonly calendarId: string;
  /** The provider's id of the event, or of the series that it is an instance of. */
  readonly eventId: string;
  readonly icalUid: string;
  readonly title: string | null;
  readonly location: string | null;
  readonly allDay: boolean;
  readonly joinUrl: string | null;
  readonly htmlLink: string | null;
  readonly eventType: ProviderEvent['type'];
  readonly attendees: ProviderEvent['attendees'];
  readonly organizerSelf: boolean;
  /** It is a time of a series, by its rule. */
  readonly repeats: boolean;
  readonly busy: FreeBusyType | 'FREE';
}

/** The zone in which the user's days begin and end: confirmed basics, else the calendar that is written to. */
export async function dayZoneOf(userId: string, calendars: readonly CountedCalendar[]): Promise<ZoneTable> {
  const [row] = await database().select({ zone: basics.zone }).from(basics).where(eq(basics.userId, userId));
  const calendar = calendars.find((one) => one.write) ?? calendars[0];
  return zoneTable(knownZone(row?.zone ?? calendar?.zone ?? '') ?? 'UTC');
}

/** Every occurrence in the window of what is mirrored of these calendars, whether it blocks time or not. */
export async function mirroredEvents(
  userId: string,
  calendars: readonly CountedCalendar[],
  window: Period,
): Promise<MirroredEvent[]> {
  if (calendars.length === 0) return [];
  const dayZone = await dayZoneOf(userId, calendars);
  const found: MirroredEvent[] = [];
  for (const calendar of calendars) {
    const rows = await rowsAround(calendar.id, window);
    for (const { start, end, event } of occurrencesOf(rows, window, dayZone)) {
      found.push({
        start,
        end,
        calendarId: calendar.id,
        eventId: event.id,
        icalUid: event.icalUid,
        title: event.summary,
        location: event.location,
        allDay: event.start?.kind === 'day',
        joinUrl: event.joinUrl,
        htmlLink: event.htmlLink,
        eventType: event.type,
        attendees: event.attendees,
        organizerSelf: event.organizerSelf,
        repeats: event.recurrence.length > 0,
        busy: busyTypeOf(
          { ...event, response: event.attendees.find((attendee) => attendee.self)?.response ?? null },
          DEFAULT_BUSY_POLICY,
        ),
      });
    }
  }
  return found;
}

/** Minutes by which a calendar day may begin earlier or end later than in UTC, with room to spare. */
const DAY_SLACK_MIN = 1440;

/** The events that may have to do with the window: series, exceptions, and single events that overlap it. */
async function rowsAround(calendarId: string, window: Period) {
  const { start, end } = calendarEvents;
  const from = formatLocalDate(Math.floor((window.start - DAY_SLACK_MIN) / 1440));
  const to = formatLocalDate(Math.ceil((window.end + DAY_SLACK_MIN) / 1440));
  const timed = and(lt(sql`(${start} ->> 'at')::bigint`, window.end), gt(sql`(${end} ->> 'at')::bigint`, window.start));
  const allDay = and(lt(sql`${start} ->> 'date'`, to), gt(sql`${end} ->> 'date'`, from));
  const rows = await database()
    .select()
    .from(calendarEvents)
    .where(
      and(
        eq(calendarEvents.calendarId, calendarId),
        or(
          sql`${calendarEvents.recurrence} <> '[]'::jsonb`,
          isNotNull(calendarEvents.recurringEventId),
          and(inArray(calendarEvents.status, ['confirmed', 'tentative']), or(timed, allDay)),
        ),
      ),
    );
  return rows.map((row) => ({ ...row, id: row.providerId })) satisfies MirrorEvent[];
}
