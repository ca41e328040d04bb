import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { database } from '@/db/client';
import { invoices, subscriptions, vendorEvents } from '@/db/schema/billing';
import { createApi } from '@/server/app';
import { SANDBOX_STRIPE } from '../../../sandbox/start';
import { type Person, useBilling } from '../../../tests/support/billing';
import { useDatabase } from '../../../tests/support/database';
import { compareBooks } from './commands/compare-books';
import { applyDueEvents } from './commands/events';
import { accountOf } from './queries/accounts';

useDatabase();
const world = useBilling();

const DAY = 86_400_000;
const now = () => world.runtime.clock.now();

/** One event of the vendor, as it signs them. */
function post(event: object, over: { at?: number; secret?: string; signature?: string } = {}) {
  const raw = JSON.stringify(event);
  const t = Math.floor((over.at ?? Date.now()) / 1000);
  const secret = over.secret ?? SANDBOX_STRIPE.webhookSecret;
  const v1 = createHmac('sha256', secret).update(`${t}.${raw}`).digest('hex');
  const headers = { 'stripe-signature': over.signature ?? `t=${t},v1=${v1}`, 'content-type': 'application/json' };
  return createApi(world.runtime).request('/api/stripe/webhook', { method: 'POST', headers, body: raw });
}

const event = (id: string) => ({
  id,
  object: 'event',
  type: 'customer.subscription.updated',
  created: 1_772_000_000,
  data: { object: { id: 'sub_unknown', object: 'subscription', customer: 'cus_unknown' } },
});

describe('the webhook', () => {
  beforeEach(async () => {
    await database().delete(vendorEvents);
  });

  it('keeps an event that the vendor has signed, once however often it comes', async () => {
    for (let i = 0; i < 3; i += 1) expect((await post(event('evt_1'))).status).toBe(200);
    expect(await database().select().from(vendorEvents)).toEqual([
      expect.objectContaining({ id: 'evt_1', objectId: 'sub_unknown', state: 'pending' }),
    ]);
  });

  it.each<[string, () => Promise<Response>]>([
    ['signed by another', async () => post(event('evt_2'), { secret: 'whsec_another' })],
    ['signed more than five minutes ago', async () => post(event('evt_2'), { at: Date.now() - 301_000 })],
    ['without a signature', async () => post(event('evt_2'), { signature: '' })],
    ['with half a signature', async () => post(event('evt_2'), { signature: 't=1,v1=ab' })],
  ])('refuses one %s, and keeps nothing', async (_, send) => {
    const answer = await send();
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([400, 'signature']);
    expect(await database().$count(vendorEvents)).toBe(0);
  });

  it('reads the raw body: one blank more, and the signature is another', async () => {
    const raw = JSON.stringify(event('evt_3'));
    const t = Math.floor(Date.now() / 1000);
    const v1 = createHmac('sha256', SANDBOX_STRIPE.webhookSecret).update(`${t}.${raw}`).digest('hex');
    const headers = { 'stripe-signature': `t=${t},v1=${v1}` };
    const api = createApi(world.runtime);
    const send = (body: string) => api.request('/api/stripe/webhook', { method: 'POST', headers, body });
    expect([(await send(`${raw} `)).status, (await send(raw)).status]).toEqual([400, 200]);
  });

  it('loses nothing when the worker stops between keeping an event and applying it', async () => {
    const kim = await world.person();
    world.sandbox.control.stripe.manner({ hold: true });
    await world.subscribe(kim);
    const held = world.sandbox.control.stripe.events().map(({ id }) => id);
    await world.sandbox.control.stripe.deliver(held);
    world.sandbox.control.stripe.manner({ hold: false });
    // As a worker that was killed leaves them: claimed, their lease over.
    await database()
      .update(vendorEvents)
      .set({ attempts: 1, nextAttemptAt: new Date(0) });
    await applyDueEvents(world.runtime);
    expect((await accountOf({ userId: kim.id }))?.subscription).toMatchObject({ status: 'active' });
    expect(await database().$count(vendorEvents, eq(vendorEvents.state, 'pending'))).toBe(0);
  });
});

describe('what the events of a life come to', () => {
  /** What is stored of somebody's money, without when it was looked at. */
  async function books({ id }: Person) {
    const account = (await accountOf({ userId: id }))?.account.id ?? '';
    const rows = await database().select().from(subscriptions).where(eq(subscriptions.accountId, account));
    const paid = await database().select().from(invoices).where(eq(invoices.accountId, account));
    const plain = <T extends { id: string; asOf: Date }>(list: T[]) =>
      list.map(({ asOf: _, ...row }) => row).sort((a, b) => a.id.localeCompare(b.id));
    return { subscriptions: plain(rows), invoices: plain(paid) };
  }

  it('is the same in any order, with any repetition, and with any of them missing once the books were compared', async () => {
    const kim = await world.person();
    await world.subscribe(kim);
    await kim.call('POST', '/api/stripe/subscription/cancel', {});
    await kim.call('POST', '/api/stripe/subscription/resume', {});
    await world.pass(32 * DAY);
    await kim.call('POST', '/api/stripe/subscription/pause', { months: 1 });
    await world.pass(DAY);
    const ordered = await books(kim);
    expect(ordered.subscriptions).toHaveLength(1);
    expect(ordered.invoices.length).toBeGreaterThan(1);
    const account = (await accountOf({ userId: kim.id }))!.account.id;
    const all = world.sandbox.control.stripe.events().map(({ id }) => id);
    const told = fc.array(fc.nat({ max: all.length - 1 }), { maxLength: all.length * 2 });
    await fc.assert(
      fc.asyncProperty(told, async (order) => {
        await database().delete(subscriptions).where(eq(subscriptions.accountId, account));
        await database().delete(invoices).where(eq(invoices.accountId, account));
        await database().delete(vendorEvents);
        await world.sandbox.control.stripe.deliver(order.map((index) => all[index] as string));
        await applyDueEvents(world.runtime);
        await compareBooks(world.runtime.payments, await now());
        expect(await books(kim)).toEqual(ordered);
      }),
      { numRuns: process.env.DEEP ? 10_000 : 12, seed: 17 },
    );
  });
});
