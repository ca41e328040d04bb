import { and, eq, inArray } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Period } from '@/core/time/period';
import { database } from '@/db/client';
import { contendedTransaction } from '@/db/contended';
import { notices } from '@/db/schema/identity';
import { meetings } from '@/db/schema/meetings';
import { setCalendar } from '@/modules/connections/commands/calendars';
import { disconnect } from '@/modules/connections/commands/disconnect';
import { integrationsOf } from '@/modules/connections/queries/integrations';
import {
  type CalendarWorld,
  connectedOwner,
  googleEvent,
  type Owner,
  reconnected,
  useCalendars,
} from '../../../tests/support/calendar';
import { useDatabase } from '../../../tests/support/database';
import { removeAbandonedEvents } from './commands/abandon';
import { book } from './commands/book';
import { cancelMeeting } from './commands/cancel';
import { claimHolds, expireHolds, releaseHolds } from './commands/holds';
import { moveMeeting } from './commands/move';
import { heldAndBooked } from './queries';
import type { BookingRequest } from './schema';

useDatabase();
const { world } = useCalendars();
const CALENDARS = '/sandbox/google/calendar/v3/calendars';

let n = 0;
let owner: Owner;
let soon: number;
beforeEach(async () => {
  owner = await connectedOwner(world(), `owner${n++}@acme.test`);
  soon = Math.ceil(world().now() / 60) * 60 + 3 * 1440;
});

const hour = (offset: number): Period => ({ start: soon + offset * 60, end: soon + offset * 60 + 60 });
const request = (loopId: string, slot: Period, extra: Partial<BookingRequest> = {}): BookingRequest => ({
  ownerId: owner.id,
  loopId,
  slot,
  bufferBefore: 0,
  bufferAfter: 0,
  title: 'Talk',
  description: 'Arranged by Sunny.',
  location: null,
  zone: 'Europe/London',
  attendees: [{ email: 'jane@globex.test', name: 'Jane', optional: false }],
  conference: false,
  ...extra,
});
const hold = (loopId: string, slots: Period[], expiresAt = soon) =>
  contendedTransaction((tx) =>
    claimHolds(tx, { ownerId: owner.id, loopId, slots, expiresAt, bufferBefore: 0, bufferAfter: 0 }),
  );
const bookIt = (loopId: string, slot: Period, extra?: Partial<BookingRequest>) =>
  book(request(loopId, slot, extra), world().runtime);
const talks = async (state: CalendarWorld = world()) => {
  const token = state.sandbox.control.accessToken(owner.email);
  const answer = await owner.google('GET', '/calendars/primary/events?q=Talk', undefined, { token });
  return answer.body.items as { id: string; start: { dateTime: string }; iCalUID: string; sequence: number }[];
};
const startsAt = (event: { start: { dateTime: string } }) => Date.parse(event.start.dateTime) / 60_000;

describe('holding', () => {
  it('gives a slot to one loop, and again to the same loop, but to no other', async () => {
    expect(await hold('a', [hour(0), hour(2)])).toEqual({ held: [hour(0), hour(2)], refused: [] });
    expect(await hold('b', [hour(0), hour(1)])).toEqual({ held: [hour(1)], refused: [hour(0)] });
    expect((await hold('a', [hour(0)], soon + 10)).held).toEqual([hour(0)]);
    const window = { start: soon, end: soon + 1440 };
    expect(await heldAndBooked(owner.id, window, { exceptLoop: 'a' })).toEqual([hour(1)]);
    expect(await heldAndBooked(owner.id, window)).toEqual([hour(0), hour(1), hour(2)]);
  });

  it('keeps the larger buffer between two loops, whichever came first', async () => {
    const buffered = (loopId: string, slot: Period) =>
      contendedTransaction((tx) =>
        claimHolds(tx, { ownerId: owner.id, loopId, slots: [slot], expiresAt: soon, bufferBefore: 0, bufferAfter: 15 }),
      );
    expect((await buffered('a', hour(1))).held).toHaveLength(1);
    expect((await buffered('b', hour(0))).refused).toHaveLength(1);
    expect((await buffered('b', hour(2))).refused).toHaveLength(1);
    expect((await buffered('b', { start: soon + 135, end: soon + 150 })).held).toHaveLength(1);
  });

  it('allows three holds to a loop and twenty to an owner', async () => {
    expect((await hold('a', [0, 1, 2, 3].map(hour))).refused).toEqual([hour(3)]);
    for (let i = 1; i <= 6; i++)
      await hold(
        `l${i}`,
        [0, 1, 2].map((k) => hour(i * 4 + k)),
      );
    const rows = await heldAndBooked(owner.id, { start: soon, end: soon + 10_000 });
    expect(rows).toHaveLength(20);
  });

  it('frees what was released or has expired', async () => {
    await hold('a', [hour(0)]);
    await hold('b', [hour(1)], soon - 60);
    await database().transaction((tx) => releaseHolds(tx, 'a'));
    expect(await expireHolds((soon - 60) * 60_000)).toMatchObject([{ loopId: 'b' }]);
    expect((await hold('c', [hour(0), hour(1)])).held).toHaveLength(2);
  });

  it('is over from the minute on that it was given for, however late that is noticed, and not before', async () => {
    await hold('a', [hour(0)], soon - 60);
    await hold('b', [hour(1)], soon - 30);
    await hold('c', [hour(2)], soon - 10);
    expect(await expireHolds((soon - 61) * 60_000)).toEqual([]);
    const over = await expireHolds((soon - 29) * 60_000);
    expect(over.map(({ loopId }) => loopId).sort()).toEqual(['a', 'b']);
    expect(await heldAndBooked(owner.id, { start: soon, end: soon + 1440 })).toEqual([hour(2)]);
  });
});

describe('booking', () => {
  it('writes one event with the guests, confirms it and lets go of the other options', async () => {
    await hold('a', [hour(0), hour(2)]);
    const booked = await bookIt('a', hour(2));
    expect(booked).toMatchObject({ ok: true, meeting: { start: hour(2).start, sequence: 0 } });
    const [event, ...more] = await talks();
    expect(more).toEqual([]);
    expect(event).toMatchObject({ attendees: [{ email: 'jane@globex.test', displayName: 'Jane' }] });
    expect(booked.ok && booked.meeting.icalUid).toBe(event?.iCalUID);
    expect((await hold('b', [hour(0), hour(2)])).held).toEqual([hour(0)]);
  });

  it('waits for the link of the conference', async () => {
    const booked = await bookIt('a', hour(0), { conference: true });
    expect(booked).toMatchObject({ ok: true, conference: 'success' });
    expect(booked.ok && booked.meeting.joinUrl).toMatch(/^https:/);
  });

  it('refuses what somebody else put into the calendar a moment ago, and leaves no event behind', async () => {
    await hold('a', [hour(0)]);
    await owner.google('POST', '/calendars/primary/events', googleEvent(soon - 30, soon + 10));
    expect(await bookIt('a', hour(0))).toEqual({ ok: false, reason: 'taken' });
    expect(await talks()).toEqual([]);
    expect(await heldAndBooked(owner.id, hour(0))).toEqual([]);
  });

  it('keeps buffers to the events of the calendar', async () => {
    await owner.google('POST', '/calendars/primary/events', googleEvent(soon + 70, soon + 90));
    expect(await bookIt('a', hour(0), { bufferAfter: 15 })).toEqual({ ok: false, reason: 'taken' });
    expect(await bookIt('a', hour(0), { bufferAfter: 10 })).toMatchObject({ ok: true });
  });

  it('does not count a calendar that the owner switched off', async () => {
    const [calendar] = (await integrationsOf(owner.id))[0]?.calendars ?? [];
    await setCalendar(owner.id, calendar?.id ?? '', { busy: false });
    await owner.google('POST', '/calendars/primary/events', googleEvent(soon, soon + 60));
    expect(await bookIt('a', hour(0))).toMatchObject({ ok: true });
  });

  it('A3 books nothing while the calendar cannot be read, and goes on when it can', async () => {
    const { control } = world().sandbox;
    for (const path of [CALENDARS, '/sandbox/google/calendar/v3/freeBusy']) {
      control.fault({ path, status: 503, times: 1000 });
      expect(await bookIt('a', hour(0))).toEqual({ ok: false, reason: 'unavailable' });
      control.clearFaults();
    }
    expect(await talks()).toEqual([]);
    expect(await bookIt('a', hour(0))).toMatchObject({ ok: true });
    control.revokeGrants(owner.email);
    expect(await bookIt('b', hour(3))).toEqual({ ok: false, reason: 'revoked' });
  });

  it('makes one event when the answer to the insert is lost', async () => {
    world().sandbox.control.fault({ path: `${CALENDARS}/`, method: 'POST', status: 0, afterCommit: true });
    expect(await bookIt('a', hour(0))).toEqual({ ok: false, reason: 'unavailable' });
    expect(await bookIt('a', hour(0))).toMatchObject({ ok: true });
    expect(await bookIt('a', hour(0))).toMatchObject({ ok: true });
    expect(await talks()).toHaveLength(1);
  });

  it('removes the event of an attempt that was given up', async () => {
    world().sandbox.control.fault({ path: `${CALENDARS}/`, method: 'POST', status: 0, afterCommit: true });
    expect(await bookIt('a', hour(0))).toEqual({ ok: false, reason: 'unavailable' });
    await database().transaction((tx) => releaseHolds(tx, 'a'));
    await removeAbandonedEvents(world().runtime);
    expect(await talks()).toEqual([]);
    expect(await bookIt('a', hour(0))).toMatchObject({ ok: true });
    expect(await talks()).toHaveLength(1);
  });

  it('tells the owner when another event was put at the same time while it was booking', async () => {
    const { runtime } = world();
    const racing = {
      ...runtime,
      calendar: {
        ...runtime.calendar,
        insert: async (...args: Parameters<typeof runtime.calendar.insert>) => {
          await owner.google('POST', '/calendars/primary/events', googleEvent(soon, soon + 30));
          return runtime.calendar.insert(...args);
        },
      },
    };
    expect(await book(request('a', hour(0)), racing)).toMatchObject({ ok: true });
    const told = await database().select().from(notices).where(eq(notices.userId, owner.id));
    expect(told).toMatchObject([{ kind: 'booking_overlap', loopId: 'a' }]);
  });

  it('says unavailable to an owner without a calendar', async () => {
    const orphan = request('a', hour(0), { ownerId: '00000000-0000-4000-8000-000000000000' });
    expect(await book(orphan, world().runtime)).toEqual({ ok: false, reason: 'unavailable' });
  });
});

describe('A19 moving and cancelling', () => {
  const move = (loopId: string, slot: Period) =>
    moveMeeting(
      { ownerId: owner.id, loopId, slot, zone: 'Europe/London', bufferBefore: 0, bufferAfter: 0 },
      world().runtime,
    );

  it('keeps event, UID and conference, raises SEQUENCE, also onto a time that overlaps the old one', async () => {
    const booked = await bookIt('a', hour(0), { conference: true });
    const half = { start: soon + 30, end: soon + 90 };
    const moved = await move('a', half);
    if (!booked.ok || !moved.ok) throw new Error('Not booked');
    const kept = ['id', 'icalUid', 'joinUrl', 'providerEventId'] as const;
    for (const field of kept) expect(moved.meeting[field]).toBe(booked.meeting[field]);
    expect(moved.meeting.sequence).toBe(booked.meeting.sequence + 1);
    const [event, ...more] = await talks();
    expect([startsAt(event as never), event?.sequence, more]).toEqual([half.start, moved.meeting.sequence, []]);
    expect(await heldAndBooked(owner.id, { start: soon, end: soon + 1440 })).toEqual([half]);
    expect(await move('a', half)).toEqual(moved);
  });

  it('survives a lost answer and a guest who answers in between', async () => {
    await bookIt('a', hour(0));
    const { control } = world().sandbox;
    control.fault({ path: `${CALENDARS}/`, method: 'PATCH', status: 0, afterCommit: true });
    expect(await move('a', hour(4))).toEqual({ ok: false, reason: 'unavailable' });
    expect(await move('a', hour(4))).toMatchObject({ ok: true, meeting: { start: hour(4).start } });
    const [event] = await talks();
    expect(control.respond(owner.email, event?.id ?? '', 'jane@globex.test', 'accepted')).toBe(true);
    control.fault({ path: `${CALENDARS}/`, method: 'PATCH', status: 412 });
    expect(await move('a', hour(6))).toMatchObject({ ok: true });
    expect((await talks()).map(startsAt)).toEqual([hour(6).start]);
  });

  it('refuses a time that is taken and leaves everything as it was', async () => {
    await bookIt('a', hour(0));
    await bookIt('b', hour(2));
    await owner.google('POST', '/calendars/primary/events', googleEvent(soon + 240, soon + 300));
    expect(await move('a', hour(2))).toEqual({ ok: false, reason: 'taken' });
    expect(await move('a', hour(4))).toEqual({ ok: false, reason: 'taken' });
    expect((await talks()).map(startsAt).sort()).toEqual([hour(0).start, hour(2).start]);
    expect(await heldAndBooked(owner.id, { start: soon, end: soon + 1440 })).toEqual([hour(0), hour(2)]);
  });

  it('puts the event back when the new time was lost after an interruption', async () => {
    await bookIt('a', hour(0));
    world().sandbox.control.fault({ path: `${CALENDARS}/`, method: 'PATCH', status: 0, afterCommit: true });
    expect(await move('a', hour(4))).toEqual({ ok: false, reason: 'unavailable' });
    await database().transaction((tx) => releaseHolds(tx, 'a'));
    expect((await hold('b', [hour(4)])).held).toHaveLength(1);
    expect(await move('a', hour(4))).toEqual({ ok: false, reason: 'taken' });
    expect((await talks()).map(startsAt)).toEqual([hour(0).start]);
  });

  it('says gone when the owner has deleted the event', async () => {
    await bookIt('a', hour(0));
    const [event] = await talks();
    await owner.google('DELETE', `/calendars/primary/events/${event?.id}`);
    expect(await move('a', hour(4))).toEqual({ ok: false, reason: 'gone' });
    expect(await move('never-booked', hour(4))).toEqual({ ok: false, reason: 'gone' });
  });

  it('finds its event again when the account was disconnected and connected anew', async () => {
    await bookIt('a', hour(0));
    expect(await disconnect(owner.id, owner.connectionId, world().runtime)).toBe(true);
    expect(await move('a', hour(4))).toEqual({ ok: false, reason: 'revoked' });
    await reconnected(world(), owner);
    expect(await move('a', hour(4))).toMatchObject({ ok: true, meeting: { start: hour(4).start } });
    expect((await talks()).map(startsAt)).toEqual([hour(4).start]);
  });

  it('cancels once, frees the time, and books again under another event', async () => {
    await bookIt('a', hour(0));
    const [event] = await talks();
    const cancel = () => cancelMeeting({ ownerId: owner.id, loopId: 'a' }, world().runtime);
    world().sandbox.control.fault({ path: `${CALENDARS}/`, method: 'DELETE', status: 0, afterCommit: true });
    expect(await cancel()).toEqual({ ok: false, reason: 'unavailable' });
    expect(await cancel()).toMatchObject({ ok: true, meeting: { sequence: 1 } });
    expect(await cancel()).toEqual({ ok: true, meeting: null });
    expect(await talks()).toEqual([]);
    expect(await bookIt('a', hour(0))).toMatchObject({ ok: true });
    expect((await talks()).map((one) => one.id)).not.toContain(event?.id);
    const rows = await database()
      .select()
      .from(meetings)
      .where(and(eq(meetings.ownerId, owner.id), inArray(meetings.state, ['confirmed', 'held'])));
    expect(rows).toHaveLength(1);
  });
});
