import { and, asc, count, eq, gt, ne, or, type SQL, sql } from 'drizzle-orm';
import { pageSize } from '@/core/http/page';
import type { TimerKind } from '@/core/loop/event';
import type { Language } from '@/core/loop/state';
import { minuteOf } from '@/core/time/period';
import { database } from '@/db/client';
import { loopEvents, loops } from '@/db/schema/loops';
import { LIST_STATES, type ListState } from '../constants';
import type { ListQuery } from '../schema';
import { listStateSql } from './display-state';
import { type LoopRow, loopRow } from './lists';
import { chosenLanguage } from './owner-language';
import { readDirectly } from './peers';

export interface ListPage {
  readonly items: readonly LoopRow[];
  /** How many loops each filter holds under the same search. */
  readonly counts: Readonly<Record<ListState, number>>;
  /** Names the place behind the last item; null at the end. */
  readonly nextCursor: string | null;
}

/**
 * The owner's loops under one filter and search. Without a filter: all that are not closed. Said in the language of the page,
 * or in the one that the owner has chosen.
 */
export async function listPage(userId: string, query: ListQuery, page?: Language): Promise<ListPage> {
  const [counts, rows] = await Promise.all([countsOf(userId, query.q), rowsOf(userId, query, page)]);
  return { counts, ...rows };
}

async function countsOf(userId: string, q: string): Promise<ListPage['counts']> {
  const rows = await database()
    .select({ state: listStateSql.as('list_state'), n: count() })
    .from(loops)
    .where(and(eq(loops.ownerId, userId), matches(q)))
    .groupBy(sql`list_state`);
  const found = new Map(rows.map((row) => [row.state, row.n]));
  return Object.fromEntries(LIST_STATES.map((state) => [state, found.get(state) ?? 0])) as ListPage['counts'];
}

async function rowsOf(userId: string, { state, q, sort, cursor, ...query }: ListQuery, page?: Language) {
  const size = pageSize({ cursor, ...query });
  const next = nextTimer();
  const key =
    sort === 'next' ? nextStepKey(sql`${next.dueAt}`) : sql<number>`-${milliseconds(sql`${loops.updatedAt}`)}`;
  const rows = await database()
    .select({ loop: loops, timer: next.timer, dueAt: next.dueAt, key: key.mapWith(Number).as('sort_key') })
    .from(loops)
    .leftJoinLateral(next, sql`true`)
    .where(
      and(
        eq(loops.ownerId, userId),
        state ? eq(listStateSql, state) : ne(listStateSql, 'closed'),
        matches(q),
        cursor ? or(gt(key, cursor.key), and(eq(key, cursor.key), gt(loops.id, cursor.id))) : undefined,
      ),
    )
    .orderBy(asc(sql`sort_key`), asc(loops.id))
    .limit(size + 1);
  const shown = rows.slice(0, size);
  const last = rows.length > size ? shown.at(-1) : undefined;
  const addresses = shown.flatMap(({ loop }) => loop.state.participants.map((person) => person.address));
  const [direct, language] = await Promise.all([
    readDirectly([...new Set(addresses)], userId),
    page ?? chosenLanguage(userId),
  ]);
  return {
    items: shown.map(({ loop, timer, dueAt }) =>
      loopRow(loop, {
        next: timer && dueAt ? { kind: timer, at: minuteOf(dueAt.getTime()) } : null,
        direct,
        language,
      }),
    ),
    nextCursor: last ? `${last.key}_${last.loop.id}` : null,
  };
}

/** The next timer of the row's loop, for a lateral join. */
function nextTimer() {
  return database()
    .select({
      timer: sql<TimerKind>`${loopEvents.payload} ->> 'timer'`.as('timer'),
      dueAt: sql`${loopEvents.dueAt}`.mapWith(loopEvents.dueAt).as('due_at'),
    })
    .from(loopEvents)
    .where(
      and(
        eq(loopEvents.loopId, loops.id),
        eq(loopEvents.state, 'pending'),
        eq(loopEvents.kind, 'timer'),
        // A reminder of a question that has been answered finds nothing to remind of.
        sql`(${loopEvents.payload} ->> 'timer' <> 'owner_reminder' or ${listStateSql} = 'needs-you')`,
      ),
    )
    .orderBy(asc(loopEvents.dueAt))
    .limit(1)
    .as('next_timer');
}

/** Milliseconds of the next step: what waits for the owner first, what has no next step last. */
function nextStepKey(dueAt: SQL): SQL<number> {
  return sql<number>`case ${listStateSql}
    when 'needs-you' then 0
    when 'closed' then 9e15
    when 'booked' then coalesce((${loops.state} #>> '{booking,start}')::float8 * 60000, 8e15)
    else coalesce(${milliseconds(dueAt)}, 8e15) end`;
}

function milliseconds(moment: SQL): SQL {
  return sql`floor(extract(epoch from ${moment}) * 1000)::float8`;
}

/** Every word of the search stands in the title, the subject, or a guest's name or address. */
function matches(q: string): SQL | undefined {
  const words = q.split(/\s+/).filter(Boolean);
  return and(
    ...words.map((word) => {
      const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
      return sql`(${loops.title} ilike ${pattern} or ${loops.state} #>> '{thread,subject}' ilike ${pattern} or exists (
        select 1 from jsonb_array_elements(
          ${loops.state} -> 'participants' || coalesce(${loops.state} #> '{proposal,after,participants}', '[]')) person
        where person ->> 'role' = 'guest'
          and (person ->> 'name' ilike ${pattern} or person ->> 'address' ilike ${pattern})))`;
    }),
  );
}
