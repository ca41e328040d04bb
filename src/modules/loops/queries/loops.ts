import { and, asc, desc, eq, inArray, lte, min, sql } from 'drizzle-orm';
import { type Database, database, type Transaction } from '@/db/client';
import { loopEvents, loops, planActions, plans } from '@/db/schema/loops';
import { outgoingMails } from '@/db/schema/mailbox';
import { isAtRest } from '@/modules/account/queries/deletion';
import type { PendingWork } from '../workflow';

const OUTCOMES = [
  'adopted',
  'not_adopted',
  'kept_free',
  'not_kept_free',
  'booked',
  'booking_failed',
  'event_cancelled',
  'cancel_failed',
  'event_updated',
  'update_failed',
];

/** What is to be done for a loop now. `nowMs` is the product's clock; the mails' next attempt is real time. */
export async function pendingWork(loopId: string, nowMs: number, realNow: Date): Promise<PendingWork> {
  const db = database();
  // Whoever leaves, or was put out of use, has until then to come back, and nothing happens in their name.
  const [loop] = await db.select({ ownerId: loops.ownerId }).from(loops).where(eq(loops.id, loopId));
  if (!loop || (await isAtRest(loop.ownerId))) return { actions: [], mails: [], eventId: null };
  const actions = await db
    .select({ planId: planActions.planId, index: planActions.index })
    .from(planActions)
    .innerJoin(plans, eq(plans.id, planActions.planId))
    .where(and(eq(plans.loopId, loopId), eq(planActions.state, 'pending')))
    .orderBy(asc(plans.version), asc(planActions.index));
  const mails = await db
    .select({ id: outgoingMails.id })
    .from(outgoingMails)
    .where(
      and(
        eq(outgoingMails.loopId, loopId),
        sql`${outgoingMails.state} in ('queued', 'sending')`,
        lte(outgoingMails.nextAttemptAt, realNow),
      ),
    )
    .orderBy(asc(outgoingMails.loopVersion), asc(outgoingMails.actionIndex));
  const [event] = await db
    .select({ id: loopEvents.id })
    .from(loopEvents)
    .where(and(eq(loopEvents.loopId, loopId), eq(loopEvents.state, 'pending'), lte(loopEvents.dueAt, new Date(nowMs))))
    // What a plan came to is heard before anything else: the rest is decided on it.
    .orderBy(desc(inArray(loopEvents.kind, OUTCOMES)), asc(loopEvents.dueAt), asc(loopEvents.id))
    .limit(1);
  return { actions, mails: mails.map((m) => m.id), eventId: event?.id ?? null };
}

export async function eventWithLoop(eventId: number, tx: Database | Transaction = database()) {
  const [row] = await tx
    .select({ event: loopEvents, loop: loops })
    .from(loopEvents)
    .innerJoin(loops, eq(loops.id, loopEvents.loopId))
    .where(eq(loopEvents.id, eventId));
  return row ?? null;
}

export async function loopById(loopId: string, tx: Database | Transaction = database()) {
  const [row] = await tx.select().from(loops).where(eq(loops.id, loopId));
  return row ?? null;
}

/** Loops whose owners are neither leaving nor put out of use: for all others nothing is done. */
export const AT_WORK = sql`(select loops.id from loops join users on users.id = loops.owner_id where users.deletion_at is null and users.deactivated_at is null)`;
const pendingAtWork = and(eq(loopEvents.state, 'pending'), sql`${loopEvents.loopId} in ${AT_WORK}`);

/** Loops read at once. */
const PAGE = 200;

/** All loops with work that should have begun a while ago: lost on the way to the engine, or left by a crash. In order. */
export async function overdueLoops(nowMs: number, overdueMs: number, realNow: Date): Promise<string[]> {
  const before = new Date(nowMs - overdueMs);
  const realBefore = new Date(realNow.getTime() - overdueMs);
  const all: string[] = [];
  for (;;) {
    const page = await overduePage(before, realBefore, all.at(-1) ?? '');
    all.push(...page);
    if (page.length < PAGE) return all;
  }
}

async function overduePage(before: Date, realBefore: Date, after: string): Promise<string[]> {
  const rows = await database().execute<{ loop_id: string }>(sql`
    select loop_id from (
    select loop_id from loop_events where state = 'pending' and due_at <= ${before} and created_at <= ${realBefore}
    union
    select loop_id from outgoing_mails where state in ('queued', 'sending') and next_attempt_at <= ${realBefore}
    union
    select p.loop_id from plan_actions a join plans p on p.id = a.plan_id
      where a.state = 'pending' and p.created_at <= ${realBefore}
    ) overdue where loop_id > ${after} and loop_id in ${AT_WORK}
    order by loop_id limit ${PAGE}`);
  return rows.rows.map((row) => row.loop_id);
}

/** Loops with events due by now, whoever set them, each with the earliest of those. */
export async function dueLoops(nowMs: number): Promise<{ loopId: string; eventId: number }[]> {
  return database()
    .select({ loopId: loopEvents.loopId, eventId: min(loopEvents.id).mapWith(Number) })
    .from(loopEvents)
    .where(and(pendingAtWork, lte(loopEvents.dueAt, new Date(nowMs))))
    .groupBy(loopEvents.loopId);
}

/** The moment of the next pending event of any loop, or null. */
export async function nextDueAt(): Promise<number | null> {
  const [row] = await database()
    .select({ at: loopEvents.dueAt })
    .from(loopEvents)
    .where(pendingAtWork)
    .orderBy(asc(loopEvents.dueAt))
    .limit(1);
  return row ? row.at.getTime() : null;
}
