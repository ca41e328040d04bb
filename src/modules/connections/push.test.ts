import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { database } from '@/db/client';
import { calendars } from '@/db/schema/calendar';
import type { Runtime } from '@/ports/runtime';
import { apiAs } from '../../../tests/support/api';
import { connectedOwner, googleEvent, useCalendars } from '../../../tests/support/calendar';
import { useDatabase } from '../../../tests/support/database';
import { disconnect } from './commands/disconnect';
import { pollDueCalendars } from './commands/refresh';
import { calendarOfChannel, watchCalendar } from './commands/watch';
import { eventsBetween } from './queries/events';

useDatabase();
const { world } = useCalendars();
const DAY_MS = 24 * 60 * 60_000;
/** A second try begins with an empty calendar. */
let owners = 0;

/** A runtime on a public address, and the channels that it asked for. */
function publicRuntime() {
  const { runtime } = world();
  const asked: { id: string; token: string; address: string }[] = [];
  const stopped: string[] = [];
  const calendar: Runtime['calendar'] = {
    ...runtime.calendar,
    watch: (grant, id, channel) => {
      asked.push(channel);
      return runtime.calendar.watch(grant, id, channel);
    },
    unwatch: (grant, channel) => {
      stopped.push(channel.id);
      return runtime.calendar.unwatch(grant, channel);
    },
  };
  const settings = { ...runtime.settings, baseUrl: 'https://sundial.example' };
  return { runtime: { ...runtime, calendar, settings }, asked, stopped };
}

async function calendarOf(userId: string) {
  const [row] = await database().select().from(calendars).where(eq(calendars.userId, userId));
  return row as typeof calendars.$inferSelect;
}

it('asks for pushes only where they can arrive, and replaces a channel before it ends', async () => {
  const owner = await connectedOwner(world(), `pushed${owners++}@acme.test`);
  const { id } = await calendarOf(owner.id);
  const now = world().sandbox.control.now();
  await watchCalendar(id, now, world().runtime);
  expect((await calendarOf(owner.id)).channel).toBeNull();
  const { runtime, asked, stopped } = publicRuntime();
  await watchCalendar(id, now, runtime);
  await watchCalendar(id, now, runtime);
  expect(asked).toMatchObject([{ address: 'https://sundial.example/api/webhooks/google' }]);
  const first = (await calendarOf(owner.id)).channel;
  await watchCalendar(id, (first?.expiresAt ?? 0) - DAY_MS / 2, runtime);
  expect(asked).toHaveLength(2);
  expect(stopped).toEqual([first?.id]);
});

it('reads the calendar of a push that is genuine, and refuses every other', async () => {
  const owner = await connectedOwner(world(), `genuine${owners++}@acme.test`);
  const { id } = await calendarOf(owner.id);
  const { runtime, asked } = publicRuntime();
  await watchCalendar(id, world().sandbox.control.now(), runtime);
  const channel = asked[0] as { id: string; token: string };
  const resourceId = (await calendarOf(owner.id)).channel?.resourceId ?? '';
  expect(JSON.stringify((await calendarOf(owner.id)).channel)).not.toContain(channel.token);
  const api = await apiAs(runtime, null);
  const push = (headers: Record<string, string>) =>
    api('POST', '/api/webhooks/google', undefined, {
      'x-goog-channel-id': channel.id,
      'x-goog-channel-token': channel.token,
      'x-goog-resource-id': resourceId,
      'x-goog-resource-state': 'exists',
      ...headers,
    });
  const start = world().now() + 3000;
  await owner.google('POST', '/calendars/primary/events', googleEvent(start, start + 30));
  const seen = () => eventsBetween(owner.id, { start, end: start + 30 });
  for (const forged of ['channel-id', 'channel-token', 'resource-id']) {
    const answer = await push({ [`x-goog-${forged}`]: 'forged' });
    expect([answer.status, await answer.json()]).toEqual([400, expect.objectContaining({ code: 'signature' })]);
  }
  expect(await seen()).toEqual([]);
  expect((await push({})).status).toBe(200);
  expect(await seen()).toHaveLength(1);
  world().sandbox.control.fault({ path: '/sandbox/google/calendar/v3/calendars', status: 503 });
  expect((await push({})).status).toBe(503);
});

it('is renewed by the poll before it ends, and heals what a push did not bring', async () => {
  const owner = await connectedOwner(world(), `renewed${owners++}@acme.test`);
  const { runtime, asked, stopped } = publicRuntime();
  await watchCalendar((await calendarOf(owner.id)).id, world().sandbox.control.now(), runtime);
  const before = (await calendarOf(owner.id)).channel;
  const start = world().now() + 4000;
  await owner.google('POST', '/calendars/primary/events', googleEvent(start, start + 30));
  // Nothing was pushed. With a channel a calendar is read every quarter of an hour all the same.
  const now = world().sandbox.control.now();
  expect((await pollDueCalendars(now + 10 * 60_000, runtime)).changedOwners).not.toContain(owner.id);
  expect((await pollDueCalendars(now + 16 * 60_000, runtime)).changedOwners).toContain(owner.id);
  expect(await eventsBetween(owner.id, { start, end: start + 30 })).toHaveLength(1);
  expect((await calendarOf(owner.id)).channel).toEqual(before);
  const late = { ...runtime, clock: { now: async () => (before?.expiresAt ?? 0) - DAY_MS / 2 } };
  await pollDueCalendars((before?.expiresAt ?? 0) - DAY_MS / 2, late);
  const after = (await calendarOf(owner.id)).channel;
  expect(after?.id).not.toBe(before?.id);
  expect(asked.map(({ id }) => id)).toContain(after?.id);
  expect(stopped).toContain(before?.id);
});

it('ends with the connection: the provider is told, and what still comes is refused', async () => {
  const owner = await connectedOwner(world(), `stopped${owners++}@acme.test`);
  const { runtime, asked, stopped } = publicRuntime();
  await watchCalendar((await calendarOf(owner.id)).id, world().sandbox.control.now(), runtime);
  const { channel } = await calendarOf(owner.id);
  await disconnect(owner.id, owner.connectionId, runtime);
  expect(stopped).toEqual([channel?.id]);
  const answer = await (await apiAs(runtime, null))('POST', '/api/webhooks/google', undefined, {
    'x-goog-channel-id': channel?.id ?? '',
    'x-goog-channel-token': asked[0]?.token ?? '',
    'x-goog-resource-id': channel?.resourceId ?? '',
  });
  expect(answer.status).toBe(400);
});

it('finds the calendar of a push by an index, however many there are', async () => {
  const plan = await database().transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    const { rows } = await tx.execute(sql`explain ${calendarOfChannel('unknown').getSQL()}`);
    return JSON.stringify(rows);
  });
  expect(plan).toContain('calendars_channel');
});
