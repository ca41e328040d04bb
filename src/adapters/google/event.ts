import { z } from 'zod';
import { displayName } from '@/core/mail/display-name';
import { storableText as text } from '@/core/storable-text';
import { parseLocalDate } from '@/core/time/calendar-date';
import { knownZone, toInstant, zoneTable } from '@/core/time/zone';
import { CalendarError, type ProviderAttendee, type ProviderEvent, type ProviderMoment } from '@/ports/calendar';

const momentSchema = z.object({
  date: z.string().optional(),
  dateTime: z.string().optional(),
  timeZone: z.string().optional(),
});

/** The fields of a Google event resource that we read. A cancelled exception is only sure to have id, recurringEventId, originalStartTime. */
export const eventSchema = z.object({
  id: z.string().regex(/^[\x21-\x7e]{1,1024}$/),
  etag: text.optional(),
  iCalUID: text.optional(),
  status: z.enum(['confirmed', 'tentative', 'cancelled']).default('confirmed'),
  transparency: z.string().optional(),
  eventType: z.string().optional(),
  summary: text.optional(),
  location: text.optional(),
  start: momentSchema.optional(),
  end: momentSchema.optional(),
  recurrence: z.array(text).optional(),
  recurringEventId: text.optional(),
  originalStartTime: momentSchema.optional(),
  organizer: z.object({ self: z.boolean().optional() }).optional(),
  attendees: z
    .array(
      z.object({
        email: text.default(''),
        displayName: text.optional(),
        optional: z.boolean().optional(),
        self: z.boolean().optional(),
        responseStatus: z.string().optional(),
      }),
    )
    .optional(),
  sequence: z.number().int().optional(),
  htmlLink: text.optional(),
  hangoutLink: text.optional(),
  conferenceData: z
    .object({
      createRequest: z.object({ status: z.object({ statusCode: z.string().optional() }).optional() }).optional(),
      entryPoints: z.array(z.object({ entryPointType: z.string().optional(), uri: text.optional() })).optional(),
    })
    .optional(),
});
type GoogleEvent = z.infer<typeof eventSchema>;

const TYPES = ['default', 'outOfOffice', 'focusTime', 'workingLocation', 'birthday', 'fromGmail'] as const;
const RESPONSES = ['needsAction', 'declined', 'tentative', 'accepted'] as const;
/** Longest summary or location that is kept, in characters. */
const TEXT_LIMIT = 1024;

/** Google's event resource (Calendar API v3) as ours. Throws CalendarError `invalid` for a time that cannot be read. */
export function providerEvent(event: GoogleEvent): ProviderEvent {
  const video = event.conferenceData?.entryPoints?.find((entry) => entry.entryPointType === 'video')?.uri;
  return {
    id: event.id,
    etag: event.etag ?? '',
    icalUid: event.iCalUID ?? '',
    status: event.status,
    transparent: event.transparency === 'transparent',
    type: TYPES.find((type) => type === event.eventType) ?? 'default',
    summary: event.summary?.slice(0, TEXT_LIMIT) ?? null,
    location: event.location?.slice(0, TEXT_LIMIT) ?? null,
    start: moment(event.start, Math.floor),
    end: moment(event.end, Math.ceil),
    recurrence: event.recurrence ?? [],
    recurringEventId: event.recurringEventId ?? null,
    originalStart: moment(event.originalStartTime, Math.floor),
    organizerSelf: event.organizer?.self ?? false,
    attendees: (event.attendees ?? []).map(
      (attendee): ProviderAttendee => ({
        email: attendee.email.toLowerCase(),
        name: displayName(attendee.displayName ?? '') || null,
        optional: attendee.optional ?? false,
        self: attendee.self ?? false,
        response: RESPONSES.find((response) => response === attendee.responseStatus) ?? 'needsAction',
      }),
    ),
    sequence: event.sequence ?? 0,
    htmlLink: event.htmlLink ?? null,
    joinUrl: video ?? event.hangoutLink ?? null,
    conferenceStatus: conferenceStatus(event, video !== undefined),
  };
}

function conferenceStatus(event: GoogleEvent, ready: boolean): ProviderEvent['conferenceStatus'] {
  if (ready) return 'success';
  const code = event.conferenceData?.createRequest?.status?.statusCode;
  return code === 'pending' || code === 'success' || code === 'failure' ? code : 'none';
}

/** `round` takes fractional minutes outward: the start of an event down, its end up. */
function moment(value: z.infer<typeof momentSchema> | undefined, round: (n: number) => number): ProviderMoment | null {
  if (!value || (value.date === undefined && value.dateTime === undefined)) return null;
  try {
    if (value.dateTime === undefined) {
      parseLocalDate(value.date as string);
      return { kind: 'day', date: value.date as string };
    }
    const zone = value.timeZone === undefined ? null : (knownZone(value.timeZone) ?? null);
    return { kind: 'instant', at: instant(value.dateTime, zone, round), zone };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new CalendarError('invalid', 'The provider sent an event with a time that cannot be read');
  }
}

/** RFC 3339 date-time; without an offset it is wall time in `zone`. */
function instant(text: string, zone: string | null, round: (n: number) => number): number {
  const local = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?$/.test(text);
  const minutes = round(Date.parse(local ? `${text}Z` : text) / 60_000);
  if (!Number.isFinite(minutes) || (local && zone === null)) throw new RangeError('Not an RFC 3339 date-time');
  return local ? toInstant(zoneTable(zone as string), minutes) : minutes;
}
