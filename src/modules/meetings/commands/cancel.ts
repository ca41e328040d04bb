import { and, eq } from 'drizzle-orm';
import { database } from '@/db/client';
import { meetings } from '@/db/schema/meetings';
import type { Runtime } from '@/ports/runtime';
import type { Meeting } from '../schema';
import { removeEventOf } from './event';
import { refusalOf } from './free';
import { meetingOf, ofOccurrence } from './ledger';

export type CancelResult =
  /** `meeting` is null when the loop has no booking, or none any more. */
  | { readonly ok: true; readonly meeting: Meeting | null }
  | { readonly ok: false; readonly reason: 'unavailable' | 'revoked' };

/**
 * Cancels the loop's booking: the provider removes the event and tells the guests, then the time is free. Idempotent: the
 * event of a call that was cut off is gone already, which counts as done.
 */
export async function cancelMeeting(
  request: { readonly ownerId: string; readonly loopId: string; readonly occurrence?: number },
  runtime: Runtime,
): Promise<CancelResult> {
  const booked = and(ofOccurrence(request), eq(meetings.state, 'confirmed'));
  const [row] = await database().select().from(meetings).where(booked);
  if (!row) return { ok: true, meeting: null };
  try {
    await removeEventOf(row, runtime);
  } catch (error) {
    return { ok: false, reason: refusalOf(error) };
  }
  const updatedAt = new Date(await runtime.clock.now());
  const [cancelled] = await database()
    .update(meetings)
    .set({ state: 'cancelled', sequence: row.sequence + 1, updatedAt })
    .where(and(eq(meetings.id, row.id), eq(meetings.state, 'confirmed')))
    .returning();
  return { ok: true, meeting: cancelled ? meetingOf(cancelled) : null };
}
