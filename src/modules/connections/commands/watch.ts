import { createHash, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { database } from '@/db/client';
import { calendars, connections } from '@/db/schema/calendar';
import { CalendarError } from '@/ports/calendar';
import type { Runtime } from '@/ports/runtime';
import { CHANNEL_MARGIN_MS, PUSH_PATHS } from '../constants';
import { withGrant } from './grant';

type Channel = NonNullable<typeof calendars.$inferSelect.channel>;

/**
 * Asks the provider to push changes of a calendar, unless a channel lives long enough. Channels are not renewed but
 * replaced: the new one first, then the old one is stopped. Without https, and from
 * providers that do not push, nothing comes, and polling does it. `anew`: the provider wants it replaced now.
 */
export async function watchCalendar(
  calendarId: string,
  now: number,
  runtime: Runtime,
  { anew = false }: { readonly anew?: boolean } = {},
): Promise<void> {
  if (!runtime.settings.baseUrl.startsWith('https:')) return;
  const [found] = await database()
    .select({ row: calendars, kind: connections.kind })
    .from(calendars)
    .innerJoin(connections, eq(connections.id, calendars.connectionId))
    .where(eq(calendars.id, calendarId));
  const path = found && PUSH_PATHS[found.kind];
  if (!found || !path) return;
  const { row } = found;
  if (!anew && row.channel && row.channel.expiresAt - now > CHANNEL_MARGIN_MS) return;
  const id = randomUUID();
  const token = randomBytes(32).toString('base64url');
  const address = runtime.settings.baseUrl + path;
  const made = await withGrant(row.connectionId, runtime, (grant) =>
    runtime.calendar.watch(grant, row.providerId, { id, token, address, now }),
  );
  if (made === null) return;
  const { resourceId, expiresAt } = made;
  const channel: Channel = { id, token: digest(token), resourceId, expiresAt };
  await database().update(calendars).set({ channel }).where(eq(calendars.id, calendarId));
  if (row.channel) await stop(row.connectionId, row.channel, runtime);
}

/** Ends the pushes of a connection, as far as the provider can be reached; unknown channels are refused anyway. */
export async function stopWatching(connectionId: string, runtime: Runtime): Promise<void> {
  const rows = await database()
    .select({ id: calendars.id, channel: calendars.channel })
    .from(calendars)
    .where(and(eq(calendars.connectionId, connectionId), isNotNull(calendars.channel)));
  for (const row of rows) {
    await database().update(calendars).set({ channel: null }).where(eq(calendars.id, row.id));
    if (row.channel) await stop(connectionId, row.channel, runtime);
  }
}

/** The provider has ended a channel by itself. */
export async function forgetChannel(calendarId: string): Promise<void> {
  await database().update(calendars).set({ channel: null }).where(eq(calendars.id, calendarId));
}

/** The calendar that a push is about, or null when channel, resource or token are not the ones that we know. */
export async function calendarOfPush(push: {
  readonly channelId: string;
  readonly resourceId: string;
  readonly token: string;
}): Promise<string | null> {
  const [row] = await calendarOfChannel(push.channelId);
  const known = Buffer.from(row?.channel?.token ?? digest(''));
  const genuine = timingSafeEqual(Buffer.from(digest(push.token)), known);
  return row?.channel && genuine && row.channel.resourceId === push.resourceId ? row.id : null;
}

/** Calendars with this channel: by an index, because anybody may send a push. */
export function calendarOfChannel(channelId: string) {
  return database()
    .select({ id: calendars.id, channel: calendars.channel })
    .from(calendars)
    .where(sql`(${calendars.channel} ->> 'id') = ${channelId}`);
}

async function stop(connectionId: string, { id, resourceId }: Channel, runtime: Runtime): Promise<void> {
  try {
    await withGrant(connectionId, runtime, (grant) => runtime.calendar.unwatch(grant, { id, resourceId }));
  } catch (error) {
    if (!(error instanceof CalendarError)) throw error;
  }
}

/** Only the hash of a channel's token is stored. */
function digest(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
