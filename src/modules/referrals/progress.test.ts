import { and, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { database } from '@/db/client';
import { billingAccounts, billingMails, invoices } from '@/db/schema/billing';
import { users } from '@/db/schema/identity';
import { referralCredits, referrals } from '@/db/schema/referrals';
import { teams } from '@/db/schema/teams';
import { accountOf } from '@/modules/billing/queries/accounts';
import { type Person, useBilling } from '../../../tests/support/billing';
import { useDatabase } from '../../../tests/support/database';
import { tendReferrals } from './commands/enter';
import { progressReferrals } from './commands/progress';

useDatabase({ connections: 16 });
const world = useBilling();
beforeEach(async () => {
  await database().delete(teams);
  await database().delete(users);
});
afterEach(() => expect(world.sandbox.control.violations).toEqual([]));

const DAY = 86_400_000;
const FRIENDS_CARD = '5555555555554444';
const tend = () => tendReferrals(world.runtime);

async function friendOf({ call }: Person): Promise<Person> {
  const { code } = await (await call('GET', '/api/referrals')).json();
  const friend = await world.person();
  await friend.call('POST', '/api/user/signup', {
    v: 1,
    timeZone: 'UTC',
    at: 1,
    code: { kind: 'referral', value: code },
  });
  return friend;
}

const stateOf = async ({ call }: Person) => {
  const { items, credits } = await (await call('GET', '/api/referrals?limit=50')).json();
  return [items.map(({ state, reason }: { state: string; reason: string | null }) => reason ?? state), credits.length];
};

/** Somebody who came by a recommendation and has paid, as the rows have it. */
async function paid(referrerId: string, referredId: string, nowMs: number): Promise<void> {
  const at = new Date(nowMs);
  const [account] = await database().insert(billingAccounts).values({ userId: referredId, createdAt: at }).returning();
  const money = { currency: 'usd', subtotal: 2400, tax: 0, total: 2400, amountDue: 2400, amountPaid: 2400 };
  const invoice = { id: `in_${referredId}`, accountId: account!.id, status: 'paid' as const, ...money };
  await database()
    .insert(invoices)
    .values({ ...invoice, createdAt: at, paidAt: at, asOf: at });
  await database().insert(referrals).values({ referrerId, referredId, state: 'signed_up', signedUpAt: at });
}

describe('a recommendation', () => {
  it('goes from a trial of thirty days by the first paid invoice to one credit, which comes off the next invoice', async () => {
    const dana = await world.person();
    await world.subscribe(dana);
    const kim = await friendOf(dana);
    expect(await stateOf(dana)).toEqual([['signed_up'], 0]);
    const trial = await (await kim.call('POST', '/api/free-trial/start')).json();
    expect(Date.parse(trial.endsAt) - (await world.runtime.clock.now())).toBeGreaterThan(29.9 * DAY);
    await tend();
    expect(await stateOf(dana)).toEqual([['trialing'], 0]);
    await world.subscribe(kim, {}, FRIENDS_CARD);
    await tend();
    expect(await stateOf(dana)).toEqual([['trialing'], 0]);
    await world.pass(31 * DAY);
    await tend();
    expect(await stateOf(dana)).toEqual([['qualified'], 0]);
    await world.pass(13 * DAY);
    await tend();
    expect(await stateOf(dana)).toEqual([['qualified'], 0]);
    await world.pass(DAY);
    await Promise.all([tend(), tend(), tend()]);
    await tend();
    expect(await stateOf(dana)).toEqual([['credited'], 1]);
    const [credit, ...others] = await database().select().from(referralCredits);
    expect(others).toEqual([]);
    expect(credit).toMatchObject({ amount: 2400, currency: 'usd', ordinal: 1, userId: dana.id });
    expect(credit?.vendorEntryId).not.toBeNull();
    const told = and(eq(billingMails.userId, dana.id), eq(billingMails.kind, 'referral_credited'));
    expect(await database().$count(billingMails, told)).toBe(1);
    await world.pass(31 * DAY);
    const { account } = (await accountOf({ userId: dana.id }))!;
    const paid = await database().select().from(invoices).where(eq(invoices.accountId, account.id));
    expect(paid.map(({ amountPaid }) => amountPaid).sort((a, b) => a - b)[0]).toBe(0);
    expect(paid.filter(({ amountPaid }) => amountPaid === 0)).toHaveLength(1);
  });

  it('is entered once at the vendor, whatever is lost on the way', async () => {
    const dana = await world.person();
    await world.subscribe(dana);
    const kim = await friendOf(dana);
    await world.subscribe(kim, {}, FRIENDS_CARD);
    await world.pass(15 * DAY);
    const { account } = (await accountOf({ userId: dana.id }))!;
    const path = `/v1/customers/${account.customerId}/balance_transactions`;
    world.sandbox.control.fault({ method: 'POST', path, status: 500, afterCommit: true, times: 4 });
    await tend();
    expect((await database().select().from(referralCredits))[0]?.vendorEntryId).toBeNull();
    world.sandbox.control.clearFaults();
    // The vendor has forgotten by then that it was asked before.
    await world.pass(2 * DAY);
    await tend();
    expect((await database().select().from(referralCredits))[0]?.vendorEntryId).not.toBeNull();
    await world.pass(60 * DAY);
    const free = and(eq(invoices.accountId, account.id), eq(invoices.amountPaid, 0));
    expect(await database().$count(invoices, free)).toBe(1);
  });

  it('is void for the same card, for somebody who is in the team by then, and for money that was given back', async () => {
    const dana = await world.person();
    await world.subscribe(dana);
    const same = await friendOf(dana);
    await world.subscribe(same);
    const colleague = await friendOf(dana);
    await world.subscribe(colleague, {}, FRIENDS_CARD);
    const { id } = await (await dana.call('POST', '/api/teams', { name: 'Acme' })).json();
    await dana.call('PATCH', `/api/teams/${id}`, { domain: 'acme.test', domainJoin: true });
    expect((await colleague.call('POST', `/api/teams/${id}/join`)).status).toBe(200);
    const refunded = await friendOf(dana);
    await world.subscribe(refunded, {}, FRIENDS_CARD);
    await tend();
    const { account } = (await accountOf({ userId: refunded.id }))!;
    await database().update(invoices).set({ amountRefunded: 2400 }).where(eq(invoices.accountId, account.id));
    await progressReferrals((await world.runtime.clock.now()) + 15 * DAY);
    expect(await stateOf(dana)).toEqual([['refunded', 'same_team', 'same_card'], 0]);
  });

  it('gives twelve credits a year and no more, also when many are due at once', async () => {
    const dana = await world.person();
    const friends = await Promise.all(Array.from({ length: 14 }, () => world.person()));
    const now = await world.runtime.clock.now();
    for (const { id: referredId } of friends) await paid(dana.id, referredId, now);
    await Promise.all([15, 15, 15].map((days) => progressReferrals(now + days * DAY)));
    const rows = await database().select().from(referralCredits).where(eq(referralCredits.userId, dana.id));
    expect(rows.map(({ ordinal }) => ordinal).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 12 }, (_, i) => i + 1),
    );
    const [states] = await stateOf(dana);
    expect(states.filter((state: string) => state === 'over_the_limit')).toHaveLength(2);
  });
});
