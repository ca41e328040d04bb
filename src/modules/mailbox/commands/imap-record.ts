import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import { database, type Transaction } from '@/db/client';
import { notices } from '@/db/schema/identity';
import { imapFolders, imapMailboxes, imapMessages } from '@/db/schema/mailbox';
import type { FolderStatus } from '@/ports/mailbox';
import { IMAP_RETRY_PAUSES_MS, OVERLAP_MS } from '../constants';
import { administrators } from '../queries/administrators';

export interface FolderKey {
  readonly mailboxId: string;
  readonly path: string;
}

export interface MessageKey extends FolderKey {
  readonly uidValidity: string;
  readonly uid: number;
}

export type FolderCursor = typeof imapFolders.$inferSelect;

/**
 * How far a folder was read. One that is new, or whose UIDs mean other messages now (RFC 3501 2.3.1.1), is read again
 * from a day on; messages that were taken before are known by their digest.
 */
export async function folderCursor(
  at: FolderKey,
  status: FolderStatus,
  moment: { readonly nowMs: number; readonly firstSinceMs: number },
): Promise<FolderCursor> {
  return database().transaction(async (tx) => {
    const [known] = await tx.select().from(imapFolders).where(isFolder(at)).for('update');
    if (known?.uidValidity === status.uidValidity) return known;
    const since = known ? known.readUntil.getTime() - OVERLAP_MS : moment.firstSinceMs;
    const fresh = {
      uidValidity: status.uidValidity,
      lastUid: 0,
      modseq: null,
      since: new Date(since),
      readUntil: known?.readUntil ?? new Date(moment.nowMs),
    };
    await tx.delete(imapMessages).where(and(isInFolder(at), eq(imapMessages.state, 'retry')));
    const [row] = await tx
      .insert(imapFolders)
      .values({ ...at, ...fresh })
      .onConflictDoUpdate({ target: [imapFolders.mailboxId, imapFolders.path], set: fresh })
      .returning();
    return row as FolderCursor;
  });
}

/** Everything up to a UID is dealt with. A cursor never goes back, and never moves over into other UIDs. */
export async function advance(
  at: MessageKey,
  tx: Transaction | ReturnType<typeof database> = database(),
): Promise<void> {
  await tx
    .update(imapFolders)
    .set({ lastUid: sql`greatest(${imapFolders.lastUid}, ${at.uid})` })
    .where(and(isFolder(at), eq(imapFolders.uidValidity, at.uidValidity)));
}

/** The folder was read to its end at this state. */
export async function readToEnd(at: FolderKey, status: FolderStatus, nowMs: number): Promise<void> {
  await database()
    .update(imapFolders)
    .set({ modseq: status.modseq, readUntil: new Date(nowMs) })
    .where(and(isFolder(at), eq(imapFolders.uidValidity, status.uidValidity)));
}

/** Records, in the transaction that stores a message, that it was taken, and moves the cursor past it. */
export async function recordTaken(
  tx: Transaction,
  at: MessageKey,
  taken: { readonly digest: string; readonly state: 'stored' | 'done' },
): Promise<void> {
  await tx
    .insert(imapMessages)
    .values({ ...at, ...taken })
    .onConflictDoUpdate({ target: MESSAGE, set: { ...taken, nextAttemptAt: null, error: null } });
  await advance(at, tx);
}

/** Sets how a message stands, by its key. */
export async function setState(at: MessageKey, state: 'done' | 'parked'): Promise<void> {
  await database().update(imapMessages).set({ state, nextAttemptAt: null }).where(isMessage(at));
}

/** A message whose row is no longer needed, because the mailbox has it no more. */
export async function forget(at: MessageKey): Promise<void> {
  await database().delete(imapMessages).where(isMessage(at));
}

/**
 * A message could not be processed: it is tried again later, out of the way of those behind it, and parked after the last
 * try (or at once). Who can see to it is told.
 */
export async function recordFailure(
  at: MessageKey,
  reason: string,
  options: { readonly park: boolean },
): Promise<void> {
  await database().transaction(async (tx) => {
    const [before] = await tx.select({ attempts: imapMessages.attempts }).from(imapMessages).where(isMessage(at));
    const attempts = (before?.attempts ?? 0) + 1;
    const pause = options.park ? undefined : IMAP_RETRY_PAUSES_MS[attempts - 1];
    const row = {
      state: pause === undefined ? ('parked' as const) : ('retry' as const),
      attempts,
      nextAttemptAt: pause === undefined ? null : new Date(Date.now() + pause),
      error: reason.slice(0, 200),
    };
    await tx
      .insert(imapMessages)
      .values({ ...at, ...row })
      .onConflictDoUpdate({ target: MESSAGE, set: row });
    await advance(at, tx);
    if (row.state === 'parked') await reportParked(tx, at, row.error);
  });
}

/** Messages of a folder that are due for another try, and those whose end in the mailbox is still to be made. */
export async function unfinished(at: FolderKey, uidValidity: string) {
  const rows = await database()
    .select()
    .from(imapMessages)
    .where(
      and(
        isInFolder(at),
        eq(imapMessages.uidValidity, uidValidity),
        sql`(${imapMessages.state} = 'stored' or (${and(eq(imapMessages.state, 'retry'), lte(imapMessages.nextAttemptAt, sql`now()`))}))`,
      ),
    )
    .limit(200);
  return {
    stored: rows.filter((row) => row.state === 'stored'),
    retry: rows.filter((row) => row.state === 'retry'),
  };
}

/** True when these bytes were taken from this mailbox before, whatever their UID was. */
export async function takenBefore(mailboxId: string, digest: string): Promise<boolean> {
  const rows = await database()
    .select({ uid: imapMessages.uid })
    .from(imapMessages)
    .where(
      and(
        eq(imapMessages.mailboxId, mailboxId),
        eq(imapMessages.digest, digest),
        inArray(imapMessages.state, ['stored', 'done']),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

async function reportParked(tx: Transaction, at: MessageKey, error: string): Promise<void> {
  const [mailbox] = await tx.select().from(imapMailboxes).where(eq(imapMailboxes.id, at.mailboxId));
  if (!mailbox) return;
  const text = `A mail in ${mailbox.username}, folder ${at.path}, could not be read (${error}). Please look at it yourself.`;
  for (const userId of mailbox.userId ? [mailbox.userId] : await administrators(tx)) {
    const key = `mail-parked:${userId}:${at.mailboxId}:${at.path}:${at.uidValidity}:${at.uid}`;
    await tx.insert(notices).values({ userId, key, kind: 'mail_parked', text }).onConflictDoNothing();
  }
}

const MESSAGE = [imapMessages.mailboxId, imapMessages.path, imapMessages.uidValidity, imapMessages.uid];

function isFolder(at: FolderKey) {
  return and(eq(imapFolders.mailboxId, at.mailboxId), eq(imapFolders.path, at.path));
}

function isInFolder(at: FolderKey) {
  return and(eq(imapMessages.mailboxId, at.mailboxId), eq(imapMessages.path, at.path));
}

function isMessage(at: MessageKey) {
  return and(isInFolder(at), eq(imapMessages.uidValidity, at.uidValidity), eq(imapMessages.uid, at.uid));
}
