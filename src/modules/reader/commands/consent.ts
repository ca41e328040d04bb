import { eq } from 'drizzle-orm';
import { database } from '@/db/client';
import { modelConsents } from '@/db/schema/models';

/** The owner lets a model at this host read mail (or, for null, none), from now on. `nowMs` is the product's clock. */
export async function setConsent(ownerId: string, recipient: string | null, nowMs: number): Promise<void> {
  if (recipient === null) {
    await database().delete(modelConsents).where(eq(modelConsents.ownerId, ownerId));
    return;
  }
  const since = new Date(nowMs);
  await database()
    .insert(modelConsents)
    .values({ ownerId, recipient, since })
    .onConflictDoUpdate({ target: modelConsents.ownerId, set: { recipient, since } });
}
