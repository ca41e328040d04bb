import { and, asc, desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { pageSize } from '@/core/http/page';
import type { TimerKind } from '@/core/loop/event';
import { database } from '@/db/client';
import { users } from '@/db/schema/identity';
import { loopEvents, loops } from '@/db/schema/loops';
import type { LoopsQuery, StaffLoopRow } from '../schema';
import { addressHas, behind, microsOf, pageAt } from './places';
import { IS_PENDING, staffState, standsAs } from './staff-state';

const DAY_MS = 86_400_000;
/** From when to when the loops of an age began, in days before now. */
const AGES = { day: [1, 0], week: [7, 1], month: [30, 7], older: [null, 30] } as const;

export interface StaffLoopPage {
  readonly items: readonly StaffLoopRow[];
  readonly nextCursor: string | null;
  readonly total: number;
}

/** All loops, whoever's: whose they are and how they stand, and nothing of what they are about. Newest change first. */
export async function staffLoops(query: LoopsQuery, nowMs: number): Promise<StaffLoopPage> {
  const where = and(matching(query, nowMs), query.sort?.endsWith('next') ? hasTimer() : undefined);
  const size = pageSize(query);
  const [rows, total] = await Promise.all([rowsOf(query, where, size), counted(where)]);
  const { items, nextCursor } = pageAt(rows, size);
  const timers = await timersOf(items.map(({ id }) => id));
  return {
    items: items.map(({ id, owner, loop, pending }) => ({
      id,
      owner,
      state: staffState(loop.state, pending),
      createdAt: loop.createdAt.getTime(),
      updatedAt: loop.updatedAt.getTime(),
      timer: timers.get(id) ?? null,
    })),
    nextCursor,
    total,
  };
}

function rowsOf({ sort = '-updated', cursor }: LoopsQuery, where: SQL | undefined, size: number) {
  const isDesc = sort.startsWith('-');
  const at = isDesc ? desc : asc;
  const byTimer = sort.endsWith('next');
  const next = nextDue();
  const key = sort.endsWith('created') ? sql`${loops.createdAt}` : byTimer ? sql`${next.due}` : sql`${loops.updatedAt}`;
  const rows = database()
    .select({ loop: loops, id: loops.id, owner: users.email, micros: microsOf(key), pending: IS_PENDING })
    .from(loops)
    .innerJoin(users, eq(users.id, loops.ownerId))
    .$dynamic();
  return (byTimer ? rows.innerJoin(next, eq(next.loopId, loops.id)) : rows)
    .where(and(where, cursor ? behind(key, loops.id, cursor, isDesc) : undefined))
    .orderBy(at(key), at(loops.id))
    .limit(size + 1);
}

/** When the next timer of each loop is due; loops without one are not there. */
function nextDue() {
  return database()
    .select({ loopId: loopEvents.loopId, due: sql<Date>`min(${loopEvents.dueAt})`.as('due') })
    .from(loopEvents)
    .where(isSet())
    .groupBy(loopEvents.loopId)
    .as('next_due');
}

/** A timer that will do something: a reminder of a question that was answered finds nothing to remind of. */
function isSet(): SQL | undefined {
  return and(
    eq(loopEvents.state, 'pending'),
    eq(loopEvents.kind, 'timer'),
    sql`(${loopEvents.payload} ->> 'timer' <> 'owner_reminder' or exists (select 1 from loops asking
      where asking.id = ${loopEvents.loopId} and jsonb_array_length(asking.state -> 'needsOwner') > 0))`,
  );
}

/** Loops that something is set for, by the index of what is pending. */
function hasTimer(kind?: TimerKind): SQL {
  const pending = and(isSet(), kind ? sql`${loopEvents.payload} ->> 'timer' = ${kind}` : undefined);
  return inArray(loops.id, database().select({ id: loopEvents.loopId }).from(loopEvents).where(pending));
}

function matching({ state, age, timer, q }: LoopsQuery, nowMs: number): SQL | undefined {
  const [from, until] = age ? AGES[age] : [null, null];
  const ago = (days: number) => new Date(nowMs - days * DAY_MS);
  return and(
    state ? standsAs(state) : undefined,
    from === null ? undefined : gte(loops.createdAt, ago(from)),
    until ? lt(loops.createdAt, ago(until)) : undefined,
    timer ? hasTimer(timer) : undefined,
    q ? inArray(loops.ownerId, database().select({ id: users.id }).from(users).where(addressHas(q))) : undefined,
  );
}

async function counted(where: SQL | undefined): Promise<number> {
  const [row] = await database().select({ n: sql<number>`count(*)::int` }).from(loops).where(where);
  return row?.n ?? 0;
}

/** The next timer of each of these loops. */
export async function timersOf(ids: readonly string[]): Promise<ReadonlyMap<string, StaffLoopRow['timer']>> {
  if (ids.length === 0) return new Map();
  const rows = await database()
    .select({ id: loopEvents.loopId, kind: sql<TimerKind>`${loopEvents.payload} ->> 'timer'`, at: loopEvents.dueAt })
    .from(loopEvents)
    .where(and(inArray(loopEvents.loopId, [...ids]), isSet()))
    .orderBy(desc(loopEvents.dueAt));
  return new Map(rows.map(({ id, kind, at }) => [id, { kind, at: at.getTime() }]));
}
