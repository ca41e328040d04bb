import { isBusy } from '@/core/availability/free-busy';
import type { Period } from '@/core/time/period';
import { database } from '@/db/client';
import { notices } from '@/db/schema/identity';
import { refreshOwner } from '@/modules/connections/commands/refresh';
import { busyOf } from '@/modules/connections/queries/busy';
import type { Runtime } from '@/ports/runtime';
import { ownEvents } from '../queries';
import type { MeetingRow } from './ledger';

/**
 * Last step of a booking. No provider offers "insert if free", so somebody may have taken the time between the busy
 * reading and the event: the calendar is read once more, and an overlap is told to the owner, once, to decide.
 */
export async function verifyBooking(row: MeetingRow, later: readonly Period[], runtime: Runtime): Promise<void> {
  const refreshed = await refreshOwner(row.ownerId, { maxAgeMs: 0 }, runtime);
  if (!refreshed.ok) return;
  const slots = [{ start: row.startMin, end: row.endMin }, ...later];
  const window = { start: row.startMin, end: Math.max(...slots.map(({ end }) => end)) };
  const busy = await busyOf(row.ownerId, window, await ownEvents(row.loopId));
  if (!busy.ok || !slots.some((slot) => isBusy(busy.freeBusy, slot))) return;
  await database()
    .insert(notices)
    .values({
      userId: row.ownerId,
      key: `overlap:${row.id}:${row.startMin}`,
      kind: 'booking_overlap',
      text: `“${row.title ?? 'A meeting'}” was booked while another event was put at the same time. Please look at it.`,
      href: `/loops/${row.loopId}`,
      loopId: row.loopId,
    })
    .onConflictDoNothing();
}
