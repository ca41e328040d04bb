import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { database } from '@/db/client';
import { userAddresses, users } from '@/db/schema/identity';
import { referralClicks, referralCredits, referrals } from '@/db/schema/referrals';
import type { Role } from '@/modules/identity/schema';
import type { Runtime } from '@/ports/runtime';
import { apiAs, type CallProduct } from '../../../tests/support/api';
import { useDatabase } from '../../../tests/support/database';
import { mailboxRuntime, NOW } from '../../../tests/support/mailbox';

useDatabase({ connections: 12 });
beforeEach(async () => {
  await database().delete(users);
});

const runtime = (billing = false): Runtime => {
  const made = mailboxRuntime();
  return { ...made, settings: { ...made.settings, billing } };
};

interface Person {
  readonly id: string;
  readonly call: CallProduct;
}

async function person(more: Partial<typeof users.$inferInsert> = {}, billing = false): Promise<Person> {
  const [row] = await database()
    .insert(users)
    .values({ email: `${randomUUID()}@acme.test`, ...more })
    .returning();
  return { id: row!.id, call: await apiAs(runtime(billing), row!.id) };
}

const mine = async ({ call }: Person) => (await call('GET', '/api/referrals')).json();
const signUp = ({ call }: Person, code: object | undefined, headers?: HeadersInit) =>
  call('POST', '/api/user/signup', { v: 1, timeZone: 'UTC', at: NOW, ...(code && { code }) }, headers);
const by = (value: string) => ({ kind: 'referral', value });

describe('a link', () => {
  it('is one each, however often it is asked for, and of nobody else', async () => {
    const [dana, ben] = [await person(), await person()];
    const codes = await Promise.all(Array.from({ length: 5 }, async () => (await mine(dana)).code));
    expect(new Set(codes).size).toBe(1);
    expect((await mine(dana)).url).toBe(`http://localhost:3000/r/${codes[0]}`);
    expect((await mine(ben)).code).not.toBe(codes[0]);
  });

  it('tells anybody who recommends and what a friend gets, and no more', async () => {
    const dana = await person({ name: 'Dana Reyes' });
    const { code } = await mine(dana);
    const seen = async (billing: boolean) =>
      (await (await apiAs(runtime(billing), null))('GET', `/api/referrals/${code}`)).json();
    expect(await seen(true)).toEqual({ name: 'Dana Reyes', offer: { plan: 'basic', days: 30 } });
    expect(await seen(false)).toEqual({ name: 'Dana Reyes', offer: null });
    const visitor = await apiAs(runtime(), null);
    for (const none of ['nobody22', 'a;b', '%00']) {
      expect((await visitor('GET', `/api/referrals/${none}`)).status).toBe(404);
    }
  });

  it('counts how often it is followed, by no name, and not for ever from one address', async () => {
    const dana = await person();
    const { code } = await mine(dana);
    const visitor = await apiAs(runtime(), null);
    const click = (from: string) => visitor('POST', `/api/referrals/${code}/clicks`, undefined, undefined, from);
    const statuses = await Promise.all(Array.from({ length: 6 }, () => click('192.0.2.1')));
    expect(statuses.map(({ status }) => status)).toEqual(Array(6).fill(204));
    expect(await database().select().from(referralClicks)).toEqual([{ code, day: '2026-03-02', count: 6 }]);
    for (let n = 0; n < 14; n += 1) await click('192.0.2.1');
    expect((await click('192.0.2.1')).status).toBe(429);
    expect((await click('192.0.2.2')).status).toBe(204);
    expect((await visitor('POST', '/api/referrals/nobody22/clicks', undefined, undefined, '192.0.2.3')).status).toBe(
      404,
    );
  });
});

describe('somebody who signs up', () => {
  it('by a link is whom its holder has brought along, once in their life', async () => {
    const [dana, ben] = [await person(), await person()];
    const kim = await person({ name: 'Kim Lee' });
    await signUp(kim, by((await mine(dana)).code.toUpperCase()));
    await signUp(kim, by((await mine(ben)).code));
    expect((await mine(dana)).items).toEqual([
      { id: expect.any(String), name: 'Kim Lee', state: 'signed_up', reason: null, at: new Date(NOW).toISOString() },
    ]);
    expect((await mine(ben)).items).toEqual([]);
  });

  it('is known by the cookie where the browser keeps nothing else; what was told comes before it', async () => {
    const [dana, ben] = [await person(), await person()];
    const [danas, bens] = [(await mine(dana)).code, (await mine(ben)).code];
    await signUp(await person(), undefined, { cookie: `via=${danas}` });
    await signUp(await person(), by(bens), { cookie: `via=${danas}` });
    await signUp(await person(), { kind: 'invite', value: 'WHATEVER' }, { cookie: `via=${danas}` });
    expect([(await mine(dana)).items.length, (await mine(ben)).items.length]).toEqual([2, 1]);
  });

  it('is nobody’s by a code that nobody has, by their own, or with an account of long ago', async () => {
    const dana = await person();
    const { code } = await mine(dana);
    await signUp(dana, by(code));
    await signUp(await person(), by('nobody22'));
    await signUp(await person({ createdAt: new Date(Date.now() - 3 * 86_400_000) }), by(code));
    expect(await database().select().from(referrals)).toEqual([]);
  });

  it('with another spelling of a mailbox that the holder has counts for nothing, and says why', async () => {
    const dana = await person({ email: 'dana@acme.test' });
    await database().insert(userAddresses).values({ address: 'd.reyes@gmail.com', userId: dana.id });
    const { code } = await mine(dana);
    await signUp(await person({ email: 'dreyes+trial@gmail.com' }), by(code));
    await signUp(await person({ email: 'dana+2@acme.test' }), by(code));
    const rows = (await mine(dana)).items.map(({ state, reason }: { state: string; reason: string }) => [
      state,
      reason,
    ]);
    expect(rows).toEqual(Array(2).fill(['void', 'same_mailbox']));
  });

  it('by two links at once is brought along by one', async () => {
    const people = [await person(), await person(), await person()];
    const codes = await Promise.all(people.map(async (one) => (await mine(one)).code));
    const kim = await person();
    await Promise.all(codes.map((code) => signUp(kim, by(code))));
    expect(await database().select().from(referrals)).toHaveLength(1);
  });
});

describe('credits', () => {
  const credit = async (userId: string, ordinal: number) =>
    (
      await database()
        .insert(referralCredits)
        .values({ userId, year: 2026, ordinal, amount: 2400, currency: 'usd', createdAt: new Date(NOW) })
        .returning()
    )[0]!.id;

  it('are told once: what was seen is not told again, and nobody marks what is another’s', async () => {
    const [dana, eve] = [await person(), await person()];
    const ids = [await credit(dana.id, 1), await credit(dana.id, 2)];
    const fresh = async () => (await (await dana.call('GET', '/api/referrals/credited')).json()).items;
    expect(await fresh()).toHaveLength(2);
    expect((await eve.call('POST', '/api/referrals/credited', { ids })).status).toBe(204);
    expect(await fresh()).toHaveLength(2);
    expect((await dana.call('POST', '/api/referrals/credited', { ids: [ids[0]] })).status).toBe(204);
    expect((await fresh()).map(({ id }: { id: string }) => id)).toEqual([ids[1]]);
    expect((await mine(dana)).credits).toHaveLength(2);
  });

  it('answers 401, 403, and 400 per field', async () => {
    const visitor = await apiAs(runtime(), null);
    const waiting = await person({ role: 'WAITLIST' satisfies Role });
    for (const path of ['/api/referrals', '/api/referrals/credited']) {
      expect([(await visitor('GET', path)).status, (await waiting.call('GET', path)).status]).toEqual([401, 403]);
    }
    const wrong = await (await person()).call('POST', '/api/referrals/credited', { ids: ['x'] });
    expect([wrong.status, Object.keys((await wrong.json()).fields)]).toEqual([400, ['ids.0']]);
  });
});
