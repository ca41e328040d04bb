import { and, desc, eq, or } from 'drizzle-orm';
import { database } from '@/db/client';
import { calendars } from '@/db/schema/calendar';
import { meetings } from '@/db/schema/meetings';
import { type CalendarAccess, withCalendar } from '@/modules/connections/commands/grant';
import { CalendarError, type ProviderEvent } from '@/ports/calendar';
import type { Runtime } from '@/ports/runtime';
import { type MeetingRow, ofSameEvent } from './ledger';

/**
 * Calls the provider about the event of a meeting. Where its calendar was disconnected, another one of the owner's may have
 * the event: that of the same account, connected again. A claim that is not written yet goes where bookings go now. Throws
 * CalendarError, `revoked` when no connected calendar has the event.
 */
export async function withEvent<T>(
  row: MeetingRow,
  runtime: Runtime,
  run: (access: CalendarAccess, eventId: string) => Promise<T>,
): Promise<T> {
  const eventId = row.providerEventId;
  if (row.calendarId === null || eventId === null) throw new Error(`Meeting ${row.id} has no event`);
  const calendarId = await standing(row, row.calendarId, eventId, runtime);
  if (calendarId !== row.calendarId) {
    await database().update(meetings).set({ calendarId }).where(ofSameEvent(row));
  }
  return withCalendar(calendarId, runtime, (access) => run(access, eventId));
}

/** The calendar in which the event is to be looked for. */
async function standing(row: MeetingRow, known: string, eventId: string, runtime: Runtime): Promise<string> {
  const own = await database()
    .select({ id: calendars.id, write: calendars.write })
    .from(calendars)
    .where(and(eq(calendars.userId, row.ownerId), or(eq(calendars.id, known), eq(calendars.writable, true))))
    .orderBy(desc(calendars.write));
  if (own.some(({ id }) => id === known)) return known;
  for (const { id, write } of own) {
    if (row.state !== 'confirmed' ? write : await hasEvent(id, eventId, runtime)) return id;
  }
  throw new CalendarError('revoked', 'The calendar of the event is not connected any more');
}

async function hasEvent(calendarId: string, eventId: string, runtime: Runtime): Promise<boolean> {
  try {
    await withCalendar(calendarId, runtime, (access) => access.calendar.get(access.grant, access.calendarId, eventId));
    return true;
  } catch (error) {
    if (error instanceof CalendarError && (error.code === 'not_found' || error.code === 'gone')) return false;
    throw error;
  }
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
