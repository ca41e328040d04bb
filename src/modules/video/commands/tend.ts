import { and, eq, inArray, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { minuteOf } from '@/core/time/period';
import { database } from '@/db/client';
import { notices } from '@/db/schema/identity';
import { meetings } from '@/db/schema/meetings';
import { videoAccounts, videoRooms } from '@/db/schema/video';
import type { Runtime } from '@/ports/runtime';
import { VideoError } from '@/ports/video';
import { TENDED_MIN } from '../constants';
import { withVideo } from './grant';

type RoomRow = typeof videoRooms.$inferSelect;

/**
 * Makes the rooms at the provider what the bookings are: moved and renamed with their meeting, removed with it, also where the
 * owner has done so in the calendar, and where a crash came between. Run it after each such act for its event, and every now
 * and then for all. What cannot be done now is left for the next time.
 */
export async function tendRooms(
  runtime: Runtime,
  only?: { readonly ownerId: string; readonly eventId: string },
): Promise<void> {
  if (!runtime.video) return;
  const now = minuteOf(await runtime.clock.now());
  const these = only && and(eq(videoRooms.ownerId, only.ownerId), eq(videoRooms.eventId, only.eventId));
  await giveUp(now, these);
  for (const row of await rowsIn('closing', these)) await quietly(() => remove(row, runtime));
  for (const { room, meeting } of await outdated(now, these)) await quietly(() => follow(room, meeting, runtime));
}

/** Rooms of what is not booked any more are to go; of what is over long since nothing is left to do. */
async function giveUp(now: number, these: SQL | undefined): Promise<void> {
  const ofRoom = and(
    eq(meetings.ownerId, videoRooms.ownerId),
    eq(meetings.providerEventId, videoRooms.eventId),
    inArray(meetings.state, ['held', 'confirmed']),
    // Of a series that has ended the times of before are still booked.
    or(eq(videoRooms.repeats, false), sql`${meetings.endMin} > ${now}`),
  );
  await database()
    .update(videoRooms)
    .set({ state: 'closing' })
    .where(
      and(
        inArray(videoRooms.state, ['wanted', 'open']),
        these,
        sql`NOT EXISTS (SELECT 1 FROM ${meetings} WHERE ${ofRoom})`,
      ),
    );
  await database()
    .update(videoRooms)
    .set({ state: 'closed' })
    .where(
      and(
        these,
        or(
          // Whoever has disconnected looks after their rooms themselves.
          and(eq(videoRooms.state, 'closing'), isNull(videoRooms.accountId)),
          and(eq(videoRooms.state, 'open'), eq(videoRooms.repeats, false), lt(videoRooms.endMin, now - TENDED_MIN)),
        ),
      ),
    );
}

/** Of accounts that can be asked now, by the machine's clock: the provider knows no other. */
function askable() {
  return and(
    eq(videoAccounts.id, videoRooms.accountId),
    eq(videoAccounts.state, 'connected'),
    or(isNull(videoAccounts.restsUntil), lte(videoAccounts.restsUntil, new Date())),
  );
}

async function rowsIn(state: RoomRow['state'], these: SQL | undefined): Promise<RoomRow[]> {
  const rows = await database()
    .select({ room: videoRooms })
    .from(videoRooms)
    .innerJoin(videoAccounts, askable())
    .where(and(eq(videoRooms.state, state), these));
  return rows.map(({ room }) => room);
}

/** Open rooms whose meeting is to come and is not what the provider was told. */
function outdated(now: number, these: SQL | undefined) {
  return database()
    .select({
      room: videoRooms,
      meeting: { start: meetings.startMin, end: meetings.endMin, title: meetings.title },
    })
    .from(videoRooms)
    .innerJoin(videoAccounts, askable())
    .innerJoin(
      meetings,
      and(
        eq(meetings.ownerId, videoRooms.ownerId),
        eq(meetings.providerEventId, videoRooms.eventId),
        eq(meetings.state, 'confirmed'),
        eq(meetings.occurrence, 0),
      ),
    )
    .where(
      and(
        eq(videoRooms.state, 'open'),
        eq(videoRooms.repeats, false),
        sql`${meetings.endMin} > ${now}`,
        sql`(${meetings.startMin}, ${meetings.endMin}, coalesce(${meetings.title}, ${videoRooms.topic}))
          IS DISTINCT FROM (${videoRooms.startMin}, ${videoRooms.endMin}, ${videoRooms.topic})`,
        these,
      ),
    );
}

/** Where it is not known whether the room was made, it is looked for. */
async function remove({ id, accountId, roomId }: RoomRow, runtime: Runtime): Promise<void> {
  if (accountId === null) return;
  await unlessRefused(() =>
    withVideo(accountId, runtime, async (rooms, grant) => {
      const there = roomId === null ? (await rooms.find(grant, id)).map((room) => room.id) : [roomId];
      for (const one of there) await rooms.remove(grant, one);
    }),
  );
  await database().update(videoRooms).set({ state: 'closed' }).where(eq(videoRooms.id, id));
}

async function follow(
  room: RoomRow,
  meeting: { readonly start: number; readonly end: number; readonly title: string | null },
  runtime: Runtime,
): Promise<void> {
  const { accountId, roomId } = room;
  if (accountId === null || roomId === null) return;
  const { start, end } = meeting;
  const topic = meeting.title ?? room.topic;
  try {
    await unlessRefused(() =>
      withVideo(accountId, runtime, (rooms, grant) =>
        rooms.change(grant, roomId, { topic, at: { start, durationMin: end - start } }),
      ),
    );
    await database().update(videoRooms).set({ topic, startMin: start, endMin: end }).where(eq(videoRooms.id, room.id));
  } catch (error) {
    if (!(error instanceof VideoError) || error.code !== 'not_found') throw error;
    await lost(room, topic);
  }
}

/** Somebody has deleted the room at the provider: the link that people have leads nowhere, and only the owner knows where to. */
async function lost(room: RoomRow, topic: string): Promise<void> {
  await database().transaction(async (tx) => {
    await tx.update(videoRooms).set({ state: 'closed' }).where(eq(videoRooms.id, room.id));
    await tx
      .insert(notices)
      .values({
        userId: room.ownerId,
        key: `video-lost:${room.id}`,
        kind: 'video_lost',
        text: `The room of “${topic}” was deleted at Zoom, so the link in its invitation leads nowhere. Tell your guests where to meet, or have it booked again.`,
      })
      .onConflictDoNothing();
  });
}

/** What the provider refuses, as the end of a meeting that is going on, it refuses again: it is let be, and the link works. */
async function unlessRefused(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    const refused = error instanceof VideoError && (error.code === 'invalid' || error.code === 'forbidden');
    if (!refused) throw error;
  }
}

async function quietly(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (!(error instanceof VideoError)) throw error;
  }
}
