import { and, desc, eq, sql } from 'drizzle-orm';
import { knownEvents } from '@/core/hooks/events';
import { pageSize } from '@/core/http/page';
import { database } from '@/db/client';
import { hookDeliveries, hooks } from '@/db/schema/hooks';
import type { DeliveriesQuery, DeliveryRow, HookRow } from './schema';

type Hook = typeof hooks.$inferSelect;
type Delivery = typeof hookDeliveries.$inferSelect;

/** The user's webhooks, the newest first. */
export async function hooksOf(userId: string): Promise<HookRow[]> {
  const rows = await database()
    .select()
    .from(hooks)
    .where(eq(hooks.userId, userId))
    .orderBy(desc(hooks.createdAt), desc(hooks.id));
  return rows.map(hookRow);
}

/** One of the user's webhooks, or null. */
export async function hookOf(userId: string, id: string): Promise<HookRow | null> {
  const [row] = await database()
    .select()
    .from(hooks)
    .where(and(eq(hooks.userId, userId), eq(hooks.id, id)));
  return row ? hookRow(row) : null;
}

/** What went to a webhook, the newest first: the caller has seen to whose it is. */
export async function deliveriesOf(hookId: string, query: DeliveriesQuery = {}) {
  const size = pageSize(query);
  const rows = await database()
    .select({ row: hookDeliveries, micros: sql<string>`${MICROS}::text` })
    .from(hookDeliveries)
    .where(and(eq(hookDeliveries.hookId, hookId), after(query.cursor)))
    .orderBy(desc(hookDeliveries.createdAt), desc(hookDeliveries.id))
    .limit(size + 1);
  const end = rows.length > size ? rows[size - 1] : undefined;
  return {
    items: rows.slice(0, size).map(({ row }) => deliveryRow(row)),
    nextCursor: end ? `${end.micros}.${end.row.id}` : null,
  };
}

const MICROS = sql`(extract(epoch from ${hookDeliveries.createdAt}) * 1000000)::bigint`;

function after(cursor: string | undefined) {
  if (cursor === undefined) return undefined;
  const [micros = '', last = ''] = cursor.split('.');
  const at = sql`timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond'`;
  return sql`(${hookDeliveries.createdAt}, ${hookDeliveries.id}) < (${at}, ${last}::uuid)`;
}

function hookRow(row: Hook): HookRow {
  const { id, url, events, pausedAt, pausedFor, failingSince, formerUntil, createdAt } = row;
  return {
    id,
    url,
    events: knownEvents(events),
    pausedAt: pausedAt?.getTime() ?? null,
    pausedFor,
    failingSince: failingSince?.getTime() ?? null,
    formerUntil: formerUntil?.getTime() ?? null,
    createdAt: createdAt.getTime(),
  };
}

function deliveryRow(row: Delivery): DeliveryRow {
  const { id, state, attempts, createdAt, triedAt, dueAt, status, tookMs, excerpt, body } = row;
  return {
    id,
    type: row.type as DeliveryRow['type'],
    state,
    attempts,
    createdAt: createdAt.getTime(),
    triedAt: triedAt?.getTime() ?? null,
    nextAt: dueAt?.getTime() ?? null,
    status,
    tookMs,
    excerpt,
    problem: row.problem as DeliveryRow['problem'],
    body,
  };
}
