import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { database, type Transaction } from '@/db/client';
import { users } from '@/db/schema/identity';
import { recordAct } from '@/modules/operations/commands/audit';
import { type Client, COMMAND_LINE } from '@/modules/operations/schema';
import type { Role } from '../schema';

type Changed =
  | { readonly ok: true; readonly userId: string; readonly before: Role }
  | { readonly ok: false; readonly reason: 'unknown' | 'last_admin' };

/** Any constant; the trigger `users_keep_admin` takes it as well. */
const ADMINISTRATORS_LOCK = 7_203_115;

/** To be taken before it is asked who else administers: two who step back or leave at once would each count on the other. */
export async function lockAdministrators(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${ADMINISTRATORS_LOCK})`);
}

/** Whether this one alone administers. Behind the lock. */
export async function isLastAdmin(tx: Transaction, user: typeof users.$inferSelect): Promise<boolean> {
  if (user.role !== 'ADMIN' || user.deactivatedAt) return false;
  const others = and(eq(users.role, 'ADMIN'), isNull(users.deactivatedAt), ne(users.id, user.id));
  const [other] = await tx.select({ id: users.id }).from(users).where(others).limit(1);
  return other === undefined;
}

/** Who changes a role, and why; `actor` is a user's id, or what stands for none in the audit log. */
export interface RoleChange {
  readonly actor: string;
  readonly reason?: string;
  readonly client?: Client;
}

/** Gives the account of an address another role. Somebody has to stay ADMIN. Sessions know it at their next request. */
export async function setRole(email: string, role: Role, actor = COMMAND_LINE): Promise<Changed> {
  return database().transaction(async (tx): Promise<Changed> => {
    await lockAdministrators(tx);
    const [user] = await tx.select().from(users).where(eq(users.email, email.toLowerCase())).for('update');
    if (!user) return { ok: false, reason: 'unknown' };
    if (role !== 'ADMIN' && (await isLastAdmin(tx, user))) return { ok: false, reason: 'last_admin' };
    await putRole(tx, user, role, { actor });
    return { ok: true, userId: user.id, before: user.role };
  });
}

/** Writes the role down, with who gave it. */
export async function putRole(
  tx: Transaction,
  user: typeof users.$inferSelect,
  role: Role,
  change: RoleChange,
): Promise<void> {
  await tx.update(users).set({ role }).where(eq(users.id, user.id));
  await recordAct(tx, { ...change, action: 'user.role', userId: user.id, data: { before: user.role, role } });
}
