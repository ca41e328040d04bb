import { and, eq } from 'drizzle-orm';
import { database } from '@/db/client';
import { calendars } from '@/db/schema/calendar';
import type { CalendarPatch } from '../schema';

export type SetCalendarResult =
  | { readonly ok: true; readonly busy: boolean; readonly write: boolean }
  | { readonly ok: false; readonly reason: 'not_found' | 'last_write' | 'read_only' };

/** Turns a calendar's switches. Exactly one calendar is written to, so it can be exchanged but not switched off. */
export async function setCalendar(
  userId: string,
  calendarId: string,
  patch: CalendarPatch,
): Promise<SetCalendarResult> {
  return database().transaction(async (tx) => {
    const rows = await tx
      .select()
      .from(calendars)
      .where(eq(calendars.userId, userId))
      .orderBy(calendars.id)
      .for('update');
    const row = rows.find((candidate) => candidate.id === calendarId);
    if (!row) return { ok: false, reason: 'not_found' };
    if (patch.write === false && row.write) return { ok: false, reason: 'last_write' };
    if (patch.write && !row.writable) return { ok: false, reason: 'read_only' };
    if (patch.write && !row.write) {
      await tx
        .update(calendars)
        .set({ write: false })
        .where(and(eq(calendars.userId, userId), eq(calendars.write, true)));
    }
    const next = { busy: patch.busy ?? row.busy, write: patch.write ?? row.write };
    await tx.update(calendars).set(next).where(eq(calendars.id, calendarId));
    return { ok: true, ...next };
  });
}
