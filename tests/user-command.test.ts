import { beforeEach, expect, it } from 'vitest';
import { runUser } from '@/cli/user-command';
import { database } from '@/db/client';
import { auditLog, users } from '@/db/schema/identity';
import { invites } from '@/db/schema/invites';
import type { LetIn } from '@/modules/waitlist/commands';
import { useDatabase } from './support/database';

useDatabase();
const NOW = Date.UTC(2026, 2, 2, 10);
let told: string[];

beforeEach(async () => {
  told = [];
  await database().delete(users);
  await database().delete(invites);
  await database().delete(auditLog);
  await database()
    .insert(users)
    .values([
      { email: 'dana@acme.test', name: 'Dana', role: 'ADMIN', createdAt: new Date('2026-01-01') },
      { email: 'ben@acme.test', role: 'WAITLIST', createdAt: new Date('2026-01-02') },
      { email: 'kim@acme.test', role: 'WAITLIST', createdAt: new Date('2026-01-03') },
    ]);
});

async function sundialUser(...args: string[]) {
  const lines: string[] = [];
  const say = (line: string) => void lines.push(line);
  const tell = async ({ email }: LetIn) => told.push(email) > 0;
  const status = await runUser(args, { nowMs: NOW, baseUrl: 'https://sundial.test', tell, say, complain: say });
  return { status, text: lines.join('\n') };
}

it('lists who has an account, longest first, by role if asked', async () => {
  expect((await sundialUser('list')).text).toBe(
    'ADMIN    2026-01-01  dana@acme.test  Dana\nWAITLIST 2026-01-02  ben@acme.test\nWAITLIST 2026-01-03  kim@acme.test',
  );
  expect((await sundialUser('list', '--role', 'waitlist')).text.split('\n')).toHaveLength(2);
});

it('makes an invite and the link that brings it, for fourteen days', async () => {
  const { status, text } = await sundialUser('invite', '--uses', '5', '--email', 'Kim@Acme.test', '--role', 'trainer');
  expect(status).toBe(0);
  const [row] = await database().select().from(invites);
  expect(row).toMatchObject({ uses: 5, email: 'kim@acme.test', role: 'TRAINER', createdBy: null });
  expect(row!.expiresAt.getTime() - NOW).toBe(14 * 86_400_000);
  const shown = row!.code.replace(/(.{4})(.{4})(.{4})/, '$1-$2-$3');
  expect(text).toContain(`https://sundial.test/auth/signup?code=${shown}`);
  expect(await database().select().from(auditLog)).toMatchObject([{ action: 'invite.mint', actor: 'command line' }]);
  expect((await sundialUser('revoke', shown.toLowerCase())).status).toBe(0);
  expect((await sundialUser('revoke', shown)).status).toBe(1);
});

it('lets in whoever has waited longest, and tells them', async () => {
  expect((await sundialUser('let-in', '1')).text).toBe('ben@acme.test is in and has a mail about it.');
  expect(told).toEqual(['ben@acme.test']);
  expect((await sundialUser('let-in', '10')).text).toContain('kim@acme.test');
  expect((await sundialUser('let-in', '10')).text).toBe('Nobody is waiting.');
});

it('changes a role, but leaves nobody without an administrator', async () => {
  expect((await sundialUser('role', 'dana@acme.test', 'USER')).status).toBe(1);
  expect((await sundialUser('role', 'Kim@acme.test', 'admin')).text).toBe('Kim@acme.test: WAITLIST → ADMIN');
  expect((await sundialUser('role', 'dana@acme.test', 'WAITLIST')).status).toBe(0);
  expect((await sundialUser('role', 'nobody@acme.test', 'USER')).status).toBe(1);
});

it('two administrators who step back at once leave one', async () => {
  await sundialUser('role', 'kim@acme.test', 'ADMIN');
  const both = await Promise.all(['dana', 'kim'].map((name) => sundialUser('role', `${name}@acme.test`, 'USER')));
  expect(both.map(({ status }) => status).sort()).toEqual([0, 1]);
});

it.each([
  [],
  ['nonsense'],
  ['invite', '--uses', '0'],
  ['invite', '--uses', '2000'],
  ['invite', '--role', 'WAITLIST'],
  ['invite', '--email', 'no address'],
  ['invite', '--days', '3'],
  ['let-in'],
  ['let-in', '-1'],
  ['role', 'dana@acme.test', 'KING'],
])('explains itself instead of %j', async (...args) => {
  const { status, text } = await sundialUser(...args);
  expect([status, text.slice(0, 24)]).toEqual([2, 'Usage: sundial user list']);
});
