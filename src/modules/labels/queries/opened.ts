import { and, eq, isNull } from 'drizzle-orm';
import { database } from '@/db/client';
import { labelingItems } from '@/db/schema/labels';

/** Writes down that somebody began with a message of their list. */
export async function itemOpened(
  sessionId: string,
  messageId: string,
  labelerId: string,
  nowMs: number,
): Promise<void> {
  await database()
    .update(labelingItems)
    .set({ startedAt: new Date(nowMs) })
    .where(
      and(
        eq(labelingItems.sessionId, sessionId),
        eq(labelingItems.messageId, messageId),
        eq(labelingItems.labelerId, labelerId),
        isNull(labelingItems.startedAt),
      ),
    );
}
