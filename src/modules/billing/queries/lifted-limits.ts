import { and, eq, like } from 'drizzle-orm';
import type { Feature } from '@/core/entitlements/account';
import { database } from '@/db/client';
import { notices } from '@/db/schema/identity';
import type { Limits } from '../commands/limits';
import { loopsThisMonth, verdictOf } from './entitlement';

/** More than any limit counts to: it is allowed only where there is none. */
const ANY = 1_000_000;

export interface LiftedLimit {
  /** Of the notice; null: it was put aside. */
  readonly noticeId: string | null;
  /** What was said when it was met. */
  readonly text: string;
}

/** The limits that a user was told of and that stand in their way no more: their month has begun anew, or their plan has grown. */
export async function liftedLimits(userId: string, { billing, nowMs }: Limits): Promise<LiftedLimit[]> {
  if (!billing) return [];
  const told = await database()
    .select({ id: notices.id, key: notices.key, text: notices.text, dismissedAt: notices.dismissedAt })
    .from(notices)
    .where(and(eq(notices.userId, userId), eq(notices.kind, 'plan'), like(notices.key, 'limit:%')));
  if (told.length === 0) return [];
  const begun = await loopsThisMonth(userId, nowMs);
  const lifted = await Promise.all(
    told.map(async ({ id, key, text, dismissedAt }): Promise<LiftedLimit[]> => {
      const feature = key.split(':')[1] as Feature;
      const count = feature === 'loops' ? begun + 1 : ANY;
      const verdict = await verdictOf(userId, { feature, count }, { billing, nowMs });
      return verdict.allowed ? [{ noticeId: dismissedAt ? null : id, text }] : [];
    }),
  );
  return lifted.flat();
}
