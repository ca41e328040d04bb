import { and, desc, eq, inArray } from 'drizzle-orm';
import { database } from '@/db/client';
import { outgoingMails } from '@/db/schema/mailbox';

/** The version of the loop that sent the newest of our mails among these Message-IDs; undefined when none is ours. */
export async function answeredVersion(loopId: string, messageIds: readonly string[]): Promise<number | undefined> {
  if (messageIds.length === 0) return undefined;
  const [row] = await database()
    .select({ version: outgoingMails.loopVersion })
    .from(outgoingMails)
    .where(and(eq(outgoingMails.loopId, loopId), inArray(outgoingMails.messageId, [...messageIds])))
    .orderBy(desc(outgoingMails.loopVersion))
    .limit(1);
  return row?.version;
}
