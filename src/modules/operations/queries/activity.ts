import { and, desc, eq, ne, type SQL, sql } from 'drizzle-orm';
import { pageSize } from '@/core/http/page';
import { database } from '@/db/client';
import { auditLog } from '@/db/schema/identity';
import { type Action, type ActivityPage, type ActivityQuery, type ActivityRow, VISITOR } from '../schema';

/** What was done to an account, newest first: a short page, then longer ones. Its preferences have a history of their own. */
export async function activityOf(userId: string, query: ActivityQuery = {}): Promise<ActivityPage> {
  const size = pageSize(query);
  const before = afterCursor(query.cursor);
  const rows = await database()
    .select({ row: auditLog, micros: sql<string>`${MICROS}::text` })
    .from(auditLog)
    .where(and(eq(auditLog.userId, userId), ne(auditLog.action, 'preferences.changed'), before))
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(size + 1);
  const shown = rows.slice(0, size);
  const end = rows.length > size ? shown.at(-1) : undefined;
  return {
    items: shown.map(({ row }) => activityRow(row)),
    nextCursor: end ? `${end.micros}.${end.row.id}` : null,
  };
}

/** A moment to the microsecond, which is what the database keeps and a Date does not. */
export const MICROS = sql`(extract(epoch from ${auditLog.at}) * 1000000)::bigint`;

/** What comes after the line that a cursor names, newest first: `micros.id`. */
export function afterCursor(cursor: string | undefined): SQL | undefined {
  if (cursor === undefined) return undefined;
  const [micros = '', last = ''] = cursor.split('.');
  // By the moment itself, of which there is an index.
  const at = sql`timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond'`;
  return sql`(${auditLog.at}, ${auditLog.id}) < (${at}, ${last}::uuid)`;
}

function activityRow(row: typeof auditLog.$inferSelect): ActivityRow {
  const { id, at, actor, reason, address, userAgent, data } = row;
  // From where staff act is not their business whom they help.
  const near = actor === row.userId || actor === VISITOR;
  const detail = data?.account ?? data?.address ?? data?.role;
  return {
    id,
    at: at.toISOString(),
    action: row.action as Action,
    own: actor === row.userId,
    detail: typeof detail === 'string' ? detail : null,
    reason,
    address: near ? address : null,
    userAgent: near ? userAgent : null,
    token: typeof data?.token === 'string' ? data.token : null,
  };
}
