import { and, count, eq, gt, isNotNull } from 'drizzle-orm';
import type { EpochMinute } from '@/core/time/period';
import { type Database, database, type Transaction } from '@/db/client';
import { meetings } from '@/db/schema/meetings';
import { videoAccounts, videoRooms } from '@/db/schema/video';
import type { VideoItem } from './schema';

export type VideoAccountRow = typeof videoAccounts.$inferSelect;

/** The user's accounts for video meetings. `now`: epoch minute after which meetings count as to come. */
export async function videoAccountsOf(userId: string, now: EpochMinute = 0): Promise<VideoItem[]> {
  const rows = await database().select().from(videoAccounts).where(eq(videoAccounts.userId, userId));
  const booked = await database()
    .select({ accountId: videoRooms.accountId, n: count() })
    .from(videoRooms)
    .innerJoin(
      meetings,
      and(eq(meetings.ownerId, videoRooms.ownerId), eq(meetings.providerEventId, videoRooms.eventId)),
    )
    .where(
      and(
        eq(videoRooms.ownerId, userId),
        eq(videoRooms.state, 'open'),
        isNotNull(videoRooms.accountId),
        eq(meetings.state, 'confirmed'),
        gt(meetings.endMin, now),
      ),
    )
    .groupBy(videoRooms.accountId);
  return rows.map(({ id, kind, email, state }) => ({
    id,
    kind,
    account: email,
    state,
    booked: booked.find((row) => row.accountId === id)?.n ?? 0,
  }));
}

/** Providers whose rooms the user has connected, working or to be connected again: what the preferences say of them holds. */
export async function videoKindsOf(userId: string, db: Database | Transaction = database()): Promise<'zoom'[]> {
  const rows = await db
    .select({ kind: videoAccounts.kind })
    .from(videoAccounts)
    .where(eq(videoAccounts.userId, userId));
  return rows.map(({ kind }) => kind);
}
