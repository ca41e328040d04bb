import { and, eq } from 'drizzle-orm';
import { database } from '@/db/client';
import { meetings } from '@/db/schema/meetings';
import { CalendarError } from '@/ports/calendar';
import type { Runtime } from '@/ports/runtime';
import { removeEventOf } from './event';
import { ABANDONED, type MeetingRow, ofSameEvent } from './ledger';

/**
 * Gives a claim up and removes the event that it may have written. The claim is released first: were this cut off, the
 * sweep finds the row and removes the event. A claim that a concurrent repetition has confirmed is left alone and returned.
 */
export async function abandon(meetingId: string, runtime: Runtime): Promise<MeetingRow | null> {
  const [claim] = await database().select().from(meetings).where(eq(meetings.id, meetingId));
  if (claim?.providerEventId) {
    await database()
      .update(meetings)
      .set({ state: 'released' })
      .where(and(ofSameEvent(claim), eq(meetings.state, 'held')));
  }
  await removeEvent(meetingId, runtime);
  const [row] = await database().select().from(meetings).where(eq(meetings.id, meetingId));
  return row?.state === 'confirmed' ? row : null;
}

/** Removes the events of all claims that were given up. Those that cannot be removed now are tried again at the next sweep. */
export async function removeAbandonedEvents(runtime: Runtime): Promise<void> {
  const rows = await database().select({ id: meetings.id }).from(meetings).where(ABANDONED);
  for (const row of rows) await removeEvent(row.id, runtime);
}

async function removeEvent(meetingId: string, runtime: Runtime): Promise<void> {
  const [row] = await database()
    .select()
    .from(meetings)
    .where(and(eq(meetings.id, meetingId), ABANDONED));
  if (!row) return;
  try {
    await removeEventOf(row, runtime);
  } catch (error) {
    if (!(error instanceof CalendarError)) throw error;
    return;
  }
  await database()
    .update(meetings)
    .set({ state: 'cancelled' })
    .where(and(ofSameEvent(row), eq(meetings.state, 'released')));
}
