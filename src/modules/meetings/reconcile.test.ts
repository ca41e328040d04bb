import { and, eq, isNotNull } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { database } from '@/db/client';
import { calendarEvents, calendars } from '@/db/schema/calendar';
import { loopEvents } from '@/db/schema/loops';
import { meetings } from '@/db/schema/meetings';
import { refreshOwner } from '@/modules/connections/commands/refresh';
import { openLoop } from '@/modules/loops/commands/open';
import { CalendarError } from '@/ports/calendar';
import { connectedOwner, type Owner, useCalendars } from '../../../tests/support/calendar';
import { useDatabase } from '../../../tests/support/database';
import { book } from './commands/book';
import { moveMeeting } from './commands/move';
import { reconcileMeetings } from './commands/reconcile';

useDatabase();
const { world } = useCalendars();

let n = 0;
let owner: Owner;
let loopId: string;
let start: number;
beforeEach(async () => {
  owner = await connectedOwner(world(), `hand${n++}@acme.test`);
  const host = { id: owner.id, address: owner.email, name: null, zone: null };
  loopId = await database().transaction((tx) => openLoop(tx, host, 'Talk', world().sandbox.control.now()));
  start = world().now() + 2 * 1440;
});

const buffers = { bufferBefore: 0, bufferAfter: 0 };
const details = { title: 'Talk', description: '', location: null, zone: 'UTC', attendees: [] };
async function booked(conference = false, runtime = world().runtime) {
  const slot = { start, end: start + 30 };
  const result = await book({ ownerId: owner.id, loopId, slot, ...buffers, ...details, conference }, runtime);
  if (!result.ok) throw new Error(result.reason);
  return result;
}
async function bookingRow() {
  const booked = and(eq(meetings.ownerId, owner.id), isNotNull(meetings.providerEventId));
  return (await database().select().from(meetings).where(booked))[0];
}
async function reconcile() {
  await refreshOwner(owner.id, { maxAgeMs: 0 }, world().runtime);
  await reconcileMeetings(world().runtime);
  const row = await bookingRow();
  const events = await database().select().from(loopEvents).where(eq(loopEvents.loopId, loopId));
  return { row, heard: events.map((event) => event.payload) };
}
const path = (eventId: string) => `/calendars/primary/events/${eventId}`;
const times = (at: number) => {
  const moment = (minute: number) => ({ dateTime: new Date(minute * 60_000).toISOString() });
  return { start: moment(at), end: moment(at + 30) };
};

it('says nothing as long as the event is where we put it, also after our own move', async () => {
  await booked();
  expect((await reconcile()).heard).toEqual([]);
  const slot = { start: start + 60, end: start + 90 };
  await moveMeeting({ ownerId: owner.id, loopId, slot, zone: 'UTC', ...buffers }, world().runtime);
  expect(await reconcile()).toMatchObject({ row: { startMin: start + 60, state: 'confirmed' }, heard: [] });
});

it('does not take a reading from before our own move for a move of the owner', async () => {
  const { meeting } = await booked();
  await reconcile();
  const ofEvent = eq(calendarEvents.providerId, meeting.providerEventId);
  const [old] = await database().select().from(calendarEvents).where(ofEvent);
  const slot = { start: start + 60, end: start + 90 };
  await moveMeeting({ ownerId: owner.id, loopId, slot, zone: 'UTC', ...buffers }, world().runtime);
  await database().update(calendarEvents).set({ start: old?.start, end: old?.end, etag: old?.etag }).where(ofEvent);
  const before = new Date(((await bookingRow())?.updatedAt.getTime() ?? 0) - 1);
  await database().update(calendars).set({ syncedAt: before }).where(eq(calendars.userId, owner.id));
  await reconcileMeetings(world().runtime);
  expect((await bookingRow())?.startMin).toBe(start + 60);
  expect(await database().select().from(loopEvents).where(eq(loopEvents.loopId, loopId))).toEqual([]);
});

it('follows an event that the owner moves by hand, and the loop hears of it once', async () => {
  const { meeting } = await booked();
  await owner.google('PATCH', path(meeting.providerEventId), times(start + 120));
  const first = await reconcile();
  expect(first.row).toMatchObject({ startMin: start + 120, endMin: start + 150, sequence: meeting.sequence + 1 });
  expect(first.heard).toMatchObject([{ kind: 'event_moved', start: start + 120, end: start + 150 }]);
  expect((await reconcile()).heard).toHaveLength(1);
});

it('cancels a meeting whose event the owner deletes, and the loop hears of it once', async () => {
  const { meeting } = await booked();
  await owner.google('DELETE', path(meeting.providerEventId));
  expect(await reconcile()).toMatchObject({ row: { state: 'cancelled' }, heard: [{ kind: 'event_deleted' }] });
  expect((await reconcile()).heard).toHaveLength(1);
});

it('believes no absence while the provider cannot be asked', async () => {
  const { meeting } = await booked();
  await owner.google('DELETE', path(meeting.providerEventId));
  await refreshOwner(owner.id, { maxAgeMs: 0 }, world().runtime);
  const { control } = world().sandbox;
  control.fault({ path: '/sandbox/google/calendar/v3/calendars', status: 503, times: 100 });
  await reconcileMeetings(world().runtime);
  control.clearFaults();
  const row = await bookingRow();
  expect(row?.state).toBe('confirmed');
});

it('adds the link of a conference that was late', async () => {
  const { runtime } = world();
  const blind = {
    ...runtime.calendar,
    get: async () => Promise.reject(new CalendarError('unavailable', 'not to be asked')),
  };
  const { meeting } = await booked(false);
  await owner.google('PATCH', `${path(meeting.providerEventId)}?conferenceDataVersion=1`, {
    conferenceData: { createRequest: { requestId: 'late', conferenceSolutionKey: { type: 'hangoutsMeet' } } },
  });
  const conference = async () => (await owner.google('GET', path(meeting.providerEventId))).body.conferenceData;
  await expect.poll(async () => (await conference())?.createRequest?.status?.statusCode).toBe('success');
  await refreshOwner(owner.id, { maxAgeMs: 0 }, runtime);
  await reconcileMeetings({ ...runtime, calendar: blind });
  const row = await bookingRow();
  expect(row?.joinUrl).toMatch(/^https:/);
  expect((await reconcile()).heard).toMatchObject([{ kind: 'conference_ready', joinUrl: row?.joinUrl }]);
});

it('hears once of each answer that a guest gives to the invitation', async () => {
  const jane = 'jane@globex.test';
  const slot = { start, end: start + 30 };
  const attendees = [{ email: jane, name: 'Jane', optional: false }];
  const made = await book(
    { ownerId: owner.id, loopId, slot, ...buffers, ...details, attendees, conference: false },
    world().runtime,
  );
  if (!made.ok) throw new Error(made.reason);
  const answer = (responseStatus: string) =>
    owner.google('PATCH', path(made.meeting.providerEventId), { attendees: [{ email: jane, responseStatus }] });
  expect((await reconcile()).heard).toEqual([]);
  await answer('accepted');
  const rsvp = { kind: 'rsvp', address: jane, counter: null, via: 'calendar' };
  expect((await reconcile()).heard).toMatchObject([{ ...rsvp, response: 'accepted' }]);
  expect((await reconcile()).heard).toHaveLength(1);
  await answer('declined');
  expect((await reconcile()).heard).toMatchObject([{ response: 'accepted' }, { ...rsvp, response: 'declined' }]);
});
