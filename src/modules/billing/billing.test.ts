import { eq } from 'drizzle-orm';
import Stripe from 'stripe';
import { afterEach, describe, expect, it } from 'vitest';
import { database } from '@/db/client';
import { billingMails, checkouts, invoices, paymentCards, subscriptions } from '@/db/schema/billing';
import { users } from '@/db/schema/identity';
import { eraseAccount } from '@/modules/account/steps/erase';
import { SANDBOX_STRIPE } from '../../../sandbox/start';
import { CARD, useBilling } from '../../../tests/support/billing';
import { useDatabase } from '../../../tests/support/database';
import { applySubscription } from './commands/apply-subscription';
import { closeDeparted } from './commands/close-departed';
import { compareBooks } from './commands/compare-books';
import { remind } from './commands/reminders';
import { accountOf } from './queries/accounts';
import { standingOfUser } from './queries/entitlement';

useDatabase();
const world = useBilling();
afterEach(() => expect(world.sandbox.control.violations).toEqual([]));

const DAY = 86_400_000;
const now = () => world.runtime.clock.now();
const standing = async (id: string) => {
  const { plan, status, by } = await standingOfUser(id, true, await now());
  return [plan.key, status, by];
};
const json = async (answer: Response) => ({ status: answer.status, ...((await answer.json()) as object) });
const mailsOf = async (id: string) =>
  (await database().select().from(billingMails).where(eq(billingMails.userId, id))).map(({ kind }) => kind);

describe('paying', () => {
  it('on the vendor’s page gives the plan, once the event has come and not before', async () => {
    const kim = await world.person();
    const opened = await json(await kim.call('POST', '/api/stripe/checkout', {}));
    expect(opened).toMatchObject({ status: 200, sessionId: expect.stringMatching(/^cs_/), url: expect.any(String) });
    expect(await standing(kim.id)).toEqual(['free', 'none', 'everybody']);
    const sessionId = await world.subscribe(kim);
    expect(await standing(kim.id)).toEqual(['basic', 'active', 'own']);
    expect(await json(await kim.call('GET', `/api/stripe/checkout?session_id=${sessionId}`))).toEqual({
      status: 'complete',
    });
    const account = await accountOf({ userId: kim.id });
    expect(account?.subscription).toMatchObject({ plan: 'basic', amount: 2400, currency: 'usd', seats: 1 });
    const paid = await database().select().from(invoices).where(eq(invoices.accountId, account!.account.id));
    expect(paid).toEqual([expect.objectContaining({ status: 'paid', amountPaid: 2400, total: 2400, currency: 'usd' })]);
    expect(
      await database().select().from(paymentCards).where(eq(paymentCards.accountId, account!.account.id)),
    ).toHaveLength(1);
    expect((await mailsOf(kim.id)).sort()).toEqual(['receipt', 'subscription_started']);
    expect(
      await json(await kim.call('POST', '/api/stripe/checkout', { plan: 'pro', interval: 'month' })),
    ).toMatchObject({
      status: 409,
      code: 'already_subscribed',
    });
    expect(await json(await kim.call('GET', '/api/user/stripe'))).toMatchObject({
      plan: 'basic',
      status: 'active',
      seats: 1,
      customerId: account?.account.customerId,
    });
  });

  it('opens one page at a time: the one before is closed', async () => {
    const kim = await world.person();
    await kim.call('POST', '/api/stripe/checkout', {});
    await kim.call('POST', '/api/stripe/checkout', { plan: 'pro', interval: 'year' });
    const rows = await database().select().from(checkouts).where(eq(checkouts.userId, kim.id));
    expect(rows.map(({ state, price }) => [price, state]).sort()).toEqual([
      ['basic_monthly', 'expired'],
      ['pro_annual', 'open'],
    ]);
  });

  it('is nobody’s business but the payer’s', async () => {
    const [kim, lee] = [await world.person(), await world.person()];
    const sessionId = await world.subscribe(kim);
    expect((await lee.call('GET', `/api/stripe/checkout?session_id=${sessionId}`)).status).toBe(404);
    expect((await lee.call('POST', '/api/stripe/portal')).status).toBe(404);
    for (const path of ['', '/preview', '/pause', '/resume', '/cancel']) {
      const body =
        {
          '': { plan: 'pro', interval: 'month', asOf: await now(), total: 7900 },
          '/preview': { plan: 'pro', interval: 'month' },
          '/pause': { months: 1 },
        }[path] ?? {};
      expect((await lee.call('POST', `/api/stripe/subscription${path}`, body)).status).toBe(404);
    }
  });
});

describe('a subscription', () => {
  it('changes to what was shown, and costs what was shown', async () => {
    const kim = await world.person();
    await world.subscribe(kim);
    const shown = (await json(
      await kim.call('POST', '/api/stripe/subscription/preview', { plan: 'pro', interval: 'month' }),
    )) as unknown as { total: number; proration: number; asOf: number; invoice: { amount: number } };
    expect(shown).toMatchObject({ status: 200, total: 7900, plan: 'Pro', seats: 1 });
    expect(shown.proration).toBeGreaterThan(5000);
    expect(await standing(kim.id)).toEqual(['basic', 'active', 'own']);
    const change = { plan: 'pro', interval: 'month', asOf: shown.asOf, total: 7900 };
    expect((await kim.call('POST', '/api/stripe/subscription', change)).status).toBe(204);
    expect(await standing(kim.id)).toEqual(['pro', 'active', 'own']);
    await world.pass(32 * DAY);
    const account = await accountOf({ userId: kim.id });
    const rows = await database().select().from(invoices).where(eq(invoices.accountId, account!.account.id));
    expect(rows.map(({ amountPaid }) => amountPaid).sort((a, b) => a - b)).toEqual([2400, shown.invoice.amount]);
    expect(await mailsOf(kim.id)).toContain('plan_changed');
    const stale = { plan: 'basic', interval: 'month', asOf: shown.asOf, total: 2400 };
    expect(await json(await kim.call('POST', '/api/stripe/subscription', stale))).toMatchObject({ code: 'stale' });
  });

  it('is not changed for another price than was shown, nor while nothing is paid for it', async () => {
    const kim = await world.person();
    await world.subscribe(kim);
    const pro = { plan: 'pro', interval: 'month' };
    const change = async (total: number) => {
      const body = { ...pro, asOf: await now(), total };
      return json(await kim.call('POST', '/api/stripe/subscription', body));
    };
    expect(await change(5900)).toMatchObject({ status: 409, code: 'stale' });
    await kim.call('POST', '/api/stripe/subscription/pause', { months: 1 });
    expect(await change(7900)).toMatchObject({ status: 409, code: 'not_running' });
    const looked = await json(await kim.call('POST', '/api/stripe/subscription/preview', pro));
    expect(looked).toMatchObject({ status: 409, code: 'not_running' });
    expect(await standing(kim.id)).toEqual(['basic', 'paused', 'own']);
  });

  it('is not paused over the invoice that has the difference of a change', async () => {
    const kim = await world.person();
    await world.subscribe(kim, { plan: 'pro', interval: 'month' });
    const basic = { plan: 'basic', interval: 'month' };
    const shown = (await json(await kim.call('POST', '/api/stripe/subscription/preview', basic))) as unknown as {
      asOf: number;
      total: number;
      proration: number;
    };
    const { asOf, total } = shown;
    await kim.call('POST', '/api/stripe/subscription', { ...basic, asOf, total });
    const pause = () => kim.call('POST', '/api/stripe/subscription/pause', { months: 1 });
    expect(await json(await pause())).toMatchObject({ status: 409, code: 'invoice_open' });
    const account = await accountOf({ userId: kim.id });
    // The invoice of the new month is tried an hour after it has begun.
    await world.pass(account!.subscription!.periodEnd.getTime() - (await now()) + 60_000);
    expect(await json(await pause())).toMatchObject({ status: 409, code: 'invoice_open' });
    await world.pass(2 * 3_600_000);
    expect((await pause()).status).toBe(204);
    await world.pass(95 * DAY);
    const rows = await database().select().from(invoices).where(eq(invoices.accountId, account!.account.id));
    const paid = rows.filter(({ status }) => status === 'paid').reduce((sum, { amountPaid }) => sum + amountPaid, 0);
    // Pro once; three months of Basic, of which one was paused; and what was shown to be given back.
    expect(paid).toBe(7900 + 3 * 2400 + shown.proration);
  });

  it('in its trial is changed to a year for nothing today', async () => {
    const kim = await world.person();
    await kim.call('POST', '/api/free-trial/start', {});
    await world.subscribe(kim);
    const shown = await json(
      await kim.call('POST', '/api/stripe/subscription/preview', { plan: 'basic', interval: 'year' }),
    );
    const at = (await accountOf({ userId: kim.id }))?.subscription?.periodEnd.getTime();
    expect(shown).toMatchObject({ proration: 0, invoice: { amount: 22_800, atOnce: false, at } });
  });

  it('is canceled without a reason, stays until what was paid is over, and can be taken back until then', async () => {
    const kim = await world.person();
    await world.subscribe(kim);
    expect((await kim.call('POST', '/api/stripe/subscription/cancel', {})).status).toBe(204);
    expect(await standing(kim.id)).toEqual(['basic', 'active', 'own']);
    expect((await accountOf({ userId: kim.id }))?.subscription?.cancelAt).not.toBeNull();
    expect((await kim.call('POST', '/api/stripe/subscription/resume', {})).status).toBe(204);
    expect((await accountOf({ userId: kim.id }))?.subscription?.cancelAt).toBeNull();
    await kim.call('POST', '/api/stripe/subscription/cancel', { reason: 'too_expensive' });
    await world.pass(32 * DAY);
    expect(await standing(kim.id)).toEqual(['free', 'canceled', 'everybody']);
    const told = [
      'receipt',
      'subscription_started',
      'cancel_planned',
      'cancel_undone',
      'cancel_planned',
      'subscription_ended',
    ];
    expect((await mailsOf(kim.id)).sort()).toEqual(told.sort());
    await world.subscribe(kim);
    expect(await standing(kim.id)).toEqual(['basic', 'active', 'own']);
  });

  it('is paused: what was paid for stays, no invoice is made, and it goes on by itself', async () => {
    const kim = await world.person();
    await world.subscribe(kim);
    expect((await kim.call('POST', '/api/stripe/subscription/pause', { months: 1 })).status).toBe(204);
    expect(await standing(kim.id)).toEqual(['basic', 'paused', 'own']);
    await world.pass(35 * DAY);
    expect(await standing(kim.id)).toEqual(['free', 'paused', 'everybody']);
    await world.pass(35 * DAY);
    expect(await standing(kim.id)).toEqual(['basic', 'active', 'own']);
    const account = await accountOf({ userId: kim.id });
    const rows = await database().select().from(invoices).where(eq(invoices.accountId, account!.account.id));
    expect(rows.filter(({ amountPaid }) => amountPaid > 0)).toHaveLength(2);
  });

  it('whose payment fails is kept for 14 days with four reminders, and is over then', async () => {
    const kim = await world.person();
    await world.subscribe(kim);
    const account = await accountOf({ userId: kim.id });
    world.sandbox.control.stripe.giveCard(account!.account.customerId!, '4000000000000341');
    const left = account!.subscription!.periodEnd.getTime() - (await now());
    await world.pass(left + 2 * 3_600_000);
    expect(await standing(kim.id)).toEqual(['basic', 'past_due', 'own']);
    const reminders: number[] = [];
    for (let day = 1; day <= 13; day += 1) {
      await world.pass(DAY);
      await remind(world.runtime);
      reminders.push((await mailsOf(kim.id)).filter((kind) => kind === 'payment_failed').length);
    }
    expect(reminders).toEqual([1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4]);
    await world.pass(DAY);
    await remind(world.runtime);
    expect(await standing(kim.id)).toEqual(['free', 'canceled', 'everybody']);
  });

  it('that is begun besides is ended, and what was paid for it comes off the next invoices, once', async () => {
    const kim = await world.person();
    await world.subscribe(kim);
    const customer = (await accountOf({ userId: kim.id }))?.account.customerId ?? '';
    world.sandbox.control.stripe.giveCard(customer, CARD);
    const { hostname: host, port } = new URL(world.sandbox.stripeApiBase);
    const stripe = new Stripe(SANDBOX_STRIPE.secretKey, { host, port, protocol: 'http', telemetry: false });
    const [price] = (await stripe.prices.list({ lookup_keys: ['basic_monthly'] })).data;
    const { id } = await stripe.subscriptions.create({ customer, items: [{ price: price!.id }] });
    await world.settle();
    for (let i = 0; i < 3; i += 1) await applySubscription(id, world.runtime.payments, await now());
    expect((await stripe.subscriptions.retrieve(id)).status).toBe('canceled');
    expect(await standing(kim.id)).toEqual(['basic', 'active', 'own']);
    const credits = (await stripe.customers.listBalanceTransactions(customer)).data;
    expect(credits.map(({ amount }) => amount)).toEqual([-2400]);
  });

  it('ends with the account, also where the vendor answers only later', async () => {
    const kim = await world.person();
    await world.subscribe(kim);
    const id = (await accountOf({ userId: kim.id }))?.subscription?.id ?? '';
    const deletionAt = new Date((await now()) - 1);
    await database().update(users).set({ deletionAt }).where(eq(users.id, kim.id));
    world.sandbox.control.fault({ method: 'DELETE', path: '/v1/customers', status: 500, times: 4 });
    await eraseAccount(kim.id, world.runtime);
    expect(await database().$count(users, eq(users.id, kim.id))).toBe(0);
    world.sandbox.control.clearFaults();
    await closeDeparted(world.runtime);
    const ended = await world.runtime.payments.subscriptions.fetch(id);
    expect([ended.status, ended.endedAt !== null]).toEqual(['canceled', true]);
  });

  it('that events never told of is found by the daily comparison', async () => {
    const kim = await world.person();
    world.sandbox.control.stripe.manner({ lose: 1 });
    await world.subscribe(kim);
    world.sandbox.control.stripe.manner({ lose: 0 });
    expect(await standing(kim.id)).toEqual(['free', 'none', 'everybody']);
    const { differences } = await compareBooks(world.runtime.payments, await now());
    expect(differences).toContainEqual(expect.objectContaining({ field: 'status', ours: null, theirs: 'active' }));
    expect(await standing(kim.id)).toEqual(['basic', 'active', 'own']);
    expect((await compareBooks(world.runtime.payments, await now())).differences).toEqual([]);
    expect(await database().$count(subscriptions)).toBeGreaterThan(0);
  });
});
