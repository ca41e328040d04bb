import { and, eq, inArray } from 'drizzle-orm';
import { database } from '@/db/client';
import { videoAccounts, videoRooms } from '@/db/schema/video';
import type { AccessToken } from '@/ports/calendar';
import type { Runtime } from '@/ports/runtime';
import { type VideoAccess, VideoError, type VideoRoom } from '@/ports/video';
import { PATIENCE_MS } from '../constants';
import type { OpenRoom, RoomRequest } from '../schema';
import { withVideo } from './grant';

type RoomRow = typeof videoRooms.$inferSelect;

/**
 * The room of an event, made unless there is one; null where none can be had, which keeps nothing from being booked. Exactly one
 * for an event: its row is there before it is, and an attempt that was cut off is looked for by the row's id before another one
 * is made. What was given up is removed by `tendRooms`.
 */
export async function openRoom(request: RoomRequest, runtime: Runtime): Promise<OpenRoom | null> {
  const account = runtime.video ? await usableAccount(request.ownerId) : null;
  if (!account) return null;
  const wanted = await wantedRow(request, account.id);
  if (!wanted) return null;
  const { row, fresh } = wanted;
  const known = openOf(row);
  if (known) return known;
  try {
    const room = await patiently(() =>
      withVideo(account.id, runtime, (rooms, grant) => making(row, fresh, rooms, grant)),
    );
    return await stored({ ...row, accountId: account.id }, room, runtime);
  } catch (error) {
    if (!(error instanceof VideoError)) throw error;
    await database()
      .update(videoRooms)
      .set({ state: 'closing' })
      .where(and(eq(videoRooms.id, row.id), eq(videoRooms.state, 'wanted')));
    return null;
  }
}

/** The room that the event has; null where it has none. */
export async function roomOf(ownerId: string, eventId: string): Promise<OpenRoom | null> {
  const [row] = await database()
    .select()
    .from(videoRooms)
    .where(and(eq(videoRooms.ownerId, ownerId), eq(videoRooms.eventId, eventId), eq(videoRooms.state, 'open')));
  return row ? openOf(row) : null;
}

async function usableAccount(userId: string) {
  const [row] = await database()
    .select({ id: videoAccounts.id })
    .from(videoAccounts)
    .where(and(eq(videoAccounts.userId, userId), eq(videoAccounts.state, 'connected')));
  return row ?? null;
}

/** The row of the event's room, written now (`fresh`) or by an attempt before; null where that was given up just now. */
async function wantedRow(
  { ownerId, eventId, title, start, end, repeats }: RoomRequest,
  accountId: string,
): Promise<{ row: RoomRow; fresh: boolean } | null> {
  const [inserted] = await database()
    .insert(videoRooms)
    .values({ ownerId, accountId, eventId, state: 'wanted', topic: title, startMin: start, endMin: end, repeats })
    .onConflictDoNothing()
    .returning();
  if (inserted) return { row: inserted, fresh: true };
  const standing = await database()
    .select()
    .from(videoRooms)
    .where(
      and(
        eq(videoRooms.ownerId, ownerId),
        eq(videoRooms.eventId, eventId),
        inArray(videoRooms.state, ['wanted', 'open']),
      ),
    );
  const [row] = standing;
  return row ? { row, fresh: false } : null;
}

/** Made once: where nobody knows what came of an attempt, it is looked for before the next one. */
async function making(
  row: RoomRow,
  fresh: boolean,
  rooms: VideoAccess['rooms'],
  grant: AccessToken,
): Promise<VideoRoom> {
  const { id: mark, topic, startMin: start, endMin: end, repeats } = row;
  const draft = { topic, at: repeats ? null : { start, durationMin: end - start } };
  const earlier = fresh ? null : await found(mark, rooms, grant);
  if (earlier) return earlier;
  try {
    return await rooms.create(grant, mark, draft);
  } catch (error) {
    if (!(error instanceof VideoError) || error.code !== 'unavailable') throw error;
    return (await found(mark, rooms, grant)) ?? (await rooms.create(grant, mark, draft));
  }
}

/** The oldest room of the mark; others that carry it are removed. */
async function found(mark: string, rooms: VideoAccess['rooms'], grant: AccessToken): Promise<VideoRoom | null> {
  const [first, ...more] = await rooms.find(grant, mark);
  for (const { id } of more) await rooms.remove(grant, id);
  return first ?? null;
}

/** A wait that the provider asks for is obeyed here if it is short; otherwise nobody waits for it. */
async function patiently<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    const wait = error instanceof VideoError && error.code === 'rate_limited' ? error.retryAfterMs : undefined;
    if (wait === undefined || wait > PATIENCE_MS) throw error;
    await new Promise((resolve) => setTimeout(resolve, wait + 20));
    return run();
  }
}

/** Keeps the room. Where a repetition that ran at the same time was faster, its room is the event's, and this one goes. */
async function stored(row: RoomRow, room: VideoRoom, runtime: Runtime): Promise<OpenRoom | null> {
  const { id: roomId, joinUrl, passcode } = room;
  const [opened] = await database()
    .update(videoRooms)
    .set({ state: 'open', accountId: row.accountId, roomId, joinUrl, passcode, phones: [...room.phones] })
    .where(and(eq(videoRooms.id, row.id), eq(videoRooms.state, 'wanted')))
    .returning();
  if (opened) return openOf(opened);
  const [standing] = await database().select().from(videoRooms).where(eq(videoRooms.id, row.id));
  if (standing?.roomId !== roomId && row.accountId) {
    await withVideo(row.accountId, runtime, (rooms, grant) => rooms.remove(grant, roomId));
  }
  return standing ? openOf(standing) : null;
}

function openOf({ state, roomId, joinUrl, passcode, phones }: RoomRow): OpenRoom | null {
  if (state !== 'open' || roomId === null || joinUrl === null) return null;
  return { joinUrl, dialIn: { number: grouped(roomId), passcode, phones: phones ?? [] } };
}

/** A meeting's number as Zoom writes it: `123 456 7890`, `123 4567 8901`. */
function grouped(id: string): string {
  const middle = id.length > 10 ? 4 : 3;
  return /^\d{9,11}$/.test(id) ? `${id.slice(0, 3)} ${id.slice(3, 3 + middle)} ${id.slice(3 + middle)}` : id;
}
