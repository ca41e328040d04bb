import { createHash } from 'node:crypto';
import type { SandboxClock } from '../../clock';
import { GoogleError, invalid } from '../errors';
import { type Call, calendarOf, countParameter, type Handler, instantParameter, ok } from './call';
import { allInstancesBetween, instancesBetween } from './instances';
import type { Calendar, CalendarEvent } from './model';
import { instantOf } from './moment';
import { presentInList } from './present';
import { type CalendarStore, etagOf } from './store';

/** Parameters that cannot stand beside a sync token. */
const NOT_WITH_SYNC = [
  'iCalUID',
  'orderBy',
  'privateExtendedProperty',
  'q',
  'sharedExtendedProperty',
  'timeMin',
  'timeMax',
  'updatedMin',
];
/** Of these, the ones that a first sync may carry; with any other there is no token to sync from. */
const SYNCABLE = ['timeMin', 'timeMax'];
/** Parameters that must be the same in every request of a sync. */
const FIXED = ['singleEvents', 'maxAttendees', 'eventTypes', 'showHiddenInvitations'];
/** Milliseconds after which a sync token is refused. */
const SYNC_TOKEN_LIFE = 28 * 86_400_000;
/** How far `singleEvents` expands a series without an end when the client gives no `timeMax`. */
const EXPANSION_LIMIT = 366 * 86_400_000;

interface SyncToken {
  calendar: string;
  generation: number;
  revision: number;
  issued: number;
  fixed: string;
}

interface PageToken {
  offset: number;
  /** Revision the first page was read at: it becomes the sync token's, so that nothing between the pages is lost. */
  revision: number;
  query: string;
}

/** events.list: full and incremental sync, paging, filters and expansion. */
export function listHandler(store: CalendarStore, clock: SandboxClock): Handler {
  return (call) => {
    const calendar = calendarOf(store, call);
    const { query } = call;
    const page = pageOf(call);
    const most = countParameter(query, 'maxResults', 250, 2500);
    const since = query.has('syncToken') ? syncOf(query, calendar, clock) : undefined;
    const events = since
      ? changedSince(calendar, since.revision, query, clock.now())
      : allEvents(calendar, query, clock.now());
    const items = events.slice(page.offset, page.offset + most);
    const last = page.offset + most >= events.length;
    const synced = NOT_WITH_SYNC.every((name) => SYNCABLE.includes(name) || !query.has(name));
    const token = {
      calendar: calendar.id,
      generation: calendar.generation,
      revision: page.revision,
      issued: clock.now(),
      fixed: fixedOf(query),
    };
    return ok({
      kind: 'calendar#events',
      etag: etagOf(calendar.id, calendar.revision),
      summary: calendar.summary,
      updated: new Date(clock.now()).toISOString(),
      timeZone: query.get('timeZone') ?? calendar.zone,
      accessRole: calendar.accessRole,
      defaultReminders: [],
      items: items.map((event) => presentInList(event, calendar, query)),
      ...(last ? {} : { nextPageToken: pack({ ...page, offset: page.offset + most }) }),
      ...(last && synced ? { nextSyncToken: pack(token) } : {}),
    });

    function pageOf({ query }: Call): PageToken {
      const text = query.get('pageToken');
      const fingerprint = fingerprintOf(query);
      if (text === null) return { offset: 0, revision: calendar.revision, query: fingerprint };
      const page = unpack<PageToken>(text);
      if (!page || page.query !== fingerprint) throw invalid('Invalid page token value.', 'pageToken');
      return page;
    }
  };
}

function syncOf(query: URLSearchParams, calendar: Calendar, clock: SandboxClock): SyncToken {
  const excluded = NOT_WITH_SYNC.find((name) => query.has(name));
  if (excluded) throw invalid(`Sync token cannot be used with ${excluded}.`, excluded);
  if (query.get('showDeleted') === 'false')
    throw invalid('Sync token cannot be used with showDeleted=false.', 'showDeleted');
  const token = unpack<SyncToken>(query.get('syncToken') as string);
  const valid =
    token?.calendar === calendar.id &&
    token.generation === calendar.generation &&
    clock.now() - token.issued <= SYNC_TOKEN_LIFE;
  if (!token || !valid) {
    throw new GoogleError(410, 'fullSyncRequired', 'Sync token is no longer valid, a full sync is required.', {
      location: 'syncToken',
      locationType: 'parameter',
    });
  }
  if (token.fixed !== fixedOf(query))
    throw invalid('The parameters differ from those of the first request.', 'syncToken');
  return token;
}

function changedSince(calendar: Calendar, revision: number, query: URLSearchParams, now: number): CalendarEvent[] {
  const changed = [...calendar.events.values()].filter((stored) => stored.revision > revision);
  const events = changed.sort((a, b) => a.revision - b.revision).map((stored) => stored.event);
  if (query.get('singleEvents') !== 'true') return events;
  return events.flatMap((event) =>
    event.recurrence?.length && event.status !== 'cancelled'
      ? instancesBetween(calendar, event, -Infinity, now + EXPANSION_LIMIT)
      : [event],
  );
}

function allEvents(calendar: Calendar, query: URLSearchParams, now: number): CalendarEvent[] {
  const from = instantParameter(query, 'timeMin') ?? -Infinity;
  const to = instantParameter(query, 'timeMax') ?? Infinity;
  if (from >= to) throw new GoogleError(400, 'timeRangeEmpty', 'The specified time range is empty.');
  const single = query.get('singleEvents') === 'true';
  if (query.get('orderBy') === 'startTime' && !single)
    throw invalid('The requested ordering is not available for the particular query.', 'orderBy');
  const horizon = to === Infinity ? Math.max(now, from) + EXPANSION_LIMIT : to;
  const stored = [...calendar.events.values()].sort((a, b) => a.revision - b.revision).map(({ event }) => event);
  const shown = stored.flatMap((event) => {
    if (!event.recurrence?.length) return inside(event, calendar, from, to) ? [event] : [];
    if (event.status === 'cancelled') return [event];
    if (single) return instancesBetween(calendar, event, from, horizon);
    return allInstancesBetween(calendar, event, from, horizon).length > 0 ? [event] : [];
  });
  return ordered(
    shown.filter((event) => isShown(event, calendar, query) && matches(event, query)),
    calendar,
    query,
  );
}

/** Deleted events are hidden unless asked for; cancelled instances of a living series are shown beside their master. */
function isShown(event: CalendarEvent, calendar: Calendar, query: URLSearchParams): boolean {
  if (event.status !== 'cancelled' || query.get('showDeleted') === 'true') return true;
  const master = event.recurringEventId ? calendar.events.get(event.recurringEventId)?.event : undefined;
  return query.get('singleEvents') !== 'true' && master !== undefined && master.status !== 'cancelled';
}

function inside(event: CalendarEvent, calendar: Calendar, from: number, to: number): boolean {
  if (event.status === 'cancelled' && event.recurringEventId) return true;
  return instantOf(event.end, calendar.zone) > from && instantOf(event.start, calendar.zone) < to;
}

function matches(event: CalendarEvent, query: URLSearchParams): boolean {
  const types = query.getAll('eventTypes');
  if (types.length > 0 && !types.includes(event.eventType)) return false;
  if (query.has('iCalUID') && event.iCalUID !== query.get('iCalUID')) return false;
  const updatedMin = instantParameter(query, 'updatedMin');
  if (updatedMin !== undefined && Date.parse(event.updated) < updatedMin) return false;
  for (const scope of ['private', 'shared'] as const) {
    for (const pair of query.getAll(`${scope}ExtendedProperty`)) {
      const [name = '', value = ''] = pair.split(/=(.*)/s);
      if (event.extendedProperties?.[scope]?.[name] !== value) return false;
    }
  }
  const words = query.get('q')?.toLowerCase();
  const text = [
    event.summary,
    event.description,
    event.location,
    ...(event.attendees ?? []).map((a) => `${a.displayName} ${a.email}`),
  ];
  return words === undefined || text.some((part) => part?.toLowerCase().includes(words));
}

function ordered(events: CalendarEvent[], calendar: Calendar, query: URLSearchParams): CalendarEvent[] {
  const order = query.get('orderBy');
  if (order === 'updated') return events.sort((a, b) => a.updated.localeCompare(b.updated));
  if (order === null) return events;
  return events.sort((a, b) => instantOf(a.start, calendar.zone) - instantOf(b.start, calendar.zone));
}

function fixedOf(query: URLSearchParams): string {
  return FIXED.map((name) => query.getAll(name).join(',')).join('|');
}

function fingerprintOf(query: URLSearchParams): string {
  const rest = [...query]
    .filter(([name]) => name !== 'pageToken' && name !== 'maxResults')
    .map((pair) => pair.join('='));
  return createHash('sha256').update(rest.sort().join('&')).digest('base64url').slice(0, 16);
}

function pack(token: object): string {
  return Buffer.from(JSON.stringify(token)).toString('base64url');
}

function unpack<T>(text: string): T | undefined {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString()) as T;
  } catch {
    return undefined;
  }
}
