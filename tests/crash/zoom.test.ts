import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { eq } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { database } from '@/db/client';
import { meetings } from '@/db/schema/meetings';
import { videoRooms } from '@/db/schema/video';
import { connectedOwner, useCalendars } from '../support/calendar';
import { useDatabase } from '../support/database';
import { connectedZoom } from '../support/zoom';
import type { ZoomProcess } from './zoom-process';

const { url: databaseUrl } = useDatabase();
const { world } = useCalendars();

function booking(told: ZoomProcess): ChildProcess {
  const args = ['--import', 'tsx', 'tests/crash/zoom-process.ts', JSON.stringify(told)];
  const child = spawn(process.execPath, args, { stdio: 'ignore' });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

async function killed(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

test('whoever is killed while Zoom makes a room, or while the event is written, books with that one room', async () => {
  const { sandbox, runtime } = world();
  const owner = await connectedOwner(world(), 'killed@acme.test');
  await connectedZoom(world(), owner);
  const start = Math.ceil(world().now() / 60) * 60 + 3 * 1440;
  const { googleIssuer, googleApiRoot, microsoftLoginBase, graphApiBase, zoomOauthBase, zoomApiBase } = sandbox;
  const told: ZoomProcess = {
    databaseUrl: databaseUrl(),
    encryptionKey: runtime.settings.encryptionKey,
    offsetMs: sandbox.control.now() - Date.now(),
    sandbox: { googleIssuer, googleApiRoot, microsoftLoginBase, graphApiBase, zoomOauthBase, zoomApiBase },
    request: {
      ownerId: owner.id,
      loopId: 'a',
      slot: { start, end: start + 30 },
      bufferBefore: 0,
      bufferAfter: 0,
      title: 'Talk',
      description: '',
      location: null,
      zone: 'Etc/UTC',
      attendees: [],
      conference: true,
      room: true,
    },
  };
  const rooms = () => sandbox.control.zoom.meetings();
  const held = { delayMs: 60_000, method: 'POST', afterCommit: true } as const;

  // Zoom has made the room, and nobody here knows it.
  sandbox.control.fault({ path: '/sandbox/zoom/v2/users/me/meetings', ...held });
  const making = booking(told);
  await expect.poll(() => rooms().length, { timeout: 60_000 }).toBe(1);
  await killed(making);
  expect(await database().select().from(videoRooms)).toMatchObject([{ state: 'wanted', roomId: null }]);

  // The room is written down, and nobody knows what becomes of the event.
  sandbox.control.fault({ path: '/sandbox/google/calendar/v3/calendars', delayMs: 60_000, method: 'POST' });
  const writing = booking(told);
  await expect
    .poll(async () => (await database().select().from(videoRooms))[0]?.state, { timeout: 60_000 })
    .toBe('open');
  await killed(writing);
  sandbox.control.clearFaults();

  const [code] = await once(booking(told), 'exit');
  expect(code).toBe(0);
  expect(rooms()).toHaveLength(1);
  const [row] = await database().select().from(meetings).where(eq(meetings.ownerId, owner.id));
  expect(row).toMatchObject({ state: 'confirmed', joinUrl: expect.stringContaining(`/j/${rooms()[0]?.id}?`) });
});
