import { randomUUID } from 'node:crypto';
import { and, count, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { database } from '@/db/client';
import { users } from '@/db/schema/identity';
import { imapMailboxes } from '@/db/schema/mailbox';
import { dropRefusal } from '@/modules/mailbox/commands/imap-mailbox';
import { recordAct } from '@/modules/operations/commands/audit';
import type { Client } from '@/modules/operations/schema';
import { type MailboxAccess, MailboxError, type MailboxFailure } from '@/ports/mailbox';
import type { Runtime } from '@/ports/runtime';
import { MAX_MAILBOXES } from '../constants';
import { seal, unseal } from './seal';

export type MailboxConnected =
  | { readonly ok: true; readonly id: string }
  | { readonly ok: false; readonly reason: MailboxFailure | 'too_many' };

/**
 * Connects a user's own mailbox: logs in and opens its inbox first, and stores it with the password encrypted only when
 * that works. Connecting the same account again replaces host settings and password and keeps how far it was read.
 */
export async function connectMailbox(
  userId: string,
  access: MailboxAccess,
  runtime: Runtime,
  client?: Client,
): Promise<MailboxConnected> {
  const failure = await tryOut(access, runtime);
  if (failure) return { ok: false, reason: failure };
  const { host, port, security, user: username } = access;
  return database().transaction(async (tx): Promise<MailboxConnected> => {
    // One connection of a user at a time, so that the limit holds.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    const same = and(
      eq(imapMailboxes.userId, userId),
      eq(imapMailboxes.host, host),
      eq(imapMailboxes.username, username),
    );
    const [known] = await tx.select({ id: imapMailboxes.id }).from(imapMailboxes).where(same);
    const id = known?.id ?? randomUUID();
    const act = { actor: userId, userId, subject: id, client, data: { account: username, server: host } };
    const passwordCiphertext = seal({ password: access.password }, runtime.settings.encryptionKey, id);
    if (known) {
      const fresh = { port, security, passwordCiphertext, error: null, version: sql`${imapMailboxes.version} + 1` };
      await tx.update(imapMailboxes).set(fresh).where(same);
      await dropRefusal(id, tx);
      await recordAct(tx, { action: 'mailbox.renewed', ...act });
      return { ok: true, id };
    }
    const [own] = await tx.select({ n: count() }).from(imapMailboxes).where(eq(imapMailboxes.userId, userId));
    if ((own?.n ?? 0) >= MAX_MAILBOXES) return { ok: false, reason: 'too_many' };
    await tx.insert(imapMailboxes).values({ id, userId, host, port, security, username, passwordCiphertext });
    await recordAct(tx, { action: 'mailbox.added', ...act });
    return { ok: true, id };
  });
}

/** Forgets a mailbox: password, how far it was read, and what is told about it. False when there is none. */
export async function disconnectMailbox(userId: string, id: string, client?: Client): Promise<boolean> {
  return database().transaction(async (tx) => {
    const [data] = await tx
      .delete(imapMailboxes)
      .where(and(eq(imapMailboxes.id, id), eq(imapMailboxes.userId, userId)))
      .returning({ account: imapMailboxes.username, server: imapMailboxes.host });
    if (!data) return false;
    await dropRefusal(id, tx);
    await recordAct(tx, { action: 'mailbox.removed', actor: userId, userId, subject: id, client, data });
    return true;
  });
}

/** How to reach a stored mailbox now; null when it is gone, or its password cannot be opened with the key that is set. */
export async function mailboxAccess(id: string, runtime: Runtime): Promise<MailboxAccess | null> {
  const [row] = await database().select().from(imapMailboxes).where(eq(imapMailboxes.id, id));
  const opened = stored.safeParse(unseal(row?.passwordCiphertext ?? '', runtime.settings.encryptionKey, id));
  if (!row || !opened.success) return null;
  const { host, port, security, username: user } = row;
  return { host, port, security, user, ...opened.data };
}

const stored = z.object({ password: z.string() });

async function tryOut(access: MailboxAccess, runtime: Runtime): Promise<MailboxFailure | null> {
  try {
    const session = await runtime.mailboxes.connect(access);
    try {
      await session.open('INBOX', { write: false });
    } finally {
      await session.close();
    }
    return null;
  } catch (error) {
    if (error instanceof MailboxError) return error.failure;
    throw error;
  }
}
