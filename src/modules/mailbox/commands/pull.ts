import { createHash } from 'node:crypto';
import { database, type Transaction } from '@/db/client';
import { type AfterReading, MailboxError, type MailboxSession, type MessageHead } from '@/ports/mailbox';
import { FETCH_BATCH, IMAP_RETRY_PAUSES_MS, MAX_FETCHED_BYTES, MAX_LOSSES } from '../constants';
import {
  advance,
  type FolderKey,
  folderCursor,
  forget,
  type MessageKey,
  readToEnd,
  recordFailure,
  recordTaken,
  setState,
  takenBefore,
  unfinished,
} from './imap-record';

export interface FetchedMail {
  readonly raw: Buffer;
  /** When the mailbox took it, epoch milliseconds; never after `nowMs`. */
  readonly receivedMs: number;
}

/** What is done with the messages of a folder. */
export interface FolderReader {
  /** The UIDs of those that concern us, by header alone; the others are not fetched and leave no trace. */
  wants(heads: readonly MessageHead[]): Promise<ReadonlySet<number>>;
  /**
   * Stores a mail; `record` has to run in the transaction that does. A throw means: try again later. `last` says that
   * there is no later.
   */
  take(mail: FetchedMail, record: (tx: Transaction) => Promise<void>, last: boolean): Promise<void>;
  /** What happens to a message in the mailbox after it was taken; null leaves it as it is. */
  readonly after: AfterReading | null;
}

export interface Folder extends FolderKey {
  /** By the product's clock, epoch milliseconds. */
  readonly nowMs: number;
  /** A folder that was never read is read from this day on. */
  readonly firstSinceMs: number;
  /** How often the connection was lost over a message; lives as long as the process. */
  readonly losses: Map<string, number>;
}

/**
 * Reads what is new in a folder, oldest first, and what is due for another try. Safe to break off anywhere: a message is
 * stored together with its mark, and the cursor only moves over what is stored, marked or of no concern. Answers how many
 * were taken. @throws MailboxError when the connection is lost
 */
export async function pullFolder(session: MailboxSession, folder: Folder, reader: FolderReader): Promise<number> {
  const at = { mailboxId: folder.mailboxId, path: folder.path };
  const status = await session.open(folder.path, { write: reader.after !== null });
  const cursor = await folderCursor(at, status, folder);
  let taken = await finishOld(session, folder, reader, status.uidValidity);
  if (cursor.modseq !== null && cursor.modseq === status.modseq) return taken;
  for (let last = cursor.lastUid; ; ) {
    const uids = await session.newer(last, cursor.since?.getTime() ?? null);
    if (uids.length === 0) break;
    for (let i = 0; i < uids.length; i += FETCH_BATCH) {
      const batch = uids.slice(i, i + FETCH_BATCH);
      const heads = await session.heads(batch);
      const wanted = await reader.wants(heads);
      for (const head of heads.filter(({ uid }) => wanted.has(uid))) {
        const key = { ...at, uidValidity: status.uidValidity, uid: head.uid };
        if (await takeOne(session, folder, reader, { key, head, last: false })) taken += 1;
      }
      last = batch.at(-1) as number;
      await advance({ ...at, uidValidity: status.uidValidity, uid: last });
    }
  }
  await readToEnd(at, status, folder.nowMs);
  return taken;
}

async function finishOld(session: MailboxSession, folder: Folder, reader: FolderReader, uidValidity: string) {
  const left = await unfinished(folder, uidValidity);
  for (const key of left.stored) await finish(session, reader, key);
  let taken = 0;
  for (const row of left.retry) {
    const key = { mailboxId: row.mailboxId, path: row.path, uidValidity, uid: row.uid };
    const [head] = await session.heads([row.uid]);
    const last = row.attempts >= IMAP_RETRY_PAUSES_MS.length;
    if (!head) await forget(key);
    else if (await takeOne(session, folder, reader, { key, head, last })) taken += 1;
  }
  return taken;
}

interface One {
  readonly key: MessageKey;
  readonly head: MessageHead;
  readonly last: boolean;
}

async function takeOne(
  session: MailboxSession,
  folder: Folder,
  reader: FolderReader,
  { key, head, last }: One,
): Promise<boolean> {
  if (head.size > MAX_FETCHED_BYTES) {
    await recordFailure(key, 'it is too large', { park: true });
    return false;
  }
  const raw = await fetchBytes(session, folder, key);
  if (raw === null) return false;
  const digest = createHash('sha256').update(raw).digest('hex');
  const record = (tx: Transaction) => recordTaken(tx, key, { digest, state: reader.after ? 'stored' : 'done' });
  const known = await takenBefore(key.mailboxId, digest);
  try {
    const receivedMs = Math.min(head.receivedMs ?? folder.nowMs, folder.nowMs);
    if (known) await database().transaction(record);
    else await reader.take({ raw, receivedMs }, record, last);
  } catch (error) {
    await recordFailure(key, error instanceof TryLater ? error.message : 'it could not be processed', { park: false });
    return false;
  }
  await finish(session, reader, key);
  return !known;
}

/** A mail that cannot be judged yet. The message is shown to whoever looks after the mailbox. */
export class TryLater extends Error {
  override readonly name = 'TryLater';
}

/** A message over which the connection is lost again and again is parked, so that those behind it are read. */
async function fetchBytes(session: MailboxSession, folder: Folder, key: MessageKey): Promise<Buffer | null> {
  const name = `${key.path}:${key.uidValidity}:${key.uid}`;
  try {
    const raw = await session.source(key.uid, MAX_FETCHED_BYTES);
    folder.losses.delete(name);
    return raw;
  } catch (error) {
    const losses = (folder.losses.get(name) ?? 0) + 1;
    folder.losses.set(name, losses);
    if (losses >= MAX_LOSSES) {
      folder.losses.delete(name);
      await recordFailure(key, 'the connection ends when it is fetched', { park: true });
    }
    throw error;
  }
}

async function finish(session: MailboxSession, reader: FolderReader, key: MessageKey): Promise<void> {
  if (!reader.after) return;
  try {
    await session.finish(key.uid, reader.after);
  } catch (error) {
    // A folder that cannot be made must not stop the mail: only a lost connection is worth another try.
    if (error instanceof MailboxError && error.failure === 'unreachable') throw error;
  }
  await setState(key, 'done');
}
