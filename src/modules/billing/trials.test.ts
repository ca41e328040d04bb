import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { database } from '@/db/client';
import { userAddresses, users } from '@/db/schema/identity';
import { teamMembers } from '@/db/schema/teams';
import { proTrialCodes, trials } from '@/db/schema/trials';
import { mintInvite } from '@/modules/invites/commands/mint';
import { redeemInvite } from '@/modules/invites/commands/redeem';
import { type Person, useBilling } from '../../../tests/support/billing';
import { useDatabase } from '../../../tests/support/database';
import { remind } from './commands/reminders';
import { acceptProCode, mintProCode } from './commands/trials/pro-codes';
import { standingOfUser } from './queries/entitlement';

useDatabase({ connections: 24 });
const world = useBilling();

const DAY = 86_400_000;
const now = () => world.runtime.clock.now();
const standing = async (id: string) => {
  const { plan, status } = await standingOfUser(id, true, await now());
  return [plan.key, status];
};
const json = async (answer: Response) => ({ status: answer.status, ...((await answer.json()) as { code?: string }) });

describe('the free trial', () => {
  it('is fourteen days of Basic, once for a person', async () => {
    const kim = await world.person();
    const began = await now();
    const started = await json(await kim.call('POST', '/api/free-trial/start', {}));
    expect(started).toMatchObject({ status: 201, plan: 'basic' });
    expect(await standing(kim.id)).toEqual(['basic', 'trialing']);
    const [row] = await database().select().from(trials).where(eq(trials.userId, kim.id));
    expect(row!.endsAt.getTime() - row!.startedAt.getTime()).toBe(14 * DAY);
    expect(row!.startedAt.getTime()).toBeGreaterThanOrEqual(began);
    expect(await json(await kim.call('POST', '/api/free-trial/start', {}))).toMatchObject({
      status: 409,
      code: 'trial_used',
    });
    await world.pass(15 * DAY);
    await remind(world.runtime);
    expect(await standing(kim.id)).toEqual(['free', 'expired']);
    expect(await json(await kim.call('POST', '/api/free-trial/start', {}))).toMatchObject({ code: 'trial_used' });
  });

  it('is none for a mailbox that had it under another account', async () => {
    const [kim, lee] = [await world.person(), await world.person()];
    const shared = { address: `shared-${kim.id}@acme.test`, verifiedAt: new Date() };
    await database()
      .insert(userAddresses)
      .values({ ...shared, userId: kim.id });
    expect((await kim.call('POST', '/api/free-trial/start', {})).status).toBe(201);
    await database().delete(users).where(eq(users.id, kim.id));
    await database()
      .insert(userAddresses)
      .values({ ...shared, userId: lee.id });
    expect(await json(await lee.call('POST', '/api/free-trial/start', {}))).toMatchObject({ code: 'trial_used' });
    expect(await standing(lee.id)).toEqual(['free', 'none']);
  });

  it('is none for whoever pays, and ends without a charge when they begin to', async () => {
    const kim = await world.person();
    await kim.call('POST', '/api/free-trial/start', {});
    await world.subscribe(kim);
    expect(await standing(kim.id)).toEqual(['basic', 'active']);
    const [row] = await database().select().from(trials).where(eq(trials.userId, kim.id));
    expect(row).toMatchObject({ end: 'converted' });
    const lee = await world.person();
    await world.subscribe(lee);
    expect(await json(await lee.call('POST', '/api/free-trial/start', {}))).toMatchObject({ code: 'already_paying' });
  });

  it('started many times at once is one', async () => {
    const kim = await world.person();
    const answers = await Promise.all(Array.from({ length: 8 }, () => kim.call('POST', '/api/free-trial/start', {})));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(409)]);
  });
});

describe('a code for a trial of Pro', () => {
  async function payer() {
    const ann = await world.person();
    await world.subscribe(ann, { plan: 'pro', interval: 'month' });
    return ann;
  }

  it('is one of three of whoever pays for Pro, and of nobody else', async () => {
    const ann = await payer();
    const answers = [];
    for (let i = 0; i < 4; i += 1) answers.push(await json(await ann.call('POST', '/api/pro-trial', {})));
    expect(answers.map(({ status, code }) => (status === 201 ? status : code))).toEqual([201, 201, 201, 'none_left']);
    expect(await json(await ann.call('GET', '/api/pro-trial'))).toMatchObject({ left: 0 });
    const kim = await world.person();
    expect(await json(await kim.call('POST', '/api/pro-trial', {}))).toMatchObject({
      status: 403,
      code: 'not_entitled',
    });
    // Unused, their places come back.
    await world.pass(14 * DAY);
    expect(await json(await ann.call('GET', '/api/pro-trial'))).toMatchObject({ left: 3 });
    expect((await ann.call('POST', '/api/pro-trial', {})).status).toBe(201);
  });

  it('is held by who pays for a team, not by its members, nor by who pays nothing yet', async () => {
    const [owner, member, trying] = [await world.person(), await world.person(), await world.person()];
    const { id: team } = await (await owner.call('POST', '/api/teams', { name: 'Acme' })).json();
    await world.subscribe(owner, { plan: 'team', interval: 'month', seats: 2 });
    const seat = { teamId: team, userId: member.id, role: 'member' as const, seat: 2, joinedAt: new Date() };
    await database().insert(teamMembers).values(seat);
    await trying.call('POST', '/api/free-trial/start', {});
    await world.subscribe(trying, { plan: 'pro', interval: 'month' });
    expect(await standing(member.id)).toEqual(['team', 'active']);
    expect(await standing(trying.id)).toEqual(['pro', 'active']);
    const left = async ({ call }: Person) => (await (await call('GET', '/api/pro-trial')).json()).left;
    expect([await left(owner), await left(member), await left(trying)]).toEqual([3, 0, 0]);
    expect((await trying.call('POST', '/api/pro-trial', {})).status).toBe(403);
    await world.pass(15 * DAY);
    expect(await left(trying)).toBe(3);
  });

  it('minted many times at once is three', async () => {
    const ann = await payer();
    const at = await now();
    const minted = await Promise.all(Array.from({ length: 10 }, () => mintProCode(ann.id, null, true, at)));
    expect(minted.filter(({ ok }) => ok)).toHaveLength(3);
  });

  it('shows who invites, gives thirty days of Pro once, and lets a waiting person in', async () => {
    const ann = await payer();
    const minted = await mintProCode(ann.id, null, true, await now());
    if (!minted.ok) throw new Error(minted.reason);
    const kim = await world.person('WAITLIST');
    expect(await json(await kim.call('GET', `/api/pro-trial/${minted.code}`))).toEqual({
      status: 200,
      inviter: 'Kim Lee',
      plan: 'pro',
      days: 30,
    });
    expect(await json(await ann.call('POST', '/api/pro-trial/accept', { code: minted.code }))).toMatchObject({
      code: 'own_code',
    });
    expect((await kim.call('POST', '/api/pro-trial/accept', { code: minted.code.toLowerCase() })).status).toBe(201);
    expect(await standing(kim.id)).toEqual(['pro', 'trialing']);
    expect((await database().select().from(users).where(eq(users.id, kim.id)))[0]?.role).toBe('USER');
    const lee = await world.person();
    expect(await json(await lee.call('POST', '/api/pro-trial/accept', { code: minted.code }))).toMatchObject({
      status: 409,
      code: 'used',
    });
    expect((await lee.call('GET', `/api/pro-trial/${minted.code}`)).status).toBe(410);
    expect((await lee.call('GET', '/api/pro-trial/NOSUCHCODE22')).status).toBe(404);
  });

  it('has one winner among many who accept it at once', async () => {
    const ann = await payer();
    for (let round = 0; round < 3; round += 1) {
      const minted = await mintProCode(ann.id, null, true, await now());
      if (!minted.ok) throw new Error(minted.reason);
      const people = await Promise.all(Array.from({ length: 12 }, () => world.person()));
      const at = await now();
      const accepted = await Promise.all(people.map(({ id }) => acceptProCode(id, minted.code, true, at)));
      expect(accepted.filter(({ ok }) => ok)).toHaveLength(1);
      const [row] = await database().select().from(proTrialCodes).where(eq(proTrialCodes.code, minted.code));
      expect(row!.acceptedBy).not.toBeNull();
    }
  });
});

it('an invite may bring a plan for some days', async () => {
  const kim = await world.person('WAITLIST');
  const invite = { uses: 1, email: null, role: 'USER', plan: 'pro', trialDays: 7, createdBy: null } as const;
  const at = await now();
  expect(await redeemInvite(kim.id, await mintInvite(invite, at), at)).toMatchObject({ ok: true });
  expect(await standing(kim.id)).toEqual(['pro', 'trialing']);
});
