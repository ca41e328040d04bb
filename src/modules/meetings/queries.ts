import { and, asc, eq, gt, lt, ne, or, sql } from 'drizzle-orm';
import type { EpochMinute, Period } from '@/core/time/period';
import { database } from '@/db/client';
import { meetings } from '@/db/schema/meetings';
import type { Buffers } from './schema';

/**
 * The owner's holds and bookings in the window, but for one loop's, as busy periods for a search. Where the buffers
 * differ a period is widened, so that a search that keeps `bufferBefore` and `bufferAfter` free around its slot also
 * keeps what the standing meeting needs: the larger of the two on either side.
 */
export async function heldAndBooked(
  ownerId: string,
  window: Period,
  options: Partial<Buffers> & { readonly exceptLoop?: string; readonly now: EpochMinute },
): Promise<Period[]> {
  const { bufferBefore = 0, bufferAfter = 0, exceptLoop, now } = options;
  const widenStart = Math.max(0, bufferBefore - bufferAfter);
  const widenEnd = Math.max(0, bufferAfter - bufferBefore);
  const live = or(
    eq(meetings.state, 'confirmed'),
    and(eq(meetings.state, 'held'), gt(meetings.expiresAt, new Date(now * 60_000))),
  );
  const rows = await database()
    .select({ start: meetings.startMin, end: meetings.endMin })
    .from(meetings)
    .where(
      and(
        eq(meetings.ownerId, ownerId),
        live,
        lt(meetings.startMin, window.end + widenStart),
        gt(meetings.endMin, window.start - widenEnd),
        exceptLoop === undefined ? undefined : ne(meetings.loopId, exceptLoop),
      ),
    )
    .orderBy(asc(meetings.startMin));
  return rows.map(({ start, end }) => ({ start: start - widenStart, end: end + widenEnd }));
}

/** Ids of the loop's own events in its owner's calendar: they do not stand in the way of moving them. */
export async function ownEventIds(loopId: string): Promise<string[]> {
  const rows = await database()
    .select({ id: meetings.providerEventId })
    .from(meetings)
    .where(and(eq(meetings.loopId, loopId), sql`${meetings.providerEventId} IS NOT NULL`));
  return rows.flatMap((row) => (row.id === null ? [] : [row.id]));
}

/** The owner's holds and bookings in the window for the week's calendar, in order. */
export async function meetingsBetween(ownerId: string, window: Period, now: EpochMinute) {
  return database()
    .select({
      id: meetings.id,
      loopId: meetings.loopId,
      state: meetings.state,
      start: meetings.startMin,
      end: meetings.endMin,
      title: meetings.title,
      joinUrl: meetings.joinUrl,
      providerEventId: meetings.providerEventId,
    })
    .from(meetings)
    .where(
      and(
        eq(meetings.ownerId, ownerId),
        or(
          eq(meetings.state, 'confirmed'),
          and(eq(meetings.state, 'held'), gt(meetings.expiresAt, new Date(now * 60_000))),
        ),
        lt(meetings.startMin, window.end),
        gt(meetings.endMin, window.start),
      ),
    )
    .orderBy(asc(meetings.startMin));
}
