import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { database } from '@/db/client';
import { users } from '@/db/schema/identity';
import { referrals } from '@/db/schema/referrals';
import { createAccount } from '@/modules/identity/commands';
import type { Role } from '@/modules/identity/schema';
import { apiAs } from '../../../tests/support/api';
import { useDatabase } from '../../../tests/support/database';
import { mailboxRuntime } from '../../../tests/support/mailbox';
import { letNextIn } from './commands';
import { roundedPlace } from './policy';
import { standingOf } from './queries';

useDatabase();
beforeEach(async () => {
  await database().delete(users);
});

async function waiting(people: number, role: Role = 'WAITLIST'): Promise<string[]> {
  const rows = await database()
    .insert(users)
    .values(
      Array.from({ length: people }, (_, index) => ({
        email: `${role}${index}@acme.test`,
        role,
        createdAt: new Date(Date.UTC(2026, 0, 1, 0, index)),
      })),
    )
    .returning({ id: users.id });
  return rows.map(({ id }) => id);
}

describe('a new account', () => {
  const join = async (email: string, waitlist: boolean) =>
    (
      await createAccount(
        { email, name: null, image: null, emailVerified: null },
        { sandbox: true, waitlist, allowedDomains: ['globex.test'] },
      )
    ).role;

  it('waits while the waitlist is on, unless it is the first or of an allowed domain', async () => {
    expect(await join('dana@acme.test', true)).toBe('ADMIN');
    expect(await join('ben@acme.test', true)).toBe('WAITLIST');
    expect(await join('jane@Globex.test', true)).toBe('USER');
    expect(await join('jane@evil-globex.test', true)).toBe('WAITLIST');
    expect(await join('globex.test@acme.test', true)).toBe('WAITLIST');
    expect(await join('tom@acme.test', false)).toBe('USER');
  });
});

describe('GET /api/waitlist', () => {
  it('tells since when and about where somebody waits', async () => {
    const ids = await waiting(23);
    const call = await apiAs(mailboxRuntime(), ids[20]!);
    const answer = await call('GET', '/api/waitlist');
    expect(await answer.json()).toEqual({
      joinedAt: '2026-01-01T00:20:00.000Z',
      place: 25,
      link: expect.stringMatching(/^http:\/\/localhost:3000\/r\/[2-9a-z]{8}$/),
    });
    await letNextIn(18);
    expect(await (await call('GET', '/api/waitlist')).json()).toMatchObject({ place: 3 });
  });

  it('is for whoever waits only', async () => {
    const [user] = await waiting(1, 'USER');
    expect((await (await apiAs(mailboxRuntime(), user!))('GET', '/api/waitlist')).status).toBe(403);
    expect((await (await apiAs(mailboxRuntime(), null))('GET', '/api/waitlist')).status).toBe(401);
  });

  it.each([
    [1, 1],
    [9, 9],
    [10, 10],
    [11, 15],
    [96, 100],
    [101, 150],
    [1_204, 1_500],
  ])('tells place %i as %i', (place, told) => expect(roundedPlace(place)).toBe(told));
});

describe('letting people in', () => {
  it('counts each friend who joined as a week of waiting, four at most, and none who is void', async () => {
    const [first, ...others] = await waiting(6);
    const last = others.at(-1) as string;
    await database()
      .update(users)
      .set({ createdAt: new Date(Date.UTC(2026, 0, 28)) })
      .where(eq(users.id, last));
    const friends = await waiting(6, 'USER');
    const brought = (referrerId: string, referredId: string, over: object = {}) =>
      database()
        .insert(referrals)
        .values({ referrerId, referredId, state: 'signed_up', signedUpAt: new Date(), ...over });
    for (const friend of friends.slice(0, 3)) await brought(last, friend);
    await brought(last, friends[3] as string, { state: 'void', voidReason: 'same_mailbox' });
    expect((await standingOf(last))?.place).toBe(6);
    await brought(last, friends[4] as string);
    await brought(last, friends[5] as string);
    expect((await standingOf(last))?.place).toBe(1);
    expect((await letNextIn(1)).map(({ id }) => id)).toEqual([last]);
    expect((await letNextIn(1)).map(({ id }) => id)).toEqual([first]);
  });

  it('takes those who have waited longest, and nobody twice', async () => {
    const ids = await waiting(10);
    await waiting(2, 'USER');
    const [some, others] = await Promise.all([letNextIn(3), letNextIn(3)]);
    expect([...some!, ...others!].map(({ id }) => id).sort()).toEqual(ids.slice(0, 6).sort());
    expect(await database().select().from(users).where(eq(users.role, 'WAITLIST'))).toHaveLength(4);
    expect(await letNextIn(99)).toHaveLength(4);
    expect(await letNextIn(99)).toEqual([]);
  });
});
