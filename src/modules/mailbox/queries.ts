import { and, desc, eq, isNotNull, lt, min, ne } from 'drizzle-orm';
import { type Database, database, type Transaction } from '@/db/client';
import { loops } from '@/db/schema/loops';
import { loopMessages, messages, outgoingMails } from '@/db/schema/mailbox';
import { LIST_LIMIT } from './constants';

/** Whether the assistant has written to an address for this owner before, however it went. */
export async function hasBeenWrittenTo(
  ownerId: string,
  address: string,
  tx: Database | Transaction = database(),
): Promise<boolean> {
  const rows = await tx
    .select({ id: outgoingMails.id })
    .from(outgoingMails)
    .innerJoin(loops, eq(loops.id, outgoingMails.loopId))
    .where(and(eq(loops.ownerId, ownerId), eq(outgoingMails.recipient, address), ne(outgoingMails.state, 'failed')))
    .limit(1);
  return rows.length > 0;
}

/** How many plans of a loop before this version have sent a template. */
export async function timesSent(
  loopId: string,
  template: string,
  version: number,
  tx: Database | Transaction = database(),
): Promise<number> {
  const rows = await tx
    .selectDistinct({ version: outgoingMails.loopVersion })
    .from(outgoingMails)
    .where(
      and(
        eq(outgoingMails.loopId, loopId),
        eq(outgoingMails.template, template),
        lt(outgoingMails.loopVersion, version),
      ),
    );
  return rows.length;
}

/** A mail that was received and not answered, with the reason in words for the owner. */
export interface SilentMail {
  readonly id: string;
  readonly from: string;
  readonly subject: string;
  readonly reason: string;
  /** Epoch milliseconds by the product's clock. */
  readonly receivedAt: number;
  /** It belongs to no loop: one may be opened for it. */
  readonly unplaced: boolean;
}

/** "Received and left silent", newest first. */
export async function leftSilent(userId: string): Promise<SilentMail[]> {
  const rows = await database()
    .select({ row: messages, loopId: min(loopMessages.loopId) })
    .from(messages)
    .leftJoin(loopMessages, eq(loopMessages.messageId, messages.id))
    .where(and(eq(messages.userId, userId), isNotNull(messages.silentReason)))
    .groupBy(messages.id)
    .orderBy(desc(messages.receivedAt))
    .limit(LIST_LIMIT);
  return rows.map(({ row, loopId }) => ({
    id: row.id,
    from: row.fromAddress,
    subject: row.subject,
    reason: row.silentReason ?? '',
    receivedAt: row.receivedAt.getTime(),
    unplaced: loopId === null,
  }));
}

/** Mails of an owner's loops whose outcome nobody knows, for a person to decide. */
export async function undecidedMails(
  userId: string,
): Promise<{ id: string; loopId: string; recipient: string; subject: string }[]> {
  return database()
    .select({
      id: outgoingMails.id,
      loopId: outgoingMails.loopId,
      recipient: outgoingMails.recipient,
      subject: outgoingMails.subject,
    })
    .from(outgoingMails)
    .innerJoin(loops, eq(loops.id, outgoingMails.loopId))
    .where(and(eq(loops.ownerId, userId), eq(outgoingMails.state, 'unknown')))
    .orderBy(desc(outgoingMails.createdAt))
    .limit(LIST_LIMIT);
}
