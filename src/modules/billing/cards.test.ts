import { and, eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { database } from '@/db/client';
import { billingAccounts, billingMails, invoices, subscriptions } from '@/db/schema/billing';
import { users } from '@/db/schema/identity';
import { teamMembers } from '@/db/schema/teams';
import { eraseAccount } from '@/modules/account/steps/erase';
import { CARD, type Person, useBilling } from '../../../tests/support/billing';
import { useDatabase } from '../../../tests/support/database';
import { endUnpaidTeams } from './commands/end-unpaid-teams';
import { accountOf, type Payer } from './queries/accounts';
import { billingView } from './queries/page';

useDatabase();
const world = useBilling();
afterEach(() => expect(world.sandbox.control.violations).toEqual([]));

const DAY = 86_400_000;
/** Is taken, and refused when it is charged. */
const BAD_CARD = '4000000000000341';
const now = () => world.runtime.clock.now();
const json = async (answer: Response) => ({ status: answer.status, ...((await answer.json()) as object) });
const mailsOf = async (id: string) =>
  (await database().select().from(billingMails).where(eq(billingMails.userId, id))).map(({ kind }) => kind);
const statusOf = async (payer: Payer) => (await accountOf(payer))?.subscription?.status;

/** Gives a card on the vendor's page, and comes back. */
async function giveCard(person: Person, number = CARD, of: 'own' | 'team' = 'own') {
  const { url } = await (await person.call('POST', '/api/stripe/card', { of })).json();
  const given = await fetch(url, { method: 'POST', body: new URLSearchParams({ number }), redirect: 'manual' });
  const session = new URL(given.headers.get('location') ?? '').searchParams.get('card');
  return json(await person.call('POST', '/api/stripe/card/saved', { session_id: session }));
}

/** Somebody whose second month could not be charged. */
async function failing(): Promise<Person> {
  const kim = await world.person();
  await world.subscribe(kim);
  const found = await accountOf({ userId: kim.id });
  world.sandbox.control.stripe.giveCard(found?.account.customerId ?? '', BAD_CARD);
  await world.pass((found?.subscription?.periodEnd.getTime() ?? 0) - (await now()) + 2 * 3_600_000);
  expect(await statusOf({ userId: kim.id })).toBe('past_due');
  return kim;
}

describe('a card that is given while a payment has failed', () => {
  it('pays what is open at once, and what came of it is said', async () => {
    const kim = await failing();
    expect(await giveCard(kim)).toMatchObject({ status: 200, outcome: 'paid', amount: 2400, currency: 'usd' });
    expect(await statusOf({ userId: kim.id })).toBe('active');
    await world.settle();
    const kinds = await mailsOf(kim.id);
    expect(kinds.filter((kind) => kind === 'payment_recovered')).toHaveLength(1);
    expect(kinds.filter((kind) => kind === 'receipt')).toHaveLength(2);
    // From then on that card pays.
    await world.pass(31 * DAY);
    expect(await statusOf({ userId: kim.id })).toBe('active');
  });

  it('and is refused as well leaves it open, and says when it is tried again', async () => {
    const kim = await failing();
    const said = await giveCard(kim, BAD_CARD);
    expect(said).toMatchObject({ outcome: 'declined', amount: 2400, url: expect.stringContaining('/invoice/') });
    const [open] = await database()
      .select()
      .from(invoices)
      .where(
        and(
          eq(invoices.accountId, (await accountOf({ userId: kim.id }))?.account.id ?? ''),
          eq(invoices.status, 'open'),
        ),
      );
    expect((said as { nextAttemptAt?: number }).nextAttemptAt).toBe(open?.nextAttemptAt?.getTime());
    expect(open?.nextAttemptAt?.getTime()).toBeGreaterThan(await now());
    expect(await statusOf({ userId: kim.id })).toBe('past_due');
  });

  it('on the vendor’s page for cards pays it too, once the event has come', async () => {
    const kim = await failing();
    const { url } = await (await kim.call('POST', '/api/stripe/portal', { of: 'own' })).json();
    await fetch(`${url}/card`, { method: 'POST', body: new URLSearchParams({ number: CARD }) });
    await world.settle();
    expect(await statusOf({ userId: kim.id })).toBe('active');
  });

  it('pays where only the event tells of it, and where it is told again changes nothing', async () => {
    const kim = await failing();
    const { url } = await (await kim.call('POST', '/api/stripe/card', {})).json();
    world.sandbox.control.stripe.manner({ repeat: 1 });
    await fetch(url, { method: 'POST', body: new URLSearchParams({ number: CARD }), redirect: 'manual' });
    await world.settle();
    world.sandbox.control.stripe.manner({ repeat: 0 });
    expect(await statusOf({ userId: kim.id })).toBe('active');
    const paid = await database().select().from(invoices).where(eq(invoices.status, 'paid'));
    const own = (await accountOf({ userId: kim.id }))?.account.id;
    expect(paid.filter(({ accountId }) => accountId === own)).toHaveLength(2);
  });

  it('is nobody’s business but of whoever gave it', async () => {
    const [kim, lee] = [await failing(), await world.person()];
    const { url } = await (await kim.call('POST', '/api/stripe/card', {})).json();
    const session_id = new URL(url).pathname.split('/').at(-1);
    expect((await lee.call('POST', '/api/stripe/card/saved', { session_id })).status).toBe(404);
    expect((await lee.call('POST', '/api/stripe/card', {})).status).toBe(404);
    // It is still open: no card was given.
    expect((await kim.call('POST', '/api/stripe/card/saved', { session_id })).status).toBe(404);
  });
});

/** A team that Dana pays for, and Ben owns too. */
async function paidByDana() {
  const [dana, ben] = [await world.person(), await world.person()];
  const { id: team } = await (await dana.call('POST', '/api/teams', { name: 'Acme' })).json();
  await world.subscribe(dana, { plan: 'team', interval: 'month', seats: 2 });
  const joinedAt = new Date(await now());
  await database().insert(teamMembers).values({ teamId: team, userId: ben.id, role: 'owner', seat: 2, joinedAt });
  const leave = (one: Person) => one.call('DELETE', `/api/teams/${team}/members/${one.id}`);
  const payer = async () => (await accountOf({ teamId: team }))?.account.payerId;
  return { dana, ben, team, leave, payer };
}

describe('whoever pays for a team', () => {
  it('neither leaves it, is removed, nor becomes a member, as long as its plan goes on', async () => {
    const { dana, ben, team, leave } = await paidByDana();
    expect(await json(await leave(dana))).toMatchObject({ status: 409, code: 'payer' });
    const remove = await ben.call('DELETE', `/api/teams/${team}/members/${dana.id}`);
    expect(await json(remove)).toMatchObject({ status: 409, code: 'payer' });
    const demote = (role: string) => ben.call('PATCH', `/api/teams/${team}/members/${dana.id}`, { role });
    expect(await json(await demote('member'))).toMatchObject({ status: 409, code: 'payer' });
    expect((await demote('admin')).status).toBe(204);
    const byHand = database().delete(teamMembers).where(eq(teamMembers.userId, dana.id));
    await expect(byHand).rejects.toEqual(
      expect.objectContaining({ cause: expect.objectContaining({ constraint: 'team_payer' }) }),
    );
  });

  it('is the one whose card it is: others cannot look at it, and pay with their own instead', async () => {
    const { dana, ben, team, leave, payer } = await paidByDana();
    expect(await json(await ben.call('POST', '/api/stripe/portal', { of: 'team' }))).toMatchObject({
      status: 403,
      code: 'not_payer',
    });
    expect(await giveCard(ben, CARD, 'team')).toMatchObject({ outcome: 'nothing' });
    expect(await payer()).toBe(ben.id);
    expect(await mailsOf(dana.id)).toContain('pays_no_more');
    expect(await mailsOf(ben.id)).toContain('pays_now');
    expect((await leave(dana)).status).toBe(204);
    expect(await accountOf({ teamId: team })).toMatchObject({ subscription: { status: 'active' } });
  });

  it('leaves once the plan is to end, sees their invoices from then on, and nobody takes it up again at their cost', async () => {
    const { dana, ben, team, leave, payer } = await paidByDana();
    await dana.call('POST', '/api/stripe/subscription/cancel', { of: 'team' });
    expect((await leave(dana)).status).toBe(204);
    expect(await json(await ben.call('POST', '/api/stripe/subscription/resume', { of: 'team' }))).toMatchObject({
      status: 409,
      code: 'no_payer',
    });
    const seen = await billingView(dana.id, 0, await now());
    expect(seen.paidBefore.map(({ amountPaid }) => amountPaid)).toEqual([15_800]);
    expect((await billingView(ben.id, 0, await now())).paidBefore).toEqual([]);
    await giveCard(ben, CARD, 'team');
    expect(await payer()).toBe(ben.id);
    expect((await ben.call('POST', '/api/stripe/subscription/resume', { of: 'team' })).status).toBe(204);
    await world.pass(32 * DAY);
    const account = (await accountOf({ teamId: team }))?.account.id ?? '';
    const paid = await database().select().from(invoices).where(eq(invoices.accountId, account));
    expect(paid.map(({ payerId }) => payerId).sort()).toEqual([dana.id, ben.id].sort());
  });

  it('who deletes their account is charged no more: the plan ends with what is paid for, and the others are told', async () => {
    const { dana, ben, team } = await paidByDana();
    const deletionAt = new Date((await now()) - 1);
    await database().update(users).set({ deletionAt }).where(eq(users.id, dana.id));
    await eraseAccount(dana.id, world.runtime);
    expect((await accountOf({ teamId: team }))?.subscription?.cancelAt).toBeNull();
    const { id } = (await accountOf({ teamId: team }))?.account ?? { id: '' };
    // Nobody takes another seat on the card of whoever is gone.
    world.sandbox.control.fault({ method: 'POST', path: '/v1/subscriptions', status: 500, times: 3 });
    expect(await endUnpaidTeams(world.runtime)).toBe(0);
    world.sandbox.control.clearFaults();
    expect(await endUnpaidTeams(world.runtime)).toBe(1);
    expect(await endUnpaidTeams(world.runtime)).toBe(0);
    const [row] = await database().select().from(subscriptions).where(eq(subscriptions.accountId, id));
    expect(row?.cancelAt?.getTime()).toBe(row?.periodEnd.getTime());
    expect(await mailsOf(ben.id)).toEqual(expect.arrayContaining(['payer_gone']));
    expect(await mailsOf(ben.id)).not.toContain('cancel_planned');
    await world.pass(32 * DAY);
    expect(await database().$count(invoices, eq(invoices.accountId, id))).toBe(1);
  });

  it('is not whoever gave a card on a page of before: the last one who gave one is', async () => {
    const { dana, ben, payer } = await paidByDana();
    const { url } = await (await ben.call('POST', '/api/stripe/card', { of: 'team' })).json();
    expect(await giveCard(dana, CARD, 'team')).toMatchObject({ outcome: 'nothing' });
    const late = await fetch(url, { method: 'POST', body: new URLSearchParams({ number: CARD }) });
    expect(await late.text()).toContain('This page has expired.');
    await world.settle();
    expect(await payer()).toBe(dana.id);
    expect(await mailsOf(ben.id)).not.toContain('pays_now');
  });

  it('is told who has joined and left, and whoever is taken out of it is told that', async () => {
    const { dana, ben, team } = await paidByDana();
    await ben.call('PATCH', `/api/teams/${team}/members/${ben.id}`, { role: 'member' });
    expect((await dana.call('DELETE', `/api/teams/${team}/members/${ben.id}`)).status).toBe(204);
    const rows = await database().select().from(billingMails);
    const [freed] = rows.filter(({ kind, userId }) => kind === 'seat_freed' && userId === dana.id);
    expect(freed?.data).toMatchObject({ address: ben.email, seats: 1, amount: 7_900 });
    const [removed] = rows.filter(({ kind, userId }) => kind === 'removed' && userId === ben.id);
    expect(removed?.data).toMatchObject({ team: 'Acme', plan: 'Free' });
    expect(await mailsOf(dana.id)).not.toContain('plan_changed');
  });
});

it('an account of one person has no other payer', async () => {
  const kim = await world.person();
  await world.subscribe(kim);
  const set = database().update(billingAccounts).set({ payerId: kim.id }).where(eq(billingAccounts.userId, kim.id));
  await expect(set).rejects.toEqual(
    expect.objectContaining({ cause: expect.objectContaining({ constraint: 'billing_accounts_payer_of_team' }) }),
  );
});
