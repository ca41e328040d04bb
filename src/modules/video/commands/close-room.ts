import { and, eq, inArray } from 'drizzle-orm';
import { database } from '@/db/client';
import { videoRooms } from '@/db/schema/video';

/** The event takes place elsewhere now: its room is given up, and removed by `tendRooms`. */
export async function closeRoom(ownerId: string, eventId: string): Promise<void> {
  await database()
    .update(videoRooms)
    .set({ state: 'closing' })
    .where(
      and(
        eq(videoRooms.ownerId, ownerId),
        eq(videoRooms.eventId, eventId),
        inArray(videoRooms.state, ['wanted', 'open']),
      ),
    );
}
