import { and, eq, isNull, like } from 'drizzle-orm';
import { database, type Transaction } from '@/db/client';
import { notices } from '@/db/schema/identity';
import { imapMailboxes } from '@/db/schema/mailbox';
import type { MailboxAccess, MailboxFailure } from '@/ports/mailbox';
import { administrators } from '../queries/administrators';

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

/** The mailbox was read to its end: what was told about it is over. */
export async function noteRead(mailboxId: string): Promise<void> {
  await database()
    .update(imapMailboxes)
    .set({ readAt: new Date(), error: null })
    .where(eq(imapMailboxes.id, mailboxId));
  await dropRefusal(mailboxId);
}

/**
 * The mailbox cannot be read now; the reason is shown where its health is. Whoever can mend it is told once, unless it
 * may mend by itself.
 */
export async function noteFailure(mailboxId: string, failure: MailboxFailure): Promise<void> {
  await database().transaction(async (tx) => {
    const [mailbox] = await tx
      .update(imapMailboxes)
      .set({ error: failure })
      .where(eq(imapMailboxes.id, mailboxId))
      .returning();
    if (!mailbox || failure === 'unreachable') return;
    const { userId: ownerId, username, host } = mailbox;
    const told = ownerId
      ? { text: `The mailbox of ${username} cannot be read, so answers there are not seen.`, href: '/settings/mailbox' }
      : { text: `The assistant’s mailbox at ${host} cannot be read (${failure}): no mail comes in. Ask the doctor.` };
    for (const userId of ownerId ? [ownerId] : await administrators(tx)) {
      const notice = { userId, key: `${refusal(mailboxId)}${userId}`, kind: 'mailbox_disconnected', ...told };
      await tx.insert(notices).values(notice).onConflictDoNothing();
    }
  });
}

/** Takes back what was told about a mailbox that could not be read. */
export async function dropRefusal(
  mailboxId: string,
  tx: Transaction | ReturnType<typeof database> = database(),
): Promise<void> {
  await tx.delete(notices).where(like(notices.key, `${refusal(mailboxId)}%`));
}

function refusal(mailboxId: string): string {
  return `mailbox-refused:${mailboxId}:`;
}
