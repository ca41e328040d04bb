import { desc, eq } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import { beforeEach, describe, expect, it } from 'vitest';
import { FAILING_MS, MOST_ATTEMPTS, pauseAfter } from '@/core/hooks/attempts';
import type { LoopState } from '@/core/loop/state';
import { booked } from '@/core/loop/testing/booked-scene';
import { newLoop } from '@/core/loop/testing/scene';
import { database } from '@/db/client';
import { billingMails } from '@/db/schema/billing';
import { hookDeliveries, hooks } from '@/db/schema/hooks';
import { notices } from '@/db/schema/identity';
import { apiAs, type CallProduct } from '../../../tests/support/api';
import { useDatabase } from '../../../tests/support/database';
import { useHookReceiver } from '../../../tests/support/hook-receiver';
import { mailboxRuntime, NOW, ownerWithLoop } from '../../../tests/support/mailbox';
import { apiBy, tokenOf } from '../../../tests/support/token';
import { deliver, dispatchHooks } from './commands/deliver';
import { tellHooks } from './commands/tell';
import { FORMER_SECRET_MS, MAX_HOOKS } from './constants';
import { HOOK_MESSAGES } from './schema';

useDatabase();
const receiver = useHookReceiver();
const runtime = mailboxRuntime();
const ALL = ['meeting.booked', 'meeting.moved', 'meeting.cancelled', 'decision.needed'];
const HOUR_MS = 3_600_000;

let owner: Awaited<ReturnType<typeof ownerWithLoop>>;
let call: CallProduct;
let nowMs: number;
beforeEach(async () => {
  owner = await ownerWithLoop();
  call = await apiAs(runtime, owner.ownerId);
  nowMs = Date.now();
});

async function added(events = ALL, url = receiver.url): Promise<{ id: string; secret: string }> {
  const answer = await call('POST', '/api/hooks', { url, events });
  expect(answer.status).toBe(201);
  return answer.json();
}

let version = 0;
/** The owner's loop goes from one state to the next. */
const turn = (before: LoopState, after: LoopState) =>
  database().transaction((tx) =>
    tellHooks(
      tx,
      {
        loop: { id: owner.loopId, ownerId: owner.ownerId },
        version: ++version,
        before,
        after,
        cause: { kind: 'calendar_changed' },
        zone: 'America/New_York',
        baseUrl: 'https://sundial.test',
        nowMs: NOW,
      },
      nowMs,
    ),
  );
const book = () => turn(newLoop(), booked());
const cancel = () => turn(booked(), { ...booked(), closedReason: 'cancelled' });

const waiting = async (hookId: string) =>
  database()
    .select()
    .from(hookDeliveries)
    .where(eq(hookDeliveries.hookId, hookId))
    .orderBy(desc(hookDeliveries.createdAt));
const newest = async (hookId: string) => (await waiting(hookId))[0]!;
/** Sends what is due at this moment. */
async function send(hookId: string, atMs = nowMs): Promise<void> {
  for (const { id } of await waiting(hookId)) await deliver(id, runtime, atMs);
}
const log = async (hookId: string) => (await (await call('GET', `/api/hooks/${hookId}/deliveries`)).json()).items;

describe('a message', () => {
  it('is signed so that the library of Standard Webhooks takes it, and is as its description says', async () => {
    const { id, secret } = await added();
    await book();
    await send(id);
    const [message] = receiver.arrived;
    const verified = new Webhook(secret).verify(message!.body, message!.headers as Record<string, string>);
    expect(HOOK_MESSAGES['meeting.booked'].parse(verified)).toMatchObject({
      type: 'meeting.booked',
      timestamp: new Date(NOW).toISOString(),
      data: { loopId: owner.loopId, url: `https://sundial.test/loops/${owner.loopId}` },
    });
    expect(message!.headers['webhook-id']).toBe(`msg_${(await newest(id)).id}`);
    expect(() => new Webhook(secret).verify(`${message!.body} `, message!.headers as Record<string, string>)).toThrow();
    expect((await log(id))[0]).toMatchObject({ state: 'delivered', status: 204, attempts: 1, problem: null });
  });

  it('goes to each webhook that wants it, and to nobody else’s', async () => {
    const [all, moves] = [await added(), await added(['meeting.moved'])];
    const other = await ownerWithLoop();
    const theirs = await apiAs(runtime, other.ownerId);
    const { id } = await (await theirs('POST', '/api/hooks', { url: receiver.url, events: ALL })).json();
    await book();
    expect([await waiting(all.id), await waiting(moves.id), await waiting(id)].map((rows) => rows.length)).toEqual([
      1, 0, 0,
    ]);
  });

  it('is not there where its cause was not written', async () => {
    const { id } = await added();
    const cut = database().transaction(async (tx) => {
      await tellHooks(
        tx,
        {
          loop: { id: owner.loopId, ownerId: owner.ownerId },
          version: ++version,
          before: newLoop(),
          after: booked(),
          cause: { kind: 'calendar_changed' },
          zone: 'Etc/UTC',
          baseUrl: '',
          nowMs,
        },
        nowMs,
      );
      throw new Error('cut off');
    });
    await expect(cut).rejects.toThrow('cut off');
    expect(await waiting(id)).toEqual([]);
  });

  it('is signed by both secrets for a day after a new one was made', async () => {
    const { id, secret } = await added();
    const rotated = await (await call('POST', `/api/hooks/${id}/rotate`)).json();
    const fits = (which: string) => {
      const { body, headers } = receiver.arrived.at(-1)!;
      // The library looks at the clock: what is signed for later is checked by the signature alone.
      const sign = new Webhook(which).sign(
        String(headers['webhook-id']),
        new Date(Number(headers['webhook-timestamp']) * 1000),
        body,
      );
      return String(headers['webhook-signature']).split(' ').includes(sign);
    };
    await book();
    await send(id, nowMs + 1000);
    expect([fits(secret), fits(rotated.secret)]).toEqual([true, true]);
    await cancel();
    await send(id, Date.now() + FORMER_SECRET_MS + 1000);
    expect([fits(secret), fits(rotated.secret)]).toEqual([false, true]);
  });
});

describe('a receiver that does not take it', () => {
  it('is tried again, later each time, under the same id, until it does', async () => {
    const { id } = await added();
    await book();
    receiver.answer(500, 'No database. token=abcdef123456');
    await send(id);
    // Nothing is due yet.
    await send(id, nowMs + 1000);
    expect(receiver.arrived).toHaveLength(1);
    expect((await log(id))[0]).toMatchObject({
      state: 'waiting',
      status: 500,
      problem: 'status',
      excerpt: 'No database. token=…',
      nextAt: nowMs + pauseAfter(1)!,
    });
    receiver.answer(200, 'ok');
    await send(id, nowMs + pauseAfter(1)!);
    expect(new Set(receiver.arrived.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(new Set(receiver.arrived.map(({ body }) => body)).size).toBe(1);
    expect((await log(id))[0]).toMatchObject({ state: 'delivered', attempts: 2, excerpt: 'ok', problem: null });
  });

  it('is waited for as long as it asks', async () => {
    const { id } = await added();
    await book();
    receiver.answer(429, '', { 'retry-after': '3600' });
    await send(id);
    expect((await newest(id)).dueAt?.getTime()).toBe(nowMs + HOUR_MS);
  });

  it('is sent again what was cut off in the middle', async () => {
    const { id } = await added();
    await book();
    const cut = { ...runtime, hooks: { send: () => Promise.reject(new Error('killed')) } };
    await expect(deliver((await newest(id)).id, cut, nowMs)).rejects.toThrow('killed');
    await send(id, nowMs + 59_000);
    expect(receiver.arrived).toHaveLength(0);
    await send(id, nowMs + 60_000);
    expect(receiver.arrived).toHaveLength(1);
  });

  it('for days is paused, its owner is told once, and what is sent then is kept for nobody', async () => {
    const { id } = await added();
    receiver.answer(500);
    const fail = async (fromMs: number) => {
      let atMs = fromMs;
      for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt += 1) {
        await send(id, atMs);
        atMs = (await newest(id)).dueAt?.getTime() ?? atMs;
      }
    };
    await book();
    await fail(nowMs);
    expect((await log(id))[0]).toMatchObject({ state: 'failed', attempts: MOST_ATTEMPTS });
    expect((await call('GET', `/api/hooks/${id}`).then((one) => one.json())).pausedAt).toBeNull();
    nowMs += FAILING_MS;
    await cancel();
    await book();
    await fail(nowMs);
    const hook = await (await call('GET', `/api/hooks/${id}`)).json();
    expect(hook).toMatchObject({ pausedFor: 'failing' });
    const told = await database().select().from(notices).where(eq(notices.userId, owner.ownerId));
    expect(told.map(({ kind, href }) => [kind, href])).toEqual([['hook_paused', `/settings/developers/${id}`]]);
    const mails = await database().select().from(billingMails).where(eq(billingMails.userId, owner.ownerId));
    const { host } = new URL(receiver.url);
    expect(mails.map(({ kind, data }) => [kind, data.what, data.path])).toEqual([
      ['hook_paused', host, `/settings/developers/${id}`],
    ]);
    expect((await log(id)).every(({ state }: { state: string }) => state === 'failed')).toBe(true);
    const before = (await waiting(id)).length;
    await book();
    expect(await waiting(id)).toHaveLength(before);
    receiver.answer(204);
    const resumed = await (await call('PATCH', `/api/hooks/${id}`, { paused: false })).json();
    expect(resumed).toMatchObject({ pausedAt: null, pausedFor: null, failingSince: null });
    await book();
    expect(await waiting(id)).toHaveLength(before + 1);
  });

  it('and says 410 is paused at once', async () => {
    const { id } = await added();
    receiver.answer(410);
    await book();
    await send(id);
    expect(await (await call('GET', `/api/hooks/${id}`)).json()).toMatchObject({ pausedFor: 'gone' });
    expect((await log(id))[0]).toMatchObject({ state: 'failed', status: 410 });
  });

  it('and says 410 to a test is paused as well, and does not stand there as working', async () => {
    const { id } = await added();
    receiver.answer(410);
    await call('POST', `/api/hooks/${id}/test`);
    await send(id, Date.now());
    expect(await (await call('GET', `/api/hooks/${id}`)).json()).toMatchObject({
      pausedFor: 'gone',
      failingSince: null,
    });
    expect((await log(id))[0]).toMatchObject({ type: 'test', state: 'failed', status: 410 });
    const before = (await log(id)).length;
    await book();
    expect(await log(id)).toHaveLength(before);
  });

  it('is not reached by plain http outside of the sandbox', async () => {
    const live = { ...runtime, settings: { ...runtime.settings, sandbox: false } };
    const answer = await (await apiAs(live, owner.ownerId))('POST', '/api/hooks', { url: receiver.url, events: ALL });
    expect([answer.status, (await answer.json()).fields]).toEqual([
      400,
      { url: ['Use an address that begins with https://'] },
    ]);
  });
});

describe('its owner', () => {
  it('sends a test, also where it is paused, and looks at it in the log', async () => {
    const { id } = await added();
    await call('PATCH', `/api/hooks/${id}`, { paused: true });
    const sent = await (await call('POST', `/api/hooks/${id}/test`)).json();
    const dispatched: string[] = [];
    const workflows = { ...runtime.workflows, dispatch: async (key: string) => void dispatched.push(key) };
    await dispatchHooks({ workflows }, nowMs + 60_000);
    expect(dispatched).toContain(`hook:${sent.id}`);
    await send(id, nowMs + 60_000);
    expect(JSON.parse(receiver.arrived[0]!.body)).toMatchObject({ type: 'test', data: {} });
    expect((await log(id))[0]).toMatchObject({ id: sent.id, type: 'test', state: 'delivered' });
  });

  it('has a message sent once more, under the same id', async () => {
    const { id } = await added();
    await book();
    await send(id);
    const [one] = await log(id);
    const again = await call('POST', `/api/hooks/${id}/deliveries/${one.id}/resend`);
    expect([again.status, await again.json()]).toEqual([202, { id: one.id }]);
    await send(id, nowMs + 60_000);
    expect(receiver.arrived.map(({ headers }) => headers['webhook-id'])).toEqual(Array(2).fill(`msg_${one.id}`));
  });

  it('is the only one who sees and changes it, and never sees the secret again', async () => {
    const { id, secret } = await added();
    const other = await apiAs(runtime, (await ownerWithLoop()).ownerId);
    for (const [method, path, body] of [
      ['GET', ''],
      ['PATCH', '', { paused: true }],
      ['DELETE', ''],
      ['POST', '/rotate'],
      ['POST', '/test'],
      ['GET', '/deliveries'],
    ] as const) {
      expect((await other(method, `/api/hooks/${id}${path}`, body)).status).toBe(404);
    }
    expect(await (await call('GET', '/api/hooks')).text()).not.toContain(secret);
    const [row] = await database().select().from(hooks).where(eq(hooks.id, id));
    expect(JSON.stringify(row)).not.toContain(secret.slice(6));
    expect((await call('DELETE', `/api/hooks/${id}`)).status).toBe(204);
    expect((await call('GET', `/api/hooks/${id}`)).status).toBe(404);
    const { items } = await (await call('GET', '/api/user/activity')).json();
    expect(items.map(({ action }: { action: string }) => action)).toEqual(
      expect.arrayContaining(['hook.added', 'hook.removed']),
    );
  });

  it('has so many, also where they are added at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: MAX_HOOKS + 2 }, () => call('POST', '/api/hooks', { url: receiver.url, events: ALL })),
    );
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(2);
  });

  it('has a program do all of it, whose name stands in the log', async () => {
    const program = apiBy(runtime, await tokenOf(owner.ownerId, 'hooks:write'));
    const answer = await program('POST', '/api/hooks', { url: receiver.url, events: ALL });
    expect(answer.status).toBe(201);
    const { items } = await (await call('GET', '/api/user/activity')).json();
    const mine = items.filter(({ token }: { token: string | null }) => token === 'Nightly');
    expect(mine.map(({ action }: { action: string }) => action)).toEqual(['hook.added']);
  });

  it.each([
    [{ url: 'acme.test', events: ALL }, 'url'],
    [{ url: 'https://acme.test', events: [] }, 'events'],
    [{ url: 'https://acme.test', events: ['meeting.dreamt'] }, 'events.0'],
  ])('is told by its field what is wrong with %j', async (body, field) => {
    const answer = await call('POST', '/api/hooks', body);
    expect([answer.status, Object.keys((await answer.json()).fields)]).toEqual([400, [field]]);
  });
});
