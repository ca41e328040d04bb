import { inArray } from 'drizzle-orm';
import { database } from '@/db/client';
import { loops } from '@/db/schema/loops';

/** What these loops are called, by id. */
export async function loopTitles(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await database()
    .select({ id: loops.id, title: loops.title })
    .from(loops)
    .where(inArray(loops.id, [...ids]));
  return new Map(rows.map(({ id, title }) => [id, title]));
}
