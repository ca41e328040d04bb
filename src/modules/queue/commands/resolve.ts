import { and, eq, gt, sql } from 'drizzle-orm';
import type { Decision } from '@/core/loop/state';
import { mayAnswer } from '@/core/queue/reasons';
import { database, type Transaction } from '@/db/client';
import { queueItems } from '@/db/schema/queue';
import type { SessionUser } from '@/modules/identity/schema';
import { type Answered, putAnswer } from '@/modules/loops/commands/answer';
import { putStaffAct, putTakeOver } from '@/modules/loops/commands/staff';
import { wake } from '@/modules/loops/commands/wake';
import { recordAct } from '@/modules/operations/commands/audit';
import type { Client } from '@/modules/operations/schema';
import type { Runtime } from '@/ports/runtime';
import type { QueueAction } from '../constants';
import { ownerAllows, staffName } from '../policy';
import { questionFor } from '../queries/answerable';
import { itemWithLoop } from '../queries/held';
import type { Patch, Resolve } from '../schema';
import { type Change, changedMail, changedPlan } from './change';

export type Resolved =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'not_found' | 'stale' | 'lease_lost' | 'reserved' }
  | Extract<Change, { ok: false }>;

/** Rolls back what was put before the loop, where the item turned out to be somebody else's. */
export class NotHeld extends Error {
  override readonly name = 'NotHeld';
}

/**
 * Somebody of staff who holds an item does something about it: by the same events as the owner's own answers are, in their
 * name. Stale: the loop is not at the version that was looked at, or the question was answered meanwhile. Reserved: what is
 * asked is the owner's alone to say.
 */
export async function resolveItem(
  staff: SessionUser,
  itemId: string,
  said: Resolve,
  runtime: Runtime,
  client?: Client,
): Promise<Resolved> {
  const nowMs = await runtime.clock.now();
  const found = await itemWithLoop(itemId);
  if (!found) return { ok: false, reason: 'not_found' };
  const { item, loop } = found;
  if (item.state !== 'open') return { ok: false, reason: 'stale' };
  if (!isTheirs(item, staff.id, nowMs)) return { ok: false, reason: 'lease_lost' };
  if (loop.version !== said.version) return { ok: false, reason: 'stale' };
  const question = questionFor(loop.state, item);
  const answers = said.action === 'approve' || said.action === 'edit_plan' || said.action === 'edit_text';
  if (answers && !(question && mayAnswer(question, loop.state.phase))) return { ok: false, reason: 'reserved' };
  const change = await changeIn(said, loop, question, runtime);
  if (change && !change.ok) return change;
  const place = { owner: { id: item.ownerId }, loopId: item.loopId, seen: said.version, nowMs };
  const act = { who: { by: staff.id, staff: staffName(staff) }, question, change, said };
  try {
    const outcome = await database().transaction(async (tx) => {
      const put = await carryOut(tx, place, act);
      if (!put.ok) return put;
      await settle(tx, staff.id, itemId, said, nowMs);
      await recordAct(tx, {
        action: 'queue.resolved',
        actor: staff.id,
        userId: item.ownerId,
        subject: `loop:${item.loopId}`,
        reason: item.reason,
        data: { did: said.action },
        ...(client ? { client } : {}),
      });
      return put;
    });
    if (!outcome.ok) return outcome;
  } catch (error) {
    if (error instanceof NotHeld) return { ok: false, reason: 'lease_lost' };
    throw error;
  }
  await wake(item.loopId, runtime);
  return { ok: true };
}

/** Whether somebody holds an item at this moment, epoch milliseconds. */
export function isTheirs(
  { leaseHolder, leaseUntil }: Pick<typeof queueItems.$inferSelect, 'leaseHolder' | 'leaseUntil'>,
  staffId: string,
  nowMs: number,
): boolean {
  return leaseHolder === staffId && leaseUntil !== null && leaseUntil.getTime() > nowMs;
}

type Loop = NonNullable<Awaited<ReturnType<typeof itemWithLoop>>>['loop'];

async function changeIn(
  { action, patch, text }: Resolve,
  loop: Loop,
  question: Decision | null,
  runtime: Runtime,
): Promise<Change | null> {
  if (!question) return null;
  if (action === 'edit_plan') return changedPlan(loop, question, patch ?? {}, runtime);
  return action === 'edit_text' ? changedMail(loop, question, text ?? '', runtime) : null;
}

interface Act {
  readonly who: { readonly by: string; readonly staff: string };
  readonly question: Decision | null;
  readonly change: Change | null;
  readonly said: {
    readonly action: QueueAction;
    readonly patch?: Patch | undefined;
    readonly text?: string | undefined;
  };
}

async function carryOut(
  tx: Transaction,
  place: Parameters<typeof putStaffAct>[1],
  { who, question, change, said }: Act,
): Promise<Answered> {
  const decisionId = question?.id ?? null;
  switch (said.action) {
    case 'approve':
    case 'edit_plan':
    case 'edit_text': {
      if (decisionId === null) return { ok: false, reason: 'stale' };
      const choice = said.patch?.choice;
      const answer = { decisionId, approve: true, answer: null, ...(choice ? { choice } : {}) };
      const edit = change?.ok ? { edit: change.edit } : {};
      const { owner, loopId, seen, nowMs } = place;
      return putAnswer(tx, owner, loopId, { ...answer, ...edit, ...who }, { seen, dueMs: nowMs });
    }
    case 'ask_owner':
      return putStaffAct(tx, place, who, { act: 'ask_owner', decisionId, words: said.text || null });
    case 'silence':
      return putStaffAct(tx, place, who, { act: 'stay_silent', decisionId, words: said.text || null });
    case 'take_over':
      return putTakeOver(tx, place, who);
  }
}

/** The item is done with, if it is still theirs at this moment. */
async function settle(tx: Transaction, staffId: string, itemId: string, said: Resolve, nowMs: number): Promise<void> {
  const at = new Date(nowMs);
  const rows = await tx
    .update(queueItems)
    .set({
      state: 'resolved',
      action: said.action,
      text: said.text ?? null,
      patch: said.patch ?? null,
      resolvedBy: staffId,
      resolvedAt: at,
      handledSeconds: sql`greatest(0, round(extract(epoch from ${at}::timestamptz - ${queueItems.claimedAt})))::int`,
    })
    .where(
      and(
        eq(queueItems.id, itemId),
        eq(queueItems.state, 'open'),
        eq(queueItems.leaseHolder, staffId),
        gt(queueItems.leaseUntil, at),
        ownerAllows(),
      ),
    )
    .returning({ id: queueItems.id });
  if (rows.length === 0) throw new NotHeld();
}
