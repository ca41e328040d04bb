import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { database } from '@/db/client';
import { billingMails, subscriptions } from '@/db/schema/billing';
import { teamInvites, teamSeats } from '@/db/schema/teams';
import { closeDeparted } from '@/modules/billing/commands/close-departed';
import { accountOf } from '@/modules/billing/queries/accounts';
import { standingOfUser } from '@/modules/billing/queries/entitlement';
import { CARD, type Person, useBilling } from '../../../tests/support/billing';
import { useDatabase } from '../../../tests/support/database';
import { alignSeats } from './commands/seats';
import { tokenHash } from './policy';

useDatabase({ connections: 24 });
const world = useBilling();
afterEach(() => expect(world.sandbox.control.violations).toEqual([]));

const DAY = 86_400_000;
const TEAM = { plan: 'team', interval: 'month' };

/** A team that pays for so many seats, of which its owner has one. */
async function paying(seats: number): Promise<{ owner: Person; team: string }> {
  const owner = await world.person();
  const { id } = await (await owner.call('POST', '/api/teams', { name: 'Acme' })).json();
  await world.subscribe(owner, { ...TEAM, seats });
  return { owner, team: id };
}

/** An invite as its mail has it, without the mail. */
async function invited(team: string, { email }: Person): Promise<string> {
  const token = randomBytes(12).toString('hex');
  const at = await world.runtime.clock.now();
  await database()
    .insert(teamInvites)
    .values({
      teamId: team,
      email,
      role: 'member',
      tokenHash: tokenHash(token),
      createdAt: new Date(at),
      expiresAt: new Date(at + 14 * DAY),
    });
  return token;
}

const people = (n: number) => Promise.all(Array.from({ length: n }, () => world.person()));
const accept = ({ call }: Person, token: string) => call('POST', '/api/teams/invites/accept', { token });
const leave = ({ id, call }: Person, team: string) => call('DELETE', `/api/teams/${team}/members/${id}`);
const preview = async ({ call }: Person, team: string, emails: string[]) =>
  (await call('POST', `/api/teams/${team}/invites`, { emails, dryRun: true })).json();
/** Seats at the vendor, and rows. */
async function seats(team: string): Promise<[number | undefined, number]> {
  const account = await accountOf({ teamId: team });
  const vendor = await world.runtime.payments.subscriptions.fetch(account?.subscription?.id ?? '');
  expect(account?.subscription?.seats).toBe(vendor.seats);
  return [vendor.seats, await database().$count(teamSeats, eq(teamSeats.teamId, team))];
}

describe('a seat', () => {
  it('that is paid for already is taken without more; the next one is shown before and billed when it is taken', async () => {
    const { owner, team } = await paying(2);
    const [ana, ben] = (await people(2)) as [Person, Person];
    expect(await seats(team)).toEqual([2, 2]);
    expect((await preview(owner, team, [ana.email])).priceChange).toBeNull();
    const shown = (await preview(owner, team, [ana.email, ben.email])).priceChange;
    expect(shown).toMatchObject({
      currency: 'usd',
      interval: 'month',
      seats: { from: 2, to: 3 },
      total: { from: 15_800, to: 23_700 },
    });
    const [first, second] = [await invited(team, ana), await invited(team, ben)];
    expect((await accept(ana, first)).status).toBe(200);
    expect(await seats(team)).toEqual([2, 2]);
    expect((await accept(ben, second)).status).toBe(200);
    expect(await seats(team)).toEqual([3, 3]);
    const now = await world.runtime.clock.now();
    expect((await standingOfUser(ben.id, true, now)).plan.key).toBe('team');
  });

  it('costs less for all from five on, which is shown as well', async () => {
    const { owner, team } = await paying(4);
    const shown = (await preview(owner, team, ['a@globex.test', 'b@globex.test', 'c@globex.test', 'd@globex.test']))
      .priceChange;
    expect(shown.total).toEqual({ from: 31_600, to: 5 * 6715 });
    const another = await paying(5);
    const [begun] = await database().select().from(billingMails).where(eq(billingMails.userId, another.owner.id));
    expect(begun).toMatchObject({ kind: 'subscription_started', data: { amount: 5 * 6715, seats: 5 } });
  });

  it('is given back with whoever leaves, and is no longer theirs at once', async () => {
    const { team } = await paying(1);
    const [ana] = (await people(1)) as [Person];
    await accept(ana, await invited(team, ana));
    expect(await seats(team)).toEqual([2, 2]);
    expect((await leave(ana, team)).status).toBe(204);
    expect(await seats(team)).toEqual([1, 1]);
    expect((await standingOfUser(ana.id, true, await world.runtime.clock.now())).plan.key).toBe('free');
  });

  it('of a team that goes with its last member is charged to nobody any more, whatever the vendor answers at first', async () => {
    const { owner, team } = await paying(3);
    const { id } = (await accountOf({ teamId: team }))?.subscription ?? { id: '' };
    world.sandbox.control.fault({ method: 'DELETE', path: '/v1/customers', status: 500, times: 4 });
    expect((await leave(owner, team)).status).toBe(204);
    expect(await accountOf({ teamId: team })).toBeNull();
    expect((await world.runtime.payments.subscriptions.fetch(id)).status).toBe('active');
    world.sandbox.control.clearFaults();
    expect(await closeDeparted(world.runtime)).toBe(1);
    expect((await world.runtime.payments.subscriptions.fetch(id)).status).toBe('canceled');
    expect(await closeDeparted(world.runtime)).toBe(0);
  });

  it('of a team that is gone is not begun on a page that was still open', async () => {
    const owner = await world.person();
    const { id: team } = await (await owner.call('POST', '/api/teams', { name: 'Acme' })).json();
    const opened = await (await owner.call('POST', '/api/stripe/checkout', { ...TEAM, seats: 2 })).json();
    expect((await leave(owner, team)).status).toBe(204);
    const paid = await fetch(opened.url, { method: 'POST', body: new URLSearchParams({ number: CARD }) });
    expect(await paid.text()).toContain('This page has expired.');
  });

  it('the last one has one winner among many who accept at once, and each of the others is billed once', async () => {
    const { team } = await paying(2);
    const many = await people(6);
    const tokens = await Promise.all(many.map((one) => invited(team, one)));
    const answers = await Promise.all(many.map((one, i) => accept(one, tokens[i] as string)));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(await seats(team)).toEqual([7, 7]);
  });

  it('taken by one person in many windows at once is billed once', async () => {
    const { team } = await paying(1);
    const [ana] = (await people(1)) as [Person];
    const token = await invited(team, ana);
    const answers = await Promise.all(Array.from({ length: 6 }, () => accept(ana, token)));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(await seats(team)).toEqual([2, 2]);
  });

  it('gives its holder the plan, and no say in what is paid, nor sight of it', async () => {
    const { owner, team } = await paying(2);
    const [ana] = (await people(1)) as [Person];
    await accept(ana, await invited(team, ana));
    const asOf = await world.runtime.clock.now();
    const year = { plan: 'team', interval: 'year' };
    for (const [path, body] of [
      ['/subscription/preview', year],
      ['/subscription', { ...year, asOf, total: 1 }],
      ['/subscription/pause', { months: 1 }],
      ['/subscription/resume', {}],
      ['/subscription/cancel', {}],
      ['/portal', {}],
    ] as const) {
      for (const whose of [{}, { of: 'own' }, { of: 'team' }])
        expect([path, (await ana.call('POST', `/api/stripe${path}`, { ...body, ...whose })).status]).toEqual([
          path,
          404,
        ]);
    }
    expect((await ana.call('POST', '/api/stripe/checkout', TEAM)).status).toBe(409);
    expect(await (await ana.call('GET', '/api/user/stripe')).json()).toMatchObject({
      plan: 'team',
      customerId: null,
      seats: null,
    });
    const { members } = await (await ana.call('GET', '/api/teams')).json();
    expect(members.map(({ usage }: { usage: unknown }) => usage)).toEqual([null, null]);
    expect(await seats(team)).toEqual([2, 2]);
    await owner.call('PATCH', `/api/teams/${team}/members/${ana.id}`, { role: 'admin' });
    expect((await ana.call('POST', '/api/stripe/subscription/preview', { ...year, of: 'team' })).status).toBe(200);
  });

  it('is not taken while the team pays for nothing', async () => {
    const { owner, team } = await paying(1);
    const [ana] = (await people(1)) as [Person];
    const token = await invited(team, ana);
    await owner.call('POST', '/api/stripe/subscription/pause', { of: 'team', months: 1 });
    const refused = await accept(ana, token);
    expect([refused.status, (await refused.json()).code]).toEqual([409, 'not_running']);
    await owner.call('POST', '/api/stripe/subscription/resume', { of: 'team' });
    expect((await accept(ana, token)).status).toBe(200);
    expect(await seats(team)).toEqual([2, 2]);
  });

  it('is not taken where the vendor does not answer; what was done there all the same is put right', async () => {
    const { team } = await paying(1);
    const [ana] = (await people(1)) as [Person];
    const token = await invited(team, ana);
    const { id } = (await accountOf({ teamId: team }))?.subscription ?? { id: '' };
    const path = `/v1/subscriptions/${id}`;
    world.sandbox.control.fault({ method: 'POST', path, status: 500, afterCommit: true, times: 10 });
    const refused = await accept(ana, token);
    expect([refused.status, (await refused.json()).code]).toEqual([502, 'payment_vendor']);
    expect(await (await ana.call('GET', '/api/teams')).json()).toBeNull();
    world.sandbox.control.clearFaults();
    await world.settle();
    expect((await database().select().from(subscriptions).where(eq(subscriptions.id, id)))[0]?.seats).toBe(2);
    expect(await alignSeats(world.runtime)).toEqual([team]);
    expect(await seats(team)).toEqual([1, 1]);
    expect(await alignSeats(world.runtime)).toEqual([]);
    expect((await accept(ana, token)).status).toBe(200);
    expect(await seats(team)).toEqual([2, 2]);
  });
});
