import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { database } from '@/db/client';
import { users } from '@/db/schema/identity';
import { openSession } from '@/modules/identity/commands';
import { sessionHash } from '@/modules/identity/policy';
import type { Role } from '@/modules/identity/schema';
import type { Runtime } from '@/ports/runtime';
import { createApi } from '@/server/app';
import { misfits } from './described';

/** One call of the product's API, in process; `from` is the address of whoever calls. */
export type CallProduct = (
  method: string,
  path: string,
  body?: object,
  headers?: HeadersInit,
  from?: string,
) => Promise<Response>;

/** Somebody administers at all times: where this one does, another one is added before they are made something else. */
async function giveRole(userId: string, role: Role): Promise<void> {
  const [own] = await database().select({ role: users.role }).from(users).where(eq(users.id, userId));
  const operator = { email: `operator-${userId}@sundial.test`, role: 'ADMIN' } as const;
  if (own?.role === 'ADMIN' && role !== 'ADMIN') await database().insert(users).values(operator).onConflictDoNothing();
  await database().update(users).set({ role }).where(eq(users.id, userId));
}

/** The API as a signed-in user (with a role, if one is given), or a visitor for null, calls it. Answers are as described. */
export async function apiAs(runtime: Runtime, userId: string | null, role?: Role): Promise<CallProduct> {
  const token = randomBytes(16).toString('hex');
  if (userId !== null) {
    if (role) await giveRole(userId, role);
    const expires = new Date(Date.now() + 60 * 60_000);
    await openSession({ tokenHash: sessionHash(token), userId, expires });
  }
  const api = createApi(runtime);
  return async (method, path, body, headers, from) => {
    const all = new Headers(headers);
    const cookies = [all.get('cookie'), userId === null ? null : `next-auth.session-token=${token}`];
    all.set('cookie', cookies.filter(Boolean).join('; '));
    const init = { method, headers: all, body: body && JSON.stringify(body) };
    const answer = await api.request(path, init, { clientAddress: from });
    expect(await misfits(method, path, answer)).toEqual([]);
    return answer;
  };
}
