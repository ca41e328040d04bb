import { keepOpen } from '@/adapters/imap/keep-open';
import { authenticate } from '@/adapters/mailauth/authenticate';
import { personaAddressesOf } from '@/modules/assistants/queries';
import { mailboxAccess } from '@/modules/connections/commands/connect-mailbox';
import { connectedMailboxes } from '@/modules/connections/queries/mailboxes';
import { accountById, addressesOf } from '@/modules/identity/queries';
import { routeAside } from '@/modules/loops/commands/route-aside';
import { wake } from '@/modules/loops/commands/wake';
import { noteFailure, noteRead } from '@/modules/mailbox/commands/imap-mailbox';
import { pullFolder } from '@/modules/mailbox/commands/pull';
import { type OwnerReading, ownerReader } from '@/modules/mailbox/commands/pull-owner';
import { FIRST_OWNER_READING_MS } from '@/modules/mailbox/constants';
import type { MailboxPort, MailboxSession } from '@/ports/mailbox';
import { every } from './every';
import { inTurns } from './in-turns';
import { log } from './log';
import type { Wiring } from './runtime';

/** How soon a mailbox that was connected or given up is noticed, in milliseconds. */
const NOTICE_MS = 2_000;
/** The Sent folder, and servers that do not push, are asked this often, in milliseconds. */
const ASK_MS = 60_000;

/** After a restart all mailboxes are connected anew: so many at a time, so that neither we nor a provider are overrun. */
const CONNECTING_AT_ONCE = 8;

interface Kept {
  readonly version: number;
  stop(): Promise<void>;
}

export interface OwnerMailboxes extends Wiring {
  /** Domains whose ARC seals are believed. */
  readonly trustedSealers: readonly string[];
  readonly askMs?: number;
  readonly noticeMs?: number;
}

/** Reads the mailboxes that owners have connected, each over a session of its own. The answer stops it. */
export function readOwnerMailboxes(reading: OwnerMailboxes): () => Promise<void> {
  const running = new Map<string, Kept>();
  const turn = inTurns(CONNECTING_AT_ONCE);
  const mailboxes: MailboxPort = { connect: (access) => turn.run(() => reading.runtime.mailboxes.connect(access)) };
  const watching = every('mailboxes', reading.noticeMs ?? NOTICE_MS, async () => {
    const rows = await connectedMailboxes();
    const current = new Map(rows.map((row) => [row.id, row]));
    for (const [id, kept] of running) {
      if (current.get(id)?.version === kept.version) continue;
      running.delete(id);
      await kept.stop();
    }
    for (const row of rows) {
      if (!running.has(row.id)) running.set(row.id, { version: row.version, ...keepMailbox(row, reading, mailboxes) });
    }
  });
  return async () => {
    await watching.stop();
    const stopped = [...running.values()].map((kept) => kept.stop());
    turn.end();
    await Promise.all(stopped);
  };
}

function keepMailbox(
  row: { readonly id: string; readonly userId: string },
  reading: OwnerMailboxes,
  mailboxes: MailboxPort,
) {
  const { runtime, askMs = ASK_MS } = reading;
  const losses = new Map<string, number>();
  return keepOpen({
    mailboxes,
    async access() {
      const access = await mailboxAccess(row.id, runtime);
      // The key that the password was encrypted with is lost: it has to be entered again.
      if (!access) await noteFailure(row.id, 'login');
      return access;
    },
    async round(session) {
      const nowMs = await runtime.clock.now();
      const addresses = await ownAddresses(row.userId);
      const personas = await personaAddressesOf(row.userId);
      // The inbox comes last: it is the one that is open while we wait.
      for (const { path, use } of await readableFolders(session)) {
        const folder = { mailboxId: row.id, path, nowMs, firstSinceMs: nowMs - FIRST_OWNER_READING_MS, losses };
        await pullFolder(session, folder, readerOf(row.userId, { addresses, personas }, use, reading));
      }
      await noteRead(row.id);
      return askMs;
    },
    async onFailure(error) {
      log('mailboxes', `a connected mailbox cannot be read (${error.failure})`);
      await noteFailure(row.id, error.failure);
    },
  });
}

function readerOf(
  ownerId: string,
  known: Pick<OwnerReading, 'addresses' | 'personas'>,
  folder: 'inbox' | 'sent',
  { runtime, resolve, trustedSealers }: OwnerMailboxes,
) {
  return ownerReader({
    runtime,
    ownerId,
    ...known,
    folder,
    route: routeAside,
    wake: (loopId) => wake(loopId, runtime),
    authenticate: (raw, receivedMs, recipient) =>
      authenticate({ raw, remote: null }, { resolve, assistant: recipient, now: receivedMs, trustedSealers }),
  });
}

async function readableFolders(session: MailboxSession): Promise<{ path: string; use: 'inbox' | 'sent' }[]> {
  const listed = await session.folders();
  const sent = listed.find(({ use }) => use === 'sent');
  return [...(sent ? [{ path: sent.path, use: 'sent' as const }] : []), { path: 'INBOX', use: 'inbox' as const }];
}

async function ownAddresses(userId: string): Promise<string[]> {
  const account = await accountById(userId);
  const added = (await addressesOf(userId)).filter(({ verifiedAt }) => verifiedAt !== null);
  return [...new Set([...(account ? [account.email] : []), ...added.map(({ address }) => address)])];
}
