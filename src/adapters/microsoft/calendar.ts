import { z } from 'zod';
import { storableText as text } from '@/core/storable-text';
import type { EpochMinute } from '@/core/time/period';
import { CalendarError, type CalendarPort, type MicrosoftGrant, type ProviderEvent } from '@/ports/calendar';
import { change } from './change';
import { zoneNamed } from './clock-names';
import { eventBody, WITH_TEAMS } from './draft';
import { eventSchema, type GraphEvent, providerEvent, timeId } from './event';
import { busyTime } from './free-busy';
import { type GraphOptions, graphCall, readList } from './http';
import { finder, MARK } from './lookup';
import { calendarPath, eventPath } from './paths';
import { sync } from './sync';
import { leaveOut, startsIn } from './times-left-out';

const calendarSchema = z.object({
  id: z.string(),
  name: text.nullish(),
  hexColor: z.string().nullish(),
  isDefaultCalendar: z.boolean().nullish(),
  canEdit: z.boolean().nullish(),
});
const providersSchema = z.object({ allowedOnlineMeetingProviders: z.array(z.string().nullable()).default([]) });
const settingsSchema = z.object({ timeZone: z.string().nullish() });
const subscriptionSchema = z.object({ id: z.string(), expirationDateTime: z.string() });

/** How long a subscription is asked for, in milliseconds: Outlook gives seven days at most. */
const SUBSCRIBED_MS = 6.5 * 24 * 60 * 60_000;

/** Microsoft Graph's calendars as a CalendarPort, over fetch. */
export function microsoftCalendar(options: GraphOptions): CalendarPort<MicrosoftGrant> {
  const call = graphCall(options);
  const { byMark, eventNamed } = finder(call);

  async function get(grant: MicrosoftGrant, calendarId: string, eventId: string): Promise<ProviderEvent> {
    return providerEvent(await eventNamed(grant, calendarId, eventId), grant.address);
  }

  /** The account's zone; null where it may not be asked for. */
  async function zoneOf(grant: MicrosoftGrant): Promise<string | null> {
    try {
      const { timeZone } = await call(grant, { method: 'GET', path: 'me/mailboxSettings' }, settingsSchema);
      return zoneNamed(timeZone)?.tzid ?? null;
    } catch (error) {
      if (error instanceof CalendarError && error.code === 'forbidden') return null;
      throw error;
    }
  }

  /** Whether a meeting of Teams can be made for an event of this calendar: personal accounts have none. */
  async function hasTeams(grant: MicrosoftGrant, calendarId: string): Promise<boolean> {
    const query = { $select: 'allowedOnlineMeetingProviders' };
    const path = calendarPath(calendarId);
    const { allowedOnlineMeetingProviders } = await call(grant, { method: 'GET', path, query }, providersSchema);
    return allowedOnlineMeetingProviders.includes('teamsForBusiness');
  }

  return {
    async listCalendars(grant) {
      const { items } = await readList(call, grant, { path: 'me/calendars' }, calendarSchema);
      const zone = await zoneOf(grant);
      return items.map(({ id, name, hexColor, isDefaultCalendar, canEdit }) => ({
        id,
        name: name ?? '',
        zone,
        colour: hexColor || null,
        primary: isDefaultCalendar ?? false,
        writable: canEdit ?? false,
        invites: true,
      }));
    },

    sync: (grant, calendarId, syncToken, since) => sync(call, grant, calendarId, syncToken, since),

    async freeBusy(grant, calendarIds, period) {
      const busy = new Map();
      for (const id of calendarIds) busy.set(id, await busyTime(call, grant, id, period, () => zoneOf(grant)));
      return busy;
    },

    async insert(grant, calendarId, draft) {
      const left = startsIn(draft.recurrence ?? []);
      const found = async (event: GraphEvent, created: boolean) => ({ event: await complete(event), created });
      const earlier = await byMark(grant, calendarId, draft.id);
      if (earlier) return found(earlier, false);
      const room = draft.conferenceRequestId !== null && (await hasTeams(grant, calendarId));
      const body = {
        ...eventBody(draft),
        transactionId: draft.id,
        singleValueExtendedProperties: [{ id: MARK, value: draft.id }],
        ...(room ? WITH_TEAMS : {}),
        // Guests are invited once, to what is left of the series.
        ...(left.length > 0 ? { attendees: [] } : {}),
      };
      const path = `${calendarPath(calendarId)}/events`;
      try {
        return await found(await call(grant, { method: 'POST', path, body }, eventSchema), true);
      } catch (error) {
        if (!(error instanceof CalendarError && error.code === 'conflict')) throw error;
        const other = await byMark(grant, calendarId, draft.id);
        // Its transaction is spent, and its event was deleted.
        return other ? found(other, false) : { event: spent(draft.id), created: false };
      }

      async function complete(event: GraphEvent): Promise<ProviderEvent> {
        if (left.length === 0) return providerEvent(event, grant.address);
        await leaveOut(call, grant, event.id, left);
        const { attendees } = eventBody({ attendees: draft.attendees });
        const invited = (event.attendees ?? []).length > 0 || draft.attendees.length === 0;
        const request = { path: eventPath(event.id), body: { attendees } };
        if (!invited) await call(grant, { method: 'PATCH', ...request }, eventSchema);
        return get(grant, calendarId, event.id);
      }
    },

    get,

    occurrenceId: (_grant, seriesId, originalStart: EpochMinute) =>
      timeId(seriesId, { kind: 'instant', at: originalStart, zone: null }),

    async patch(grant, calendarId, eventId, etag, changes) {
      const event = await eventNamed(grant, calendarId, eventId);
      if (event['@odata.etag'] !== etag) throw new CalendarError('conflict', 'The event was changed meanwhile');
      const { body, left } = await change(call, grant, event, changes, () => hasTeams(grant, calendarId));
      const path = eventPath(event.id);
      if (Object.keys(body).length > 0) await call(grant, { method: 'PATCH', path, body, etag }, eventSchema);
      if (left.length > 0) await leaveOut(call, grant, event.id, left);
      return get(grant, calendarId, eventId);
    },

    async remove(grant, calendarId, eventId) {
      try {
        const { id } = await eventNamed(grant, calendarId, eventId);
        await call(grant, { method: 'DELETE', path: eventPath(id) }, z.undefined());
      } catch (error) {
        if (!(error instanceof CalendarError && error.code === 'not_found')) throw error;
      }
    },

    async watch(grant, calendarId, channel) {
      // The path says whose it is: the subscription's id is known only after the address was asked to prove itself.
      const address = `${channel.address}/${channel.id}`;
      const body = {
        changeType: 'created,updated,deleted',
        notificationUrl: address,
        lifecycleNotificationUrl: address,
        resource: `/${calendarPath(calendarId)}/events`,
        expirationDateTime: new Date(channel.now + SUBSCRIBED_MS).toISOString(),
        clientState: channel.token,
      };
      const made = await call(grant, { method: 'POST', path: 'subscriptions', body }, subscriptionSchema);
      return { resourceId: made.id, expiresAt: Date.parse(made.expirationDateTime) };
    },

    async unwatch(grant, { resourceId }) {
      const path = `subscriptions/${encodeURIComponent(resourceId)}`;
      await call(grant, { method: 'DELETE', path }, z.undefined());
    },
  };
}

/** What stands for an event that was written and deleted: its draft cannot be written again. */
function spent(id: string): ProviderEvent {
  return {
    id,
    etag: '',
    icalUid: '',
    status: 'cancelled',
    transparent: false,
    type: 'default',
    summary: null,
    location: null,
    start: null,
    end: null,
    recurrence: [],
    recurringEventId: null,
    originalStart: null,
    organizerSelf: true,
    attendees: [],
    sequence: 0,
    htmlLink: null,
    joinUrl: null,
    conferenceStatus: 'none',
  };
}
