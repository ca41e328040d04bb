import { and, eq, ne } from 'drizzle-orm';
import { minuteOf } from '@/core/time/period';
import { database } from '@/db/client';
import { calendarEvents, calendars, connections } from '@/db/schema/calendar';
import type { CaldavGrant, ProviderCalendar } from '@/ports/calendar';
import type { Runtime } from '@/ports/runtime';
import { MIRRORED_PAST_MIN } from '../constants';
import { openGrant } from './grant';

/**
 * The row of an account of the user's that is at another host now, and that this is: its former place leads here, or is no
 * more, and what was in its calendars is in those. Null for another account, also where names and paths are the same, as two
 * servers of one make have them: taking one for the other would make busy time free. The former password goes to its own
 * place alone. Throws CalendarError when the calendars cannot be read.
 */
export async function formerAccount(
  userId: string,
  { grant, listed }: { readonly grant: CaldavGrant; readonly listed: readonly ProviderCalendar[] },
  runtime: Runtime,
): Promise<string | null> {
  const rows = await database()
    .select()
    .from(connections)
    .where(
      and(
        eq(connections.userId, userId),
        eq(connections.kind, 'caldav'),
        eq(connections.accountEmail, grant.user),
        ne(connections.server, new URL(grant.home).host),
      ),
    );
  for (const row of rows) {
    const former = openGrant(row, runtime.settings.encryptionKey)?.grant;
    if (former?.kind !== 'caldav') continue;
    const { home: url, user, password } = former;
    const there = await runtime.caldavLogin({ url, user, password });
    const same = there.ok ? there.grant.home === grant.home : await holdsTheSame(row.id, grant, listed, runtime);
    if (same) return row.id;
  }
  return null;
}

/** Whether at least half of the events that are known of the account's own calendars stand in those of the same paths. */
async function holdsTheSame(
  connectionId: string,
  grant: CaldavGrant,
  listed: readonly ProviderCalendar[],
  runtime: Runtime,
): Promise<boolean> {
  const usual = minuteOf(await runtime.clock.now()) - MIRRORED_PAST_MIN;
  let known = 0;
  let found = 0;
  const own = await database()
    .select()
    .from(calendars)
    .where(and(eq(calendars.connectionId, connectionId), eq(calendars.writable, true)));
  for (const row of own) {
    const rows = await database()
      .selectDistinct({ uid: calendarEvents.icalUid })
      .from(calendarEvents)
      .where(eq(calendarEvents.calendarId, row.id));
    known += rows.length;
    const here = listed.find((one) => pathOf(one.id) === pathOf(row.providerId));
    if (!here || rows.length === 0) continue;
    const { events } = await runtime.calendar.sync(grant, here.id, null, row.syncedFromMin ?? usual);
    const uids = new Set(events.map((event) => event.icalUid));
    found += rows.filter(({ uid }) => uids.has(uid)).length;
  }
  return found > 0 && 2 * found >= known;
}

function pathOf(url: string): string {
  return new URL(url).pathname;
}
