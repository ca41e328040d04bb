import { eq } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { users } from '@/db/schema/identity';

/** Who looks after the installation. */
export async function administrators(tx: Transaction): Promise<string[]> {
  const rows = await tx.select({ id: users.id }).from(users).where(eq(users.role, 'ADMIN'));
  return rows.map(({ id }) => id);
}
