import { imapMailboxes } from '@/adapters/imap/connect';
import { keepOpen } from '@/adapters/imap/keep-open';
import { authenticate } from '@/adapters/mailauth/authenticate';
import { trustedSpfDomain } from '@/adapters/mailauth/authentication-results';
import type { ServerEnvironment } from '@/config/environment';
import { routeMail } from '@/modules/loops/commands/route-mail';
import { wake } from '@/modules/loops/commands/wake';
import { assistantMailboxRow, noteFailure, noteRead } from '@/modules/mailbox/commands/imap-mailbox';
import { pullFolder } from '@/modules/mailbox/commands/pull';
import { assistantReader } from '@/modules/mailbox/commands/pull-assistant';
import { FIRST_READING_MS } from '@/modules/mailbox/constants';
import type { MailboxAccess } from '@/ports/mailbox';
import { log } from './log';
import type { Wiring } from './runtime';

/** The mailbox is asked at least this often, in milliseconds; where the server pushes (IDLE), new mail is read at once. */
const ASK_MS = 30_000;

/** Fetches the assistant's mail from its mailbox. Resolves at once; the answer stops it. */
export async function readAssistantMailbox(
  env: ServerEnvironment,
  access: MailboxAccess,
  { runtime, resolve }: Wiring,
  backOff?: { readonly firstMs: number; readonly maxMs: number },
): Promise<() => Promise<void>> {
  const mailboxId = await assistantMailboxRow(access);
  const assistant = runtime.settings.assistant.address;
  const reader = assistantReader({
    runtime,
    route: routeMail,
    wake: (loopId) => wake(loopId, runtime),
    authenticate: (raw, receivedMs, personas) => {
      const spfDomain = trustedSpfDomain(raw, env.IMAP_AUTHSERV_ID ?? null);
      const trustedSealers = env.TRUSTED_ARC_SEALERS;
      return authenticate(
        { raw, remote: null, spfDomain },
        { resolve, assistant, personas, now: receivedMs, trustedSealers },
      );
    },
    after:
      env.IMAP_MARK_SEEN || env.IMAP_MOVE_TO ? { seen: env.IMAP_MARK_SEEN, moveTo: env.IMAP_MOVE_TO ?? null } : null,
  });
  const losses = new Map<string, number>();
  const kept = keepOpen({
    // The operator's own setting may name any host.
    mailboxes: imapMailboxes({ allowPrivate: true }),
    access: async () => access,
    backOff,
    async round(session) {
      const nowMs = await runtime.clock.now();
      const folder = { mailboxId, path: env.IMAP_FOLDER, nowMs, firstSinceMs: nowMs - FIRST_READING_MS, losses };
      const taken = await pullFolder(session, folder, reader);
      if (taken > 0) log('mail', `fetched ${taken} from the mailbox`);
      await noteRead(mailboxId);
      return ASK_MS;
    },
    async onFailure(error) {
      log('mail', `the mailbox at ${access.host} cannot be read (${error.failure}: ${error.message})`);
      await noteFailure(mailboxId, error.failure);
    },
  });
  log('mail', `fetches mail for ${assistant} from ${access.host}:${access.port}, folder ${env.IMAP_FOLDER}`);
  return () => kept.stop();
}
