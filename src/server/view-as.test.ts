import { and, desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createComposer } from '@/adapters/smtp/compose';
import { database } from '@/db/client';
import { auditLog, sessions, users } from '@/db/schema/identity';
import { loops } from '@/db/schema/loops';
import { sessionHash } from '@/modules/identity/policy';
import { sessionByHash } from '@/modules/identity/queries';
import type { Runtime } from '@/ports/runtime';
import { apiAs, type CallProduct } from '../../tests/support/api';
import { useDatabase } from '../../tests/support/database';
import { mailboxRuntime, ownerWithLoop } from '../../tests/support/mailbox';
import { startSignIn } from '../../tests/support/sign-in';
import { type SmtpHost, startSmtpHost } from '../../tests/support/smtp-host';
import { ENDPOINTS } from './openapi/registry';

useDatabase();

const REASON = { reason: 'Cannot find the calendar' };
const NOTHING = '00000000-0000-4000-8000-000000000000';
const STOP = '/api/user/view-as';
let relay: SmtpHost;
let runtime: Runtime;
let admin: Awaited<ReturnType<typeof ownerWithLoop>>;
let dana: typeof admin;
let call: CallProduct;
beforeAll(async () => {
  relay = await startSmtpHost();
  runtime = { ...mailboxRuntime({ relayPort: relay.port }), compose: createComposer(null) };
  admin = await ownerWithLoop();
});
afterAll(() => relay.close());
beforeEach(async () => {
  dana = await ownerWithLoop();
  call = await apiAs(runtime, admin.ownerId, 'ADMIN');
});

const look = (userId: string) => call('POST', `/api/admin/users/${userId}/view-as`, REASON);
const seenLoops = async () =>
  (await (await call('GET', '/api/loops')).json()).items.map(({ id }: { id: string }) => id);
const acts = () =>
  database().select().from(auditLog).where(eq(auditLog.userId, dana.ownerId)).orderBy(desc(auditLog.at));

describe('an administrator who looks at the pages as somebody else', () => {
  it('sees what they see, until it is stopped; both are in their log, and the reason', async () => {
    expect((await look(dana.ownerId)).status).toBe(204);
    expect(await seenLoops()).toEqual([dana.loopId]);
    expect((await call('GET', '/api/admin/users')).status).toBe(403);
    expect((await call('DELETE', STOP)).status).toBe(204);
    expect(await seenLoops()).toEqual([admin.loopId]);
    expect((await call('DELETE', STOP)).status).toBe(204);
    expect((await acts()).map(({ action, actor, reason }) => [action, actor, reason])).toEqual([
      ['view_as.ended', admin.ownerId, null],
      ['content.seen', admin.ownerId, 'Seen as you: /api/loops'],
      ['view_as.started', admin.ownerId, REASON.reason],
      ['glass.broken', admin.ownerId, REASON.reason],
    ]);
  });

  it.each(
    ENDPOINTS.filter(({ method, path }) => method !== 'GET' && path !== STOP).map(
      ({ method, path }) => [method, path] as const,
    ),
  )('is refused %s %s', async (method, path) => {
    await look(dana.ownerId);
    const answer = await call(method, path.replace(/\{\w+\}/g, NOTHING), {});
    expect([answer.status, (await answer.json()).code]).toEqual([403, 'read_only']);
  });

  it('is refused what begins by reading, and keys that are read: of an archive, a feed, trials', async () => {
    await look(dana.ownerId);
    for (const path of [
      'integrations/google-calendar/add',
      'integrations/google-calendar/callback',
      'user/export/archive',
      'feeds',
      'hooks',
      'hooks/00000000-0000-4000-8000-000000000000',
      'pro-trial',
      'stripe/checkout?session_id=cs_1',
    ]) {
      const answer = await call('GET', `/api/${path}`);
      expect([path, answer.status, (await answer.json()).code]).toEqual([path, 403, 'read_only']);
    }
  });

  it('leaves in their log what it read, also by a call', async () => {
    await look(dana.ownerId);
    const path = `/api/loops/${dana.loopId}`;
    expect((await call('GET', path)).status).toBe(200);
    expect((await call('GET', `/api/pictures/${'0'.repeat(32)}`)).status).toBe(404);
    expect((await acts()).map(({ action, actor, reason }) => [action, actor, reason])[0]).toEqual([
      'content.seen',
      admin.ownerId,
      `Seen as you: ${path}`,
    ]);
  });

  it('reads no link by which they, or a guest, act', async () => {
    await look(dana.ownerId);
    const key = 'k1abcdefghijklmnopqrstuvwxyz';
    const title = `See https://sundial.test/approve/${key}?yes`;
    await database()
      .update(loops)
      .set({ title, state: sql`jsonb_set(${loops.state}, '{meeting,title}', to_jsonb(${title}::text))` })
      .where(eq(loops.id, dana.loopId));
    for (const path of ['/api/loops', `/api/loops/${dana.loopId}`]) {
      const text = await (await call('GET', path)).text();
      expect([path, text.includes('/approve/…'), text.includes(key)]).toEqual([path, true, false]);
    }
  });

  it('breaks the glass where that person has not agreed to help always, and not where they have', async () => {
    const before = relay.messages.length;
    await look(dana.ownerId);
    expect(relay.messages.length).toBe(before + 1);
    await call('DELETE', STOP);
    const kim = await ownerWithLoop();
    await database().update(users).set({ humanHelp: 'always' }).where(eq(users.id, kim.ownerId));
    await look(kim.ownerId);
    expect(relay.messages.length).toBe(before + 1);
    expect(await seenLoops()).toEqual([kim.loopId]);
  });

  it('sees their own pages again after half an hour, and at once when they administer no more', async () => {
    await look(dana.ownerId);
    const mine = eq(sessions.userId, admin.ownerId);
    const viewing = and(mine, eq(sessions.viewAsUserId, dana.ownerId));
    const [row] = await database().select().from(sessions).where(viewing);
    const left = (row?.viewAsEndsAt?.getTime() ?? 0) - Date.now();
    expect(Math.abs(left - 30 * 60_000)).toBeLessThan(60_000);
    const at = async (ms: number) => (await sessionByHash(row!.tokenHash, new Date(ms)))?.user.id;
    const end = row!.viewAsEndsAt!.getTime();
    expect([await at(end - 1), await at(end)]).toEqual([dana.ownerId, admin.ownerId]);
    const other = await ownerWithLoop();
    await apiAs(runtime, other.ownerId, 'ADMIN');
    await database().update(users).set({ role: 'USER' }).where(eq(users.id, admin.ownerId));
    expect(await seenLoops()).toEqual([admin.loopId]);
    await database().update(users).set({ role: 'ADMIN' }).where(eq(users.id, admin.ownerId));
    await database().update(users).set({ role: 'USER' }).where(eq(users.id, other.ownerId));
  });

  it('does not look as somebody of the staff, nor without a reason', async () => {
    const trainer = await ownerWithLoop();
    await database().update(users).set({ role: 'TRAINER' }).where(eq(users.id, trainer.ownerId));
    const refused = await look(trainer.ownerId);
    expect([refused.status, (await refused.json()).code]).toEqual([409, 'is_staff']);
    expect((await call('POST', `/api/admin/users/${dana.ownerId}/view-as`, { reason: '  ' })).status).toBe(400);
    expect((await look(NOTHING)).status).toBe(404);
    // Who becomes staff while they are looked at is not looked at any more.
    await look(dana.ownerId);
    await database().update(users).set({ role: 'TRAINER' }).where(eq(users.id, dana.ownerId));
    expect(await seenLoops()).toEqual([admin.loopId]);
  });
});

describe('signing in', () => {
  let product: Awaited<ReturnType<typeof startSignIn>>;
  beforeAll(async () => {
    product = await startSignIn();
  });
  afterAll(() => product.stop());

  const outOfUse = (email: string, deactivatedAt: Date | null) =>
    database().update(users).set({ deactivatedAt }).where(eq(users.email, email));

  it('is refused to an account that was put out of use, whichever way it comes', async () => {
    const client = product.client();
    await client.signInByMail('jane@globex.test');
    expect((await client.session()).user?.email).toBe('jane@globex.test');
    await outOfUse('jane@globex.test', new Date());
    expect(await client.session()).toEqual({});
    expect(await product.client().signInByGoogle('jane@globex.test')).toContain('error=AccessDenied');
    await product.client().post('signin/email', { email: 'jane@globex.test' });
    const pressed = await product.client().press(await product.linkIn('jane@globex.test'));
    expect(pressed.headers.get('location')).toContain('error=AccessDenied');
    await outOfUse('jane@globex.test', null);
    expect(await product.client().signInByGoogle('jane@globex.test')).toBe(`${product.origin}/`);
  });

  it('tells the browser as whom its holder looks, and changes no name meanwhile', async () => {
    const client = product.client();
    await client.signInByMail('ana@acme.test');
    const role = 'ADMIN';
    await database().update(users).set({ role }).where(eq(users.email, 'ana@acme.test'));
    const tokenHash = sessionHash(client.cookie('next-auth.session-token') ?? '');
    const viewAsEndsAt = new Date(Date.now() + 600_000);
    await database()
      .update(sessions)
      .set({ viewAsUserId: dana.ownerId, viewAsReason: 'any', viewAsEndsAt })
      .where(eq(sessions.tokenHash, tokenHash));
    expect(await client.session()).toMatchObject({
      user: { email: dana.email, role: 'USER' },
      viewAs: { by: 'ana@acme.test', until: viewAsEndsAt.toISOString() },
    });
    const body = new URLSearchParams({ csrfToken: await client.csrf(), data: JSON.stringify({ name: 'Eve' }) });
    const refused = await client.fetch('session', { method: 'POST', body });
    expect([refused.status, (await refused.json()).code]).toEqual([403, 'read_only']);
    expect(await database().$count(users, eq(users.name, 'Eve'))).toBe(0);
  });
});
