import { randomUUID } from 'node:crypto';
import { type ImapServer, startImap } from '../../sandbox/mail/imap/server';
import { ImapAccount, type ImapFolder } from '../../sandbox/mail/imap/store';
import { letter } from './mailbox';

export interface TestMailbox {
  readonly server: ImapServer;
  readonly account: ImapAccount;
  readonly inbox: ImapFolder;
  readonly access: {
    readonly host: string;
    readonly port: number;
    readonly security: 'none';
    readonly user: string;
    readonly password: string;
  };
}

/** A mailbox of its own on a server in this process. */
export async function testMailbox(user = `box-${randomUUID()}@host.test`): Promise<TestMailbox> {
  const account = new ImapAccount();
  const server = await startImap({ login: (name, password) => (name === user && password === 'pw' ? account : null) });
  const access = { host: '127.0.0.1', port: server.port, security: 'none' as const, user, password: 'pw' };
  return { server, account, inbox: account.folder('INBOX') as ImapFolder, access };
}

/** A letter with a Message-ID of its own. */
export function freshLetter(headers: Readonly<Record<string, string>>, body?: string): { id: string; raw: Buffer } {
  const id = `<${randomUUID()}@guest.test>`;
  return { id, raw: letter({ 'Message-ID': id, Subject: 'Re: Coffee', ...headers }, body) };
}
