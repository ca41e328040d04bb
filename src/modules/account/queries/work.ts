import { and, eq, lte } from 'drizzle-orm';
import { database } from '@/db/client';
import { accountExports } from '@/db/schema/account';
import { users } from '@/db/schema/identity';
import type { AccountWork } from '../workflow';

/** What is to be done for an account at `nowMs`, by the product's clock. */
export async function pendingWork(userId: string, nowMs: number): Promise<AccountWork> {
  const [user] = await database().select({ deletionAt: users.deletionAt }).from(users).where(eq(users.id, userId));
  const [running] = await database()
    .select({ id: accountExports.id })
    .from(accountExports)
    .where(and(eq(accountExports.userId, userId), eq(accountExports.state, 'running')));
  const erase = user?.deletionAt ? user.deletionAt.getTime() <= nowMs : false;
  return { erase, exportId: running?.id ?? null };
}

/** Accounts with something to do at `nowMs`, each with what names the cause: the same cause wakes once. */
export async function dueAccounts(nowMs: number): Promise<{ userId: string; cause: string }[]> {
  const leaving = await database()
    .select({ userId: users.id, at: users.deletionAt })
    .from(users)
    .where(lte(users.deletionAt, new Date(nowMs)));
  const running = await database()
    .select({ userId: accountExports.userId, id: accountExports.id })
    .from(accountExports)
    .where(eq(accountExports.state, 'running'));
  return [
    ...leaving.map(({ userId, at }) => ({ userId, cause: `erase:${userId}:${at?.getTime()}` })),
    ...running.map(({ userId, id }) => ({ userId, cause: `export:${id}` })),
  ];
}
