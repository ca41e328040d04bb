import { and, eq, sql } from 'drizzle-orm';
import type { LoopEventPayload } from '@/core/loop/event';
import type { LoopState } from '@/core/loop/state';
import { entriesOf, type HumanHelp, newEntries, type QueueEntry } from '@/core/queue/entries';
import type { QueueReason } from '@/core/queue/reasons';
import { dueAt } from '@/core/queue/times';
import { type EpochMinute, minuteOf } from '@/core/time/period';
import { zoneTable } from '@/core/time/zone';
import type { Transaction } from '@/db/client';
import { basics, users } from '@/db/schema/identity';
import { loops } from '@/db/schema/loops';
import { queueItems } from '@/db/schema/queue';
import { STUCK } from '../constants';

interface Routed {
  readonly id: string;
  readonly ownerId: string;
  readonly state: LoopState;
}

/**
 * In the transaction of a turn of a loop: what is for a person goes into the queue, where its owner lets people help, and what
 * was answered otherwise goes out of it. `loop` is as it was before, `after` as it is.
 */
export async function routeToStaff(
  tx: Transaction,
  loop: Routed,
  event: LoopEventPayload,
  after: LoopState,
  nowMs: number,
): Promise<void> {
  const open = await tx
    .select({ id: queueItems.id, reason: queueItems.reason, note: queueItems.note })
    .from(queueItems)
    .where(and(eq(queueItems.loopId, loop.id), eq(queueItems.state, 'open')));
  const help = await helpOf(tx, loop.ownerId);
  const standing = new Set(entriesOf(after, 'always').map(({ reason }) => reason));
  const ended = after.takenOver || after.phase === 'CLOSED';
  for (const { id, reason, note } of open) {
    // What was said in words is no question of the loop's: it stands until its owner acts. What gets on is stuck no more.
    const said = note !== null && note !== STUCK && !ended && !isOwners(event);
    if (!said && !standing.has(reason)) await endItem(tx, id, nowMs);
  }
  const fresh = [...newEntries(loop.state, after, help.allowed), ...unheeded(event, after, help.allowed)];
  if (fresh.length === 0) return;
  const live = ['message', 'choice', 'on_page'].includes(event.kind);
  await enter(tx, loop, fresh, after, { nowMs, due: dueAt(zoneTable(help.zone), minuteOf(nowMs), live) });
}

/** The owner has said what is to be done. */
function isOwners(event: LoopEventPayload): boolean {
  return (event.kind === 'decision' || event.kind === 'command') && event.staff === undefined;
}

/** An answer of staff that came to nothing, because a time was gone: the question still stands, and is for a person again. */
function unheeded(event: LoopEventPayload, after: LoopState, help: HumanHelp): QueueEntry[] {
  if (event.kind !== 'decision' || event.staff === undefined) return [];
  return entriesOf(after, help).filter(({ decisionId }) => decisionId === event.decisionId);
}

async function helpOf(tx: Transaction, ownerId: string): Promise<{ allowed: HumanHelp; zone: string }> {
  const [row] = await tx
    .select({ allowed: users.humanHelp, zone: basics.zone })
    .from(users)
    .leftJoin(basics, eq(basics.userId, users.id))
    .where(eq(users.id, ownerId));
  return { allowed: row?.allowed ?? 'off', zone: row?.zone ?? 'Etc/UTC' };
}

/** Puts each before the staff; what is there already is about the newer question then, and as urgent as it was. */
async function enter(
  tx: Transaction,
  loop: Pick<Routed, 'id' | 'ownerId'>,
  entries: readonly QueueEntry[],
  state: LoopState,
  at: { readonly nowMs: number; readonly due: EpochMinute },
): Promise<void> {
  for (const { reason, decisionId } of entries) {
    const planVersion = state.needsOwner.find(({ id }) => id === decisionId)?.planVersion ?? null;
    await putInQueue(tx, loop, { reason, planVersion, note: null }, at);
  }
}

/** One open item for a loop and reason. Answers whether it is a new one. */
export async function putInQueue(
  tx: Transaction,
  loop: Pick<Routed, 'id' | 'ownerId'>,
  what: { readonly reason: QueueReason; readonly planVersion: number | null; readonly note: string | null },
  { nowMs, due }: { readonly nowMs: number; readonly due: EpochMinute },
): Promise<boolean> {
  const rows = await tx
    .insert(queueItems)
    .values({
      loopId: loop.id,
      ownerId: loop.ownerId,
      ...what,
      createdAt: new Date(nowMs),
      dueAt: new Date(due * 60_000),
    })
    .onConflictDoUpdate({
      target: [queueItems.loopId, queueItems.reason],
      // As it stands in the index: a parameter is not known to be the same.
      targetWhere: sql`${queueItems.state} = 'open'`,
      set: {
        planVersion: sql`coalesce(excluded.plan_version, ${queueItems.planVersion})`,
        note: sql`coalesce(excluded.note, ${queueItems.note})`,
      },
    })
    .returning({ createdAt: queueItems.createdAt });
  return rows[0]?.createdAt.getTime() === nowMs;
}

/**
 * An owner lets people help, or no longer: what waits in their loops goes before a person, or leaves the queue. Nobody has just
 * written, so it is not urgent.
 */
export async function rerouteOwner(tx: Transaction, ownerId: string, nowMs: number): Promise<void> {
  const help = await helpOf(tx, ownerId);
  const due = dueAt(zoneTable(help.zone), minuteOf(nowMs), false);
  const waiting = await tx
    .select({ id: loops.id, ownerId: loops.ownerId, state: loops.state })
    .from(loops)
    .where(and(eq(loops.ownerId, ownerId), sql`jsonb_array_length(${loops.state} -> 'needsOwner') > 0`))
    .orderBy(loops.id)
    .for('update');
  for (const loop of waiting) await enter(tx, loop, entriesOf(loop.state, help.allowed), loop.state, { nowMs, due });
  const open = await tx
    .select({ id: queueItems.id, reason: queueItems.reason, note: queueItems.note, state: loops.state })
    .from(queueItems)
    .innerJoin(loops, eq(loops.id, queueItems.loopId))
    .where(and(eq(queueItems.ownerId, ownerId), eq(queueItems.state, 'open')));
  for (const { id, reason, note, state } of open) {
    // What was said in words is no question of the loop's: it was asked for.
    const asked = help.allowed !== 'off' && note !== null;
    if (!asked && entriesOf(state, help.allowed).every((entry) => entry.reason !== reason))
      await endItem(tx, id, nowMs);
  }
}

/** Nobody of the staff need look at it any more. */
async function endItem(tx: Transaction, id: string, nowMs: number): Promise<void> {
  await tx
    .update(queueItems)
    .set({ state: 'resolved', action: 'obsolete', resolvedAt: new Date(nowMs) })
    .where(and(eq(queueItems.id, id), eq(queueItems.state, 'open')));
}
