import { afterEach, describe, expect, it } from 'vitest';
import { type ImapServerOptions, startImap } from '../../../sandbox/mail/imap/server';
import { ImapAccount, type ImapFolder } from '../../../sandbox/mail/imap/store';
import type { MailboxAccess, MailboxSession } from '../../ports/mailbox';
import { imapMailboxes } from './connect';
import { keepOpen } from './keep-open';

const NOW = Date.parse('2026-03-02T10:00:00Z');
const stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});

async function server(over: Partial<ImapServerOptions> = {}) {
  const account = new ImapAccount();
  const imap = await startImap({
    login: (user, password) => (user === 'sunny' && password === 'a "pass\\word"' ? account : null),
    ...over,
  });
  stops.push(() => imap.close());
  const access: MailboxAccess = {
    host: '127.0.0.1',
    port: imap.port,
    security: 'none',
    user: 'sunny',
    password: 'a "pass\\word"',
  };
  return { account, imap, access, inbox: account.folder('INBOX') as ImapFolder };
}

const mailboxes = imapMailboxes({ allowPrivate: true });
async function connected(access: MailboxAccess): Promise<MailboxSession> {
  const session = await mailboxes.connect(access);
  stops.push(() => session.close());
  return session;
}
const letter = (n: number) => Buffer.from(`Subject: ${n}\r\nX-Bytes: \xe9\r\n\r\nBody ${n}\r\n`, 'latin1');

describe('a mailbox over IMAP', () => {
  it.each([[[]], [['IDLE', 'CONDSTORE', 'SPECIAL-USE', 'UIDPLUS']]])(
    'reads new messages as exact bytes (server without %j)',
    async (without) => {
      const { access, inbox } = await server({ without });
      for (const n of [1, 2, 3]) inbox.append(letter(n), NOW + n * 60_000);
      const session = await connected(access);
      expect(await session.folders()).toContainEqual({ path: 'INBOX', use: 'inbox' });
      expect((await session.folders()).find(({ use }) => use === 'sent')?.path).toBe('Sent');
      const status = await session.open('INBOX', { write: false });
      expect(status.uidValidity).toBe('1');
      expect(status.modseq === null).toBe(without.length > 0);
      expect(await session.newer(1, null)).toEqual([2, 3]);
      expect(await session.newer(3, null)).toEqual([]);
      const heads = await session.heads([2, 3, 9]);
      expect(heads.map(({ uid, size, receivedMs }) => ({ uid, size, receivedMs }))).toEqual([
        { uid: 2, size: letter(2).length, receivedMs: NOW + 120_000 },
        { uid: 3, size: letter(3).length, receivedMs: NOW + 180_000 },
      ]);
      expect(heads[0]?.header.toString()).toContain('Subject: 2');
      expect(await session.source(2, 1_000)).toEqual(letter(2));
      expect(await session.source(2, 5)).toEqual(letter(2).subarray(0, 5));
      expect(await session.source(9, 1_000)).toBeNull();
      expect(inbox.messages.every(({ flags }) => flags.size === 0)).toBe(true);
    },
  );

  it('takes a day, not an hour, for the beginning', async () => {
    const { access, inbox } = await server();
    inbox.append(letter(1), NOW - 86_400_000);
    inbox.append(letter(2), NOW - 3_600_000);
    const session = await connected(access);
    await session.open('INBOX', { write: false });
    expect(await session.newer(0, NOW)).toEqual([2]);
  });

  it('hears of a new message while it waits, and of one that came before it waited', async () => {
    const { access, imap, inbox } = await server();
    const session = await connected(access);
    await session.open('INBOX', { write: false });
    expect(await session.newer(0, null)).toEqual([]);
    const waited = session.wait(20_000);
    await expect.poll(() => imap.commands).toContain('IDLE');
    inbox.append(letter(1), NOW);
    await waited;
    inbox.append(letter(2), NOW);
    expect(await session.newer(0, null)).toEqual([1, 2]);
    inbox.append(letter(3), NOW);
    expect(await session.heads([1])).toHaveLength(1);
    await session.wait(20_000);
    expect(await session.newer(2, null)).toEqual([3]);
  });

  it('waits after a folder was opened in which nothing had to be asked for', async () => {
    const { access, imap, inbox } = await server();
    const session = await connected(access);
    await session.open('INBOX', { write: false });
    const idle = () => imap.commands.filter((name) => name === 'IDLE').length;
    await session.wait(10);
    await session.open('INBOX', { write: false });
    expect(idle()).toBe(1);
    inbox.append(letter(1), NOW);
    await session.heads([1]);
    await session.wait(3_600_000);
    expect(idle()).toBe(1);
  });

  it('asks again after the given time where the server does not push', async () => {
    const { access, inbox } = await server({ without: ['IDLE'] });
    const session = await connected(access);
    await session.open('INBOX', { write: false });
    await session.newer(0, null);
    const waited = session.wait(20);
    inbox.append(letter(1), NOW);
    await waited;
    expect(await session.newer(0, null)).toEqual([1]);
  });

  it('marks as read and moves, making the folder', async () => {
    const { access, account, inbox } = await server();
    inbox.append(letter(1), NOW);
    inbox.append(letter(2), NOW);
    const session = await connected(access);
    await session.open('INBOX', { write: true });
    await session.finish(1, { seen: true, moveTo: null });
    expect([...(inbox.messages[0]?.flags ?? [])]).toEqual(['\\Seen']);
    await session.finish(1, { seen: true, moveTo: 'Done' });
    await session.finish(2, { seen: false, moveTo: 'Done' });
    expect(inbox.messages).toHaveLength(0);
    expect(account.folder('Done')?.messages.map(({ raw }) => raw)).toEqual([letter(1), letter(2)]);
  });

  it('says why it cannot be used', async () => {
    const { access } = await server();
    const failure = (over: Partial<MailboxAccess>, options = { allowPrivate: true }) =>
      imapMailboxes({ timeoutMs: 3_000, ...options })
        .connect({ ...access, ...over })
        .then(
          () => 'none',
          (error) => error.failure,
        );
    expect(await failure({ password: 'wrong' })).toBe('login');
    expect(await failure({ security: 'starttls' })).toBe('encryption');
    expect(await failure({ security: 'tls' })).toBe('encryption');
    expect(await failure({ port: 1 })).toBe('unreachable');
    expect(await failure({ host: 'nowhere.invalid' })).toBe('host');
    expect(await failure({ security: 'tls' }, { allowPrivate: false })).toBe('host');
    expect(await failure({}, { allowPrivate: false })).toBe('encryption');
    const session = await connected(access);
    await expect(session.open('Nowhere', { write: false })).rejects.toMatchObject({ failure: 'folder' });
  });

  it('rejects every call once the connection is lost, also while it waits', async () => {
    const { access, imap } = await server();
    const session = await connected(access);
    await session.open('INBOX', { write: false });
    await session.newer(0, null);
    const waited = expect(session.wait(3_600_000)).rejects.toMatchObject({ failure: 'unreachable' });
    await expect.poll(() => imap.commands).toContain('IDLE');
    imap.drop();
    await waited;
    await expect(session.newer(0, null)).rejects.toMatchObject({ failure: 'unreachable' });
    await expect(session.source(1, 10)).rejects.toMatchObject({ failure: 'unreachable' });
  });
});

describe('keeping a mailbox open', () => {
  it('comes back after the connection was lost, and ends when told', async () => {
    const { access, imap, inbox } = await server();
    let seen = 0;
    let failures = 0;
    const kept = keepOpen({
      mailboxes,
      access: async () => access,
      backOff: { firstMs: 10, maxMs: 50 },
      onFailure: () => {
        failures += 1;
      },
      round: async (session) => {
        await session.open('INBOX', { write: false });
        seen = (await session.newer(0, null)).length;
        return 20_000;
      },
    });
    await expect.poll(() => imap.commands.includes('IDLE')).toBe(true);
    imap.drop();
    await expect.poll(() => imap.commands.filter((name) => name === 'IDLE').length).toBe(2);
    inbox.append(letter(1), NOW);
    await expect.poll(() => seen).toBe(1);
    imap.drop('UID SEARCH');
    inbox.append(letter(2), NOW);
    await expect.poll(() => seen).toBe(2);
    expect(failures).toBe(2);
    await kept.stop();
    inbox.append(letter(3), NOW);
    expect(seen).toBe(2);
  });

  it('pauses longer and longer where every session ends soon after the login', async () => {
    const { access, imap } = await server();
    let rounds = 0;
    const began = performance.now();
    const kept = keepOpen({
      mailboxes,
      access: async () => access,
      backOff: { firstMs: 20, maxMs: 10_000 },
      onFailure: () => {},
      round: async (session) => {
        await session.open('INBOX', { write: false });
        rounds += 1;
        imap.drop();
        return 20_000;
      },
    });
    await expect.poll(() => rounds, { timeout: 60_000 }).toBe(4);
    // At least half of 20, 40 and 80 ms.
    expect(performance.now() - began).toBeGreaterThan(69);
    await kept.stop();
  });

  it('does not try a refused password often', async () => {
    const { access } = await server();
    const failures: string[] = [];
    const keep = (over: Partial<MailboxAccess>) =>
      keepOpen({
        mailboxes,
        access: async () => ({ ...access, ...over }),
        backOff: { firstMs: 10, maxMs: 20, refusedMs: 3_600_000 },
        onFailure: ({ failure }) => void failures.push(failure),
        round: async () => 20_000,
      });
    const refused = keep({ password: 'wrong' });
    await expect.poll(() => failures).toEqual(['login']);
    // Another one that cannot be reached is tried again and again meanwhile.
    const away = keep({ port: 1 });
    await expect.poll(() => failures.length).toBeGreaterThan(5);
    expect(failures.filter((failure) => failure === 'login')).toHaveLength(1);
    await Promise.all([refused.stop(), away.stop()]);
  });

  it('ends when there is nothing to open any more', async () => {
    const { access } = await server();
    let asked = 0;
    const kept = keepOpen({
      mailboxes,
      access: async () => (++asked === 1 ? { ...access, port: 1 } : null),
      backOff: { firstMs: 10, maxMs: 50 },
      onFailure: () => {},
      round: async () => 1_000,
    });
    await expect.poll(() => asked).toBe(2);
    await kept.stop();
  });
});
