import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { database } from '@/db/client';

/** How many of an owner's loops are watched: those that changed last. */
const WATCHED_LOOPS = 20;

/** By loop, a mark that differs once anything of the loop that is shown has changed. */
export type Marks = ReadonlyMap<string, string>;

/** The marks of these owners' newest loops: the loop's version, and the states of its mails, which change without one. */
export async function marksOf(ownerIds: readonly string[]): Promise<ReadonlyMap<string, Marks>> {
  const marks = new Map<string, Map<string, string>>(ownerIds.map((id) => [id, new Map()]));
  if (marks.size === 0) return marks;
  const owners = sql.join(
    ownerIds.map((id) => sql`${id}::uuid`),
    sql`, `,
  );
  const { rows } = await database().execute<{ owner_id: string; id: string; mark: string }>(sql`
    select owner.id as owner_id, loop.id, loop.version || ' ' || coalesce(mails.states, '') as mark
    from unnest(array[${owners}]) as owner(id)
    cross join lateral (
      select id, version from loops where owner_id = owner.id order by updated_at desc limit ${WATCHED_LOOPS}
    ) loop
    cross join lateral (
      select string_agg(state || n, ' ' order by state) as states
      from (select state, count(*) as n from outgoing_mails where loop_id = loop.id group by state) counted
    ) mails`);
  for (const row of rows) marks.get(row.owner_id)?.set(row.id, row.mark);
  return marks;
}

/** All marks of one owner as one short word: what a page was rendered from. */
export async function markOf(ownerId: string): Promise<string> {
  return digestOf((await marksOf([ownerId])).get(ownerId) ?? new Map());
}

export function digestOf(marks: Marks): string {
  const words = [...marks].map(([id, mark]) => `${id} ${mark}`).sort();
  return createHash('sha256').update(words.join('\n')).digest('base64url').slice(0, 16);
}
