import type { EpochMinute } from '@/core/time/period';
import { CalendarError, type MicrosoftGrant } from '@/ports/calendar';
import { eventSchema, type GraphEvent, originalStart, timeNamed } from './event';
import { type Call, readList } from './http';
import { calendarPath, eventPath, window } from './paths';

/** The extended property under which an event that we wrote keeps the id of its draft: Graph gives ids of its own. */
export const MARK = 'String {b2c9c8a4-52f0-4f0e-9d1b-6f6f0d5c7e11} Name SundialEvent';

/** How ids of drafts look; Graph's are longer, and of both cases. */
const DRAFT_ID = /^[0-9a-v]{5,100}$/;

/** How far from its place in the series a time is looked for, in minutes: near at first, then as far as one may have been moved. */
const AROUND_MIN = [1440, 200 * 1440];

/** The ways to an event: by Graph's id, by that of a draft, and by the start that a series gives to one of its times. */
export function finder(call: Call) {
  /** The event that was written for a draft; null while there is none, or no more. */
  async function byMark(grant: MicrosoftGrant, calendarId: string, draftId: string): Promise<GraphEvent | null> {
    const $filter = `singleValueExtendedProperties/Any(ep: ep/id eq '${MARK}' and ep/value eq '${draftId}')`;
    const path = `${calendarPath(calendarId)}/events`;
    const { items } = await readList(call, grant, { path, query: { $filter } }, eventSchema);
    return items[0] ?? null;
  }

  async function eventNamed(grant: MicrosoftGrant, calendarId: string, eventId: string): Promise<GraphEvent> {
    const time = timeNamed(eventId);
    const event = time
      ? await timeOf(call, grant, time.seriesId, time.original)
      : DRAFT_ID.test(eventId)
        ? await byMark(grant, calendarId, eventId)
        : await call(grant, { method: 'GET', path: eventPath(eventId) }, eventSchema);
    if (event === null) throw new CalendarError('not_found', 'There is no such event');
    return event;
  }

  return { byMark, eventNamed };
}

/** One time of a series by the start that its rule gives it; null where there is none. */
export async function timeOf(
  call: Call,
  grant: MicrosoftGrant,
  seriesId: string,
  original: EpochMinute,
): Promise<GraphEvent | null> {
  const path = `${eventPath(seriesId)}/instances`;
  for (const around of AROUND_MIN) {
    const query = window({ start: original - around, end: original + around });
    const { items } = await readList(call, grant, { path, query }, eventSchema);
    const found = items.find((one) => startOf(one) === original);
    if (found) return found;
  }
  return null;
}

function startOf(event: GraphEvent): EpochMinute | null {
  const original = originalStart(event);
  if (original === null) return null;
  return original.kind === 'instant' ? original.at : Date.parse(`${original.date}T00:00:00Z`) / 60_000;
}
