import { and, eq, or } from 'drizzle-orm';
import { database } from '@/db/client';
import { calendars } from '@/db/schema/calendar';
import { meetings } from '@/db/schema/meetings';
import { type CalendarAccess, withCalendar } from '@/modules/connections/commands/grant';
import { CalendarError, type ProviderEvent } from '@/ports/calendar';
import type { Runtime } from '@/ports/runtime';
import type { MeetingRow } from './ledger';

/**
 * Calls the provider about the event of a meeting. Where its calendar was disconnected, the one that is written to now
 * stands in: the same account, connected again, has the same events. Throws CalendarError, `revoked` without a calendar.
 */
export async function withEvent<T>(
  row: MeetingRow,
  runtime: Runtime,
  run: (access: CalendarAccess, eventId: string) => Promise<T>,
): Promise<T> {
  const eventId = row.providerEventId;
  if (row.calendarId === null || eventId === null) throw new Error(`Meeting ${row.id} has no event`);
  const written = and(eq(calendars.userId, row.ownerId), eq(calendars.write, true));
  const standing = await database()
    .select({ id: calendars.id })
    .from(calendars)
    .where(or(eq(calendars.id, row.calendarId), written));
  const own = standing.find((calendar) => calendar.id === row.calendarId) ?? standing[0];
  if (!own) throw new CalendarError('revoked', 'No calendar is connected');
  if (own.id !== row.calendarId) {
    await database().update(meetings).set({ calendarId: own.id }).where(eq(meetings.id, row.id));
  }
  return withCalendar(own.id, runtime, (access) => run(access, eventId));
}

/** The meeting's event as it is now; null when there is none. */
export async function eventOf(row: MeetingRow, runtime: Runtime): Promise<ProviderEvent | null> {
  try {
    return await withEvent(row, runtime, ({ calendar, grant, calendarId }, id) => calendar.get(grant, calendarId, id));
  } catch (error) {
    if (error instanceof CalendarError && (error.code === 'not_found' || error.code === 'gone')) return null;
    throw error;
  }
}

/** Removes the meeting's event for everyone; one that is gone already counts as removed. */
export function removeEventOf(row: MeetingRow, runtime: Runtime): Promise<void> {
  return withEvent(row, runtime, ({ calendar, grant, calendarId }, id) => calendar.remove(grant, calendarId, id));
}
