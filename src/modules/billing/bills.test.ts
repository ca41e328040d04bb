import { beforeEach, describe, expect, it } from 'vitest';
import { database } from '@/db/client';
import { teamMembers } from '@/db/schema/teams';
import { translator } from '@/messages/translate';
import { type Person, useBilling } from '../../../tests/support/billing';
import { useDatabase } from '../../../tests/support/database';
import { accountOf, managedAccount, type Payer } from './queries/accounts';
import { paidBesides } from './queries/besides';
import { billingView } from './queries/page';
import { besidesWords, linesBesides, standingLine } from './ui/standing-line';

useDatabase();
const world = useBilling();
const t = translator('en', 'billing');
const day = (ms: number) => new Date(ms).toISOString().slice(0, 10);
const DAY = 86_400_000;

/** What the pages say of somebody's plan: the line at the head, that of each bill, and what the settings add. */
async function said(userId: string) {
  const nowMs = await world.runtime.clock.now();
  const view = await billingView(userId, 0, nowMs);
  const at = { nowMs, day };
  const line = standingLine(t, view, day);
  return { view, line, bills: linesBesides(t, view, at), besides: besidesWords(t, view, at) };
}

async function founded(owner: Person): Promise<string> {
  return (await (await owner.call('POST', '/api/teams', { name: 'Acme' })).json()).id;
}

describe('who pays for themselves and for a team', () => {
  let kim: Person;
  let team: string;
  beforeEach(async () => {
    kim = await world.person();
    await world.subscribe(kim, { plan: 'pro', interval: 'month' });
    team = await founded(kim);
    await world.subscribe(kim, { plan: 'team', interval: 'month', seats: 3 });
  });
  const bills = async () => {
    const [own, shared] = [await accountOf({ userId: kim.id }), await accountOf({ teamId: team })];
    return { own: own?.subscription, team: shared?.subscription };
  };
  const act = async (path: string, body: object) => (await kim.call('POST', `/api/stripe${path}`, body)).status;

  it('sees both bills, each with its price and its invoices, and what the head of the page does not say of them', async () => {
    const { own, team: shared } = await bills();
    const { view, line, bills: lines, besides } = await said(kim.id);
    expect(view.bills.map(({ of, team: name, paid }) => [of, name, paid])).toEqual([
      ['own', null, { name: 'Pro', total: 7_900 }],
      ['team', 'Acme', { name: 'Team', total: 23_700 }],
    ]);
    expect(view.bills.map(({ invoices }) => invoices.map(({ total }) => total))).toEqual([[7_900], [23_700]]);
    expect(view.bills.map(({ choices }) => choices.map(({ key }) => key))).toEqual([['basic', 'pro'], ['team']]);
    expect(line).toBe(`You have Team. It renews on ${day(shared!.periodEnd.getTime())}.`);
    const renews = `It renews on ${day(own!.periodEnd.getTime())}.`;
    expect(lines).toEqual({ own: renews, team: renews });
    expect(besides).toEqual([`Your own plan is Pro. ${renews}`]);
  });

  it('is told at the checkout of the one what goes on of the other, unless that ends', async () => {
    const at = await world.runtime.clock.now();
    const besides = (payer: Payer) => paidBesides(kim.id, payer, at);
    const monthly = { currency: 'usd', interval: 'month' };
    expect(await besides({ teamId: team })).toEqual({ of: 'own', plan: 'Pro', amount: 7_900, ...monthly });
    expect(await besides({ userId: kim.id })).toEqual({ of: 'team', plan: 'Team', amount: 23_700, ...monthly });
    await act('/subscription/cancel', { of: 'own' });
    expect(await besides({ teamId: team })).toBeNull();
  });

  it('ends, takes back and pauses the one that is named, and leaves the other alone', async () => {
    expect(await act('/subscription/cancel', { of: 'team' })).toBe(204);
    let now = await bills();
    expect([now.own?.cancelAt, now.team?.cancelAt]).toEqual([null, expect.any(Date)]);
    expect((await said(kim.id)).line).toMatch(/^You have Team until .* Nothing more is charged\.$/);
    expect(await act('/subscription/resume', { of: 'team' })).toBe(204);
    expect(await act('/subscription/pause', { of: 'own', months: 1 })).toBe(204);
    now = await bills();
    expect([now.own?.status, now.team?.status, now.team?.cancelAt]).toEqual(['paused', 'active', null]);
    const { line, bills: lines } = await said(kim.id);
    expect(line).toMatch(/^You have Team\. It renews on /);
    expect(lines.own).toMatch(/^It is paused until .*What is paid for stays until /);
    await world.pass(40 * DAY);
    expect((await said(kim.id)).bills.own).toMatch(/^It is paused until .*Until then it gives nothing/);
  });

  it('is shown the cards and addresses of the one that is named, of their own without a name', async () => {
    const customers = async (of?: 'own' | 'team') => (await managedAccount(kim.id, of))?.account.customerId;
    expect(await customers()).toBe(await customers('own'));
    expect(await customers('team')).not.toBe(await customers('own'));
    const opened = async (body?: object) => (await (await kim.call('POST', '/api/stripe/portal', body)).json()).url;
    const email = async (url: string) => await (await fetch(url)).text();
    const [own, shared, unnamed] = [await opened({ of: 'own' }), await opened({ of: 'team' }), await opened()];
    expect(await email(own)).toContain('$79');
    expect(await email(shared)).toContain('$237');
    expect(await email(unnamed)).toContain('$79');
    expect(await act('/portal', { of: 'both' })).toBe(400);
  });
});

it('a member of a team that others pay is told of their own plan apart', async () => {
  const [owner, ana] = [await world.person(), await world.person()];
  const team = await founded(owner);
  await world.subscribe(owner, { plan: 'team', interval: 'month', seats: 2 });
  await world.subscribe(ana);
  await database()
    .insert(teamMembers)
    .values({ teamId: team, userId: ana.id, role: 'member', seat: 2, joinedAt: new Date() });
  const { view, line, bills, besides } = await said(ana.id);
  expect(view.bills.map(({ of }) => of)).toEqual(['own']);
  const at = await world.runtime.clock.now();
  expect(await paidBesides(ana.id, { userId: ana.id }, at)).toEqual({ of: 'others', plan: 'Team' });
  expect(line).toBe('You have Team by your team.');
  expect(bills.own).toMatch(/^It renews on /);
  expect(besides).toEqual([expect.stringMatching(/^Your own plan is Basic\. It renews on /)]);
});

it('nothing is said of bills to whoever has none, and a page that was only opened is none', async () => {
  const kim = await world.person();
  expect(await said(kim.id)).toMatchObject({ line: 'You are on Free.', bills: {}, besides: [], view: { bills: [] } });
  await kim.call('POST', '/api/stripe/checkout', {});
  expect(await said(kim.id)).toMatchObject({ line: 'You are on Free.', bills: {}, besides: [] });
});
