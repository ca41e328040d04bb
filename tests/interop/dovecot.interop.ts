import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { count, countDistinct, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { imapMailboxes } from '@/adapters/imap/connect';
import { makeReplyToken, replyAddress } from '@/core/mail/reply-token';
import { database } from '@/db/client';
import { loopEvents } from '@/db/schema/loops';
import { imapFolders, messages } from '@/db/schema/mailbox';
import { signingKey } from '@/modules/mailbox/policy';
import type { MailboxAccess } from '@/ports/mailbox';
import { freePort } from '@/supervisor/free-port';
import { accepts } from '@/supervisor/program';
import { type Sandbox, startSandbox } from '../../sandbox/start';
import { useDatabase } from '../support/database';
import { freshLetter } from '../support/imap';
import { ownerWithLoop } from '../support/mailbox';
import { ASSISTANT, testVariables } from '../support/variables';
import { type Dovecot, startDovecot } from './dovecot';

const db = useDatabase();
let dovecot: Dovecot;
let sandbox: Sandbox;
let owner: Awaited<ReturnType<typeof ownerWithLoop>>;
let to: string;
let user: string;
let smtpPort: number;
const running = new Set<ChildProcess>();

beforeAll(async () => {
  dovecot = await startDovecot();
  sandbox = await startSandbox();
});
afterAll(async () => {
  await sandbox.stop();
  await dovecot.stop();
});
beforeEach(async () => {
  owner = await ownerWithLoop();
  user = `box-${randomUUID()}`;
  smtpPort = await freePort();
  to = replyAddress(
    ASSISTANT,
    makeReplyToken(owner.loopId, signingKey({ signingSecret: variables().SIGNING_SECRET as string })),
  );
});
afterEach(async () => {
  for (const role of running) await end(role, 'SIGKILL');
});

const plain = (): MailboxAccess => ({
  host: '127.0.0.1',
  port: dovecot.imapPort,
  security: 'none',
  user,
  password: dovecot.password,
});

function variables(): NodeJS.ProcessEnv {
  const engine = { ingressUrl: 'http://127.0.0.1:1', adminUrl: 'http://127.0.0.1:1', identityKey: '' };
  const place = { origin: 'http://127.0.0.1:1', databaseUrl: db.url(), engine, workerPort: 1, smtpPort, sandbox };
  return {
    ...testVariables(place),
    NODE_ENV: 'test',
    IMAP_URL: `imap://${user}:${dovecot.password}@127.0.0.1:${dovecot.imapPort}`,
  };
}

/** The product's mail role in a process of its own. */
async function mailRole(): Promise<ChildProcess> {
  const role = spawn(process.execPath, ['--import', 'tsx', 'src/main.ts', '--roles', 'mail'], {
    env: { ...variables(), PATH: process.env.PATH },
    stdio: process.env.STACK_OUTPUT ? 'inherit' : 'ignore',
  });
  running.add(role);
  await expect.poll(() => role.exitCode !== null || accepts(smtpPort), { timeout: 60_000 }).toBe(true);
  expect(role.exitCode).toBeNull();
  return role;
}

async function end(role: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  running.delete(role);
  if (role.exitCode !== null || role.signalCode !== null) return;
  const ended = once(role, 'exit');
  role.kill(signal);
  await ended;
}

const letters = (n: number) => Array.from({ length: n }, () => freshLetter({ From: owner.guest, To: to }).raw);
async function tally() {
  const [events] = await database().select({ n: count() }).from(loopEvents).where(eq(loopEvents.loopId, owner.loopId));
  const [stored] = await database()
    .select({ n: count(), different: countDistinct(messages.messageId) })
    .from(messages)
    .where(eq(messages.fromAddress, owner.guest));
  return { events: events?.n, stored: stored?.n, different: stored?.different };
}
const exactly = (n: number) => ({ events: n, stored: n, different: n });

describe('Dovecot', () => {
  it('is reached with its certificate checked, from the start and by STARTTLS', async () => {
    const trusting = imapMailboxes({ allowPrivate: true, ca: dovecot.certificate });
    const wary = imapMailboxes({ allowPrivate: true });
    for (const [security, port] of [
      ['tls', dovecot.imapsPort],
      ['starttls', dovecot.imapPort],
    ] as const) {
      const access = { ...plain(), host: 'localhost', security, port };
      const session = await trusting.connect(access);
      expect((await session.folders()).map(({ use }) => use).sort()).toEqual(['inbox', 'sent']);
      await session.close();
      await expect(wary.connect(access)).rejects.toMatchObject({ failure: 'certificate' });
      await expect(trusting.connect({ ...access, host: '127.0.0.1' })).rejects.toMatchObject({
        failure: 'certificate',
      });
      await expect(trusting.connect({ ...access, password: 'wrong' })).rejects.toMatchObject({ failure: 'login' });
    }
  });

  it('pushes new mail while we wait, and moves it', async () => {
    const session = await imapMailboxes({ allowPrivate: true }).connect(plain());
    const status = await session.open('INBOX', { write: true });
    expect(status.modseq).not.toBeNull();
    expect(await session.newer(0, null)).toEqual([]);
    const waited = session.wait(30_000);
    const begun = performance.now();
    const [raw] = letters(1);
    await dovecot.deliver(`${user}+t.abc@host.test`, [raw as Buffer]);
    await waited;
    expect(performance.now() - begun).toBeLessThan(5_000);
    const [uid] = await session.newer(0, null);
    const fetched = await session.source(uid as number, 100_000);
    expect(fetched?.toString()).toMatch(/^Return-Path: <bounce@guest\.test>/);
    expect(fetched?.subarray(-(raw as Buffer).length)).toEqual(raw);
    await session.finish(uid as number, { seen: true, moveTo: 'Done' });
    expect(await session.newer(0, null)).toEqual([]);
    await session.close();
  });

  it('is read to the end, and on from there after a restart of either side', async () => {
    await dovecot.deliver(user, letters(3));
    const first = await mailRole();
    await expect.poll(tally, { timeout: 30_000 }).toEqual(exactly(3));
    await dovecot.restart();
    await dovecot.deliver(user, letters(2));
    await expect.poll(tally, { timeout: 30_000 }).toEqual(exactly(5));
    await end(first, 'SIGTERM');
    await dovecot.deliver(user, letters(2));
    await mailRole();
    await expect.poll(tally, { timeout: 30_000 }).toEqual(exactly(7));
  });

  it('may number its messages anew', async () => {
    await dovecot.deliver(user, letters(5));
    const first = await mailRole();
    await expect.poll(tally, { timeout: 30_000 }).toEqual(exactly(5));
    await end(first, 'SIGTERM');
    const validity = async () => (await database().select().from(imapFolders)).map((row) => row.uidValidity).sort();
    const before = await validity();
    // Dovecot takes the time in seconds for a new UIDVALIDITY.
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    dovecot.forgetUids(user);
    await dovecot.deliver(user, letters(1));
    await mailRole();
    await expect.poll(tally, { timeout: 30_000 }).toEqual(exactly(6));
    expect(await validity()).not.toEqual(before);
  });

  it('gives 1,000 messages without loss or doubling, although the process is killed again and again', async () => {
    await dovecot.deliver(user, letters(600));
    const late = dovecot.deliver(user, letters(400));
    for (let kills = 0; kills < 4; kills += 1) {
      const role = await mailRole();
      const reached = ((await tally()).stored ?? 0) + 20 + Math.floor(Math.random() * 60);
      await expect.poll(async () => (await tally()).stored, { timeout: 60_000, interval: 5 }).toBeGreaterThan(reached);
      await end(role, 'SIGKILL');
    }
    await late;
    await mailRole();
    await expect.poll(tally, { timeout: 200_000, interval: 200 }).toEqual(exactly(1_000));
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect(await tally()).toEqual(exactly(1_000));
  }, 400_000);
});
