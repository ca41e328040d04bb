import { and, desc, eq } from 'drizzle-orm';
import type { EpochMinute } from '@/core/time/period';
import { database } from '@/db/client';
import { contendedTransaction } from '@/db/contended';
import { meetings } from '@/db/schema/meetings';
import { closeRoom } from '@/modules/video/commands/close-room';
import { CalendarError, type EventDraft, type ProviderEvent } from '@/ports/calendar';
import type { Runtime } from '@/ports/runtime';
import { PATCH_ATTEMPTS } from '../constants';
import type { Buffers, Meeting, MeetingDetails, PlacedDetails } from '../schema';
import { withConference } from './conference';
import { eventOf, withEvent } from './event';
import { type Refusal, refusalOf } from './free';
import { bookingOf, type MeetingRow, meetingOf, ofSameEvent } from './ledger';
import { moveMeeting } from './move';
import { asWritten, tellWithoutRoom, tendRoomOf, withRoom } from './room';

/** What of a booked event is written anew; the rest is left as the owner may have changed it. */
export type UpdatedPart = 'length' | 'title' | 'place' | 'people';

export interface UpdateRequest extends Buffers, MeetingDetails {
  readonly ownerId: string;
  readonly loopId: string;
  readonly durationMin: EpochMinute;
  readonly parts: readonly UpdatedPart[];
}

export type UpdateResult =
  | { readonly ok: true; readonly meeting: Meeting }
  | { readonly ok: false; readonly reason: Refusal | 'gone' };

/**
 * Writes changes of the loop's booking to its event: same event, same UID. A new length is claimed like a new time. What
 * the event has already is not written again, so that a repetition after a crash changes nothing. A video conference that
 * cannot be made takes the whole change back.
 */
export async function updateMeeting(request: UpdateRequest, runtime: Runtime): Promise<UpdateResult> {
  const before = await standingRow(request);
  if (!before) return { ok: false, reason: 'gone' };
  if (request.parts.includes('length')) {
    const resized = await resize(before, before.startMin + request.durationMin, request, runtime);
    if (!resized.ok) return resized;
  }
  if (request.parts.every((part) => part === 'length')) return standing(request);
  try {
    const written = await writeDetails(before, await placedFor(before, request, runtime), runtime);
    if (written) {
      if (request.parts.includes('place')) await giveUpRoom(written);
      await tendRoomOf(written, runtime);
      return { ok: true, meeting: meetingOf(written) };
    }
    await resize(before, before.endMin, request, runtime);
    return { ok: false, reason: 'unavailable' };
  } catch (error) {
    if (!(error instanceof CalendarError)) throw error;
    await resize(before, before.endMin, request, runtime);
    const gone = error.code === 'not_found' || error.code === 'gone';
    return { ok: false, reason: gone ? 'gone' : refusalOf(error) };
  }
}

/** Any row stands for the event of a series. */
async function standingRow(request: UpdateRequest): Promise<MeetingRow | undefined> {
  const [row] = await database().select().from(meetings).where(bookingOf(request)).orderBy(desc(meetings.startMin));
  return row;
}

async function standing(request: UpdateRequest): Promise<UpdateResult> {
  const row = await standingRow(request);
  return row ? { ok: true, meeting: meetingOf(row) } : { ok: false, reason: 'gone' };
}

function resize({ startMin: start }: MeetingRow, end: EpochMinute, request: UpdateRequest, runtime: Runtime) {
  return moveMeeting({ ...request, slot: { start, end } }, runtime);
}

/** What changes its place gets the room that it is to have. Where the change fails the room waits: the event may have its link. */
async function placedFor(
  row: MeetingRow,
  request: UpdateRequest,
  runtime: Runtime,
): Promise<UpdateRequest & PlacedDetails> {
  if (!request.parts.includes('place')) return asWritten(row, request);
  const { startMin: start, endMin: end } = (await standingRow(request)) ?? row;
  return withRoom(row, request, { start, end, repeats: row.occurrence !== 0 }, runtime);
}

/** The event names its room no more: only now may the room go. */
async function giveUpRoom({ ownerId, providerEventId, dialIn }: MeetingRow): Promise<void> {
  if (dialIn === null && providerEventId !== null) await closeRoom(ownerId, providerEventId);
}

/** Null when the conference could not be made, and everything is as it was. Throws CalendarError. */
async function writeDetails(row: MeetingRow, request: Placed, runtime: Runtime): Promise<MeetingRow | null> {
  const { before, after } = await patched(row, runtime, (event) => differences(event, request));
  const stored = await store(row, after, request, runtime);
  if (!request.parts.includes('place') || !request.conference) return stored;
  const linked = await withConference(stored, runtime);
  if (linked.conference !== 'failure') return linked.row;
  const { summary, location, attendees } = before;
  const old = { summary: summary ?? '', location, attendees: guestsOf(before, attendees), conferenceRequestId: null };
  const restored = await patched(row, runtime, () => old);
  await store(
    row,
    restored.after,
    { ...request, title: old.summary, location, attendees: row.attendees ?? [], joinUrl: null, dialIn: null },
    runtime,
  );
  return null;
}

type Placed = UpdateRequest & PlacedDetails;

type Changes = Partial<Omit<EventDraft, 'id'>>;

/** Writes over what the event is now; when somebody else changed it in between it is read again. */
async function patched(
  row: MeetingRow,
  runtime: Runtime,
  changesOf: (event: ProviderEvent) => Changes,
): Promise<{ before: ProviderEvent; after: ProviderEvent }> {
  for (let attempt = 1; ; attempt++) {
    const before = await eventOf(row, runtime);
    if (!before || before.status === 'cancelled') throw new CalendarError('gone', 'The event was deleted');
    const changes = changesOf(before);
    if (Object.keys(changes).length === 0) return { before, after: before };
    try {
      const after = await withEvent(row, runtime, ({ calendar, grant, calendarId }, id) =>
        calendar.patch(grant, calendarId, id, before.etag, changes),
      );
      return { before, after };
    } catch (error) {
      if (!(error instanceof CalendarError) || error.code !== 'conflict' || attempt === PATCH_ATTEMPTS) throw error;
    }
  }
}

/** What the event has otherwise than it is to be, among the parts that are asked for. */
function differences(event: ProviderEvent, request: Placed): Changes {
  const { parts, title, location, conference, attendees, description, room } = request;
  const linked = event.joinUrl !== null || event.conferenceStatus === 'pending';
  return {
    ...(parts.includes('title') && event.summary !== title ? { summary: title } : {}),
    // The lines by which one joins stand in the description: a room that comes or goes changes it.
    ...(parts.includes('place') && event.location !== location ? { location, ...(room ? { description } : {}) } : {}),
    ...(parts.includes('place') && linked !== conference
      ? { conferenceRequestId: conference ? `${event.id}-${event.etag.replace(/\W/g, '')}` : null }
      : {}),
    ...(parts.includes('people') && peopleDiffer(event, attendees) ? { attendees: guestsOf(event, attendees) } : {}),
  };
}

function peopleDiffer(event: ProviderEvent, wanted: MeetingDetails['attendees']): boolean {
  const line = ({ email, optional }: { email: string; optional: boolean }) => `${email} ${optional}`;
  const now = event.attendees.filter((attendee) => !attendee.self).map(line);
  return now.sort().join() !== wanted.map(line).sort().join();
}

/** The guests with the answers that they have given: whoever stays is not asked again. */
function guestsOf(event: ProviderEvent, wanted: MeetingDetails['attendees']): EventDraft['attendees'] {
  return wanted.map(({ email, name, optional }) => {
    const known = event.attendees.find((attendee) => attendee.email === email);
    return { email, name, optional, ...(known ? { response: known.response } : {}) };
  });
}

async function store(before: MeetingRow, event: ProviderEvent, details: Placed, runtime: Runtime): Promise<MeetingRow> {
  const { title, location, attendees, parts, joinUrl, dialIn } = details;
  // Later than the event was written: an older reading of the calendar must not be taken for newer.
  const updatedAt = new Date(await runtime.clock.now());
  const rows = await contendedTransaction(async (tx) => {
    const stored = await tx
      .update(meetings)
      .set({
        etag: event.etag,
        // What is said of another part says nothing of where it takes place.
        joinUrl: event.joinUrl ?? (parts.includes('place') ? joinUrl : before.joinUrl),
        ...(parts.includes('place') ? { dialIn } : {}),
        updatedAt,
        ...(parts.includes('title') ? { title } : {}),
        ...(parts.includes('place') ? { location } : {}),
        ...(parts.includes('people') ? { attendees: [...attendees] } : {}),
      })
      .where(and(ofSameEvent(before), eq(meetings.state, 'confirmed')))
      .returning();
    if (parts.includes('place')) await tellWithoutRoom(tx, before, details);
    return stored;
  });
  return rows.find((row) => row.id === before.id) as MeetingRow;
}
