import { z } from 'zod';
import { storableText as text } from '@/core/storable-text';
import { formatBasicDateTime } from '@/core/time/basic-format';
import type { Period } from '@/core/time/period';
import {
  type AccessToken,
  CalendarError,
  type CalendarPort,
  type EventDraft,
  type ProviderCalendar,
  type ProviderEvent,
} from '@/ports/calendar';
import { eventSchema, providerEvent } from './event';
import { call, type GoogleApi } from './http';

const calendarListSchema = z.object({
  items: z
    .array(
      z.object({
        id: z.string(),
        summary: text.default(''),
        summaryOverride: text.optional(),
        timeZone: z.string().optional(),
        backgroundColor: z.string().optional(),
        primary: z.boolean().default(false),
        accessRole: z.string().default('freeBusyReader'),
        deleted: z.boolean().default(false),
      }),
    )
    .default([]),
  nextPageToken: z.string().optional(),
});

const eventsSchema = z.object({
  items: z.array(eventSchema).default([]),
  nextPageToken: z.string().optional(),
  nextSyncToken: z.string().optional(),
});

const freeBusySchema = z.object({
  calendars: z.record(
    z.string(),
    z.object({
      busy: z.array(z.object({ start: z.string(), end: z.string() })).default([]),
      errors: z.array(z.unknown()).default([]),
    }),
  ),
});

const channelSchema = z.object({ resourceId: z.string(), expiration: z.coerce.number() });

/** freeBusy.query takes at most this many calendars. */
const FREE_BUSY_LIMIT = 50;
/** A provider that never stops paging is not followed for ever. */
const PAGE_LIMIT = 1000;

export interface GoogleCalendarOptions {
  /** Origin of the API. */
  readonly root: string;
  /** How long one request may take, in milliseconds. */
  readonly timeoutMs?: number;
  /** Events per page of a sync; Google allows up to 2500. */
  readonly pageSize?: number;
}

/** Google Calendar API v3 as a CalendarPort, over fetch. */
export function googleCalendar({
  root,
  timeoutMs = 15_000,
  pageSize = 1000,
}: GoogleCalendarOptions): CalendarPort<AccessToken> {
  const api: GoogleApi = { root, timeoutMs };

  async function get(grant: AccessToken, calendarId: string, eventId: string): Promise<ProviderEvent> {
    return providerEvent(await call(api, grant, { method: 'GET', path: eventPath(calendarId, eventId) }, eventSchema));
  }

  return {
    async listCalendars(grant) {
      const calendars: ProviderCalendar[] = [];
      for await (const page of pages(api, grant, 'users/me/calendarList', {}, calendarListSchema)) {
        for (const entry of page.items) {
          // A calendar of which only busy blocks may be seen has no events to mirror.
          if (entry.deleted || entry.accessRole === 'freeBusyReader') continue;
          calendars.push({
            id: entry.id,
            name: entry.summaryOverride ?? entry.summary,
            zone: entry.timeZone ?? null,
            colour: entry.backgroundColor ?? null,
            primary: entry.primary,
            writable: entry.accessRole === 'owner' || entry.accessRole === 'writer',
            invites: true,
          });
        }
      }
      return calendars;
    },

    async sync(grant, calendarId, syncToken, since) {
      // All parameters but the token must stay equal through a chain of syncs; timeMin may only start one.
      const query: Record<string, string> = {
        singleEvents: 'false',
        maxResults: String(pageSize),
        ...(syncToken === null ? { timeMin: rfc3339(since) } : { syncToken }),
      };
      const latest = new Map<string, ProviderEvent>();
      let nextSyncToken: string | undefined;
      for await (const page of pages(api, grant, `${calendarPath(calendarId)}/events`, query, eventsSchema)) {
        for (const item of page.items) latest.set(item.id, providerEvent(item));
        nextSyncToken = page.nextSyncToken;
      }
      if (nextSyncToken === undefined) throw new CalendarError('unavailable', 'The last page carried no sync token');
      const all = [...latest.values()];
      const isGone = (event: ProviderEvent) => event.status === 'cancelled' && event.recurringEventId === null;
      const removed = all.filter(isGone).map(({ id }) => id);
      return { removed, events: all.filter((event) => !isGone(event)), nextSyncToken };
    },

    async freeBusy(grant, calendarIds, period) {
      const busy = new Map<string, Period[]>();
      for (let from = 0; from < calendarIds.length; from += FREE_BUSY_LIMIT) {
        const ids = calendarIds.slice(from, from + FREE_BUSY_LIMIT);
        const body = { timeMin: rfc3339(period.start), timeMax: rfc3339(period.end), items: ids.map((id) => ({ id })) };
        const answer = await call(api, grant, { method: 'POST', path: 'freeBusy', body }, freeBusySchema);
        for (const id of ids) {
          const calendar = answer.calendars[id];
          if (!calendar || calendar.errors.length > 0) {
            throw new CalendarError('unavailable', 'The busy time of a calendar could not be read');
          }
          busy.set(id, calendar.busy.map(outward));
        }
      }
      return busy;
    },

    async insert(grant, calendarId, draft) {
      const path = `${calendarPath(calendarId)}/events`;
      const body = { id: draft.id, ...eventBody(draft) };
      try {
        const created = await call(api, grant, { method: 'POST', path, query: WRITE, body }, eventSchema);
        return { event: providerEvent(created), created: true };
      } catch (error) {
        if (!(error instanceof CalendarError && error.code === 'conflict')) throw error;
        return { event: await get(grant, calendarId, draft.id), created: false };
      }
    },

    get,

    occurrenceId: (_grant, seriesId, originalStart) =>
      `${seriesId}_${formatBasicDateTime({ form: 'utc', seconds: originalStart * 60 })}`,

    async patch(grant, calendarId, eventId, etag, changes) {
      const request = { method: 'PATCH', path: eventPath(calendarId, eventId), query: WRITE, etag } as const;
      return providerEvent(await call(api, grant, { ...request, body: patchBody(changes) }, eventSchema));
    },

    async remove(grant, calendarId, eventId) {
      const request = {
        method: 'DELETE',
        path: eventPath(calendarId, eventId),
        query: { sendUpdates: 'all' },
      } as const;
      try {
        await call(api, grant, request, z.undefined());
      } catch (error) {
        const done = error instanceof CalendarError && (error.code === 'not_found' || error.code === 'gone');
        if (!done) throw error;
      }
    },

    async watch(grant, calendarId, channel) {
      const path = `${calendarPath(calendarId)}/events/watch`;
      const body = { id: channel.id, token: channel.token, type: 'web_hook', address: channel.address };
      const answer = await call(api, grant, { method: 'POST', path, body }, channelSchema);
      return { resourceId: answer.resourceId, expiresAt: answer.expiration };
    },

    async unwatch(grant, channel) {
      const body = { id: channel.id, resourceId: channel.resourceId };
      await call(api, grant, { method: 'POST', path: 'channels/stop', body }, z.undefined());
    },
  };
}

/** Guests are told by Google; conferences are only read or made with version 1, and kept by a patch that does not name them. */
const WRITE = { sendUpdates: 'all', conferenceDataVersion: '1' };

function calendarPath(calendarId: string): string {
  return `calendars/${encodeURIComponent(calendarId)}`;
}

function eventPath(calendarId: string, eventId: string): string {
  return `${calendarPath(calendarId)}/events/${encodeURIComponent(eventId)}`;
}

/** The pages of a list, to the last. A page may be empty while another follows. */
async function* pages<S extends z.ZodType<{ nextPageToken?: string }>>(
  api: GoogleApi,
  grant: AccessToken,
  path: string,
  query: Readonly<Record<string, string>>,
  schema: S,
): AsyncGenerator<z.infer<S>> {
  let pageToken: string | undefined;
  for (let n = 0; n < PAGE_LIMIT; n++) {
    const page: z.infer<S> = await call(
      api,
      grant,
      { method: 'GET', path, query: pageToken === undefined ? query : { ...query, pageToken } },
      schema,
    );
    yield page;
    pageToken = page.nextPageToken;
    if (pageToken === undefined) return;
  }
  throw new CalendarError('unavailable', 'The provider did not come to a last page');
}

/** In a patch null removes what there is. */
function patchBody(changes: Partial<Omit<EventDraft, 'id'>>): Record<string, unknown> {
  return {
    ...eventBody(changes),
    ...(changes.location === null ? { location: null } : {}),
    ...(changes.conferenceRequestId === null ? { conferenceData: null } : {}),
  };
}

function eventBody(draft: Partial<Omit<EventDraft, 'id'>>): Record<string, unknown> {
  const moment = (at: number) => ({ dateTime: rfc3339(at), timeZone: draft.zone });
  return {
    summary: draft.summary,
    description: draft.description,
    location: draft.location ?? undefined,
    start: draft.start === undefined ? undefined : moment(draft.start),
    end: draft.end === undefined ? undefined : moment(draft.end),
    recurrence: draft.recurrence,
    attendees: draft.attendees?.map(({ email, name, optional, response }) => ({
      email,
      displayName: name ?? undefined,
      optional: optional || undefined,
      responseStatus: response,
    })),
    conferenceData:
      typeof draft.conferenceRequestId === 'string'
        ? {
            createRequest: {
              requestId: draft.conferenceRequestId,
              conferenceSolutionKey: { type: 'hangoutsMeet' },
            },
          }
        : undefined,
  };
}

function rfc3339(minute: number): string {
  return new Date(minute * 60_000).toISOString();
}

/** A busy block in whole minutes, rounded outward. */
function outward(block: { start: string; end: string }): Period {
  const start = Math.floor(Date.parse(block.start) / 60_000);
  const end = Math.ceil(Date.parse(block.end) / 60_000);
  if (!(start <= end)) throw new CalendarError('unavailable', 'The provider sent a busy time that cannot be read');
  return { start, end };
}
