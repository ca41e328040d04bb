import { and, asc, eq } from 'drizzle-orm';
import type { Act } from '@/core/loop/owner/owner-rules';
import { type Database, database, type Transaction } from '@/db/client';
import { loops, plans } from '@/db/schema/loops';
import { PLANS_AFTER_EDIT, PLANS_TO_REVIEW } from '../constants';

export interface ApprovalRecord {
  /** How many more plans that reach others the owner sees first, whatever the mode. */
  readonly plansToReview: number;
  /** How often in a row plans of an act were approved as they were. */
  readonly approved: Partial<Readonly<Record<Act, number>>>;
}

/** What the owner has answered to plans so far: trust grows with each approval, and an edit takes some of it back. */
export async function approvalRecord(
  ownerId: string,
  tx: Database | Transaction = database(),
): Promise<ApprovalRecord> {
  const rows = await tx
    .select({ state: plans.state, act: plans.act })
    .from(plans)
    .innerJoin(loops, eq(loops.id, plans.loopId))
    .where(and(eq(loops.ownerId, ownerId), eq(plans.decidedBy, ownerId)))
    .orderBy(asc(plans.decidedAt));
  let plansToReview = PLANS_TO_REVIEW;
  const approved: Partial<Record<Act, number>> = {};
  for (const { state, act } of rows) {
    // Decided and yet not carried out: the owner has changed what it says.
    const edited = state === 'superseded';
    if (state === 'approved') plansToReview = Math.max(0, plansToReview - 1);
    if (edited) plansToReview = Math.max(PLANS_AFTER_EDIT, plansToReview);
    if (act) approved[act] = state === 'approved' ? (approved[act] ?? 0) + 1 : 0;
  }
  return { plansToReview, approved };
}
