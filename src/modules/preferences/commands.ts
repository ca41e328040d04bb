import { eq } from 'drizzle-orm';
import type { PreferencePatch } from '@/core/loop/owner/owner-rules';
import type { Transaction } from '@/db/client';
import { auditLog, basics } from '@/db/schema/identity';
import { basicsForm } from './schema';

/**
 * Makes a lasting preference that the owner has confirmed, as a new version of the basics, and records who changed what.
 * False when it cannot be kept: nothing is saved yet, or what would result is not valid (no working day is left).
 */
export async function changePreferences(
  tx: Transaction,
  userId: string,
  patch: PreferencePatch,
  cause: { readonly loopId: string; readonly nowMs: number },
): Promise<boolean> {
  const [row] = await tx.select().from(basics).where(eq(basics.userId, userId)).for('update');
  if (!row) return false;
  const { userId: _, version, confirmedAt: __, ...before } = row;
  const { hours, acts, ...rest } = patch;
  const changed = basicsForm.safeParse({
    ...before,
    ...rest,
    hours: { ...before.hours, ...hours },
    acts: { ...before.acts, ...acts },
  });
  if (!changed.success) return false;
  await tx
    .update(basics)
    .set({ ...changed.data, version: version + 1 })
    .where(eq(basics.userId, userId));
  await tx.insert(auditLog).values({
    at: new Date(cause.nowMs),
    actor: userId,
    action: 'preferences.changed',
    subject: userId,
    data: { loopId: cause.loopId, version: version + 1, patch },
  });
  return true;
}
