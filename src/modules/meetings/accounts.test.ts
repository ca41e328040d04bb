import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { parseCalendar } from '@/core/ical/parse';
import type { Period } from '@/core/time/period';
import { database } from '@/db/client';
import { notices } from '@/db/schema/identity';
import { meetings } from '@/db/schema/meetings';
import { disconnect } from '@/modules/connections/commands/disconnect';
import { pollDueCalendars, refreshOwner } from '@/modules/connections/commands/refresh';
import { integrationsOf } from '@/modules/connections/queries/integrations';
import { apiAs, type CallProduct } from '../../../tests/support/api';
import { caldavClient, connectCaldav } from '../../../tests/support/caldav';
import { connectedOwner, type Owner, reconnected, useCalendars } from '../../../tests/support/calendar';
import { useDatabase } from '../../../tests/support/database';
import { book } from './commands/book';
import { cancelMeeting } from './commands/cancel';
import { moveMeeting } from './commands/move';
import { reconcileMeetings } from './commands/reconcile';
import { heldAndBooked } from './queries';

useDatabase();
const { world } = useCalendars();

let n = 0;
let owner: Owner;
let api: CallProduct;
let soon: number;
/** An owner with a Google account, which is written to, and a CalDAV account. */
beforeEach(async () => {
  owner = await connectedOwner(world(), `twoaccounts${n++}@acme.test`);
  api = await apiAs(world().runtime, owner.id);
  await connectCaldav(api, world().sandbox, owner.email);
  soon = Math.ceil(world().now() / 60) * 60 + 3 * 1440;
});

const hour = (offset: number): Period => ({ start: soon + offset * 60, end: soon + offset * 60 + 60 });
const buffers = { bufferBefore: 0, bufferAfter: 0 };
const where = (loopId: string) => ({ ownerId: owner.id, loopId, ...buffers, zone: 'Europe/London' });
const bookIt = (loopId: string, slot: Period) => {
  const what = { title: 'Talk', description: '', location: null, attendees: [], conference: false };
  return book({ ...where(loopId), ...what, slot }, world().runtime);
};
const move = (loopId: string, slot: Period) => moveMeeting({ ...where(loopId), slot }, world().runtime);
const rowOf = async (loopId: string) => {
  const rows = await database().select().from(meetings).where(eq(meetings.ownerId, owner.id));
  return rows.find((row) => row.loopId === loopId && row.state !== 'released');
};
/** Starts of the talks in the Google account. */
const atGoogle = async () => {
  const { body } = await owner.google('GET', '/calendars/primary/events?q=Talk');
  const items = body.items as { start: { dateTime: string } }[];
  return items.map(({ start }) => Date.parse(start.dateTime) / 60_000);
};
/** Two looks at the calendars, as the worker takes them. */
const look = async () => {
  await refreshOwner(owner.id, { maxAgeMs: 0 }, world().runtime);
  await pollDueCalendars(world().sandbox.control.now() + 60 * 60_000, world().runtime);
  await reconcileMeetings(world().runtime);
};

it('new bookings go to the calendar that is written to now; what stands elsewhere is moved and cancelled there', async () => {
  await bookIt('before', hour(0));
  const home = (await integrationsOf(owner.id))[1]?.calendars.find((calendar) => calendar.name === 'Home');
  expect((await api('PATCH', `/api/calendars/${home?.id}`, { write: true })).status).toBe(200);
  expect(await bookIt('after', hour(2))).toMatchObject({ ok: true });
  const written = await rowOf('after');
  const other = caldavClient(world().sandbox, owner.email, 'home');
  expect(parseCalendar(await other.get(written?.providerEventId as string)).events).toMatchObject([
    { uid: written?.icalUid, start: { at: hour(2).start }, summary: 'Talk' },
  ]);
  expect(await move('before', hour(4))).toMatchObject({ ok: true });
  expect(await atGoogle()).toEqual([hour(4).start]);
  await look();
  expect([(await rowOf('before'))?.state, (await rowOf('after'))?.state]).toEqual(['confirmed', 'confirmed']);
  expect(await cancelMeeting(where('before'), world().runtime)).toMatchObject({ ok: true });
  expect(await atGoogle()).toEqual([]);
});

it('a meeting keeps its time when its account is disconnected, and is found again when the account comes back', async () => {
  await bookIt('a', hour(0));
  expect((await integrationsOf(owner.id, world().now()))[0]).toMatchObject({ booked: 1 });
  await disconnect(owner.id, owner.connectionId, world().runtime);
  const told = await database().select().from(notices).where(eq(notices.userId, owner.id));
  expect(told.map(({ text }) => text).join()).toMatch(
    /^One meeting stands in the calendar of twoaccounts.*New bookings go to Home\.$/,
  );
  await look();
  expect(await heldAndBooked(owner.id, { start: soon, end: soon + 1440 })).toEqual([hour(0)]);
  expect(await bookIt('b', hour(0))).toEqual({ ok: false, reason: 'taken' });
  expect(await move('a', hour(4))).toEqual({ ok: false, reason: 'revoked' });
  expect(await cancelMeeting(where('a'), world().runtime)).toEqual({ ok: false, reason: 'revoked' });
  await look();
  expect((await rowOf('a'))?.state).toBe('confirmed');
  await reconnected(world(), owner);
  await look();
  const [google] = (await integrationsOf(owner.id, world().now())).filter((one) => one.kind === 'google-calendar');
  expect(google).toMatchObject({ booked: 1 });
  expect(await move('a', hour(4))).toMatchObject({ ok: true });
  expect(await atGoogle()).toEqual([hour(4).start]);
});
