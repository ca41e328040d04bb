import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { database } from '@/db/client';
import { userAddresses, users } from '@/db/schema/identity';
import { inviteRedemptions, invites } from '@/db/schema/invites';
import type { Role } from '@/modules/identity/schema';
import { apiAs, type CallProduct } from '../../../tests/support/api';
import { useDatabase } from '../../../tests/support/database';
import { mailboxRuntime, NOW } from '../../../tests/support/mailbox';
import { mintInvite, type NewInvite, revokeInvite } from './commands/mint';
import { redeemInvite } from './commands/redeem';
import { invitesPage } from './queries';
import { shownCode } from './schema';

useDatabase({ connections: 24 });
beforeEach(async () => {
  await database().delete(invites);
  await database().delete(users);
});

const mint = (changes: Partial<NewInvite> = {}, at = NOW) =>
  mintInvite({ uses: 1, email: null, role: 'USER', createdBy: null, ...changes }, at);

async function person(role: Role = 'WAITLIST'): Promise<{ id: string; email: string; call: CallProduct }> {
  const email = `${randomUUID()}@acme.test`;
  const [row] = await database().insert(users).values({ email, role }).returning();
  return { id: row!.id, email, call: await apiAs(mailboxRuntime(), row!.id) };
}

const roleOf = async (id: string) => (await database().select().from(users).where(eq(users.id, id)))[0]?.role;

async function redeem({ call }: { call: CallProduct }, code: unknown) {
  const answer = await call('POST', '/api/invites/redeem', { code });
  return { status: answer.status, ...((await answer.json()) as { role?: string; code?: string }) };
}

describe('POST /api/invites/redeem', () => {
  it('lets a waiting person in, and what they are shows in their session at once', async () => {
    const kim = await person();
    expect((await kim.call('GET', '/api/loops')).status).toBe(403);
    expect(await redeem(kim, await mint())).toEqual({ status: 200, role: 'USER' });
    expect((await kim.call('GET', '/api/loops')).status).toBe(200);
  });

  it('takes the code however it is typed', async () => {
    const code = shownCode(await mint()).toLowerCase();
    expect(code).toMatch(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/);
    expect(await redeem(await person(), ` ${code} `)).toMatchObject({ status: 200 });
  });

  it('answers the same user again with 200, and counts one use', async () => {
    const kim = await person();
    const code = await mint();
    await redeem(kim, code);
    expect(await redeem(kim, code)).toEqual({ status: 200, role: 'USER' });
    expect((await invitesPage({}, NOW)).items[0]).toMatchObject({ used: 1, state: 'used_up' });
  });

  it.each<[string, () => Promise<string>, number, string]>([
    ['of a code that nobody made', async () => 'ABCDEFGHJKLM', 404, 'not_found'],
    [
      'of a code that is used up',
      async () => {
        const code = await mint();
        await redeemInvite((await person()).id, code, NOW);
        return code;
      },
      409,
      'used',
    ],
    ['of a code of fourteen days ago', () => mint({}, NOW - 14 * 86_400_000), 410, 'expired'],
    [
      'of a code that was revoked',
      async () => {
        const code = await mint();
        await revokeInvite(code, NOW);
        return code;
      },
      410,
      'expired',
    ],
    ['of a code for another address', () => mint({ email: 'somebody@acme.test' }), 403, 'wrong_address'],
  ])('tells whoever asks %s', async (_, prepare, status, code) => {
    const kim = await person();
    expect(await redeem(kim, await prepare())).toMatchObject({ status, code });
    expect(await roleOf(kim.id)).toBe('WAITLIST');
  });

  it('is good until the last moment of its fourteen days', async () => {
    expect(await redeem(await person(), await mint({}, NOW - 14 * 86_400_000 + 1))).toMatchObject({ status: 200 });
  });

  it('answers 401 to a visitor and 400 to what is no code', async () => {
    const visitor = await apiAs(mailboxRuntime(), null);
    expect((await visitor('POST', '/api/invites/redeem', { code: 'x' })).status).toBe(401);
    const kim = await person();
    for (const code of [undefined, '', 7, 'x'.repeat(65)])
      expect(await redeem(kim, code)).toMatchObject({ status: 400 });
    expect((await kim.call('POST', '/api/invites/redeem', { code: 'x', role: 'ADMIN' })).status).toBe(400);
  });

  it('stops whoever tries codes', async () => {
    const kim = await person();
    const statuses: number[] = [];
    for (let i = 0; i < 11; i += 1) statuses.push((await redeem(kim, `WRONG${i}`)).status);
    expect(statuses).toEqual([...Array(10).fill(404), 429]);
  });
});

describe('an invite', () => {
  it('for an address is good for whoever has proved that address, also as a second one', async () => {
    const kim = await person();
    const code = await mint({ email: 'Kim@Work.test' });
    await database().insert(userAddresses).values({ address: 'kim@work.test', userId: kim.id });
    expect(await redeem(kim, code)).toMatchObject({ status: 403 });
    await database()
      .update(userAddresses)
      .set({ verifiedAt: new Date() })
      .where(eq(userAddresses.address, 'kim@work.test'));
    expect(await redeem(kim, code)).toEqual({ status: 200, role: 'USER' });
  });

  it('raises a role and never lowers one', async () => {
    const trainer = await person('USER');
    expect(await redeem(trainer, await mint({ role: 'TRAINER' }))).toEqual({ status: 200, role: 'TRAINER' });
    const admin = await person('ADMIN');
    expect(await redeem(admin, await mint())).toEqual({ status: 200, role: 'ADMIN' });
  });

  it('of which one use is left has one winner among many who redeem it at once', async () => {
    const people = await Promise.all(Array.from({ length: 20 }, () => person()));
    const code = await mint({ uses: 3 });
    const answers = await Promise.all(people.map(({ id }) => redeemInvite(id, code, NOW)));
    expect(answers.filter((answer) => answer.ok)).toHaveLength(3);
    expect(answers.filter((answer) => !answer.ok && answer.reason === 'used')).toHaveLength(17);
    expect(await database().select().from(inviteRedemptions)).toHaveLength(3);
    expect(await database().select().from(users).where(eq(users.role, 'USER'))).toHaveLength(3);
    expect((await invitesPage({}, NOW)).items).toMatchObject([{ used: 3, state: 'used_up' }]);
  });

  it('is used once by somebody who redeems it many times at once', async () => {
    const { id } = await person();
    const code = await mint({ uses: 5 });
    const answers = await Promise.all(Array.from({ length: 10 }, () => redeemInvite(id, code, NOW)));
    expect(answers.every((answer) => answer.ok)).toBe(true);
    expect((await invitesPage({}, NOW)).items).toMatchObject([{ used: 1, state: 'active' }]);
  });
});
