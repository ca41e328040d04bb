import { and, eq, ne, sql } from 'drizzle-orm';
import { database, type Transaction } from '@/db/client';
import { users } from '@/db/schema/identity';
import { recordAct } from '@/modules/operations/commands/audit';
import { COMMAND_LINE } from '@/modules/operations/schema';
import type { Role } from '../schema';

type Changed =
  | { readonly ok: true; readonly userId: string; readonly before: Role }
  | { readonly ok: false; readonly reason: 'unknown' | 'last_admin' };

/** Any constant. */
const ADMINISTRATORS_LOCK = 7_203_115;

/** To be taken before it is asked who else administers: two who step back or leave at once would each count on the other. */
export async function lockAdministrators(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${ADMINISTRATORS_LOCK})`);
}

/**
 * Gives the account of an address another role. Somebody has to stay ADMIN. Sessions know it at their next request. `actor` is
 * a user's id, or what stands for none in the audit log.
 */
export async function setRole(email: string, role: Role, actor = COMMAND_LINE): Promise<Changed> {
  return database().transaction(async (tx): Promise<Changed> => {
    await lockAdministrators(tx);
    const [user] = await tx.select().from(users).where(eq(users.email, email.toLowerCase())).for('update');
    if (!user) return { ok: false, reason: 'unknown' };
    if (user.role === 'ADMIN' && role !== 'ADMIN') {
      const others = and(eq(users.role, 'ADMIN'), ne(users.id, user.id));
      const [other] = await tx.select({ id: users.id }).from(users).where(others).limit(1);
      if (!other) return { ok: false, reason: 'last_admin' };
    }
    await tx.update(users).set({ role }).where(eq(users.id, user.id));
    await recordAct(tx, { action: 'user.role', actor, userId: user.id, data: { before: user.role, role } });
    return { ok: true, userId: user.id, before: user.role };
  });
}
