import { and, eq } from 'drizzle-orm';
import { database } from '@/db/client';
import { contactChoices } from '@/db/schema/contacts';

type List = (typeof contactChoices.$inferSelect)['list'];

/** Somebody is not suggested to the user for a while. `address` in comparable form. */
export async function dismiss(userId: string, list: List, address: string, nowMs: number): Promise<void> {
  const dismissedAt = new Date(nowMs);
  await database()
    .insert(contactChoices)
    .values({ userId, address, list, dismissedAt })
    .onConflictDoUpdate({
      target: [contactChoices.userId, contactChoices.address, contactChoices.list],
      set: { dismissedAt },
    });
}

/** Takes a dismissal back. */
export async function restore(userId: string, list: List, address: string): Promise<void> {
  await database()
    .delete(contactChoices)
    .where(and(eq(contactChoices.userId, userId), eq(contactChoices.address, address), eq(contactChoices.list, list)));
}
