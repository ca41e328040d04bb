import { and, asc, eq, gt, ne } from 'drizzle-orm';
import { calendarText } from '@/core/ical/calendar';
import { type EpochMinute, minuteOf } from '@/core/time/period';
import { database } from '@/db/client';
import { users } from '@/db/schema/identity';
import { meetings } from '@/db/schema/meetings';
import type { RuntimeSettings } from '@/ports/runtime';
import { FEED_PAST_MIN, FEED_REFRESH_MIN, MOST_MEETINGS } from './constants';
import { type FeedAddress, feedToken } from './policy';

const FEED = { refreshMin: FEED_REFRESH_MIN };

/** The address at which a calendar program can subscribe to the user's meetings. */
export async function feedUrl(userId: string, settings: RuntimeSettings): Promise<string> {
  const [row] = await database().select({ version: users.feedVersion }).from(users).where(eq(users.id, userId));
  return `${settings.baseUrl}/api/feeds/${feedToken({ userId, version: row?.version ?? 1 }, settings)}.ics`;
}

/**
 * The feed of an address: meetings that were made here, and nothing else of the owner's calendars. It is the whole of them, so
 * one that was cancelled is left out, which every program takes as gone (decision 066). Null when the address is
 * not the user's current one. The same meetings give the same text.
 */
export async function feedOf(
  { userId, version }: FeedAddress,
  now: EpochMinute,
  settings: RuntimeSettings,
): Promise<string | null> {
  const [owner] = await database()
    .select({ version: users.feedVersion })
    .from(users)
    .where(and(eq(users.id, userId), ne(users.role, 'WAITLIST')));
  if (owner?.version !== version) return null;
  const rows = await database()
    .select()
    .from(meetings)
    .where(and(eq(meetings.ownerId, userId), eq(meetings.state, 'confirmed'), gt(meetings.endMin, now - FEED_PAST_MIN)))
    .orderBy(asc(meetings.startMin), asc(meetings.id))
    .limit(MOST_MEETINGS);
  const events = rows.map((row) => ({
    // The times of a series are events of their own here: each may have been moved.
    uid: row.occurrence === 0 ? `${row.icalUid ?? row.id}` : `${row.occurrence}-${row.icalUid ?? row.id}`,
    sequence: row.sequence,
    dtstamp: minuteOf(row.updatedAt.getTime()),
    start: row.startMin,
    end: row.endMin,
    summary: row.title ?? 'Meeting',
    location: row.location,
    url: row.joinUrl,
    status: 'CONFIRMED' as const,
  }));
  let text = '';
  for await (const part of calendarText(`Meetings by ${settings.assistant.name}`, events, FEED)) text += part;
  return text;
}
