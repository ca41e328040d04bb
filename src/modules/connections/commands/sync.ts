import { and, eq, inArray, isNotNull, notInArray, or, sql } from 'drizzle-orm';
import { logText } from '@/core/log-text';
import { minuteOf } from '@/core/time/period';
import { database, type Transaction } from '@/db/client';
import { sqlState } from '@/db/contended';
import { calendarEvents, calendars } from '@/db/schema/calendar';
import { type CalendarChanges, CalendarError, type ProviderEvent } from '@/ports/calendar';
import type { Runtime } from '@/ports/runtime';
import { MIRRORED_PAST_MIN } from '../constants';
import { coalesced } from './coalesce';
import { withGrant } from './grant';

/** Rows per INSERT: PostgreSQL takes at most 65,535 parameters in one statement. */
const BATCH = 1000;
/** How often a reading starts anew because another one was applied meanwhile. */
const ATTEMPTS = 5;

/**
 * Brings the mirror of one calendar up to date: the changes since the stored sync token, or everything when there is none
 * or the provider refuses it (410). Applied in one transaction with the new token. Throws CalendarError; the reason is
 * kept with the calendar. Calls at the same time share a reading. Resolves to the moment (epoch ms) at which the mirror was
 * true, or null without such a calendar.
 */
export function syncCalendar(calendarId: string, runtime: Runtime): Promise<number | null> {
  let sync = readings.get(runtime);
  if (!sync) {
    sync = coalesced((id) => readAndApply(id, runtime));
    readings.set(runtime, sync);
  }
  return sync(calendarId);
}

const readings = new WeakMap<Runtime, (calendarId: string) => Promise<number | null>>();

async function readAndApply(calendarId: string, runtime: Runtime): Promise<number | null> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const [row] = await database().select().from(calendars).where(eq(calendars.id, calendarId));
    if (!row) return null;
    const now = await runtime.clock.now();
    try {
      if (await apply(row, await read(row, now, runtime), now)) return now;
    } catch (cause) {
      const error = cause instanceof CalendarError ? cause : surprise(cause);
      await database().update(calendars).set({ syncError: error.code }).where(eq(calendars.id, calendarId));
      throw error;
    }
  }
  throw new CalendarError('unavailable', 'The calendar is being read by too many at once');
}

/**
 * Strangers write into calendars: what cannot be taken over is a calendar that cannot be read, and asked about like one.
 * Throws what is no matter of the calendar: the database is away, or busy.
 */
function surprise(cause: unknown): CalendarError {
  const state = sqlState(cause);
  if (state !== undefined && !state.startsWith('22')) throw cause;
  console.error(`[calendar] ${logText(cause)}`);
  return new CalendarError('invalid', 'What the calendar holds cannot be taken over');
}

type CalendarRow = typeof calendars.$inferSelect;

interface Changes extends CalendarChanges {
  /** The events are all there are, from this epoch minute on; null when they are changes only. */
  readonly completeFrom: number | null;
}

async function read(row: CalendarRow, now: number, runtime: Runtime): Promise<Changes> {
  const since = minuteOf(now) - MIRRORED_PAST_MIN;
  const sync = (token: string | null) =>
    withGrant(row.connectionId, runtime, (grant) => runtime.calendar.sync(grant, row.providerId, token, since));
  if (row.syncToken !== null) {
    try {
      return { ...(await sync(row.syncToken)), completeFrom: null };
    } catch (error) {
      if (!(error instanceof CalendarError && error.code === 'gone')) throw error;
    }
  }
  return { ...(await sync(null)), completeFrom: since };
}

/** False when another reading was applied since `row` was looked at: these changes may then be older than the mirror. */
async function apply(row: CalendarRow, changes: Changes, now: number): Promise<boolean> {
  return database().transaction(async (tx) => {
    const [current] = await tx
      .select({ syncToken: calendars.syncToken })
      .from(calendars)
      .where(eq(calendars.id, row.id))
      .for('update');
    if (!current || current.syncToken !== row.syncToken) return false;
    if (changes.completeFrom !== null) await tx.delete(calendarEvents).where(eq(calendarEvents.calendarId, row.id));
    await store(tx, row.id, changes);
    const changed = changes.completeFrom !== null || changes.removed.length + changes.events.length > 0;
    await tx
      .update(calendars)
      .set({
        syncToken: changes.nextSyncToken,
        syncedAt: new Date(now),
        syncError: null,
        ...(changes.completeFrom === null ? {} : { syncedFromMin: changes.completeFrom }),
        ...(changed ? { syncVersion: sql`${calendars.syncVersion} + 1` } : {}),
      })
      .where(eq(calendars.id, row.id));
    return true;
  });
}

/** Writes events over what is there. A cancelled exception stays as long as its series: it is a hole in it. */
async function store(tx: Transaction, calendarId: string, { removed, events }: CalendarChanges): Promise<void> {
  for (let from = 0; from < removed.length; from += BATCH) {
    const ids = removed.slice(from, from + BATCH);
    const named = or(inArray(calendarEvents.providerId, ids), inArray(calendarEvents.recurringEventId, ids));
    await tx.delete(calendarEvents).where(and(eq(calendarEvents.calendarId, calendarId), named));
  }
  for (let from = 0; from < events.length; from += BATCH) {
    const rows = events.slice(from, from + BATCH).map((event) => eventRow(calendarId, event));
    await tx
      .insert(calendarEvents)
      .values(rows)
      .onConflictDoUpdate({ target: [calendarEvents.calendarId, calendarEvents.providerId], set: REPLACED });
  }
  await dropHolesWithoutSeries(tx, calendarId);
}

async function dropHolesWithoutSeries(tx: Transaction, calendarId: string): Promise<void> {
  const masters = tx
    .select({ id: calendarEvents.providerId })
    .from(calendarEvents)
    .where(and(eq(calendarEvents.calendarId, calendarId), sql`${calendarEvents.recurrence} <> '[]'::jsonb`));
  await tx
    .delete(calendarEvents)
    .where(
      and(
        eq(calendarEvents.calendarId, calendarId),
        eq(calendarEvents.status, 'cancelled'),
        isNotNull(calendarEvents.recurringEventId),
        notInArray(calendarEvents.recurringEventId, masters),
      ),
    );
}

function eventRow(calendarId: string, event: ProviderEvent): typeof calendarEvents.$inferInsert {
  const { id, recurrence, attendees, conferenceStatus: _, ...fields } = event;
  return { ...fields, calendarId, providerId: id, recurrence: [...recurrence], attendees: [...attendees] };
}

/** Every column but the key takes the new event's value. */
const REPLACED = {
  etag: sql`excluded.etag`,
  icalUid: sql`excluded.ical_uid`,
  status: sql`excluded.status`,
  transparent: sql`excluded.transparent`,
  type: sql`excluded.type`,
  summary: sql`excluded.summary`,
  location: sql`excluded.location`,
  start: sql`excluded.start`,
  end: sql`excluded."end"`,
  recurrence: sql`excluded.recurrence`,
  recurringEventId: sql`excluded.recurring_event_id`,
  originalStart: sql`excluded.original_start`,
  organizerSelf: sql`excluded.organizer_self`,
  attendees: sql`excluded.attendees`,
  sequence: sql`excluded.sequence`,
  htmlLink: sql`excluded.html_link`,
  joinUrl: sql`excluded.join_url`,
};
