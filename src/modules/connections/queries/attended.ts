import { and, eq, sql } from 'drizzle-orm';
import { type Database, database, type Transaction } from '@/db/client';
import { calendarEvents, calendars } from '@/db/schema/calendar';

/** How far ahead an event counts as one to come (milliseconds). */
const AHEAD_MS = 60 * 86_400_000;

/**
 * The users in whose calendars an event of their own is to come that somebody with this address is invited to. Of a series
 * only its rule is known here: it counts as long as it stands.
 */
export async function ownersAttendedBy(
  address: string,
  nowMs: number,
  db: Database | Transaction = database(),
): Promise<string[]> {
  const from = Math.floor(nowMs / 60_000);
  const to = Math.floor((nowMs + AHEAD_MS) / 60_000);
  const begins = sql`(${calendarEvents.start} ->> 'at')::bigint`;
  const rows = await db
    .selectDistinct({ userId: calendars.userId })
    .from(calendarEvents)
    .innerJoin(calendars, eq(calendars.id, calendarEvents.calendarId))
    .where(
      and(
        sql`${calendarEvents.attendees} @> ${JSON.stringify([{ email: address }])}::jsonb`,
        eq(calendarEvents.organizerSelf, true),
        sql`${calendarEvents.status} <> 'cancelled'`,
        sql`${begins} < ${to}`,
        sql`(${calendarEvents.recurrence} <> '[]'::jsonb or (${calendarEvents.end} ->> 'at')::bigint > ${from})`,
      ),
    );
  return rows.map(({ userId }) => userId);
}
