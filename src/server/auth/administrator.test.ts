import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { database } from '@/db/client';
import { users } from '@/db/schema/identity';
import { invites } from '@/db/schema/invites';
import { rateLimits } from '@/db/schema/limits';
import { setRole } from '@/modules/identity/commands/set-role';
import { administrationHint } from '@/modules/invites/commands/administration';
import { normalCode } from '@/modules/invites/schema';
import { apiAs } from '../../../tests/support/api';
import { useDatabase } from '../../../tests/support/database';
import { startSignIn } from '../../../tests/support/sign-in';

useDatabase();
let product: Awaited<ReturnType<typeof startSignIn>>;
beforeAll(async () => {
  product = await startSignIn();
});
afterAll(() => product.stop());
beforeEach(async () => {
  for (const table of [rateLimits, users, invites]) await database().delete(table);
  product.set({ sandbox: false, adminEmail: null, waitlist: false });
});

async function roleOf(email: string, way: 'signInByMail' | 'signInByGoogle' = 'signInByMail'): Promise<unknown> {
  const client = product.client();
  await client[way](email);
  return (await client.session()).user?.role;
}
const now = () => product.runtime.clock.now();
const hint = async () => administrationHint(product.runtime.settings, await now());

describe('outside the sandbox', () => {
  it('the first stranger administers nothing', async () => {
    expect(await roleOf('mallory@evil.test')).toBe('USER');
    product.set({ waitlist: true });
    expect(await roleOf('mallet@evil.test')).toBe('WAITLIST');
  });

  it.each(['signInByMail', 'signInByGoogle'] as const)(
    'whoever proves ADMIN_EMAIL (%s) administers, waitlist or not',
    async (way) => {
      product.set({ adminEmail: 'jane@globex.test', waitlist: true });
      expect(await roleOf('mallory@evil.test')).toBe('WAITLIST');
      expect(await roleOf('jane@globex.test', way)).toBe('ADMIN');
      expect(await roleOf('jane@globex.test.evil.test')).toBe('WAITLIST');
    },
  );

  it('whoever has an account already administers from the next sign-in, and not again after somebody else does', async () => {
    expect(await roleOf('jane@globex.test')).toBe('USER');
    product.set({ adminEmail: 'jane@globex.test' });
    expect(await roleOf('jane@globex.test')).toBe('ADMIN');
    await roleOf('ben@acme.test');
    await setRole('ben@acme.test', 'ADMIN');
    await setRole('jane@globex.test', 'USER');
    expect(await roleOf('jane@globex.test')).toBe('USER');
  });
});

describe('the code that the start tells', () => {
  const told = async () => normalCode(/enter (\S+) at/.exec((await hint()) ?? '')?.[1] ?? '');
  async function redeem(email: string, code: string): Promise<number> {
    await roleOf(email);
    const [user] = (await database().select().from(users)).filter((one) => one.email === email);
    const call = await apiAs(product.runtime, user!.id);
    return (await call('POST', '/api/invites/redeem', { code })).status;
  }

  it('is the same at every start while it is good, makes one administrator, and is told no more then', async () => {
    const code = await told();
    expect(code).toMatch(/^[A-Z0-9]{12,}$/);
    expect(await told()).toBe(code);
    expect(await redeem('mallory@evil.test', `${code.slice(0, -1)}0`)).toBe(404);
    expect(await redeem('dana@acme.test', code)).toBe(200);
    expect(await redeem('mallory@evil.test', code)).toBe(409);
    expect(await roleOf('dana@acme.test')).toBe('ADMIN');
    expect(await hint()).toBeNull();
  });

  it('is taken at sign-up as well', async () => {
    await roleOf('dana@acme.test');
    const [user] = await database().select().from(users);
    const call = await apiAs(product.runtime, user!.id);
    const data = { v: 1, timeZone: 'Europe/Berlin', code: { kind: 'invite', value: await told() }, at: 0 };
    expect((await call('POST', '/api/user/signup', data)).status).toBe(200);
    expect(await roleOf('dana@acme.test')).toBe('ADMIN');
  });

  it('is guessed ten times in ten minutes at most', async () => {
    await roleOf('mallory@evil.test');
    const [user] = await database().select().from(users);
    const call = await apiAs(product.runtime, user!.id);
    const statuses: number[] = [];
    for (let turn = 0; turn < 11; turn += 1)
      statuses.push((await call('POST', '/api/invites/redeem', { code: `WRONG${turn}` })).status);
    expect(statuses).toEqual([...Array(10).fill(404), 429]);
  });

  it('is none where ADMIN_EMAIL says who it is', async () => {
    product.set({ adminEmail: 'dana@acme.test' });
    expect(await hint()).toContain('dana@acme.test');
    expect(await database().$count(invites)).toBe(0);
  });
});
