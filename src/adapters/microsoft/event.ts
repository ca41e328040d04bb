import { z } from 'zod';
import { displayName } from '@/core/mail/display-name';
import { storableText as text } from '@/core/storable-text';
import { formatBasicDateTime, parseBasicDateTime } from '@/core/time/basic-format';
import { parseLocalDate } from '@/core/time/calendar-date';
import type { EpochMinute } from '@/core/time/period';
import { toInstant, toWall, type ZoneTable } from '@/core/time/zone';
import { CalendarError, type ProviderAttendee, type ProviderEvent, type ProviderMoment } from '@/ports/calendar';
import { zoneNamed } from './clock-names';
import { patternedSchema, ruleLine } from './recurrence';

const momentSchema = z.object({ dateTime: z.string(), timeZone: z.string().nullish() });
const personSchema = z.object({ address: text.nullish(), name: text.nullish() });
const responseSchema = z.object({ response: z.string().nullish() });

/** The fields of an event of Graph that we read. Of a mere time of a series a delta gives id, start, end and its series alone. */
export const eventSchema = z.object({
  id: z.string().regex(/^[\x21-\x7e]{1,1024}$/),
  '@odata.etag': text.optional(),
  '@removed': z.object({}).optional(),
  iCalUId: text.nullish(),
  type: z.string().nullish(),
  seriesMasterId: z.string().nullish(),
  subject: text.nullish(),
  body: z.object({ content: z.string().nullish() }).nullish(),
  location: z.object({ displayName: text.nullish() }).nullish(),
  start: momentSchema.nullish(),
  end: momentSchema.nullish(),
  isAllDay: z.boolean().nullish(),
  isCancelled: z.boolean().nullish(),
  isOrganizer: z.boolean().nullish(),
  showAs: z.string().nullish(),
  originalStart: z.string().nullish(),
  originalStartTimeZone: z.string().nullish(),
  recurrence: patternedSchema.nullish(),
  responseStatus: responseSchema.nullish(),
  attendees: z
    .array(
      z.object({ type: z.string().nullish(), status: responseSchema.nullish(), emailAddress: personSchema.nullish() }),
    )
    .nullish(),
  isOnlineMeeting: z.boolean().nullish(),
  onlineMeeting: z.object({ joinUrl: text.nullish() }).nullish(),
  webLink: text.nullish(),
});
export type GraphEvent = z.infer<typeof eventSchema>;

/** Longest summary or location that is kept, in characters. */
const TEXT_LIMIT = 1024;

/** An event of Graph as ours. `self`: the account's address. Throws CalendarError `invalid` for a time that cannot be read. */
export function providerEvent(event: GraphEvent, self: string): ProviderEvent {
  const { recurrence, seriesMasterId } = event;
  const allDay = event.isAllDay ?? false;
  const zone = clockOf(event);
  const original = seriesMasterId ? originalStart(event) : null;
  return {
    id: seriesMasterId && original ? timeId(seriesMasterId, original) : event.id,
    etag: event['@odata.etag'] ?? '',
    icalUid: event.iCalUId ?? '',
    status: event.isCancelled ? 'cancelled' : event.showAs === 'tentative' ? 'tentative' : 'confirmed',
    transparent: event.showAs === 'free',
    type: event.showAs === 'oof' ? 'outOfOffice' : event.showAs === 'workingElsewhere' ? 'workingLocation' : 'default',
    summary: event.subject?.slice(0, TEXT_LIMIT) || null,
    location: event.location?.displayName?.slice(0, TEXT_LIMIT) || null,
    start: moment(event.start, allDay, zone, Math.floor),
    end: moment(event.end, allDay, zone, Math.ceil),
    recurrence: recurrence && !seriesMasterId && (allDay || zone) ? [ruleLine(recurrence, allDay ? null : zone)] : [],
    recurringEventId: seriesMasterId ?? null,
    originalStart: original,
    organizerSelf: event.isOrganizer ?? false,
    attendees: attendeesOf(event, self.toLowerCase()),
    // Graph tells of no SEQUENCE; whoever counts moves counts their own.
    sequence: 0,
    htmlLink: event.webLink ?? null,
    joinUrl: event.onlineMeeting?.joinUrl ?? null,
    conferenceStatus: event.onlineMeeting?.joinUrl ? 'success' : event.isOnlineMeeting ? 'pending' : 'none',
  };
}

/** The clock on which a series runs, or a time was meant; null where only its sender knows it. */
export function clockOf({ recurrence, originalStartTimeZone }: GraphEvent): ZoneTable | null {
  return zoneNamed(recurrence?.range.recurrenceTimeZone) ?? zoneNamed(originalStartTimeZone);
}

/** Between the id of a series and the start by which a time of it is named: in no id of Graph's. */
const OF_SERIES = '~';

/** How one time of a series is called here: Graph's own ids of them change with the series. */
export function timeId(seriesId: string, original: ProviderMoment): string {
  const when =
    original.kind === 'day'
      ? ({ form: 'date', seconds: parseLocalDate(original.date) * 86_400 } as const)
      : ({ form: 'utc', seconds: original.at * 60 } as const);
  return `${seriesId}${OF_SERIES}${formatBasicDateTime(when)}`;
}

/** The series and the start of what `timeId` named; null for another id. For days, midnight UTC. */
export function timeNamed(id: string): { seriesId: string; original: EpochMinute } | null {
  const [seriesId = '', when] = id.split(OF_SERIES);
  const moment = when === undefined ? null : parseBasicDateTime(when);
  return moment && { seriesId, original: Math.floor(moment.seconds / 60) };
}

/** When a time of a series would be if it were not moved. */
export function originalStart(event: GraphEvent): ProviderMoment | null {
  const allDay = event.isAllDay ?? false;
  const zone = clockOf(event);
  if (!event.originalStart) return moment(event.start, allDay, zone, Math.floor);
  const at = Math.floor(Date.parse(event.originalStart) / 60_000);
  if (!Number.isFinite(at)) throw unreadable();
  if (!allDay) return { kind: 'instant', at, zone: zone?.tzid ?? null };
  // Midnight of the day, on no clock or on that of the series.
  const wall = at % 1440 === 0 || zone === null ? at : toWall(zone, at);
  return { kind: 'day', date: new Date(Math.round(wall / 1440) * 86_400_000).toISOString().slice(0, 10) };
}

/** `round` takes fractional minutes outward: the start of an event down, its end up. */
function moment(
  value: z.infer<typeof momentSchema> | null | undefined,
  allDay: boolean,
  zone: ZoneTable | null,
  round: (n: number) => number,
): ProviderMoment | null {
  if (!value) return null;
  const date = value.dateTime.slice(0, 10);
  if (allDay) {
    try {
      parseLocalDate(date);
    } catch {
      throw unreadable();
    }
    return { kind: 'day', date };
  }
  return { kind: 'instant', at: instant(value, round), zone: zone?.tzid ?? null };
}

/** Times come in UTC, as we ask for; in another zone where they do not. */
function instant({ dateTime, timeZone }: z.infer<typeof momentSchema>, round: (n: number) => number): EpochMinute {
  const minutes = round(Date.parse(`${dateTime.replace(/(\.\d{3})\d*$/, '$1')}Z`) / 60_000);
  const zone = timeZone && timeZone !== 'UTC' ? zoneNamed(timeZone) : null;
  if (!Number.isFinite(minutes) || (timeZone && timeZone !== 'UTC' && zone === null)) throw unreadable();
  return zone === null ? minutes : toInstant(zone, minutes);
}

const RESPONSES: Partial<Record<string, ProviderAttendee['response']>> = {
  accepted: 'accepted',
  declined: 'declined',
  tentativelyAccepted: 'tentative',
  organizer: 'accepted',
};

function attendeesOf({ attendees, isOrganizer, responseStatus }: GraphEvent, self: string): ProviderAttendee[] {
  const listed = (attendees ?? []).map(({ type, status, emailAddress }): ProviderAttendee => {
    const email = (emailAddress?.address ?? '').toLowerCase();
    return {
      email,
      name: displayName(emailAddress?.name ?? '') || null,
      optional: type === 'optional',
      self: email === self,
      response: RESPONSES[status?.response ?? ''] ?? 'needsAction',
    };
  });
  if (isOrganizer !== false) return listed;
  // The account's own answer stands beside the list, in which it may be under another address, or in a group.
  const given = responseStatus?.response ?? 'none';
  const response = RESPONSES[given] ?? 'needsAction';
  if (listed.some((one) => one.self)) return listed.map((one) => (one.self ? { ...one, response } : one));
  return given === 'none' ? listed : [...listed, { email: self, name: null, optional: false, self: true, response }];
}

function unreadable(): CalendarError {
  return new CalendarError('invalid', 'The provider sent an event with a time that cannot be read');
}
