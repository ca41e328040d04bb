import { createHash } from 'node:crypto';
import type { AdoptedEvent } from '@/core/loop/adopt/calendar-meeting';
import type { Period } from '@/core/time/period';
import { withCalendar } from '@/modules/connections/commands/grant';
import { refreshOwner } from '@/modules/connections/commands/refresh';
import { countedCalendars } from '@/modules/connections/queries/counted';
import { CalendarError } from '@/ports/calendar';
import type { Runtime } from '@/ports/runtime';
import { adoptEvent } from './adopt';
import type { OwnerLoop } from './ledger';

export type KeepFreeResult =
  /** `event` is null where a meeting of ours stands in that time: then the loop cannot have it, and the event stands alone. */
  { readonly ok: true; readonly event: AdoptedEvent | null } | { readonly ok: false };

/**
 * Puts an event over a stretch of the owner's time, whatever stands in it already, and makes it the loop's. Idempotent: its
 * id is the loop's.
 */
export async function keepFree(
  {
    ownerId,
    loopId,
    slot,
    title,
    zone,
  }: OwnerLoop & { readonly slot: Period; readonly title: string; readonly zone: string },
  runtime: Runtime,
): Promise<KeepFreeResult> {
  const target = (await countedCalendars(ownerId)).find((one) => one.write);
  if (!target) return { ok: false };
  const id = createHash('sha256').update(`kept free ${ownerId} ${loopId}`).digest('hex').slice(0, 52);
  const draft = { id, summary: title, description: '', location: null, ...slot, zone };
  try {
    const { event } = await withCalendar(target.id, runtime, ({ calendar, grant, calendarId }) =>
      calendar.insert(grant, calendarId, { ...draft, attendees: [], conferenceRequestId: null }),
    );
    await refreshOwner(ownerId, { maxAgeMs: 0 }, runtime);
    const whose = { ownerId, loopId, calendarId: target.id, eventId: event.id };
    const adopted = await adoptEvent({ ...whose, start: slot.start, whole: false }, runtime);
    return { ok: true, event: adopted.ok ? adopted.event : null };
  } catch (error) {
    if (!(error instanceof CalendarError)) throw error;
    return { ok: false };
  }
}
