import { and, asc, countDistinct, eq, gt, ne } from 'drizzle-orm';
import type { EpochMinute } from '@/core/time/period';
import { database } from '@/db/client';
import { calendars, connections } from '@/db/schema/calendar';
import { loops } from '@/db/schema/loops';
import { meetings } from '@/db/schema/meetings';
import type { CalendarItem, IntegrationItem } from '../schema';

/**
 * The user's connected accounts with their calendars, in the order in which they were connected. `now`: epoch minute after
 * which meetings count as to come.
 */
export async function integrationsOf(userId: string, now: EpochMinute = 0): Promise<IntegrationItem[]> {
  const accounts = await database()
    .select()
    .from(connections)
    .where(eq(connections.userId, userId))
    .orderBy(asc(connections.createdAt));
  const rows = await database()
    .select()
    .from(calendars)
    .where(eq(calendars.userId, userId))
    .orderBy(asc(calendars.name));
  const booked = await database()
    .select({ connectionId: calendars.connectionId, n: countDistinct(meetings.providerEventId) })
    .from(meetings)
    .innerJoin(calendars, eq(calendars.id, meetings.calendarId))
    .where(and(eq(meetings.ownerId, userId), eq(meetings.state, 'confirmed'), gt(meetings.endMin, now)))
    .groupBy(calendars.connectionId);
  return accounts.map((account) => {
    const own = rows.filter((row) => row.connectionId === account.id).map(calendarItem);
    const counted = own.filter((calendar) => calendar.busy || calendar.write);
    const readings = counted.map((calendar) => calendar.syncedAt);
    return {
      id: account.id,
      kind: account.kind,
      account: account.accountEmail,
      server: account.server || null,
      state: account.state === 'expired' ? 'expired' : stateOf(counted),
      lastSyncAt: readings.length === 0 || readings.includes(null) ? null : Math.min(...(readings as number[])),
      booked: booked.find((row) => row.connectionId === account.id)?.n ?? 0,
      calendars: own.sort((a, b) => Number(b.primary) - Number(a.primary)),
    };
  });
}

/** How many matters of the user are not settled yet. */
export async function openLoops(userId: string): Promise<number> {
  return database().$count(loops, and(eq(loops.ownerId, userId), ne(loops.phase, 'CLOSED')));
}

export interface ConnectionHealth {
  /** `ok` only when every calendar that counts can be read. */
  readonly state: 'none' | 'ok' | 'syncing' | 'expired' | 'error';
  /** Epoch milliseconds of the oldest reading; null when one was never read. */
  readonly asOf: number | null;
  readonly writeCalendar: { readonly id: string; readonly name: string } | null;
}

/** Whether the user's calendars can be trusted now, in one line for the dashboard. */
export async function connectionHealth(userId: string): Promise<ConnectionHealth> {
  const accounts = await integrationsOf(userId);
  const worst = (['expired', 'error', 'syncing'] as const).find((state) => accounts.some((a) => a.state === state));
  const readings = accounts.map((account) => account.lastSyncAt);
  const write = accounts.flatMap((account) => account.calendars).find((calendar) => calendar.write);
  return {
    state: accounts.length === 0 ? 'none' : (worst ?? 'ok'),
    asOf: readings.length === 0 || readings.includes(null) ? null : Math.min(...(readings as number[])),
    writeCalendar: write ? { id: write.id, name: write.name } : null,
  };
}

function stateOf(counted: readonly CalendarItem[]): 'connected' | 'syncing' | 'error' {
  if (counted.some((calendar) => calendar.syncError !== null)) return 'error';
  return counted.some((calendar) => calendar.syncedAt === null) ? 'syncing' : 'connected';
}

function calendarItem(row: typeof calendars.$inferSelect): CalendarItem {
  const { id, name, zone, colour, primary, writable, busy, write, syncError } = row;
  const syncedAt = row.syncedAt?.getTime() ?? null;
  return { id, name, zone, colour, primary, writable, busy, write, syncedAt, syncError };
}
