import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { database } from '@/db/client';
import { loopEvents } from '@/db/schema/loops';
import { meetings } from '@/db/schema/meetings';
import { videoRooms } from '@/db/schema/video';
import { refreshOwner } from '@/modules/connections/commands/refresh';
import { openLoop } from '@/modules/loops/commands/open';
import type { MailView } from '../../../sandbox/mail/view';
import { useCalendars } from '../../../tests/support/calendar';
import { useDatabase } from '../../../tests/support/database';
import { type MicrosoftOwner, microsoftOwner } from '../../../tests/support/microsoft';
import { removeAbandonedEvents } from './commands/abandon';
import { book } from './commands/book';
import { cancelMeeting } from './commands/cancel';
import { moveMeeting } from './commands/move';
import { reconcileMeetings } from './commands/reconcile';
import type { BookingRequest } from './schema';

useDatabase();
const { world } = useCalendars();
const EVENTS = '/sandbox/microsoft/graph/v1.0/me/calendars';
const GUEST = 'jane@globex.test';

let owner: MicrosoftOwner;
let loopId: string;
let start: number;
beforeEach(async () => {
  owner = await microsoftOwner(world(), 'ms-booking');
  loopId = await newLoop();
  start = Math.ceil(world().now() / 60) * 60 + 3 * 1440;
});

const newLoop = () => {
  const host = { id: owner.id, address: owner.email, name: null, zone: null };
  return database().transaction((tx) => openLoop(tx, host, 'Talk', world().sandbox.control.now()));
};
const request = (extra: Partial<BookingRequest> = {}): BookingRequest => ({
  ownerId: owner.id,
  loopId,
  slot: { start, end: start + 60 },
  bufferBefore: 0,
  bufferAfter: 0,
  title: 'Talk',
  description: 'Arranged by Sunny.',
  location: null,
  zone: 'Europe/London',
  attendees: [{ email: GUEST, name: 'Jane', optional: false }],
  conference: true,
  ...extra,
});
const bookIt = (extra?: Partial<BookingRequest>) => book(request(extra), world().runtime);
const rows = () => database().select().from(meetings).where(eq(meetings.ownerId, owner.id));
interface Seen {
  readonly id: string;
  readonly subject: string;
  readonly iCalUId: string;
  readonly onlineMeeting: { readonly joinUrl: string } | null;
  readonly attendees: readonly { readonly emailAddress: { readonly address: string } }[];
}
/** What stands in the calendar in the days around. */
async function standing(): Promise<Seen[]> {
  const [from, to] = [start - 1440, start + 3 * 1440].map((at) => new Date(at * 60_000).toISOString());
  const [calendar] = (await owner.graph.call('GET', 'me/calendars')).value;
  const path = `me/calendars/${encodeURIComponent(calendar.id)}/calendarView?startDateTime=${from}&endDateTime=${to}`;
  return (await owner.graph.call('GET', path)).value;
}
/** Subjects of the invitations of this owner's that the guest has got. */
async function invitations(): Promise<string[]> {
  const { control, url } = world().sandbox;
  await control.settled();
  const { messages } = (await (await fetch(`${url}/sandbox/mail/boxes/${GUEST}`)).json()) as { messages: MailView[] };
  return messages.filter((one) => one.from.address === owner.email).map((one) => one.subject.split(':')[0] as string);
}
async function reconcile() {
  await refreshOwner(owner.id, { maxAgeMs: 0 }, world().runtime);
  await reconcileMeetings(world().runtime);
  return (await database().select().from(loopEvents).where(eq(loopEvents.loopId, loopId))).map((one) => one.payload);
}

it('stands in the calendar once, with a room of Teams and the guest invited once, under the id that Graph gave it', async () => {
  const result = await bookIt();
  const [event, ...others] = await standing();
  expect(others).toEqual([]);
  expect(result).toMatchObject({
    ok: true,
    conference: 'success',
    meeting: { providerEventId: event?.id, icalUid: event?.iCalUId, joinUrl: event?.onlineMeeting?.joinUrl },
  });
  expect(await invitations()).toEqual(['Invitation']);
  expect(await bookIt()).toMatchObject({ ok: true, meeting: { providerEventId: event?.id } });
  expect([(await standing()).length, await invitations()]).toEqual([1, ['Invitation']]);
  expect(await reconcile()).toEqual([]);
});

it('is the event of the first attempt where its answer was lost, and goes where the attempt is given up', async () => {
  const { control } = world().sandbox;
  control.fault({ path: EVENTS, method: 'POST', status: 0, afterCommit: true });
  expect(await bookIt()).toEqual({ ok: false, reason: 'unavailable' });
  expect(await standing()).toHaveLength(1);
  expect(await bookIt()).toMatchObject({ ok: true });
  expect([(await standing()).length, await invitations()]).toEqual([1, ['Invitation']]);

  loopId = await newLoop();
  start += 1440;
  control.fault({ path: EVENTS, method: 'POST', status: 0, afterCommit: true });
  expect(await bookIt()).toEqual({ ok: false, reason: 'unavailable' });
  await database().update(meetings).set({ state: 'released' }).where(eq(meetings.loopId, loopId));
  await removeAbandonedEvents(world().runtime);
  expect((await standing()).map((one) => one.subject)).toEqual(['Talk']);
});

it('is one where many book it at once', async () => {
  const results = await Promise.all(Array.from({ length: 6 }, () => bookIt()));
  expect(results.filter((one) => one.ok).length).toBeGreaterThan(0);
  expect([(await standing()).length, await invitations()]).toEqual([1, ['Invitation']]);
  expect((await rows()).filter((row) => row.state === 'confirmed')).toHaveLength(1);
});

it('follows the owner’s hand, and is moved and cancelled by ours', async () => {
  const booked = await bookIt();
  if (!booked.ok) throw new Error(booked.reason);
  const id = encodeURIComponent(booked.meeting.providerEventId);
  const utc = (at: number) => ({ dateTime: new Date(at * 60_000).toISOString().slice(0, 19), timeZone: 'UTC' });
  await owner.graph.call('PATCH', `me/events/${id}`, { start: utc(start + 120), end: utc(start + 180) });
  expect(await reconcile()).toMatchObject([{ kind: 'event_moved', start: start + 120, end: start + 180 }]);
  world().sandbox.control.microsoft.respond(owner.email, booked.meeting.icalUid, GUEST, 'accepted');
  expect((await reconcile())[1]).toMatchObject({ kind: 'rsvp', address: GUEST, response: 'accepted' });

  const slot = { start: start + 240, end: start + 300 };
  const buffers = { bufferBefore: 0, bufferAfter: 0 };
  const moved = await moveMeeting(
    { ownerId: owner.id, loopId, slot, zone: 'Europe/London', ...buffers },
    world().runtime,
  );
  expect(moved).toMatchObject({ ok: true, meeting: { start: slot.start } });
  expect(await cancelMeeting({ ownerId: owner.id, loopId }, world().runtime)).toMatchObject({ ok: true });
  expect(await standing()).toEqual([]);
  expect(await invitations()).toEqual(['Invitation', 'Updated invitation', 'Updated invitation', 'Canceled event']);
});

it('is cancelled where the owner deletes its event', async () => {
  const booked = await bookIt();
  if (!booked.ok) throw new Error(booked.reason);
  await owner.graph.call('DELETE', `me/events/${encodeURIComponent(booked.meeting.providerEventId)}`);
  expect(await reconcile()).toMatchObject([{ kind: 'event_deleted' }]);
});

it('keeps the room of a video service that was made for it before it had its id', async () => {
  const [room] = await database()
    .insert(videoRooms)
    .values({
      ownerId: owner.id,
      eventId: 'placeholder',
      state: 'open',
      topic: 'Talk',
      startMin: start,
      endMin: start + 60,
      repeats: false,
    })
    .returning();
  const { control } = world().sandbox;
  control.fault({ path: EVENTS, method: 'POST', status: 0, afterCommit: true });
  await bookIt({ conference: false });
  const [claim] = await rows();
  await database()
    .update(videoRooms)
    .set({ eventId: claim?.providerEventId as string })
    .where(eq(videoRooms.id, room?.id as string));
  const booked = await bookIt({ conference: false });
  if (!booked.ok) throw new Error(booked.reason);
  const [kept] = await database().select().from(videoRooms).where(eq(videoRooms.ownerId, owner.id));
  expect(kept?.eventId).toBe(booked.meeting.providerEventId);
});
