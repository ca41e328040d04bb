import { and, eq } from 'drizzle-orm';
import { database } from '@/db/client';
import { users } from '@/db/schema/identity';
import { reviews } from '@/db/schema/queue';
import { recordAct } from '@/modules/operations/commands/audit';
import type { Client } from '@/modules/operations/schema';
import { reviewAllowed } from '../policy';
import type { Judge } from '../schema';

/** What an administrator makes of something that was sent; said again, it takes the place of what was said. */
export async function judge(
  staffId: string,
  reviewId: string,
  { verdict, cause }: Judge,
  nowMs: number,
  client?: Client,
): Promise<{ readonly ok: boolean }> {
  return database().transaction(async (tx) => {
    const [review] = await tx
      .select({ ownerId: reviews.ownerId })
      .from(reviews)
      .innerJoin(users, eq(users.id, reviews.ownerId))
      .where(and(eq(reviews.id, reviewId), reviewAllowed()))
      .for('update', { of: reviews });
    if (!review) return { ok: false };
    await tx
      .update(reviews)
      .set({ verdict, cause: cause ?? null, by: staffId, at: new Date(nowMs) })
      .where(eq(reviews.id, reviewId));
    await recordAct(tx, {
      action: 'sent.reviewed',
      actor: staffId,
      userId: review.ownerId,
      subject: `review:${reviewId}`,
      ...(cause ? { reason: cause } : {}),
      data: { verdict },
      ...(client ? { client } : {}),
    });
    return { ok: true };
  });
}
