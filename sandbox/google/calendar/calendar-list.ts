import { calendarOf, type Handler, ok } from './call';
import type { Calendar } from './model';
import { type CalendarStore, etagOf } from './store';

/** calendarList.list and .get, and calendars.get. */
export function calendarListHandlers(store: CalendarStore): Record<string, Handler> {
  return {
    'calendar.calendarList.list': ({ person, query }) => {
      const least = RANK.indexOf(query.get('minAccessRole') ?? 'freeBusyReader');
      const calendars = store.listOf(person).filter((calendar) => RANK.indexOf(calendar.accessRole) >= least);
      return ok({
        kind: 'calendar#calendarList',
        etag: etagOf(person.email, calendars.length),
        items: calendars.map(entryOf),
        nextSyncToken: Buffer.from(`${person.email} ${calendars.length}`).toString('base64url'),
      });
    },
    'calendar.calendarList.get': (call) => ok(entryOf(calendarOf(store, call))),
    'calendar.calendars.get': (call) => {
      const { id, summary, zone } = calendarOf(store, call);
      return ok({ kind: 'calendar#calendar', etag: etagOf(id), id, summary, timeZone: zone });
    },
  };
}

/** Access roles from weakest to strongest. */
const RANK = ['freeBusyReader', 'reader', 'writer', 'owner'];

function entryOf(calendar: Calendar): object {
  return {
    kind: 'calendar#calendarListEntry',
    etag: etagOf(calendar.id, calendar.summary),
    id: calendar.id,
    summary: calendar.summary,
    timeZone: calendar.zone,
    backgroundColor: calendar.colour,
    foregroundColor: '#ffffff',
    selected: true,
    accessRole: calendar.accessRole,
    defaultReminders: [],
    conferenceProperties: { allowedConferenceSolutionTypes: ['hangoutsMeet'] },
    ...(calendar.primary ? { primary: true } : {}),
  };
}
