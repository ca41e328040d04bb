import { joinLines } from '@/core/loop/join-lines';
import type { Transaction } from '@/db/client';
import { notices } from '@/db/schema/identity';
import { openRoom, roomOf } from '@/modules/video/commands/open-room';
import { tendRooms } from '@/modules/video/commands/tend';
import type { OpenRoom } from '@/modules/video/schema';
import type { Runtime } from '@/ports/runtime';
import type { BookingRequest, MeetingDetails, PlacedDetails } from '../schema';
import type { MeetingRow } from './ledger';

/** The room is made before the event is written, so that the invitation has its link. */
export async function withRoom<D extends MeetingDetails>(
  row: MeetingRow,
  details: D,
  time: { readonly start: number; readonly end: number; readonly repeats: boolean },
  runtime: Runtime,
): Promise<D & PlacedDetails> {
  if (!details.room) return placed(details, null);
  const eventId = eventIdOf(row);
  const room = await openRoom({ ownerId: row.ownerId, eventId, title: details.title, ...time }, runtime);
  return placed(details, room);
}

/** The details of an event that is written already: it has the room that was made before it, or none. */
export async function asWritten<D extends MeetingDetails>(row: MeetingRow, details: D): Promise<D & PlacedDetails> {
  return placed(details, details.room ? await roomOf(row.ownerId, eventIdOf(row)) : null);
}

function placed<D extends MeetingDetails>(details: D, room: OpenRoom | null): D & PlacedDetails {
  if (room === null) return { ...details, joinUrl: null, dialIn: null };
  const { joinUrl, dialIn } = room;
  const description = [...joinLines(room), '', details.description].join('\n').trim();
  return { ...details, location: joinUrl, conference: false, description, joinUrl, dialIn };
}

/** Tells the owner, once, of an event that was to have a room and has none; in the transaction that makes it a booking. */
export async function tellWithoutRoom(tx: Transaction, row: MeetingRow, details: PlacedDetails): Promise<void> {
  const { title, conference, location, room, dialIn } = details;
  if (!room || dialIn !== null) return;
  const instead = location?.startsWith('https://')
    ? 'your own link'
    : conference
      ? 'the video call of your calendar, where it makes one'
      : 'no link';
  await tx
    .insert(notices)
    .values({
      userId: row.ownerId,
      key: `video-without:${eventIdOf(row)}`,
      kind: 'video_without',
      text: `Zoom made no room for “${title}”, so it takes place by ${instead}.`,
      href: `/loops/${row.loopId}`,
      loopId: row.loopId,
    })
    .onConflictDoNothing();
}

function eventIdOf({ id, providerEventId }: MeetingRow): string {
  if (providerEventId === null) throw new Error(`Meeting ${id} has no event`);
  return providerEventId;
}

/** The room of an event follows what was done to the event; what cannot be done now is done by the next round. */
export async function tendRoomOf({ ownerId, providerEventId }: MeetingRow, runtime: Runtime): Promise<void> {
  if (providerEventId !== null) await tendRooms(runtime, { ownerId, eventId: providerEventId });
}

/** When a request's meeting takes place, and whether more than once. */
export function timeOf({ slot, series }: Pick<BookingRequest, 'slot' | 'series'>) {
  return { start: slot.start, end: slot.end, repeats: series !== undefined };
}
