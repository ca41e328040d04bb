import { desc, inArray } from 'drizzle-orm';
import { database } from '@/db/client';
import { calendarEvents } from '@/db/schema/calendar';
import { countedCalendars } from './counted';

/** Mirrored events that are looked through for people. */
const LATEST = 300;

/** People whom the owner has met with by the calendar, latest events first, each address once. */
export async function attendeesMet(userId: string): Promise<{ name: string; address: string }[]> {
  const calendars = (await countedCalendars(userId)).map((calendar) => calendar.id);
  if (calendars.length === 0) return [];
  const rows = await database()
    .select({ attendees: calendarEvents.attendees })
    .from(calendarEvents)
    .where(inArray(calendarEvents.calendarId, calendars))
    .orderBy(desc(calendarEvents.id))
    .limit(LATEST);
  const met = new Map<string, { name: string; address: string }>();
  for (const { email, name, self } of rows.flatMap((row) => row.attendees)) {
    const address = email.toLowerCase();
    if (!self && !met.has(address)) met.set(address, { name: name ?? '', address });
  }
  return [...met.values()];
}
