import type { ImapFlow } from 'imapflow';
import { type AfterReading, MailboxError, type MailboxFolder, type MailboxSession } from '../../ports/mailbox';
import { mailboxError } from './failure';

const HEADER_BYTES = 64 * 1024;

/** A logged-in client as a MailboxSession. */
export function imapSession(client: ImapFlow): MailboxSession {
  let changed = true;
  let lost = client.isClosed;
  const wakers = new Set<() => void>();
  const wake = () => {
    for (const waker of wakers) waker();
  };
  client.on('exists', () => {
    changed = true;
    wake();
  });
  client.on('close', () => {
    lost = true;
    wake();
  });

  /** A command on the selected folder; the client answers one that it could not run with nothing. */
  const run = async <T>(command: () => Promise<T>): Promise<NonNullable<Exclude<T, false>>> => {
    try {
      const answer = await command();
      if (answer === undefined || answer === null || answer === false) throw gone();
      return answer as NonNullable<Exclude<T, false>>;
    } catch (error) {
      throw mailboxError(error);
    }
  };

  return {
    async folders() {
      const listed = await run(() => client.list());
      return listed
        .filter((folder) => !folder.flags.has('\\Noselect'))
        .map(({ path, specialUse }) => folderOf(path, specialUse));
    },

    async open(path, { write }) {
      // Its status tells everything up to here, and is all that is asked where nothing has changed.
      changed = false;
      try {
        const box = await client.mailboxOpen(path, { readOnly: !write });
        return { uidValidity: String(box.uidValidity), modseq: box.noModseq ? null : decimal(box.highestModseq) };
      } catch (error) {
        const refused = (error as { responseStatus?: string }).responseStatus === 'NO';
        throw refused ? new MailboxError('folder', `The mailbox has no folder ${path}`) : mailboxError(error);
      }
    },

    async newer(after, sinceMs) {
      changed = false;
      const since = sinceMs === null ? {} : { since: new Date(sinceMs) };
      const uids = await run(() => client.search({ uid: `${after + 1}:*`, ...since }, { uid: true }));
      // `n:*` names the last message even when its UID is below n (RFC 3501 6.4.8).
      return uids.filter((uid) => uid > after).sort((a, b) => a - b);
    },

    async heads(uids) {
      if (uids.length === 0) return [];
      const query = {
        uid: true,
        size: true,
        internalDate: true,
        bodyParts: [{ key: 'HEADER', start: 0, maxLength: HEADER_BYTES }],
      };
      const found = await run(() => client.fetchAll(uids.join(','), query, { uid: true }));
      return found
        .map((message) => ({
          uid: message.uid,
          size: message.size ?? 0,
          receivedMs: epochOf(message.internalDate),
          header: message.headers ?? message.bodyParts?.get('header') ?? Buffer.alloc(0),
        }))
        .sort((a, b) => a.uid - b.uid);
    },

    async source(uid, maxBytes) {
      try {
        const query = { uid: true, source: { start: 0, maxLength: maxBytes } };
        const message = await client.fetchOne(String(uid), query, { uid: true });
        if (lost) throw gone();
        return message ? (message.source ?? null) : null;
      } catch (error) {
        throw mailboxError(error);
      }
    },

    async finish(uid, { seen, moveTo }: AfterReading) {
      const range = String(uid);
      try {
        if (seen) await client.messageFlagsAdd(range, ['\\Seen'], { uid: true });
        if (moveTo !== null && !(await client.messageMove(range, moveTo, { uid: true }))) {
          await client.mailboxCreate(moveTo);
          await client.messageMove(range, moveTo, { uid: true });
        }
        if (lost) throw gone();
      } catch (error) {
        throw mailboxError(error);
      }
    },

    async wait(ms) {
      if (!changed && !lost) {
        let timer: NodeJS.Timeout | undefined;
        let woken = () => {};
        const signal = new Promise<void>((resolve) => {
          woken = resolve;
          wakers.add(resolve);
          timer = setTimeout(resolve, ms);
        });
        // The next command ends the IDLE; its outcome is that of the connection.
        client.idle().catch(() => {});
        await signal;
        clearTimeout(timer);
        wakers.delete(woken);
      }
      if (lost) throw gone();
    },

    async close() {
      lost = true;
      wake();
      await Promise.race([client.logout().catch(() => {}), new Promise((done) => setTimeout(done, 2_000).unref())]);
      client.close();
    },
  };
}

function folderOf(path: string, specialUse: string | undefined): MailboxFolder {
  if (path.toUpperCase() === 'INBOX') return { path, use: 'inbox' };
  return { path, use: specialUse === '\\Sent' ? 'sent' : null };
}

function decimal(value: bigint | undefined): string | null {
  return value === undefined ? null : String(value);
}

function epochOf(date: Date | string | undefined): number | null {
  const epoch = date === undefined ? Number.NaN : new Date(date).getTime();
  return Number.isNaN(epoch) ? null : epoch;
}

function gone(): MailboxError {
  return new MailboxError('unreachable', 'The connection was lost');
}
