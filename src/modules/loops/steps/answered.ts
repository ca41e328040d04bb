import { and, eq } from 'drizzle-orm';
import { TAKEN_BACK } from '@/core/loop/asking/after-no';
import { APPROVED, EDITED, REJECTED } from '@/core/loop/review/approval';
import { BY_STAFF } from '@/core/loop/review/staff';
import type { LoopState } from '@/core/loop/state';
import type { Transition } from '@/core/loop/transition';
import type { Transaction } from '@/db/client';
import { plans } from '@/db/schema/loops';

/**
 * The owner's answer is recorded with the plan that it is about, in whatever way it came: approved as it was, rejected, or
 * changed (decided and superseded). Trust is counted by it, see queries/approvals. `by`: whoever of staff answered for them.
 */
export async function recordAnswer(
  tx: Transaction,
  loop: { readonly id: string; readonly ownerId: string; readonly state: LoopState },
  made: Transition,
  { nowMs, by = loop.ownerId }: { readonly nowMs: number; readonly by?: string },
): Promise<void> {
  if (made.plan.reasons.includes(TAKEN_BACK)) await unanswered(tx, loop.id, loop.state.lastNo?.proposal?.version);
  const { proposal } = loop.state;
  if (!proposal) return;
  const has = (reason: string) =>
    made.plan.reasons.includes(reason) || made.plan.reasons.includes(BY_STAFF.get(reason) ?? reason);
  const state = has(EDITED) ? 'superseded' : has(APPROVED) ? 'approved' : has(REJECTED) ? 'rejected' : null;
  if (state === null) return;
  await tx
    .update(plans)
    .set({ state, decidedBy: by, decidedAt: new Date(nowMs) })
    .where(and(eq(plans.loopId, loop.id), eq(plans.version, proposal.version), eq(plans.state, 'proposed')));
}

/** The plan waits again, as if it had not been answered. */
async function unanswered(tx: Transaction, loopId: string, version: number | undefined): Promise<void> {
  if (version === undefined) return;
  await tx
    .update(plans)
    .set({ state: 'proposed', decidedBy: null, decidedAt: null })
    .where(and(eq(plans.loopId, loopId), eq(plans.version, version), eq(plans.state, 'rejected')));
}
