import { and, eq, isNull } from 'drizzle-orm';
import { database } from '@/db/client';
import { imapMailboxes } from '@/db/schema/mailbox';
import type { MailboxAccess, MailboxFailure } from '@/ports/mailbox';

/** The row of the assistant's own mailbox: the same account keeps its place over restarts. Answers its id. */
export async function assistantMailboxRow({ host, port, security, user: username }: MailboxAccess): Promise<string> {
  return database().transaction(async (tx) => {
    const own = and(isNull(imapMailboxes.userId), eq(imapMailboxes.host, host), eq(imapMailboxes.username, username));
    await tx.insert(imapMailboxes).values({ host, port, security, username }).onConflictDoNothing();
    const [row] = await tx.update(imapMailboxes).set({ port, security }).where(own).returning({ id: imapMailboxes.id });
    if (!row) throw new Error("The assistant's mailbox has no row");
    return row.id;
  });
}

/** The mailbox was read to its end. */
export async function noteRead(mailboxId: string): Promise<void> {
  await database()
    .update(imapMailboxes)
    .set({ readAt: new Date(), error: null })
    .where(eq(imapMailboxes.id, mailboxId));
}

/** The mailbox cannot be read now; the reason is shown where its health is. */
export async function noteFailure(mailboxId: string, failure: MailboxFailure): Promise<void> {
  await database().update(imapMailboxes).set({ error: failure }).where(eq(imapMailboxes.id, mailboxId));
}
