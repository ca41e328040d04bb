import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createComposer } from '@/adapters/smtp/compose';
import { database } from '@/db/client';
import { auditLog, users } from '@/db/schema/identity';
import { invites } from '@/db/schema/invites';
import { verdictOf } from '@/modules/billing/queries/entitlement';
import { flagHistory, flagOn } from '@/modules/flags/queries';
import { redeemInvite } from '@/modules/invites/commands/redeem';
import type { Runtime } from '@/ports/runtime';
import { apiAs, type CallProduct } from '../../../tests/support/api';
import { useDatabase } from '../../../tests/support/database';
import { mailboxRuntime, NOW, ownerWithLoop } from '../../../tests/support/mailbox';
import { type SmtpHost, startSmtpHost } from '../../../tests/support/smtp-host';

useDatabase();

const DAY = 86_400_000;
let relay: SmtpHost;
let runtime: Runtime;
let admin: Awaited<ReturnType<typeof ownerWithLoop>>;
let other: typeof admin;
let call: CallProduct;
beforeAll(async () => {
  relay = await startSmtpHost();
  const plain = mailboxRuntime({ relayPort: relay.port });
  runtime = { ...plain, compose: createComposer(null), settings: { ...plain.settings, billing: true } };
  admin = await ownerWithLoop();
  other = await ownerWithLoop();
  call = await apiAs(runtime, admin.ownerId, 'ADMIN');
});
afterAll(() => relay.close());

const json = async (answer: Promise<Response>) => (await answer).json();
const lastAct = async (action: string) => {
  const acts = database().select().from(auditLog).where(eq(auditLog.action, action));
  return (await acts.orderBy(desc(auditLog.at)).limit(1))[0];
};

describe('invites', () => {
  it('are made, found by code, address and state, and revoked by whoever administers', async () => {
    const body = { uses: 2, email: 'Vera@Quill.test', role: 'TRAINER', plan: 'pro', trialDays: 10 };
    const { code, url } = await json(call('POST', '/api/admin/invites', body));
    expect(url).toContain(code);
    const found = async (query: string) =>
      (await json(call('GET', `/api/admin/invites?${query}`))).items.map((one: { code: string }) => one.code);
    for (const query of [
      'q=vera',
      `q=${code.toLowerCase()}`,
      `q=${admin.email}`,
      'state=active',
      'q=quill&state=active',
    ])
      expect([query, await found(query)]).toEqual([query, [code]]);
    for (const query of ['q=nobody', 'state=used_up', 'state=revoked']) expect(await found(query)).toEqual([]);
    const { items } = await json(call('GET', '/api/admin/invites'));
    expect(items[0]).toMatchObject({ ...body, email: 'vera@quill.test', by: admin.email, used: 0 });
    expect(await lastAct('invite.mint')).toMatchObject({ actor: admin.ownerId, subject: `${code.slice(0, 4)}…` });

    expect((await call('DELETE', `/api/admin/invites/${code}`)).status).toBe(204);
    expect((await call('DELETE', `/api/admin/invites/${code}`)).status).toBe(404);
    expect(await found('state=revoked')).toEqual([code]);
    expect(await redeemInvite(other.ownerId, code, NOW)).toMatchObject({ ok: false });
    expect(await lastAct('invite.revoke')).toMatchObject({ actor: admin.ownerId });
  });

  it('that were used up or are too old are found as such', async () => {
    const mint = async (over: Partial<typeof invites.$inferInsert>) => {
      const row = { code: crypto.randomUUID().slice(0, 8).toUpperCase(), expiresAt: new Date(NOW + DAY), ...over };
      await database().insert(invites).values(row);
    };
    await mint({ email: 'used@state.test', uses: 1, used: 1 });
    await mint({ email: 'old@state.test', uses: 1, used: 1, expiresAt: new Date(NOW) });
    const states = await json(call('GET', '/api/admin/invites?q=state.test'));
    const byState = Object.fromEntries(
      states.items.map((one: { email: string; state: string }) => [one.email, one.state]),
    );
    expect(byState).toEqual({ 'used@state.test': 'used_up', 'old@state.test': 'expired' });
    for (const [email, state] of Object.entries(byState)) {
      const { items } = await json(call('GET', `/api/admin/invites?q=state.test&state=${state}`));
      expect(items.map((one: { email: string }) => one.email)).toEqual([email]);
    }
  });

  it.each([
    [{ uses: 0, role: 'USER' }, 'uses'],
    [{ uses: 1, role: 'ADMIN' }, 'email'],
    [{ uses: 1, role: 'USER', plan: 'pro' }, 'trialDays'],
    [{ uses: 1, role: 'USER', plan: 'gold', trialDays: 3 }, 'plan'],
    [{ uses: 1, role: 'WAITLIST' }, 'role'],
  ])('are not made as %j', async (body, field) => {
    const answer = await call('POST', '/api/admin/invites', body);
    expect([answer.status, Object.keys((await answer.json()).fields)]).toEqual([400, [field]]);
  });

  it('the next of those who wait are let in, in their order, and told', async () => {
    const waiting = ['first', 'second', 'third'].map((name, index) => ({
      email: `${name}@wait.test`,
      role: 'WAITLIST' as const,
      createdAt: new Date(NOW + index * DAY),
    }));
    await database().insert(users).values(waiting);
    const before = relay.messages.length;
    expect(await json(call('POST', '/api/admin/invites/let-in', { n: 2 }))).toEqual({
      people: expect.arrayContaining([
        { email: 'first@wait.test', told: true },
        { email: 'second@wait.test', told: true },
      ]),
    });
    expect(relay.messages.length).toBe(before + 2);
    expect(await database().$count(users, eq(users.role, 'WAITLIST'))).toBe(1);
    expect(await lastAct('waitlist.let_in')).toMatchObject({ actor: admin.ownerId });
    expect((await call('POST', '/api/admin/invites/let-in', { n: 0 })).status).toBe(400);
  });
});

describe('feature flags', () => {
  const path = '/api/admin/feature-flags/sms';

  it('hold from the next request, for all or for those who are named, and what they were is kept', async () => {
    const theirs = await apiAs(runtime, other.ownerId);
    expect((await theirs('GET', '/api/assistants')).status).toBe(200);
    await call('PATCH', '/api/admin/feature-flags/assistants', { on: false });
    expect((await theirs('GET', '/api/assistants')).status).toBe(404);
    await call('PATCH', '/api/admin/feature-flags/assistants', { on: true });
    expect((await theirs('GET', '/api/assistants')).status).toBe(200);

    const users = [other.email];
    expect(await json(call('PATCH', path, { on: true, percent: 0, users }))).toMatchObject({
      on: true,
      percent: 0,
      emails: users,
    });
    expect([await flagOn('sms', other.ownerId), await flagOn('sms', admin.ownerId)]).toEqual([true, false]);
    // What is not said stays.
    expect(await json(call('PATCH', path, { percent: 100 }))).toMatchObject({ on: true, percent: 100, emails: users });
    expect(await json(call('PATCH', path, { users: [] }))).toMatchObject({ percent: 100, emails: [] });
    const history = (await flagHistory(20)).map(({ key, on, percent, actor }) => [key, on, percent, actor]);
    expect(history.slice(0, 4)).toEqual([
      ['sms', true, 100, admin.email],
      ['sms', true, 100, admin.email],
      ['sms', true, 0, admin.email],
      ['assistants', true, 100, admin.email],
    ]);
    // The last change of each can be undone, where it was one of how far it reaches.
    expect((await flagHistory(20)).slice(0, 4).map(({ undo }) => undo)).toEqual([
      null,
      null,
      null,
      { on: false, percent: 100 },
    ]);
    const named = await database().select().from(auditLog).where(eq(auditLog.userId, other.ownerId));
    const acts = named.filter(({ action }) => action === 'flag.set').map(({ data }) => data?.on);
    expect(acts.sort()).toEqual([false, true]);
  });

  it('that are off for all are on for whoever is named, and for nobody else', async () => {
    const off = '/api/admin/feature-flags/onboarding-dev';
    const users = [other.email];
    expect(await json(call('PATCH', off, { users }))).toMatchObject({ on: true, percent: 0, emails: users });
    expect([await flagOn('onboarding-dev', other.ownerId), await flagOn('onboarding-dev', admin.ownerId)]).toEqual([
      true,
      false,
    ]);
    expect(await json(call('PATCH', off, { on: false, percent: 100, users: [] }))).toMatchObject({ on: false });
  });

  it('name nobody who has no account, and are not made up', async () => {
    const answer = await call('PATCH', path, { on: false, users: ['nobody@else.test'] });
    expect([answer.status, (await answer.json()).fields.users[0]]).toEqual([
      400,
      expect.stringContaining('nobody@else.test'),
    ]);
    expect(
      (await json(call('GET', '/api/admin/feature-flags'))).items.find(({ key }: { key: string }) => key === 'sms').on,
    ).toBe(true);
    expect((await call('PATCH', '/api/admin/feature-flags/gold', { on: true })).status).toBe(404);
    for (const body of [{}, { percent: 101 }, { on: 'yes' }])
      expect((await call('PATCH', path, body)).status).toBe(400);
  });
});

describe('features', () => {
  it('are given to plans, and taken, from the next request', async () => {
    const may = async () => verdictOf(other.ownerId, { feature: 'personas', count: 1 }, { billing: true, nowMs: NOW });
    expect((await may()).allowed).toBe(false);
    const path = '/api/admin/features/personas';
    const plans = [
      { plan: 'free', limit: 2, fairUse: true },
      { plan: 'pro', limit: null },
    ];
    const set = await json(call('PATCH', path, { plans }));
    expect(set.plans.map(({ plan, given }: { plan: string; given: unknown }) => [plan, given])).toEqual([
      ['free', { limit: 2, fairUse: true }],
      ['basic', null],
      ['pro', { limit: null, fairUse: false }],
      ['team', null],
    ]);
    expect((await may()).allowed).toBe(true);
    expect(await lastAct('feature.set')).toMatchObject({
      actor: admin.ownerId,
      subject: 'personas',
      data: { before: { pro: null, team: null }, most: { free: 2, pro: null } },
    });
    await call('PATCH', path, { plans: [{ plan: 'pro', limit: null }] });
    expect((await may()).allowed).toBe(false);
  });

  it.each([
    ['personas', { plans: [{ plan: 'gold', limit: 1 }] }, 400],
    ['personas', { plans: [{ plan: 'free', limit: null, fairUse: true }] }, 400],
    [
      'personas',
      {
        plans: [
          { plan: 'free', limit: 1 },
          { plan: 'free', limit: 2 },
        ],
      },
      400,
    ],
    ['teleporting', { plans: [] }, 404],
  ])('%s is not changed to %j', async (key, body, status) => {
    const before = await json(call('GET', '/api/admin/features'));
    expect((await call('PATCH', `/api/admin/features/${key}`, body)).status).toBe(status);
    expect(await json(call('GET', '/api/admin/features'))).toEqual(before);
  });
});

describe('coupons', () => {
  const coupon = { code: 'spring-26', kind: 'percent', value: 20, duration: 'once' };

  it('are made once, listed with how they stand, and switched off for good', async () => {
    expect(await json(call('POST', '/api/admin/coupons', { ...coupon, max: 5 }))).toEqual({ code: 'SPRING-26' });
    const again = await call('POST', '/api/admin/coupons', coupon);
    expect([again.status, (await again.json()).code]).toEqual([409, 'code_taken']);
    const expiresAt = new Date(NOW).toISOString();
    await call('POST', '/api/admin/coupons', {
      ...coupon,
      code: 'SPRING-25',
      kind: 'amount',
      value: 500,
      currency: 'usd',
      expiresAt,
    });
    const states = async () => {
      const { items } = await json(call('GET', '/api/admin/coupons?q=spring'));
      return Object.fromEntries(items.map(({ code, state }: { code: string; state: string }) => [code, state]));
    };
    expect(await states()).toEqual({ 'SPRING-26': 'active', 'SPRING-25': 'expired' });
    expect((await call('PATCH', '/api/admin/coupons', { code: 'spring-26', on: false })).status).toBe(204);
    expect((await call('PATCH', '/api/admin/coupons', { code: 'spring-26', on: false })).status).toBe(404);
    expect(await states()).toMatchObject({ 'SPRING-26': 'off' });
    expect(await lastAct('coupon.off')).toMatchObject({ actor: admin.ownerId, subject: 'SPRING-26' });
  });

  it.each([
    [{ value: 101 }, 'value'],
    [{ kind: 'amount' }, 'currency'],
    [{ currency: 'usd' }, 'currency'],
    [{ duration: 'repeating' }, 'months'],
    [{ plans: ['gold'] }, 'plans'],
    [{ code: 'a b' }, 'code'],
  ])('are not made with %j', async (patch, field) => {
    const answer = await call('POST', '/api/admin/coupons', { ...coupon, code: 'OTHER', ...patch });
    expect([answer.status, Object.keys((await answer.json()).fields)]).toEqual([400, [field]]);
  });
});
