import { and, asc, eq, or } from 'drizzle-orm';
import { database } from '@/db/client';
import { calendars, connections } from '@/db/schema/calendar';

/** The calendars that count: those whose events are busy time, and the one that is written to. */
export const COUNTED = or(eq(calendars.busy, true), eq(calendars.write, true));

/** The user's calendars that count, with the state of their grant. */
export async function countedCalendars(userId: string) {
  return database()
    .select({
      id: calendars.id,
      connectionId: calendars.connectionId,
      providerId: calendars.providerId,
      zone: calendars.zone,
      busy: calendars.busy,
      write: calendars.write,
      syncVersion: calendars.syncVersion,
      syncedAt: calendars.syncedAt,
      syncedFromMin: calendars.syncedFromMin,
      syncError: calendars.syncError,
      connectionState: connections.state,
    })
    .from(calendars)
    .innerJoin(connections, eq(connections.id, calendars.connectionId))
    .where(and(eq(calendars.userId, userId), COUNTED))
    .orderBy(asc(calendars.id));
}

export type CountedCalendar = Awaited<ReturnType<typeof countedCalendars>>[number];
