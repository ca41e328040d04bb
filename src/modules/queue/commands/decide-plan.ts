import { and, eq, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Decision } from '@/core/loop/state';
import { mayAnswer } from '@/core/queue/reasons';
import { database, type Transaction } from '@/db/client';
import { planReviews, queueItems } from '@/db/schema/queue';
import type { SessionUser } from '@/modules/identity/schema';
import { type Answered, putAnswer } from '@/modules/loops/commands/answer';
import { putStaffAct } from '@/modules/loops/commands/staff';
import { wake } from '@/modules/loops/commands/wake';
import { recordAct } from '@/modules/operations/commands/audit';
import type { Client } from '@/modules/operations/schema';
import type { Runtime } from '@/ports/runtime';
import type { Cause, QueueAction } from '../constants';
import { staffName } from '../policy';
import { plannedLoop } from '../queries/planned';
import type { PlanDecision } from '../schema';
import { type Change, changedPlan } from './change';

export type PlanDecided =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'not_found' | 'stale' | 'reserved' | 'held' }
  | Extract<Change, { ok: false }>;

/** Rolls back what was put before the loop, where somebody else works on it. */
class HeldByAnother extends Error {
  override readonly name = 'HeldByAnother';
}

/** What the owner reads of why a plan was let go. */
const WHY: Readonly<Record<Cause, string | null>> = {
  misread: 'it misread the mail',
  wrong_policy: 'it is not how you want it',
  tone: 'its words were not right',
  unneeded: null,
};
const DONE: Readonly<Record<PlanDecision['decision'], QueueAction>> = {
  approve: 'approve',
  edit: 'edit_plan',
  reject: 'silence',
};

/**
 * Somebody of staff lets a plan that waits be carried out, as it is or changed, or lets it go, by the same events as the
 * owner's own answers are. Stale: it waits no more. Reserved: the yes is the owner's alone. Held: somebody else has it in the
 * queue.
 */
export async function decidePlan(
  staff: SessionUser,
  planId: string,
  said: PlanDecision,
  runtime: Runtime,
  client?: Client,
): Promise<PlanDecided> {
  const nowMs = await runtime.clock.now();
  const found = await plannedLoop(planId);
  if (!found) return { ok: false, reason: 'not_found' };
  const { plan, loop } = found;
  const question = loop.state.needsOwner.find((d) => d.kind === 'approve' && d.planVersion === plan.version);
  if (plan.state !== 'proposed' || !question) return { ok: false, reason: 'stale' };
  if (said.decision !== 'reject' && !mayAnswer(question, loop.state.phase)) return { ok: false, reason: 'reserved' };
  const change = said.decision === 'edit' ? await changedPlan(loop, question, said.patch ?? {}, runtime) : null;
  if (change && !change.ok) return change;
  const place = { owner: { id: loop.ownerId }, loopId: loop.id, nowMs };
  const who = { by: staff.id, staff: staffName(staff) };
  try {
    const outcome = await database().transaction(async (tx) => {
      const put = await carryOut(tx, place, who, { question, said, change });
      if (!put.ok) return put;
      await settleItems(tx, { loopId: loop.id, staffId: staff.id, action: DONE[said.decision], nowMs });
      await keepReview(tx, { planId, loop, staffId: staff.id, said, nowMs });
      await recordAct(tx, {
        action: 'plan.reviewed',
        actor: staff.id,
        userId: loop.ownerId,
        subject: `plan:${planId}`,
        ...(said.cause ? { reason: said.cause } : {}),
        data: { did: said.decision },
        ...(client ? { client } : {}),
      });
      return put;
    });
    if (!outcome.ok) return outcome;
  } catch (error) {
    if (error instanceof HeldByAnother) return { ok: false, reason: 'held' };
    throw error;
  }
  await wake(loop.id, runtime);
  return { ok: true };
}

async function carryOut(
  tx: Transaction,
  place: Parameters<typeof putStaffAct>[1],
  who: { readonly by: string; readonly staff: string },
  act: { readonly question: Decision; readonly said: PlanDecision; readonly change: Change | null },
): Promise<Answered> {
  const { said, change } = act;
  const decisionId = act.question.id;
  if (said.decision === 'reject') {
    const words = WHY[said.cause ?? 'unneeded'];
    return putStaffAct(tx, place, who, { act: words === null ? 'stay_silent' : 'reject', decisionId, words });
  }
  const edit = change?.ok ? { edit: change.edit } : {};
  const { owner, loopId, nowMs } = place;
  return putAnswer(tx, owner, loopId, { decisionId, approve: true, answer: null, ...edit, ...who }, { dueMs: nowMs });
}

/** What waits in the queue about the plan is done with, unless somebody else holds it. */
async function settleItems(
  tx: Transaction,
  at: { readonly loopId: string; readonly staffId: string; readonly action: QueueAction; readonly nowMs: number },
): Promise<void> {
  const { loopId, staffId, action, nowMs } = at;
  const now = new Date(nowMs);
  const ofPlan = and(eq(queueItems.loopId, loopId), eq(queueItems.state, 'open'), isNotNull(queueItems.planVersion));
  const free = or(isNull(queueItems.leaseHolder), eq(queueItems.leaseHolder, staffId), lte(queueItems.leaseUntil, now));
  await tx
    .update(queueItems)
    .set({ state: 'resolved', action, resolvedBy: staffId, resolvedAt: now })
    .where(and(ofPlan, free));
  if ((await tx.$count(queueItems, ofPlan)) > 0) throw new HeldByAnother();
}

async function keepReview(
  tx: Transaction,
  of: {
    readonly planId: string;
    readonly loop: { readonly id: string; readonly ownerId: string };
    readonly staffId: string;
    readonly said: PlanDecision;
    readonly nowMs: number;
  },
): Promise<void> {
  const { decision, cause = null, patch = null } = of.said;
  const values = { decision, cause, patch, by: of.staffId, at: new Date(of.nowMs) };
  await tx
    .insert(planReviews)
    .values({ planId: of.planId, loopId: of.loop.id, ownerId: of.loop.ownerId, ...values })
    // A time of it was gone when it was to be carried out: it waited again.
    .onConflictDoUpdate({ target: planReviews.planId, set: values, setWhere: sql`true` });
}
