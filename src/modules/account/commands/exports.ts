import { and, eq, lte } from 'drizzle-orm';
import { database } from '@/db/client';
import { accountExports } from '@/db/schema/account';
import { users } from '@/db/schema/identity';
import { recordAct } from '@/modules/operations/commands/audit';
import type { Client } from '@/modules/operations/schema';
import type { Runtime } from '@/ports/runtime';
import { wakeAccount } from './wake';

/** Asks for an archive of everything of the account, in the place of an earlier one. One is made at a time. */
export async function askForExport(
  userId: string,
  runtime: Runtime,
  client?: Client,
): Promise<{ ok: true; id: string } | { ok: false; reason: 'running' }> {
  const askedAt = new Date(await runtime.clock.now());
  const id = await database().transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    const mine = eq(accountExports.userId, userId);
    const [running] = await tx
      .select({ id: accountExports.id })
      .from(accountExports)
      .where(and(mine, eq(accountExports.state, 'running')));
    if (running) return null;
    await tx.delete(accountExports).where(mine);
    const [row] = await tx.insert(accountExports).values({ userId, askedAt }).returning({ id: accountExports.id });
    await recordAct(tx, { action: 'export.asked', actor: userId, userId, client });
    return row?.id ?? null;
  });
  if (id === null) return { ok: false, reason: 'running' };
  await wakeAccount(userId, `export:${id}`, runtime);
  return { ok: true, id };
}

/** Forgets archives whose time is over at `nowMs`, by the product's clock. */
export async function forgetExports(nowMs: number): Promise<void> {
  await database()
    .delete(accountExports)
    .where(lte(accountExports.expiresAt, new Date(nowMs)));
}

/** Writes down that an archive was fetched. */
export async function recordDownload(userId: string, client: Client): Promise<void> {
  await recordAct(database(), { action: 'export.downloaded', actor: userId, userId, client });
}
