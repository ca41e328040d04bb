import { and, eq } from 'drizzle-orm';
import { database } from '@/db/client';
import { modelConsents } from '@/db/schema/models';
import type { Purpose } from '../schema';

/** The owner lets a model at this host read mail or word it (or, for null, no model), from now on. `nowMs` is the product's clock. */
export async function setConsent(
  ownerId: string,
  purpose: Purpose,
  recipient: string | null,
  nowMs: number,
): Promise<void> {
  if (recipient === null) {
    await database()
      .delete(modelConsents)
      .where(and(eq(modelConsents.ownerId, ownerId), eq(modelConsents.purpose, purpose)));
    return;
  }
  const since = new Date(nowMs);
  await database()
    .insert(modelConsents)
    .values({ ownerId, purpose, recipient, since })
    .onConflictDoUpdate({ target: [modelConsents.ownerId, modelConsents.purpose], set: { recipient, since } });
}
