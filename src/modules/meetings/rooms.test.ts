import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import type { Period } from '@/core/time/period';
import { database } from '@/db/client';
import { notices } from '@/db/schema/identity';
import { videoRooms } from '@/db/schema/video';
import { disconnectVideo } from '@/modules/video/commands/disconnect';
import { tendRooms } from '@/modules/video/commands/tend';
import { connectedOwner, type Owner, useCalendars } from '../../../tests/support/calendar';
import { useDatabase } from '../../../tests/support/database';
import { connectedZoom } from '../../../tests/support/zoom';
import { removeAbandonedEvents } from './commands/abandon';
import { book } from './commands/book';
import { cancelMeeting } from './commands/cancel';
import { moveMeeting } from './commands/move';
import { updateMeeting } from './commands/update';
import type { BookingRequest } from './schema';

useDatabase();
const { world } = useCalendars();
const MEETINGS = '/sandbox/zoom/v2/users/me/meetings';
const EVENTS = '/sandbox/google/calendar/v3/calendars';

let n = 0;
let owner: Owner;
let accountId: string;
let soon: number;
beforeEach(async () => {
  owner = await connectedOwner(world(), `host${n++}@acme.test`);
  accountId = await connectedZoom(world(), owner);
  soon = Math.ceil(world().now() / 60) * 60 + 3 * 1440;
});

const hour = (offset: number): Period => ({ start: soon + offset * 60, end: soon + offset * 60 + 60 });
const request = (slot: Period, extra: Partial<BookingRequest> = {}): BookingRequest => ({
  ownerId: owner.id,
  loopId: 'a',
  slot,
  bufferBefore: 0,
  bufferAfter: 0,
  title: 'Talk',
  description: 'Arranged by Sunny.',
  location: null,
  zone: 'Europe/London',
  attendees: [{ email: 'jane@globex.test', name: 'Jane', optional: false }],
  conference: true,
  room: true,
  ...extra,
});
const bookIt = (slot: Period, extra?: Partial<BookingRequest>) => book(request(slot, extra), world().runtime);
const zoom = () => world().sandbox.control.zoom;
const fault = (path: string, rest: object) => world().sandbox.control.fault({ path, ...rest });
const rooms = () =>
  zoom()
    .meetings()
    .filter(({ hostEmail }) => hostEmail === owner.email);
const states = async () =>
  (await database().select().from(videoRooms).where(eq(videoRooms.ownerId, owner.id))).map(({ state }) => state);
const told = async () =>
  (await database().select().from(notices).where(eq(notices.userId, owner.id))).map(({ kind, text }) => [kind, text]);
const events = async () => {
  const token = world().sandbox.control.accessToken(owner.email);
  const answer = await owner.google('GET', '/calendars/primary/events?q=Talk', undefined, { token });
  return answer.body.items as { id: string; location?: string; description?: string; hangoutLink?: string }[];
};

it('makes the room before the event, whose invitation has link, passcode and numbers', async () => {
  const booked = await bookIt(hour(0));
  const [room, ...more] = rooms();
  expect(more).toEqual([]);
  expect(room).toMatchObject({ topic: 'Talk', duration: 60, type: 2 });
  expect(Date.parse(room?.startTime ?? '')).toBe(hour(0).start * 60_000);
  const [event] = await events();
  expect(event?.location).toMatch(new RegExp(`/j/${room?.id}\\?pwd=${room?.passcode}$`));
  expect(event?.description).toContain(`Passcode: ${room?.passcode}`);
  expect(event?.description).toContain('By phone: +1 646 555 0186');
  expect(event?.hangoutLink).toBeUndefined();
  const dialIn = { passcode: room?.passcode, phones: ['+1 646 555 0186', '+44 20 7946 0186'] };
  expect(booked).toMatchObject({ ok: true, meeting: { joinUrl: event?.location, dialIn } });
});

it('A19 moves the room with the booking, keeps its link, and removes it when the booking is cancelled', async () => {
  const booked = await bookIt(hour(0));
  const moved = await moveMeeting({ ...request(hour(5)) }, world().runtime);
  expect(rooms()).toMatchObject([{ startTime: new Date(hour(5).start * 60_000).toISOString().replace('.000', '') }]);
  expect(moved.ok && booked.ok && moved.meeting.joinUrl === booked.meeting.joinUrl).toBe(true);
  await cancelMeeting({ ownerId: owner.id, loopId: 'a' }, world().runtime);
  expect(rooms()).toEqual([]);
  expect(await states()).toEqual(['closed']);
});

it('follows what the owner does later, when Zoom could not be reached at once', async () => {
  await bookIt(hour(0));
  fault('/sandbox/zoom/v2/meetings', { method: 'PATCH', status: 503 });
  expect((await moveMeeting(request(hour(3)), world().runtime)).ok).toBe(true);
  expect(Date.parse(rooms()[0]?.startTime ?? '')).toBe(hour(0).start * 60_000);
  await tendRooms(world().runtime);
  expect(Date.parse(rooms()[0]?.startTime ?? '')).toBe(hour(3).start * 60_000);
  fault('/sandbox/zoom/v2/meetings', { method: 'DELETE', status: 0 });
  await cancelMeeting({ ownerId: owner.id, loopId: 'a' }, world().runtime);
  expect(rooms()).toHaveLength(1);
  await tendRooms(world().runtime);
  expect(rooms()).toEqual([]);
});

it('makes one room where the answer to its making is lost, and where the process is', async () => {
  fault(MEETINGS, { method: 'POST', status: 0, afterCommit: true });
  expect(await bookIt(hour(0))).toMatchObject({ ok: true });
  expect(rooms()).toHaveLength(1);
  // As a process leaves it that is killed after the room was made and before that was written down.
  fault(EVENTS, { method: 'POST', status: 503 });
  expect(await bookIt(hour(4), { loopId: 'b' })).toMatchObject({ ok: false, reason: 'unavailable' });
  const made = rooms().map(({ id }) => id);
  expect(made).toHaveLength(2);
  const wanted = { state: 'wanted', roomId: null, joinUrl: null } as const;
  await database()
    .update(videoRooms)
    .set(wanted)
    .where(eq(videoRooms.roomId, String(made[1])));
  const booked = await bookIt(hour(4), { loopId: 'b' });
  expect(booked.ok && booked.meeting.joinUrl).toContain(`/j/${made[1]}?`);
  expect(rooms().map(({ id }) => id)).toEqual(made);
});

it('leaves no room behind of a booking that came to nothing', async () => {
  fault(EVENTS, { method: 'POST', status: 503 });
  expect((await bookIt(hour(0))).ok).toBe(false);
  expect(rooms()).toHaveLength(1);
  await tendRooms(world().runtime);
  expect(rooms()).toHaveLength(1);
  // The loop wants another time instead.
  expect((await bookIt(hour(2), { loopId: 'a' })).ok).toBe(true);
  await removeAbandonedEvents(world().runtime);
  await tendRooms(world().runtime);
  expect(rooms().map(({ startTime }) => Date.parse(startTime ?? ''))).toEqual([hour(2).start * 60_000]);
});

it.each([
  ['an error', { status: 500, times: 4 }],
  ['no answer', { status: 0, times: 4 }],
  ['a refusal', { status: 400 }],
  ['a long wait', { status: 429, retryAfterSeconds: 600 }],
])('books without Zoom after %s, by the calendar’s own call, and says so once', async (_, how) => {
  fault(MEETINGS, { ...how });
  const booked = await bookIt(hour(0));
  world().sandbox.control.clearFaults();
  expect(booked.ok && booked.meeting.joinUrl).toMatch(/^https:\/\/meet\./);
  await bookIt(hour(0));
  const text =
    'Zoom made no room for “Talk”, so it takes place by the video call of your calendar, where it makes one.';
  expect(await told()).toEqual([['video_without', text]]);
  await tendRooms(world().runtime);
  expect(rooms()).toEqual([]);
});

it('waits as long as Zoom asks for where that is short, and asks nothing while it rests longer', async () => {
  fault(MEETINGS, { method: 'POST', status: 429, retryAfterSeconds: 0 });
  expect((await bookIt(hour(0))).ok && rooms()).toHaveLength(1);
  fault(MEETINGS, { method: 'POST', status: 429, retryAfterSeconds: 600 });
  await bookIt(hour(2), { loopId: 'b' });
  // Would be hit by anything that asks.
  fault('/sandbox/zoom/v2', { status: 418 });
  await bookIt(hour(4), { loopId: 'c' });
  await tendRooms(world().runtime);
  const unasked = await fetch(`${world().sandbox.zoomApiBase}/users/me`);
  expect(unasked.status).toBe(418);
  expect(rooms()).toHaveLength(1);
});

it('books with the owner’s own link where there is one and the grant is gone, and tells of both', async () => {
  zoom().revoke(owner.email);
  const booked = await bookIt(hour(0), { conference: false, location: 'https://whereby.com/dana' });
  expect(booked).toMatchObject({ ok: true, meeting: { joinUrl: null, dialIn: null } });
  expect((await events())[0]?.location).toBe('https://whereby.com/dana');
  expect((await told()).map(([kind]) => kind).sort()).toEqual(['video_disconnected', 'video_without']);
});

it('has one room for a series, without a time', async () => {
  const series = { recurrence: ['RRULE:FREQ=WEEKLY;COUNT=3'], later: [] };
  expect((await bookIt(hour(0), { series })).ok).toBe(true);
  expect(rooms()).toMatchObject([{ type: 3, startTime: null }]);
  await tendRooms(world().runtime);
  await cancelMeeting({ ownerId: owner.id, loopId: 'a' }, world().runtime);
  expect(rooms()).toEqual([]);
});

it('opens a room for a meeting that becomes a video call, and gives it up when it is one no more', async () => {
  await bookIt(hour(0), { room: false, conference: false, location: '+1 202 555 0143' });
  const change = { ...request(hour(0)), durationMin: 60, parts: ['place'] as const };
  const video = await updateMeeting(change, world().runtime);
  expect(video.ok && video.meeting.joinUrl).toContain(`/j/${rooms()[0]?.id}`);
  expect((await events())[0]?.description).toContain('Passcode:');
  const phone = { ...change, room: false, conference: false, location: '+1 202 555 0143' };
  expect(await updateMeeting(phone, world().runtime)).toMatchObject({
    ok: true,
    meeting: { joinUrl: null, dialIn: null },
  });
  expect(rooms()).toEqual([]);
});

it('keeps room and link where the calendar refuses a change, and where another part is changed', async () => {
  const booked = await bookIt(hour(0));
  const link = booked.ok && booked.meeting.joinUrl;
  const phone = { ...request(hour(0)), durationMin: 60, room: false, conference: false, location: '+1 202 555 0143' };
  fault(EVENTS, { method: 'PATCH', status: 503 });
  expect((await updateMeeting({ ...phone, parts: ['place'] }, world().runtime)).ok).toBe(false);
  await tendRooms(world().runtime);
  expect(rooms()).toHaveLength(1);
  const title = { ...phone, title: 'Talk of the town', parts: ['title'] as const };
  expect(await updateMeeting(title, world().runtime)).toMatchObject({ ok: true, meeting: { joinUrl: link } });
  expect(rooms()).toMatchObject([{ topic: 'Talk of the town' }]);
});

it('tells the owner of a room that was deleted at Zoom, and leaves rooms to whoever disconnects', async () => {
  await bookIt(hour(0));
  zoom().deleteMeeting(rooms()[0]?.id as number);
  await moveMeeting(request(hour(1)), world().runtime);
  expect((await told()).map(([kind]) => kind)).toEqual(['video_lost']);
  await bookIt(hour(4), { loopId: 'b' });
  expect(await disconnectVideo(owner.id, accountId, world().runtime)).toBe(true);
  await cancelMeeting({ ownerId: owner.id, loopId: 'b' }, world().runtime);
  expect(rooms()).toHaveLength(1);
  expect(await states()).toEqual(['closed', 'closed']);
});
