import { and, eq, gt, sql } from 'drizzle-orm';
import type { LoopCommand, LoopEventPayload } from '@/core/loop/event';
import type { Period } from '@/core/time/period';
import { database, type Transaction } from '@/db/client';
import { loopEvents, loops } from '@/db/schema/loops';
import { isAtRest } from '@/modules/account/queries/deletion';
import type { Runtime } from '@/ports/runtime';
import { lockedLoop } from './locked';
import { addEvent } from './open';
import { wake } from './wake';

export type Answered = { ok: true } | { ok: false; reason: 'not_found' | 'stale' };

export type Answer = Omit<Extract<LoopEventPayload, { kind: 'decision' }>, 'kind' | 'by' | 'staff'>;

/**
 * The same in a transaction of the caller's, who wakes the loop; `by` says who answers, `dueMs` when it is heard. Locks the
 * loop until the end of the transaction.
 */
export async function putAnswer(
  tx: Transaction,
  owner: { id: string },
  loopId: string,
  answer: Answer & { readonly by: string; readonly staff?: string },
  { seen, dueMs }: { readonly seen?: number | undefined; readonly dueMs: number },
): Promise<Answered> {
  const loop = await lockedLoop(tx, owner, loopId);
  if (!loop) return { ok: false, reason: 'not_found' };
  if (seen !== undefined && seen !== loop.version) return { ok: false, reason: 'stale' };
  if (!loop.state.needsOwner.some((d) => d.id === answer.decisionId)) return { ok: false, reason: 'stale' };
  const key = `decision:${loopId}:${loop.version}:${answer.decisionId}`;
  const added = await addEvent(tx, loopId, { kind: 'decision', ...answer }, key, dueMs);
  return added ? { ok: true } : { ok: false, reason: 'stale' };
}

/**
 * The owner answers a decision. Stale: it was answered already, or something newer superseded it, or the loop is not at
 * `seen`, the version on which the answer was made. Within `undoMs` (milliseconds) it can be taken back, and is heard then.
 */
export async function answerDecision(
  owner: { id: string },
  loopId: string,
  answer: Answer,
  runtime: Runtime,
  { seen, undoMs = 0 }: { readonly seen?: number; readonly undoMs?: number } = {},
): Promise<Answered> {
  const nowMs = await runtime.clock.now();
  const outcome = await database().transaction((tx) =>
    putAnswer(tx, owner, loopId, { ...answer, by: owner.id }, { seen, dueMs: nowMs + undoMs }),
  );
  if (!outcome.ok) return outcome;
  if (undoMs === 0) await wake(loopId, runtime);
  // A lost wake-up is swept up.
  else await runtime.workflows.schedule(loopId, `answer:${loopId}:${nowMs}`, undoMs).catch(() => undefined);
  return outcome;
}

/**
 * Takes an answer back: one that has not been heard yet never happened; after a no that did nothing but let the question
 * go, it stands again. Stale: what it led to has begun.
 */
export async function takeBack(
  owner: { id: string },
  loopId: string,
  decisionId: string,
  runtime: Runtime,
): Promise<Answered> {
  const nowMs = await runtime.clock.now();
  const found = await database().transaction(async (tx): Promise<'withdrawn' | 'no' | 'not_found' | 'stale'> => {
    const loop = await lockedLoop(tx, owner, loopId);
    if (!loop) return 'not_found';
    const unheard = await tx
      .delete(loopEvents)
      .where(unheardAnswer(loopId, decisionId, nowMs))
      .returning();
    if (unheard.length > 0) return 'withdrawn';
    return loop.state.lastNo?.decision.id === decisionId ? 'no' : 'stale';
  });
  if (found === 'no') return commandLoop(owner, loopId, { command: 'take_no_back' }, runtime);
  return found === 'withdrawn' ? { ok: true } : { ok: false, reason: found };
}

/** An answer whose time to be taken back is not over. */
function unheardAnswer(loopId: string, decisionId: string, nowMs: number) {
  return and(
    eq(loopEvents.loopId, loopId),
    eq(loopEvents.kind, 'decision'),
    eq(loopEvents.state, 'pending'),
    gt(loopEvents.dueAt, new Date(nowMs)),
    sql`${loopEvents.payload} ->> 'decisionId' = ${decisionId}`,
  );
}

/** Stop, cancel, take over, hand back, hold off or resume, said in the app. Repeating it changes nothing. */
export async function commandLoop(
  owner: { id: string },
  loopId: string,
  said: { readonly command: LoopCommand; readonly until?: number | null },
  runtime: Runtime,
): Promise<Answered> {
  const nowMs = await runtime.clock.now();
  const found = await database().transaction(async (tx) => {
    const loop = await lockedLoop(tx, owner, loopId);
    if (!loop) return false;
    const key = `command:${loopId}:${loop.version}:${said.command}`;
    await addEvent(tx, loopId, { kind: 'command', ...said, by: owner.id }, key, nowMs);
    return true;
  });
  if (!found) return { ok: false, reason: 'not_found' };
  await wake(loopId, runtime);
  return { ok: true };
}

/** A guest's choice on the slot page; the link has named loop and participant. */
export async function chooseSlot(
  place: { loopId: string; participantId: string },
  chosen: {
    set: number;
    options: readonly number[];
    suggestion: string | null;
    /** Stretches that they ticked. */
    windows: readonly Period[];
    zone: string | null;
  },
  runtime: Runtime,
): Promise<Answered> {
  const nowMs = await runtime.clock.now();
  const outcome = await database().transaction(async (tx): Promise<Answered> => {
    const [loop] = await tx.select().from(loops).where(eq(loops.id, place.loopId)).for('update');
    if (!loop?.state.participants.some((p) => p.id === place.participantId && p.role === 'guest')) {
      return { ok: false, reason: 'not_found' };
    }
    const { offer } = loop.state;
    if (!offer || offer.set !== chosen.set || (await isAtRest(loop.ownerId, tx))) return { ok: false, reason: 'stale' };
    const { windows, ...said } = chosen;
    const own = chosen.suggestion || windows.length > 0 ? 'suggestion' : 'none';
    const what = chosen.options.join('+') || own;
    const added = await addEvent(
      tx,
      place.loopId,
      { kind: 'choice', participantId: place.participantId, ...said, ...(windows.length > 0 ? { windows } : {}) },
      `choice:${place.loopId}:${place.participantId}:${chosen.set}:${loop.version}:${what}`,
      nowMs,
    );
    return added ? { ok: true } : { ok: false, reason: 'stale' };
  });
  if (outcome.ok) await wake(place.loopId, runtime);
  return outcome;
}
