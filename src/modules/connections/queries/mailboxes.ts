import { asc, eq, isNotNull } from 'drizzle-orm';
import { database } from '@/db/client';
import { imapMailboxes } from '@/db/schema/mailbox';
import type { MailboxFailure } from '@/ports/mailbox';
import type { MailboxItem } from '../schema';

/** The user's own mailboxes with their health, in the order in which they were connected. */
export async function mailboxesOf(userId: string): Promise<MailboxItem[]> {
  const rows = await database()
    .select()
    .from(imapMailboxes)
    .where(eq(imapMailboxes.userId, userId))
    .orderBy(asc(imapMailboxes.createdAt));
  return rows.map(({ id, host, port, security, username, error, readAt }) => ({
    id,
    host,
    port,
    security,
    user: username,
    state: error ? 'error' : readAt ? 'connected' : 'reading',
    error: error as MailboxFailure | null,
    readAt: readAt?.getTime() ?? null,
  }));
}

/** Every mailbox that an owner has connected; `version` rises when its access changes. */
export async function connectedMailboxes(): Promise<{ id: string; userId: string; version: number }[]> {
  const rows = await database()
    .select({ id: imapMailboxes.id, userId: imapMailboxes.userId, version: imapMailboxes.version })
    .from(imapMailboxes)
    .where(isNotNull(imapMailboxes.userId));
  return rows.flatMap(({ userId, ...row }) => (userId ? [{ ...row, userId }] : []));
}
