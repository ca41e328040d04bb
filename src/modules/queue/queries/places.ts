import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { type Place, placeText } from '@/core/queue/place';
import { users } from '@/db/schema/identity';

/** The microseconds of a moment, which is what the database keeps and a Date does not. */
export function microsOf(column: SQLWrapper): SQL<string> {
  return sql<string>`(extract(epoch from ${column}) * 1000000)::bigint::text`;
}

/** What comes after a place in a list by this moment and id. */
export function behind(column: SQLWrapper, id: SQLWrapper, { micros, id: last }: Place, desc: boolean): SQL {
  const moment = sql`(timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond')`;
  return desc ? sql`(${column}, ${id}) < (${moment}, ${last})` : sql`(${column}, ${id}) > (${moment}, ${last})`;
}

/** The first `size` of the rows, of which one more was read, and the place of the last where there are more. */
export function pageAt<R extends { readonly micros: string; readonly id: string }>(rows: readonly R[], size: number) {
  const items = rows.slice(0, size);
  const last = rows.length > size ? items.at(-1) : undefined;
  return { items, nextCursor: last ? placeText(last) : null };
}

/** In a query over `users`: their address has this in it. */
export function addressHas(q: string | undefined): SQL | undefined {
  if (!q) return undefined;
  return sql`${users.email} like ${`%${q.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`}`;
}
