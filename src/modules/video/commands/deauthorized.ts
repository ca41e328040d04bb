import { and, eq, lt } from 'drizzle-orm';
import { database } from '@/db/client';
import { notices } from '@/db/schema/identity';
import { videoAccounts, videoRooms } from '@/db/schema/video';
import type { VideoNews } from '@/ports/video';
import { expireAccount, expiryNotice } from './grant';

type Deauthorized = Extract<VideoNews, { kind: 'deauthorized' }>;

/**
 * The holder has taken our leave back at the provider: the tokens are erased. Where nothing may be kept, what came from the
 * provider goes, too; links that stand in people's invitations stay there. News of before the grant that we have now, said
 * once more, changes nothing.
 */
export async function onDeauthorized({ userId, accountId, at, forget }: Deauthorized): Promise<void> {
  const [row] = await database()
    .select({ id: videoAccounts.id })
    .from(videoAccounts)
    .where(
      and(
        eq(videoAccounts.kind, 'zoom'),
        eq(videoAccounts.providerUserId, userId),
        eq(videoAccounts.providerAccountId, accountId),
        // Both name instants to the millisecond, on clocks that differ less than a consent takes.
        lt(videoAccounts.grantedAt, new Date(at)),
      ),
    );
  if (!row) return;
  await expireAccount(row.id);
  if (!forget) return;
  await database().transaction(async (tx) => {
    await tx
      .update(videoRooms)
      .set({ state: 'closed', roomId: null, joinUrl: null, passcode: null, phones: null })
      .where(eq(videoRooms.accountId, row.id));
    await tx.delete(videoAccounts).where(eq(videoAccounts.id, row.id));
    await tx
      .update(notices)
      .set({ text: DEAUTHORIZED })
      .where(eq(notices.key, expiryNotice(row.id)));
  });
}

const DEAUTHORIZED =
  'You removed Sundial at Zoom, so what was known of your account there is deleted. Meetings that are booked keep their links.';
