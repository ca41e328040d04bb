import { and, asc, eq, gt, inArray, lt, ne, sql } from 'drizzle-orm';
import type { Period } from '@/core/time/period';
import { database, type Transaction } from '@/db/client';
import { calendars } from '@/db/schema/calendar';
import { meetings } from '@/db/schema/meetings';
import type { Excluded } from '@/modules/connections/queries/busy';

/** Live rows take their span from everybody else; see the constraint meetings_no_overlap. */
export const LIVE = inArray(meetings.state, ['held', 'confirmed']);

/** The owner's holds and bookings that overlap the window, but for one loop's, in order. All of them block. */
export async function heldAndBooked(
  ownerId: string,
  window: Period,
  { exceptLoop }: { readonly exceptLoop?: string } = {},
  db: Transaction | ReturnType<typeof database> = database(),
): Promise<Period[]> {
  return db
    .select({ start: meetings.startMin, end: meetings.endMin })
    .from(meetings)
    .where(
      and(
        eq(meetings.ownerId, ownerId),
        LIVE,
        lt(meetings.startMin, window.end),
        gt(meetings.endMin, window.start),
        exceptLoop === undefined ? undefined : ne(meetings.loopId, exceptLoop),
      ),
    )
    .orderBy(asc(meetings.startMin));
}

/** Meetings that others here have booked with somebody, in as much as their own calendar may not have it yet; declined ones are none. */
export async function bookedWith(
  address: string,
  window: Period,
  { exceptLoop }: { readonly exceptLoop: string },
  db: Transaction | ReturnType<typeof database> = database(),
): Promise<Period[]> {
  const rows = await db
    .select({ start: meetings.startMin, end: meetings.endMin, attendees: meetings.attendees })
    .from(meetings)
    .where(
      and(
        eq(meetings.state, 'confirmed'),
        lt(meetings.startMin, window.end),
        gt(meetings.endMin, window.start),
        ne(meetings.loopId, exceptLoop),
        sql`${meetings.attendees} @> ${JSON.stringify([{ email: address }])}::jsonb`,
      ),
    );
  const comes = ({ attendees }: (typeof rows)[number]) =>
    attendees?.some(({ email, response }) => email === address && response !== 'declined') === true;
  return rows.filter(comes).map(({ start, end }) => ({ start, end }));
}

/** What is the loop's own in its owner's calendars, and so does not stand in the way of its meeting. */
export async function ownEvents(loopId: string): Promise<Excluded> {
  const rows = await database()
    .select({ id: meetings.providerEventId, uid: meetings.icalUid })
    .from(meetings)
    .where(eq(meetings.loopId, loopId));
  return {
    excludeEventIds: rows.flatMap((row) => row.id ?? []),
    excludeIcalUids: rows.flatMap((row) => row.uid ?? []),
  };
}

/** True when the calendar that a meeting stands in leaves it to us to invite its guests. */
export async function weInvite(
  meetingId: string | null,
  db: Transaction | ReturnType<typeof database> = database(),
): Promise<boolean> {
  if (meetingId === null) return false;
  const [row] = await db
    .select({ invites: calendars.invites })
    .from(meetings)
    .innerJoin(calendars, eq(calendars.id, meetings.calendarId))
    .where(eq(meetings.id, meetingId));
  return row?.invites === false;
}

/** The owner's holds and bookings in the window, in order, for the week's calendar. */
export async function meetingsBetween(ownerId: string, window: Period) {
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
      and(eq(meetings.ownerId, ownerId), LIVE, lt(meetings.startMin, window.end), gt(meetings.endMin, window.start)),
    )
    .orderBy(asc(meetings.startMin));
}
