import { and, eq, inArray, ne, notInArray } from 'drizzle-orm';
import { database } from '@/db/client';
import { loopParticipants, loops } from '@/db/schema/loops';
import { loopMessages, messages, outgoingMails } from '@/db/schema/mailbox';

/** The owner's loops by the Message-IDs of their threads, of those asked for. A mail of several loops stands for none. */
export async function threadsOfOwner(
  ownerId: string,
  messageIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (messageIds.length === 0) return new Map();
  const ids = [...new Set(messageIds)];
  const sent = await database()
    .selectDistinct({ messageId: outgoingMails.messageId, loopId: outgoingMails.loopId })
    .from(outgoingMails)
    .innerJoin(loops, eq(loops.id, outgoingMails.loopId))
    .where(and(eq(loops.ownerId, ownerId), inArray(outgoingMails.messageId, ids), ne(outgoingMails.state, 'failed')));
  const heard = await database()
    .selectDistinct({ messageId: messages.messageId, loopId: loopMessages.loopId })
    .from(loopMessages)
    .innerJoin(messages, eq(messages.id, loopMessages.messageId))
    .innerJoin(loops, eq(loops.id, loopMessages.loopId))
    .where(and(eq(loops.ownerId, ownerId), inArray(messages.messageId, ids), notInArray(messages.level, ['A0'])));
  const found = new Map<string, string | null>();
  for (const { messageId, loopId } of [...sent, ...heard]) {
    found.set(messageId, (found.get(messageId) ?? loopId) === loopId ? loopId : null);
  }
  return new Map([...found].filter((entry): entry is [string, string] => entry[1] !== null));
}

/**
 * Whether a mail with this Message-ID and sender has come in already, by whatever way. One that nobody vouched for does
 * not stand for the genuine one.
 */
export async function isKnown(messageId: string, from: string): Promise<boolean> {
  const rows = await database()
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.messageId, messageId), eq(messages.fromAddress, from), ne(messages.level, 'A0')))
    .limit(1);
  return rows.length > 0;
}

/** Addresses that take part in a loop. */
export async function participantsOf(loopId: string): Promise<ReadonlySet<string>> {
  const rows = await database()
    .select({ address: loopParticipants.address })
    .from(loopParticipants)
    .where(eq(loopParticipants.loopId, loopId));
  return new Set(rows.map(({ address }) => address));
}
