import { and, asc, desc, eq, gt, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { pageSize } from '@/core/http/page';
import { readAlong } from '@/core/mail/link-keys';
import { aboutOf } from '@/core/queue/about';
import { ALARM_MS, isAlarming } from '@/core/queue/times';
import { database } from '@/db/client';
import { basics, users } from '@/db/schema/identity';
import { loops } from '@/db/schema/loops';
import { queueItems } from '@/db/schema/queue';
import type { SessionUser } from '@/modules/identity/schema';
import type { Client } from '@/modules/operations/schema';
import { glanceAtAll } from '@/modules/staff/commands/look';
import { humanHelpAllows } from '@/modules/staff/policy';
import type { QueueQuery, QueueRow } from '../schema';
import { addressHas, behind, microsOf, pageAt } from './places';

const holder = alias(users, 'holder');

export interface QueuePage {
  readonly items: readonly QueueRow[];
  readonly nextCursor: string | null;
  /** How many there are under these filters. */
  readonly total: number;
}

/**
 * What waits for a person, the most urgent first, each with whom it is about and when; that they were shown it is written down
 * first. `nowMs` is the product's clock.
 */
export async function queuePage(
  staff: SessionUser,
  query: QueueQuery,
  nowMs: number,
  client?: Client,
): Promise<QueuePage> {
  const size = pageSize(query);
  const isDesc = query.sort === '-due';
  const at = isDesc ? desc : asc;
  const where = and(waiting(), matching(staff, query, new Date(nowMs)));
  const [rows, total] = await Promise.all([
    database()
      .select({
        ...{ item: queueItems, id: queueItems.id, micros: microsOf(queueItems.dueAt), owner: users, holder },
        ...{ loop: loops, zone: basics.zone },
      })
      .from(queueItems)
      .innerJoin(users, eq(users.id, queueItems.ownerId))
      .innerJoin(loops, eq(loops.id, queueItems.loopId))
      .leftJoin(basics, eq(basics.userId, users.id))
      .leftJoin(holder, eq(holder.id, queueItems.leaseHolder))
      .where(and(where, query.cursor ? behind(queueItems.dueAt, queueItems.id, query.cursor, isDesc) : undefined))
      .orderBy(at(queueItems.dueAt), at(queueItems.id))
      .limit(size + 1),
    counted(where),
  ]);
  const { items, nextCursor } = pageAt(rows, size);
  await glanceAtAll(
    database(),
    items.map(({ item, owner }) => ({
      staff: staff.id,
      owner: owner.id,
      subject: { kind: 'loop', id: item.loopId },
      reason: 'queue: list',
      ...(client ? { client } : {}),
    })),
  );
  return { items: readAlong(items.map((row) => queueRow(row, staff, nowMs))), nextCursor, total };
}

/**
 * The item that comes after this one in the queue, of those that nobody else holds, the most urgent of all after the last; null:
 * no other waits.
 */
export async function nextItem(staff: SessionUser, itemId: string, nowMs: number): Promise<string | null> {
  const now = new Date(nowMs);
  const free = or(notHeld(now), eq(queueItems.leaseHolder, staff.id));
  const behindIt = sql`(${queueItems.dueAt}, ${queueItems.id}) > (select due_at, id from queue_items here where here.id = ${itemId})`;
  const [next] = await database()
    .select({ id: queueItems.id })
    .from(queueItems)
    .innerJoin(users, eq(users.id, queueItems.ownerId))
    .where(and(waiting(), free, ne(queueItems.id, itemId)))
    .orderBy(desc(sql`coalesce(${behindIt}, false)`), asc(queueItems.dueAt), asc(queueItems.id))
    .limit(1);
  return next?.id ?? null;
}

/** Open items of owners who let people help. */
function waiting(): SQL | undefined {
  return and(eq(queueItems.state, 'open'), humanHelpAllows(queueItems.loopId));
}

function matching(staff: SessionUser, { reason, held, q }: QueueQuery, now: Date): SQL | undefined {
  return and(
    addressHas(q),
    reason ? eq(queueItems.reason, reason) : undefined,
    held === 'mine' ? and(eq(queueItems.leaseHolder, staff.id), gt(queueItems.leaseUntil, now)) : undefined,
    held === 'free' ? notHeld(now) : undefined,
  );
}

function notHeld(now: Date): SQL | undefined {
  return or(isNull(queueItems.leaseUntil), lte(queueItems.leaseUntil, now));
}

async function counted(where: SQL | undefined): Promise<number> {
  const [row] = await database()
    .select({ n: sql<number>`count(*)::int` })
    .from(queueItems)
    .innerJoin(users, eq(users.id, queueItems.ownerId))
    .where(where);
  return row?.n ?? 0;
}

type Row = {
  item: typeof queueItems.$inferSelect;
  owner: typeof users.$inferSelect;
  holder: typeof users.$inferSelect | null;
  loop: typeof loops.$inferSelect;
  zone: string | null;
};

function queueRow({ item, owner, holder: by, loop, zone }: Row, staff: SessionUser, nowMs: number): QueueRow {
  const leaseUntil = item.leaseUntil?.getTime() ?? null;
  const held = by !== null && leaseUntil !== null && leaseUntil > nowMs;
  return {
    id: item.id,
    loopId: item.loopId,
    reason: item.reason,
    owner: owner.email,
    title: loop.state.thread.subject || loop.title,
    ...aboutOf(loop.state),
    zone: zone ?? 'Etc/UTC',
    plan: item.planVersion !== null,
    createdAt: item.createdAt.getTime(),
    dueAt: item.dueAt.getTime(),
    heldBy: held ? (by.name ?? by.email) : null,
    mine: held && by.id === staff.id,
    leaseUntil: held ? leaseUntil : null,
    alarm: isAlarming({ dueMs: item.dueAt.getTime(), leaseUntilMs: leaseUntil }, nowMs),
  };
}

export interface QueueFigures {
  readonly open: number;
  readonly due: number;
  /** Due, and nobody has held them for five minutes. */
  readonly alarms: number;
}

/** How many wait, are due, and are left alone: `isAlarming`, said to the database. */
export async function queueFigures(nowMs: number): Promise<QueueFigures> {
  const now = new Date(nowMs);
  const since = new Date(nowMs - ALARM_MS);
  const alone = and(lte(queueItems.dueAt, since), or(isNull(queueItems.leaseUntil), lte(queueItems.leaseUntil, since)));
  const [row] = await database()
    .select({
      open: sql<number>`count(*)::int`,
      due: sql<number>`(count(*) filter (where ${lte(queueItems.dueAt, now)}))::int`,
      alarms: sql<number>`(count(*) filter (where ${alone}))::int`,
    })
    .from(queueItems)
    .innerJoin(users, eq(users.id, queueItems.ownerId))
    .where(waiting());
  return row ?? { open: 0, due: 0, alarms: 0 };
}
