import { eq } from 'drizzle-orm';
import { database } from '@/db/client';
import { users } from '@/db/schema/identity';
import { recordAct } from '@/modules/operations/commands/audit';
import { hasProved } from '../queries';
import { lockAdministrators } from './set-role';

/**
 * Makes a user who has proved the operator's address the administrator, while nobody is. Whoever is later made something else
 * stays that.
 */
export async function administerByAddress(userId: string, adminEmail: string): Promise<void> {
  if (!(await hasProved(userId, adminEmail))) return;
  await database().transaction(async (tx) => {
    await lockAdministrators(tx);
    const [other] = await tx.select({ id: users.id }).from(users).where(eq(users.role, 'ADMIN')).limit(1);
    if (other) return;
    await tx.update(users).set({ role: 'ADMIN' }).where(eq(users.id, userId));
    await recordAct(tx, { actor: 'ADMIN_EMAIL', action: 'user.role', userId, data: { role: 'ADMIN' } });
  });
}
