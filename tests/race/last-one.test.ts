import { randomBytes, randomUUID } from 'node:crypto';
import { count, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { database } from '@/db/client';
import { couponRedemptions, coupons } from '@/db/schema/coupons';
import { inviteRedemptions } from '@/db/schema/invites';
import { teamInvites, teamMembers, teamSeats } from '@/db/schema/teams';
import { proTrialCodes, trials } from '@/db/schema/trials';
import { mintCoupon } from '@/modules/billing/commands/coupons';
import { acceptProCode } from '@/modules/billing/commands/trials/pro-codes';
import { accountOf } from '@/modules/billing/queries/accounts';
import { mintInvite } from '@/modules/invites/commands/mint';
import { redeemInvite } from '@/modules/invites/commands/redeem';
import { acceptInvite } from '@/modules/teams/commands/join';
import { tokenHash } from '@/modules/teams/policy';
import { type Person, useBilling } from '../support/billing';
import { useDatabase } from '../support/database';

/** Two people want the last one of something at the same moment, so often. */
const ROUNDS = process.env.DEEP ? 500 : 4;
const DAY = 86_400_000;

useDatabase({ connections: 24 });
const world = useBilling();
const now = () => world.runtime.clock.now();
const two = async () => [await world.person(), await world.person()] as const;

it('the last seat that is paid for: one sits down on it, the other on one that is paid for by then', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const owner = await world.person();
    const { id: team } = await (await owner.call('POST', '/api/teams', { name: 'Acme' })).json();
    await world.subscribe(owner, { plan: 'team', interval: 'month', seats: 2 });
    const people = await two();
    const tokens = await Promise.all(people.map((one) => invited(team, one)));
    const joined = await Promise.all(
      people.map(({ id }, i) => acceptInvite({ id }, { token: tokens[i]! }, world.runtime)),
    );
    expect(joined.map(({ ok }) => ok)).toEqual([true, true]);
    const sat = await database().select().from(teamMembers).where(eq(teamMembers.teamId, team));
    expect(new Set(sat.map(({ seat }) => seat)).size).toBe(3);
    expect(await database().$count(teamSeats, eq(teamSeats.teamId, team))).toBe(3);
    const { id } = (await accountOf({ teamId: team }))?.subscription ?? { id: '' };
    expect((await world.runtime.payments.subscriptions.fetch(id)).seats).toBe(3);
  }
});

it('the last use of a coupon has one winner', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const code = `RACE${randomBytes(4).toString('hex')}`.toUpperCase();
    const off = { kind: 'percent', value: 20, duration: 'once', plans: [], max: 1 } as const;
    await mintCoupon({ code, ...off, plans: [] }, await now());
    const people = await two();
    const answers = await Promise.all(people.map(({ call }) => call('POST', '/api/stripe/checkout', { coupon: code })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    const [coupon] = await database().select().from(coupons).where(eq(coupons.code, code));
    expect(coupon?.used).toBe(1);
    expect(await database().$count(couponRedemptions, eq(couponRedemptions.code, code))).toBe(1);
  }
});

it('the last use of an invite has one winner', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const at = await now();
    const code = await mintInvite({ uses: 1, email: null, role: 'USER', createdBy: null }, at);
    const people = [await world.person('WAITLIST'), await world.person('WAITLIST')];
    const redeemed = await Promise.all(people.map(({ id }) => redeemInvite(id, code, at)));
    expect(redeemed.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await database().$count(inviteRedemptions, eq(inviteRedemptions.code, code))).toBe(1);
  }
});

it('a code for a trial of Pro has one winner', async () => {
  const giver = await world.person();
  for (let round = 0; round < ROUNDS; round += 1) {
    const at = await now();
    const code = randomUUID().replaceAll('-', '').slice(0, 12).toUpperCase();
    const expiresAt = new Date(at + DAY);
    await database()
      .insert(proTrialCodes)
      .values({ code, mintedBy: giver.id, slot: null, createdAt: new Date(at), expiresAt });
    const people = await two();
    const accepted = await Promise.all(people.map(({ id }) => acceptProCode(id, code, true, at)));
    expect(accepted.filter(({ ok }) => ok)).toHaveLength(1);
    const begun = await database().select({ n: count() }).from(trials);
    expect(begun[0]?.n).toBe(round + 1);
  }
});

/** An invite as its mail has it, without the mail. */
async function invited(teamId: string, { email }: Person): Promise<string> {
  const token = randomBytes(12).toString('hex');
  const at = await now();
  const [createdAt, expiresAt] = [new Date(at), new Date(at + 14 * DAY)];
  await database()
    .insert(teamInvites)
    .values({ teamId, email, role: 'member', tokenHash: tokenHash(token), createdAt, expiresAt });
  return token;
}
