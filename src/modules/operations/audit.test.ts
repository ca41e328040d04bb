import { desc, eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { FIRST_PAGE, MORE } from '@/core/http/page-size';
import { database } from '@/db/client';
import { auditLog, sessions } from '@/db/schema/identity';
import { openSession } from '@/modules/identity/commands';
import { setRole } from '@/modules/identity/commands/set-role';
import { sessionHash, sessionId } from '@/modules/identity/policy';
import { mintInvite } from '@/modules/invites/commands/mint';
import { redeemInvite } from '@/modules/invites/commands/redeem';
import { apiAs, type CallProduct } from '../../../tests/support/api';
import { useDatabase } from '../../../tests/support/database';
import { mailboxRuntime, NOW, ownerWithLoop } from '../../../tests/support/mailbox';
import { forgetActs, recordAct, recordFailedSignIn } from './commands/audit';
import { FAILURES_PER_HOUR } from './constants';
import { NO_CLIENT } from './schema';

useDatabase();

const BROWSER = { 'user-agent': 'Mozilla/5.0 Firefox/140.0', 'x-client-address': '6.6.6.6' };
const FROM = '192.0.2.7';
let owner: Awaited<ReturnType<typeof ownerWithLoop>>;
let call: CallProduct;
beforeEach(async () => {
  owner = await ownerWithLoop();
  call = await apiAs(mailboxRuntime(), owner.ownerId);
  await database().delete(auditLog);
});

/** What is written down of the account, newest first. */
const written = () =>
  database().select().from(auditLog).where(eq(auditLog.userId, owner.ownerId)).orderBy(desc(auditLog.at));
const actions = async () => (await written()).map(({ action }) => action);

describe('what is done to an account is written down', () => {
  it('with who, when and from where, in the order in which it happened', async () => {
    const other = { tokenHash: sessionHash('other'), userId: owner.ownerId, expires: new Date(Date.now() + 60_000) };
    await openSession(other);
    await call('DELETE', `/api/user/sessions/${sessionId(other.tokenHash)}`, undefined, BROWSER, FROM);
    await call('POST', '/api/feeds', undefined, BROWSER, FROM);
    await call('POST', '/api/user/export', undefined, BROWSER, FROM);
    await call('POST', '/api/user/deletion', { email: owner.email }, BROWSER, FROM);
    await call('DELETE', '/api/user/deletion', undefined, BROWSER, FROM);
    const rows = await written();
    expect(rows.map(({ action }) => action)).toEqual([
      'deletion.undone',
      'deletion.asked',
      'export.asked',
      'feed.changed',
      'session.revoked',
      'session.opened',
    ]);
    for (const row of rows.slice(0, -1)) {
      expect(row).toMatchObject({ actor: owner.ownerId, address: FROM, userAgent: BROWSER['user-agent'] });
    }
    expect(rows.find(({ action }) => action === 'session.revoked')?.subject).toBe(sessionId(other.tokenHash));
  });

  it('and nothing of what was refused or changed nothing', async () => {
    await call('DELETE', '/api/user/sessions/0123456789abcdef');
    await call('POST', '/api/user/deletion', { email: 'somebody@else.test' });
    await call('DELETE', '/api/user/deletion');
    await call('GET', '/api/user/export/archive');
    expect(await actions()).toEqual([]);
  });

  it('a role, by whomever and by what it was changed, without the code that an invite opens doors with', async () => {
    await setRole(owner.email, 'WAITLIST');
    const code = await mintInvite({ uses: 1, email: null, role: 'USER', createdBy: null }, NOW);
    await redeemInvite(owner.ownerId, code, NOW);
    expect(await written()).toMatchObject([
      { action: 'user.role', actor: owner.ownerId, data: { before: 'WAITLIST', role: 'USER', by: 'invite' } },
      { action: 'user.role', actor: 'command line', data: { before: 'USER', role: 'WAITLIST' } },
    ]);
    const all = await database().execute<{ text: string }>(sql`select a::text as text from audit_log a`);
    expect(all.rows.filter(({ text }) => text.includes(code))).toEqual([]);
  });

  it('an act that is rolled back leaves no record', async () => {
    const failing = database().transaction(async (tx) => {
      await recordAct(tx, { action: 'feed.changed', actor: owner.ownerId, userId: owner.ownerId });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await actions()).toEqual([]);
  });

  it('failed sign-ins, at most so many of an hour', async () => {
    for (let n = 0; n < FAILURES_PER_HOUR + 2; n += 1) await recordFailedSignIn(owner.ownerId, 'link', NO_CLIENT);
    expect(await actions()).toEqual(Array(FAILURES_PER_HOUR).fill('sign_in.failed'));
  });

  it('for a year', async () => {
    for (const days of [364, 366]) {
      const at = sql`now() - ${days} * interval '1 day'`;
      await database()
        .insert(auditLog)
        .values({ at, actor: owner.ownerId, userId: owner.ownerId, action: 'feed.changed', subject: String(days) });
    }
    await forgetActs();
    expect((await written()).map(({ subject }) => subject)).toEqual(['364']);
  });
});

describe('GET /api/user/activity', () => {
  interface Page {
    readonly items: { readonly id: string; readonly detail: string | null; readonly address: string | null }[];
    readonly nextCursor: string | null;
  }
  const page = async (cursor?: string | null): Promise<Page> =>
    (await call('GET', `/api/user/activity${cursor ? `?cursor=${cursor}` : ''}`)).json();

  it('tells ten, then twenty at a time, each once, also where many happened at one moment', async () => {
    const count = FIRST_PAGE + MORE + 5;
    await database().transaction(async (tx) => {
      for (let n = 0; n < count; n += 1) {
        await recordAct(tx, { action: 'feed.changed', actor: owner.ownerId, userId: owner.ownerId });
      }
    });
    const first = await page();
    const second = await page(first.nextCursor);
    const third = await page(second.nextCursor);
    expect([first, second, third].map(({ items }) => items.length)).toEqual([FIRST_PAGE, MORE, 5]);
    expect(third.nextCursor).toBeNull();
    expect(new Set([first, second, third].flatMap(({ items }) => items.map(({ id }) => id))).size).toBe(count);
  });

  it('tells nobody else, and of what staff did not from where', async () => {
    const staff = await ownerWithLoop();
    const client = { address: '198.51.100.9', userAgent: 'Staff' };
    const data = { before: 'USER', role: 'TRAINER' };
    await recordAct(database(), { action: 'user.role', actor: staff.ownerId, userId: owner.ownerId, client, data });
    expect((await page()).items).toMatchObject([{ own: false, detail: 'TRAINER', address: null, userAgent: null }]);
    const theirs = await apiAs(mailboxRuntime(), staff.ownerId);
    const { items } = await (await theirs('GET', '/api/user/activity')).json();
    expect(items.map(({ action }: { action: string }) => action)).toEqual(['session.opened']);
  });

  it('takes a cursor of its own alone', async () => {
    for (const query of ['cursor=1', 'cursor=', 'limit=0']) {
      expect((await call('GET', `/api/user/activity?${query}`)).status).toBe(400);
    }
  });
});

describe('what cannot be taken back', () => {
  const ways: [string, string, object?][] = [
    ['POST', '/api/user/deletion', { email: 'dana' }],
    ['POST', '/api/user/export'],
    ['GET', '/api/user/export/archive'],
    ['HEAD', '/api/user/export/archive'],
  ];

  it.each(ways)('%s %s needs a sign-in of the last quarter of an hour', async (method, path, body) => {
    const signedIn = (minutes: number) =>
      database()
        .update(sessions)
        .set({ authenticatedAt: sql`now() - ${minutes} * interval '1 minute'` })
        .where(eq(sessions.userId, owner.ownerId));
    await signedIn(16);
    const refused = await call(method, path, body);
    expect(refused.status).toBe(403);
    if (method !== 'HEAD') expect(await refused.json()).toMatchObject({ code: 'reauth_required' });
    await signedIn(14);
    expect((await call(method, path, body)).status).not.toBe(403);
  });

  it('what can be taken back is never too late', async () => {
    await database()
      .update(sessions)
      .set({ authenticatedAt: new Date(0) });
    expect((await call('DELETE', '/api/user/deletion')).status).toBe(200);
    expect((await call('GET', '/api/user/export')).status).toBe(200);
  });
});
