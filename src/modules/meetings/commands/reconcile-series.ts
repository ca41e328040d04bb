import { and, eq, gt, isNotNull, max, ne, or } from 'drizzle-orm';
import { AHEAD_DAYS } from '@/core/loop/series/rhythm';
import { instantOf } from '@/core/mirror/moment';
import { occurrencesOf } from '@/core/mirror/occurrences';
import { type EpochMinute, minuteOf, type Period } from '@/core/time/period';
import { zoneTable } from '@/core/time/zone';
import { database, type Transaction } from '@/db/client';
import { contendedTransaction, sqlState } from '@/db/contended';
import { calendarEvents, calendars } from '@/db/schema/calendar';
import { meetings } from '@/db/schema/meetings';
import { addEvent } from '@/modules/loops/commands/open';
import { wake } from '@/modules/loops/commands/wake';
import { CalendarError } from '@/ports/calendar';
import type { Runtime } from '@/ports/runtime';
import { eventOf } from './event';
import { dateOf, EXCLUSION_VIOLATION, lockOwner, type MeetingRow, ofSameEvent } from './ledger';

/** Claims reach a week further than a series is looked at before it is offered: they are seldom extended. */
const REACH_MIN = (AHEAD_DAYS + 7) * 1440;

/** How far the owner may have moved a single time by hand, into the past or beyond the reach. */
const MOVED_MIN = 190 * 1440;

/** A time of a series as the calendar has it; `original` is the start that its rule gives it. */
interface Standing extends Period {
  readonly original: EpochMinute;
}

/**
 * Makes the claims of every series what the calendar shows of it: times that have come within reach are claimed, times
 * that the owner moved or deleted by hand are moved or freed, and the loop hears of those. Run it every now and then.
 */
export async function reconcileSeries(runtime: Runtime): Promise<void> {
  const now = minuteOf(await runtime.clock.now());
  const confirmed = and(
    eq(meetings.state, 'confirmed'),
    ne(meetings.occurrence, 0),
    isNotNull(meetings.providerEventId),
  );
  const series = await database()
    .select({ ownerId: meetings.ownerId, providerEventId: meetings.providerEventId, invites: calendars.invites })
    .from(meetings)
    .innerJoin(calendars, eq(calendars.id, meetings.calendarId))
    .where(confirmed)
    .groupBy(meetings.ownerId, meetings.providerEventId, calendars.syncedAt, calendars.invites)
    // A reading that is older than what we did ourselves tells nothing about it.
    .having(gt(calendars.syncedAt, max(meetings.updatedAt)));
  for (const one of series) {
    const rows = await database()
      .select()
      .from(meetings)
      .where(and(ofSameEvent(one), eq(meetings.state, 'confirmed')));
    const [head] = rows;
    const standing = head && (await standingTimes(head, now, runtime));
    if (standing && (await adopt(head, standing, one.invites, now))) await wake(head.loopId, runtime);
  }
}

/** What the mirror shows of the series, also of times that were moved far; empty when the provider says that it is gone, null while that is open. */
async function standingTimes(head: MeetingRow, now: EpochMinute, runtime: Runtime): Promise<Standing[] | null> {
  const { calendarId, providerEventId } = head;
  if (calendarId === null || providerEventId === null) return null;
  const ofSeries = or(
    eq(calendarEvents.providerId, providerEventId),
    eq(calendarEvents.recurringEventId, providerEventId),
  );
  const rows = await database()
    .select()
    .from(calendarEvents)
    .where(and(eq(calendarEvents.calendarId, calendarId), ofSeries));
  if (!rows.some((row) => row.providerId === providerEventId)) {
    return (await isGone(head, runtime)) ? [] : null;
  }
  const zone = zoneTable('UTC');
  const events = rows.map((row) => ({ ...row, id: row.providerId }));
  return occurrencesOf(events, { start: now - MOVED_MIN, end: now + REACH_MIN + MOVED_MIN }, zone).map(
    ({ start, end, event }) => ({
      start,
      end,
      original: event.originalStart ? instantOf(event.originalStart, zone) : start,
    }),
  );
}

/** Only the provider's own word ends a series. */
async function isGone(head: MeetingRow, runtime: Runtime): Promise<boolean> {
  try {
    const event = await eventOf(head, runtime);
    return event === null || event.status === 'cancelled';
  } catch (error) {
    if (error instanceof CalendarError) return false;
    throw error;
  }
}

/** True when the loop has something new to hear. */
function adopt(head: MeetingRow, standing: readonly Standing[], invites: boolean, now: EpochMinute): Promise<boolean> {
  return contendedTransaction(async (tx) => {
    await lockOwner(tx, head.ownerId);
    const rows = await tx
      .select()
      .from(meetings)
      .where(and(ofSameEvent(head), eq(meetings.state, 'confirmed'), gt(meetings.endMin, now)));
    const updatedAt = dateOf(now);
    const news: EpochMinute[] = [];
    for (const row of rows) {
      const time = standing.find(({ original }) => original === row.occurrence);
      if (time && time.start === row.startMin && time.end === row.endMin) continue;
      const change = time ? { startMin: time.start, endMin: time.end } : { state: 'cancelled' as const };
      const changed = await tryTo(tx, (inner) =>
        inner
          .update(meetings)
          .set({ ...change, updatedAt })
          .where(eq(meetings.id, row.id)),
      );
      if (changed) news.push(row.occurrence);
    }
    for (const { original, start, end } of standing) {
      const isNear = start > now && original <= now + REACH_MIN;
      if (!isNear || rows.some((row) => row.occurrence === original)) continue;
      const { id: _id, span: _span, ...like } = head;
      // The owner has put two of our meetings over each other: the calendar shows it, our table cannot hold it.
      await tryTo(tx, (inner) =>
        inner.insert(meetings).values({ ...like, occurrence: original, startMin: start, endMin: end, updatedAt }),
      );
    }
    if (news.length === 0) return false;
    const [next = null] = [...standing].filter((time) => time.end > now).sort((a, b) => a.start - b.start);
    const payload = next
      ? ({ kind: 'series_changed', changed: news, next: { start: next.start, end: next.end } } as const)
      : ({ kind: 'event_deleted', ...(invites ? {} : { untold: true }) } as const);
    await addEvent(tx, head.loopId, payload, `series:${head.loopId}:${now}:${news.join()}`, now * 60_000);
    return true;
  });
}

/** False when the exclusion constraint refuses it; the transaction stays usable. */
async function tryTo(tx: Transaction, run: (inner: Transaction) => Promise<unknown>): Promise<boolean> {
  try {
    await tx.transaction((savepoint) => run(savepoint as Transaction));
    return true;
  } catch (error) {
    if (sqlState(error) === EXCLUSION_VIOLATION) return false;
    throw error;
  }
}
