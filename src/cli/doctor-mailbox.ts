import { imapMailboxes } from '@/adapters/imap/connect';
import type { ServerEnvironment } from '@/config/environment';
import { MailboxError, type MailboxFailure } from '@/ports/mailbox';
import { bad, type Finding, note, ok } from '@/supervisor/doctor/finding';

const HINTS: Record<MailboxFailure, string> = {
  login: 'Check user and password; many providers want an app password.',
  certificate: 'The certificate is not valid for this name: use the name that the provider gives.',
  encryption: 'Use imaps:// with port 993, or imap:// where STARTTLS is offered.',
  host: 'Check the name in IMAP_URL or IMAP_HOST.',
  folder: 'Check IMAP_FOLDER.',
  unreachable: 'Check name and port, and whether this network lets IMAP out.',
};

/** Whether the assistant's mailbox can be read, by logging in and opening its folder. Nothing in it is changed. */
export async function mailboxFindings({ IMAP, IMAP_FOLDER, IMAP_AUTHSERV_ID }: ServerEnvironment): Promise<Finding[]> {
  if (!IMAP) return [];
  const where = `${IMAP.host}:${IMAP.port}`;
  try {
    const session = await imapMailboxes({ allowPrivate: true, timeoutMs: 10_000 }).connect(IMAP);
    try {
      await session.open(IMAP_FOLDER, { write: false });
    } finally {
      await session.close();
    }
  } catch (error) {
    if (!(error instanceof MailboxError)) throw error;
    return [bad(`The mailbox at ${where} cannot be read (${error.message})`, HINTS[error.failure])];
  }
  return [
    ok(`The mailbox at ${where}, folder ${IMAP_FOLDER}, can be read`),
    IMAP_AUTHSERV_ID
      ? note(
          `SPF is believed where ${IMAP_AUTHSERV_ID} says so`,
          'It has to take such headers away from incoming mail.',
        )
      : note(
          'Mail without a DKIM signature has no authority',
          'IMAP_AUTHSERV_ID can name a server whose SPF result counts.',
        ),
  ];
}
