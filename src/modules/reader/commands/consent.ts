import { database } from '@/db/client';
import { modelConsents } from '@/db/schema/models';
import { REFUSED } from '../constants';
import type { Purpose } from '../schema';

/** The owner lets a model at this host read mail or word it (or, for null, no model), from now on. `nowMs` is the product's clock. */
export async function setConsent(
  ownerId: string,
  purpose: Purpose,
  recipient: string | null,
  nowMs: number,
): Promise<void> {
  const said = { recipient: recipient ?? REFUSED, since: new Date(nowMs) };
  await database()
    .insert(modelConsents)
    .values({ ownerId, purpose, ...said })
    .onConflictDoUpdate({ target: [modelConsents.ownerId, modelConsents.purpose], set: said });
}
