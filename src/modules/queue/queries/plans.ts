import { and, asc, desc, eq, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { pageSize } from '@/core/http/page';
import { isOfReading } from '@/core/loop/asking/reason-words';
import { readAlong } from '@/core/mail/link-keys';
import { aboutOf } from '@/core/queue/about';
import { type Check, checksOf } from '@/core/queue/checks';
import { type Bar, barTo, type QueueReason } from '@/core/queue/reasons';
import type { QuestionShown } from '@/core/replies/question/shown';
import { renderReply } from '@/core/replies/render';
import { verifyReply } from '@/core/replies/verify';
import { database } from '@/db/client';
import { basics, users } from '@/db/schema/identity';
import { loops, plans } from '@/db/schema/loops';
import { queueItems } from '@/db/schema/queue';
import type { SessionUser } from '@/modules/identity/schema';
import { type DecisionRow, decisionsOf } from '@/modules/loops/queries/decisions';
import { draftOf } from '@/modules/loops/queries/draft';
import { questionShown } from '@/modules/loops/queries/question';
import { snapshotOf } from '@/modules/loops/queries/snapshot';
import type { Client } from '@/modules/operations/schema';
import { basicsOf } from '@/modules/preferences/queries';
import { glanceAtAll, lookAt } from '@/modules/staff/commands/look';
import { humanHelpAllows } from '@/modules/staff/policy';
import type { Runtime } from '@/ports/runtime';
import type { PlanRow, PlansQuery } from '../schema';
import { addressHas, behind, microsOf, pageAt } from './places';
import { plannedLoop } from './planned';

const holder = alias(users, 'holder');
/** Plans that wait for a yes, and were routed to the staff. */
const WAITING = and(eq(plans.state, 'proposed'), eq(queueItems.state, 'open'), humanHelpAllows(loops.id));

export interface PlanPage {
  readonly items: readonly PlanRow[];
  readonly nextCursor: string | null;
  readonly total: number;
}

/**
 * The plans that staff may let be carried out, the most urgent first, each with whom it is about and when; that they were shown
 * it is written down first.
 */
export async function planPage(
  staff: SessionUser,
  query: PlansQuery,
  nowMs: number,
  client?: Client,
): Promise<PlanPage> {
  const size = pageSize(query);
  const where = and(WAITING, addressHas(query.q));
  const [rows, [count]] = await Promise.all([
    database()
      .select({
        ...{ plan: plans, item: queueItems, id: plans.id, micros: microsOf(queueItems.dueAt), owner: users, holder },
        ...{ loop: loops, zone: basics.zone },
      })
      .from(plans)
      .innerJoin(loops, eq(loops.id, plans.loopId))
      .innerJoin(users, eq(users.id, loops.ownerId))
      .innerJoin(queueItems, and(eq(queueItems.loopId, plans.loopId), eq(queueItems.planVersion, plans.version)))
      .leftJoin(basics, eq(basics.userId, users.id))
      .leftJoin(holder, eq(holder.id, queueItems.leaseHolder))
      .where(and(where, query.cursor ? behind(queueItems.dueAt, plans.id, query.cursor, false) : undefined))
      .orderBy(asc(queueItems.dueAt), asc(plans.id))
      .limit(size + 1),
    database()
      .select({ n: sql<number>`count(*)::int` })
      .from(plans)
      .innerJoin(loops, eq(loops.id, plans.loopId))
      .innerJoin(users, eq(users.id, loops.ownerId))
      .innerJoin(queueItems, and(eq(queueItems.loopId, plans.loopId), eq(queueItems.planVersion, plans.version)))
      .where(where),
  ]);
  const { items, nextCursor } = pageAt(rows, size);
  await glanceAtAll(
    database(),
    items.map(({ plan, owner }) => ({
      staff: staff.id,
      owner: owner.id,
      subject: { kind: 'loop', id: plan.loopId },
      reason: 'plan review: list',
      ...(client ? { client } : {}),
    })),
  );
  const shown = items.map(
    ({ id, plan, item, owner, holder: by, loop, zone }): PlanRow => ({
      id,
      loopId: plan.loopId,
      reason: item.reason,
      owner: owner.email,
      title: loop.state.thread.subject || loop.title,
      ...aboutOf(loop.state),
      zone: zone ?? 'Etc/UTC',
      act: plan.act,
      risk: plan.risk,
      createdAt: plan.createdAt.getTime(),
      dueAt: item.dueAt.getTime(),
      heldBy: by && item.leaseUntil && item.leaseUntil.getTime() > nowMs ? (by.name ?? by.email) : null,
    }),
  );
  return { items: readAlong(shown), nextCursor, total: count?.n ?? 0 };
}

/** The plan that comes after this one, of those that nobody else holds, the most urgent of all after the last; null: no other waits. */
export async function nextPlan(staff: SessionUser, planId: string, nowMs: number): Promise<string | null> {
  const now = new Date(nowMs);
  const free = or(isNull(queueItems.leaseUntil), lte(queueItems.leaseUntil, now), eq(queueItems.leaseHolder, staff.id));
  const due = sql`(select q.due_at from queue_items q join plans p on p.loop_id = q.loop_id and p.version = q.plan_version
    where p.id = ${planId} order by q.due_at limit 1)`;
  const behindIt = sql`(${queueItems.dueAt}, ${plans.id}) > (${due}, ${planId}::uuid)`;
  const [next] = await database()
    .select({ id: plans.id })
    .from(plans)
    .innerJoin(loops, eq(loops.id, plans.loopId))
    .innerJoin(users, eq(users.id, loops.ownerId))
    .innerJoin(queueItems, and(eq(queueItems.loopId, plans.loopId), eq(queueItems.planVersion, plans.version)))
    .where(and(WAITING, free, ne(plans.id, planId)))
    .orderBy(desc(sql`coalesce(${behindIt}, false)`), asc(queueItems.dueAt), asc(plans.id))
    .limit(1);
  return next?.id ?? null;
}

/** A plan with all that it is decided on. */
export interface PlanShown {
  readonly id: string;
  readonly loopId: string;
  readonly reason: QueueReason;
  readonly owner: { readonly name: string | null; readonly email: string };
  readonly zone: string;
  readonly risk: number;
  readonly decision: DecisionRow;
  readonly question: QuestionShown;
  readonly checks: readonly Check[];
  /** Why staff may not say yes; null: they may. */
  readonly bar: Bar | null;
}

/** A plan that waits, with what was said and what speaks against it; the look is written down first. Null: it waits no more. */
export async function planShown(
  staff: SessionUser,
  planId: string,
  runtime: Runtime,
  client?: Client,
): Promise<PlanShown | null> {
  const found = await plannedLoop(planId);
  if (found?.plan.state !== 'proposed') return null;
  const { plan, loop, reason } = found;
  const { proposal } = loop.state;
  const asked = loop.state.needsOwner.find((d) => d.kind === 'approve' && d.planVersion === plan.version);
  if (!asked || !proposal) return null;
  await lookAt(database(), {
    staff: staff.id,
    owner: loop.ownerId,
    subject: { kind: 'plan', id: planId },
    reason: `plan review: ${reason}`,
    ...(client ? { client } : {}),
  });
  const zone = (await basicsOf(loop.ownerId))?.zone ?? 'Etc/UTC';
  const [rows, question, draft, context, [owner]] = await Promise.all([
    decisionsOf(loop.ownerId, loop.id),
    questionShown(loop, asked, runtime),
    draftOf(loop, proposal, zone, runtime),
    snapshotOf(loop, runtime),
    database().select({ name: users.name, email: users.email }).from(users).where(eq(users.id, loop.ownerId)),
  ]);
  const decision = rows.find(({ id }) => id === asked.id);
  if (!decision || !owner) return null;
  const problems = draft ? verifyReply(renderReply(draft.message), draft.message) : [];
  return readAlong({
    id: planId,
    loopId: loop.id,
    reason,
    owner,
    zone,
    risk: plan.risk,
    decision,
    question,
    checks: checksOf({ state: loop.state, proposal, decision: asked, isOfReading, problems }, context),
    bar: barTo(asked, loop.state.phase),
  });
}
