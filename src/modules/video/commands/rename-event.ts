import { and, eq } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { videoRooms } from '@/db/schema/video';

/** The event of a room is known by another id: the calendar's provider has given it one of its own. */
export async function renameEvent(
  tx: Transaction,
  { ownerId, from, to }: { readonly ownerId: string; readonly from: string; readonly to: string },
): Promise<void> {
  if (from === to) return;
  await tx
    .update(videoRooms)
    .set({ eventId: to })
    .where(and(eq(videoRooms.ownerId, ownerId), eq(videoRooms.eventId, from)));
}
