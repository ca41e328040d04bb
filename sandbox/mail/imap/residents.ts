import { type People, SANDBOX_PASSWORD } from '../../people';
import type { Mailboxes } from '../mailboxes';
import { ImapAccount, ImapFolder } from './store';

/** The mailboxes of the sandbox's people as IMAP accounts, kept current with every mail that comes or is sent. */
export function residentAccounts(people: People, boxes: Mailboxes) {
  // UIDs are given anew with every start.
  const validity = Math.floor(Date.now() / 1000);
  const accounts = new Map<string, ImapAccount>();
  const shown = new Set<string>();
  const bringUp = (email: string, account: ImapAccount) => {
    for (const mail of boxes.messages(email)) {
      if (shown.has(mail.id)) continue;
      shown.add(mail.id);
      account.folder(mail.folder === 'sent' ? 'Sent' : 'INBOX')?.append(mail.raw, mail.receivedAt);
    }
  };
  boxes.onChange(() => {
    for (const [email, account] of accounts) bringUp(email, account);
  });
  /** The account of a resident's address with the sandbox's password, or null. */
  return (user: string, password: string): ImapAccount | null => {
    const email = people.find(user)?.email;
    if (!email || password !== SANDBOX_PASSWORD) return null;
    const account = accounts.get(email) ?? emptyAccount(validity);
    accounts.set(email, account);
    bringUp(email, account);
    return account;
  };
}

function emptyAccount(validity: number): ImapAccount {
  return new ImapAccount([new ImapFolder('INBOX', null, validity), new ImapFolder('Sent', '\\Sent', validity)]);
}
