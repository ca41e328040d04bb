import { and, eq, ne, sql } from 'drizzle-orm';
import { database } from '@/db/client';
import { calendars, connections } from '@/db/schema/calendar';
import { loops } from '@/db/schema/loops';
import { CalendarError } from '@/ports/calendar';
import type { Runtime } from '@/ports/runtime';
import { POLL_BUSY_MS, POLL_IDLE_MS, POLLS_AT_ONCE } from '../constants';
import { COUNTED, countedCalendars } from '../queries/counted';
import type { Unreadable } from '../schema';
import { syncCalendar } from './sync';
import { watchCalendar } from './watch';

export type Refreshed =
  | { readonly ok: true; readonly asOf: number }
  | { readonly ok: false; readonly reason: Unreadable };

/**
 * Makes sure that every calendar of the owner was read within the last `maxAgeMs` (0: read now). `asOf` is the oldest
 * reading, in epoch ms. When one of them cannot be read nothing is known: the caller must treat no time as free.
 */
export async function refreshOwner(
  userId: string,
  { maxAgeMs }: { readonly maxAgeMs: number },
  runtime: Runtime,
): Promise<Refreshed> {
  const rows = await countedCalendars(userId);
  if (rows.length === 0) return { ok: false, reason: 'none' };
  if (rows.some((row) => row.connectionState === 'expired')) return { ok: false, reason: 'revoked' };
  const now = await runtime.clock.now();
  const read = async (row: (typeof rows)[number]): Promise<number> => {
    const age = row.syncedAt === null ? Number.POSITIVE_INFINITY : now - row.syncedAt.getTime();
    if (row.syncedAt !== null && maxAgeMs > 0 && age <= maxAgeMs) return row.syncedAt.getTime();
    return (await syncCalendar(row.id, runtime)) ?? now;
  };
  const results = await Promise.allSettled(rows.map(read));
  for (const result of results) {
    if (result.status === 'fulfilled') continue;
    if (!(result.reason instanceof CalendarError)) throw result.reason;
    return { ok: false, reason: result.reason.code === 'revoked' ? 'revoked' : 'unavailable' };
  }
  return { ok: true, asOf: Math.min(...results.map((result) => (result as PromiseFulfilledResult<number>).value)) };
}

/** Reads a newly connected account for the first time and asks for pushes. Throws CalendarError. */
export async function startMirror(connectionId: string, runtime: Runtime): Promise<void> {
  const rows = await database()
    .select({ id: calendars.id })
    .from(calendars)
    .where(and(eq(calendars.connectionId, connectionId), COUNTED));
  for (const row of rows) await mirror(row.id, runtime);
}

/**
 * Reads every calendar that is due: each 2 minutes while its owner has an open loop and there is no push, else each 15.
 * `now` is in epoch ms. Resolves to the owners whose calendars changed or can be read again. What cannot be read is marked
 * and tried again at the next turn.
 */
export async function pollDueCalendars(now: number, runtime: Runtime): Promise<{ changedOwners: string[] }> {
  const changed = new Set<string>();
  const due = await dueCalendars(now);
  const owners = new Set(due.map((row) => row.userId)).values();
  // Whoever has accounts at slow servers keeps few others waiting.
  const readers = Array.from({ length: POLLS_AT_ONCE }, async () => {
    for (const owner of owners) {
      for (const row of due.filter(({ userId }) => userId === owner)) {
        if (await poll(row, runtime)) changed.add(row.userId);
      }
    }
  });
  await Promise.all(readers);
  return { changedOwners: [...changed] };
}

/**
 * True when the calendar has changed, or can be read again. Strangers write into calendars: what cannot be dealt with stands
 * in its row, and keeps no other calendar from being read.
 */
async function poll(row: DueCalendar, runtime: Runtime): Promise<boolean> {
  try {
    await mirror(row.id, runtime);
    const [after] = await database()
      .select({ syncVersion: calendars.syncVersion })
      .from(calendars)
      .where(eq(calendars.id, row.id));
    return row.syncError !== null || after?.syncVersion !== row.syncVersion;
  } catch (error) {
    if (!(error instanceof CalendarError)) {
      await database().update(calendars).set({ syncError: 'invalid' }).where(eq(calendars.id, row.id));
    }
    return false;
  }
}

/** What was read counts, also where the provider will not push: then it is polled as if it did not. */
async function mirror(calendarId: string, runtime: Runtime): Promise<void> {
  await syncCalendar(calendarId, runtime);
  try {
    await watchCalendar(calendarId, await runtime.clock.now(), runtime);
  } catch (error) {
    if (!(error instanceof CalendarError)) throw error;
  }
}

type DueCalendar = Awaited<ReturnType<typeof dueCalendars>>[number];

async function dueCalendars(now: number) {
  const openLoop = sql`EXISTS (SELECT 1 FROM ${loops} WHERE ${loops.ownerId} = ${calendars.userId} AND ${ne(loops.phase, 'CLOSED')})`;
  const pushed = sql`(${calendars.channel} ->> 'expiresAt')::float8 > ${now}`;
  const age = sql`CASE WHEN ${openLoop} AND (${pushed}) IS NOT TRUE THEN ${POLL_BUSY_MS}::float8 ELSE ${POLL_IDLE_MS}::float8 END`;
  return database()
    .select({
      id: calendars.id,
      userId: calendars.userId,
      syncVersion: calendars.syncVersion,
      syncError: calendars.syncError,
    })
    .from(calendars)
    .innerJoin(connections, eq(connections.id, calendars.connectionId))
    .where(
      and(
        ne(connections.state, 'expired'),
        COUNTED,
        sql`(${calendars.syncedAt} IS NULL OR extract(epoch FROM ${calendars.syncedAt}) * 1000 <= ${now}::float8 - ${age})`,
      ),
    )
    .orderBy(sql`${calendars.syncedAt} NULLS FIRST`);
}
