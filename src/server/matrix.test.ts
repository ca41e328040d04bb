import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { database } from '@/db/client';
import { users } from '@/db/schema/identity';
import { openSession } from '@/modules/identity/commands';
import { sessionHash } from '@/modules/identity/policy';
import { MEMBERS, ROLES, type Role } from '@/modules/identity/schema';
import { useDatabase } from '../../tests/support/database';
import { mailboxRuntime } from '../../tests/support/mailbox';
import { createApi } from './app';
import type { Caller } from './openapi/endpoint';
import { ENDPOINTS } from './openapi/registry';

useDatabase();
const api = createApi(mailboxRuntime());

/** Who passes, by the rule that openapi/registry has for every route (its test finds routes without one). Null: a visitor. */
const PASS: Readonly<Record<Caller, readonly (Role | null)[]>> = {
  anyone: [null, ...ROLES],
  link: [null, ...ROLES],
  account: ROLES,
  waitlisted: ['WAITLIST'],
  member: MEMBERS,
  trainer: ['TRAINER', 'ADMIN'],
  admin: ['ADMIN'],
};

/** What stands in a path for something that does not exist, whatever it would be called. */
const NOTHING = '00000000-0000-4000-8000-000000000000';

const cookies = new Map<Role | null, string>([[null, '']]);
beforeAll(async () => {
  // Routes that go out into the world find none here.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  for (const role of ROLES) {
    const token = randomUUID();
    const [user] = await database()
      .insert(users)
      .values({ email: `${token}@acme.test`, role })
      .returning();
    const expires = new Date(Date.now() + 3_600_000);
    await openSession({ tokenHash: sessionHash(token), userId: user!.id, expires });
    cookies.set(role, `next-auth.session-token=${token}`);
  }
});

describe.each(ENDPOINTS.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  '%s',
  (_, { method, path, caller }) => {
    it.each([null, ...ROLES])('knows whether %s may call it', async (role) => {
      const answer = await api.request(path.replace(/\{\w+\}/g, NOTHING), {
        method,
        headers: { cookie: cookies.get(role) ?? '', 'content-type': 'application/json' },
        body: method === 'GET' ? undefined : '{}',
      });
      const json = answer.headers.get('content-type')?.includes('application/json');
      const { code } = (json ? ((await answer.json()) as { code?: string } | null) : null) ?? {};
      if (!json) await answer.body?.cancel();
      if (PASS[caller].includes(role)) return expect(['unauthenticated', 'forbidden']).not.toContain(code);
      expect([answer.status, code]).toEqual(role === null ? [401, 'unauthenticated'] : [403, 'forbidden']);
    });
  },
);
