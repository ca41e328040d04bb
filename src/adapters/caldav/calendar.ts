import { editEvent } from '@/core/ical/edit';
import { minuteOf, type Period } from '@/core/time/period';
import { UTC } from '@/core/time/zone';
import { type CaldavGrant, CalendarError, type CalendarPort, type ProviderEvent } from '@/ports/calendar';
import { calendarUrl, listCalendars } from './collection';
import { calendarObject, objectEdit } from './draft';
import { type CalendarObject, mainEvent } from './event';
import { busyTime } from './free-busy';
import { type CaldavOptions, davHttp, withinTime } from './http';
import { fetchObject, objectUrl } from './objects';
import { sync } from './sync';

/** Longest reading of one calendar: each request may take its time, but others wait, too. */
const SYNC_MS = 10 * 60_000;

const ICALENDAR = { 'content-type': 'text/calendar; charset=utf-8' };

/** CalDAV (RFC 4791) as a CalendarPort. Calendars are named by their URL, events by their object's name. */
export function caldavCalendar(options: CaldavOptions): CalendarPort<CaldavGrant> {
  const send = davHttp(options);
  const { syncMs = SYNC_MS } = options;

  function read(grant: CaldavGrant, calendarId: string, eventId: string): Promise<CalendarObject> {
    return fetchObject(send, grant, calendarUrl(grant, calendarId), eventId);
  }

  /** The event as the server keeps it: it may have changed what was written. */
  async function get(grant: CaldavGrant, calendarId: string, eventId: string): Promise<ProviderEvent> {
    const event = mainEvent(await read(grant, calendarId, eventId), { self: grant.addresses, local: UTC });
    if (event) return event;
    throw new CalendarError('not_found', 'There is no such event');
  }

  return {
    listCalendars: (grant) => listCalendars(send, grant),

    sync: (grant, calendarId, syncToken, since) => sync(withinTime(send, syncMs), grant, calendarId, syncToken, since),

    async freeBusy(grant, calendarIds, period) {
      const busy = new Map<string, Period[]>();
      for (const id of calendarIds) busy.set(id, await busyTime(send, grant, id, period));
      return busy;
    },

    async insert(grant, calendarId, draft) {
      const url = objectUrl(calendarUrl(grant, calendarId), draft.id);
      const body = calendarObject(draft, grant, minuteOf(Date.now()));
      const created = await send(grant, {
        method: 'PUT',
        url,
        body,
        headers: { ...ICALENDAR, 'if-none-match': '*' },
      }).then(
        () => true,
        (error: unknown) => {
          if (error instanceof CalendarError && error.code === 'conflict') return false;
          throw error;
        },
      );
      return { event: await get(grant, calendarId, draft.id), created };
    },

    get,

    // Its times stand in one object, which is written as a whole.
    occurrenceId: () => null,

    async patch(grant, calendarId, eventId, etag, changes) {
      const object = await read(grant, calendarId, eventId);
      if (object.etag !== etag) throw new CalendarError('conflict', 'The event was changed meanwhile');
      const body = editEvent(object.text, objectEdit(changes, grant), minuteOf(Date.now()));
      if (body === null) throw new CalendarError('not_found', 'There is no such event');
      const url = objectUrl(calendarUrl(grant, calendarId), eventId);
      await send(grant, { method: 'PUT', url, body, headers: { ...ICALENDAR, 'if-match': etag } });
      return get(grant, calendarId, eventId);
    },

    async remove(grant, calendarId, eventId) {
      const url = objectUrl(calendarUrl(grant, calendarId), eventId);
      await send(grant, { method: 'DELETE', url }).catch((error: unknown) => {
        if (!(error instanceof CalendarError && error.code === 'not_found')) throw error;
      });
    },

    watch: async () => null,

    unwatch: async () => {},
  };
}
