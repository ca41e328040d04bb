import { resolveTzid } from '../../src/core/time/resolve-tzid';
import { merge, timesDiffer } from '../google/calendar/event-fields';
import type { Attendee, Calendar, EventDateTime } from '../google/calendar/model';
import { GoogleError } from '../google/errors';
import { invalid } from './errors';
import { type MicrosoftEvent, textOf } from './event-view';
import { type Patterned, ruleOf } from './pattern';

interface Moment {
  readonly dateTime?: string;
  readonly timeZone?: string;
}

/** What of an event a body sets. Fields that the stand-in does not know are refused, so that nothing is passed over. */
export interface EventBody {
  readonly subject?: string;
  readonly body?: { readonly contentType?: string; readonly content?: string };
  readonly start?: Moment;
  readonly end?: Moment;
  readonly isAllDay?: boolean;
  readonly location?: { readonly displayName?: string };
  readonly recurrence?: Patterned;
  readonly attendees?: readonly {
    readonly type?: string;
    readonly emailAddress?: { readonly address?: string; readonly name?: string };
  }[];
  readonly showAs?: string;
  readonly sensitivity?: string;
  readonly isOnlineMeeting?: boolean;
  readonly onlineMeetingProvider?: string;
  readonly transactionId?: string;
  readonly singleValueExtendedProperties?: readonly { readonly id: string; readonly value: string }[];
}

export const FIELDS = [
  'subject',
  'body',
  'start',
  'end',
  'isAllDay',
  'location',
  'recurrence',
  'attendees',
  'showAs',
  'sensitivity',
  'isOnlineMeeting',
  'onlineMeetingProvider',
  'transactionId',
  'singleValueExtendedProperties',
] as const;

/** The event with what the body says. `teams`: an online meeting can be made for it. Throws GraphError 400. */
export function applied(event: MicrosoftEvent, body: EventBody, calendar: Calendar, teams: boolean): MicrosoftEvent {
  const allDay = body.isAllDay ?? event.start?.date !== undefined;
  const start = body.start && momentOf(body.start, allDay);
  const end = body.end && momentOf(body.end, allDay);
  const zone = start?.timeZone ?? event.start?.timeZone ?? calendar.zone;
  const fields = {
    ...(body.subject === undefined ? {} : { summary: body.subject }),
    ...(body.body === undefined ? {} : { description: textOf(body.body) }),
    ...(start ? { start } : {}),
    ...(end ? { end } : {}),
    ...(body.location === undefined ? {} : { location: body.location.displayName || null }),
    ...(body.attendees === undefined ? {} : { attendees: body.attendees.map(attendeeOf) }),
    ...(body.recurrence === undefined ? {} : { recurrence: [ruleOf(body.recurrence, zone, allDay)] }),
    ...(body.sensitivity === undefined ? {} : { visibility: body.sensitivity === 'normal' ? 'default' : 'private' }),
    ...(body.showAs === undefined ? {} : shownAs(body.showAs)),
  };
  const merged = {
    ...readable(() => merge(event, fields, calendar)),
    ...(body.recurrence === undefined ? {} : { pattern: body.recurrence }),
    ...(body.showAs === undefined ? {} : { eventType: EVENT_TYPES[body.showAs] ?? 'default' }),
  } as MicrosoftEvent;
  return withTeams(merged, body, teams);
}

/** Moved guests are asked again (RFC 5546 2.1.4). */
export function askedAgain(before: MicrosoftEvent, after: MicrosoftEvent, calendar: Calendar): MicrosoftEvent {
  if (!timesDiffer(before, after, calendar)) return after;
  const attendees = after.attendees?.map((one) => ({ ...one, responseStatus: 'needsAction' as const }));
  return { ...after, sequence: before.sequence + 1, ...(attendees ? { attendees } : {}) };
}

function attendeeOf({ type, emailAddress }: NonNullable<EventBody['attendees']>[number]): Attendee {
  const { address = '', name } = emailAddress ?? {};
  return { email: address.toLowerCase(), ...(name ? { displayName: name } : {}), optional: type === 'optional' };
}

function momentOf({ dateTime = '', timeZone = '' }: Moment, allDay: boolean): EventDateTime {
  const found = resolveTzid(timeZone, new Map());
  if (!('zone' in found)) throw invalid(`The time zone ${timeZone} is not known`);
  if (!allDay) return { dateTime, timeZone: found.zone.tzid };
  if (!/T00:00(:00(\.0+)?)?$/.test(dateTime)) throw invalid('An all-day event begins and ends at midnight');
  return { date: dateTime.slice(0, 10) };
}

const EVENT_TYPES: Record<string, string> = { oof: 'outOfOffice', workingElsewhere: 'workingLocation' };

function shownAs(showAs: string) {
  return {
    transparency: showAs === 'free' ? 'transparent' : 'opaque',
    status: showAs === 'tentative' ? 'tentative' : 'confirmed',
  };
}

/**
 * Once a meeting has a room of Teams it keeps it, whatever `isOnlineMeeting` says then, unless the part of its text is taken
 * out that Teams has put there. Source: learn.microsoft.com/graph/api/event-update
 */
function withTeams(event: MicrosoftEvent, body: EventBody, teams: boolean): MicrosoftEvent {
  const { hangoutLink, ...bare } = event;
  if (hangoutLink !== undefined) {
    const kept = body.body === undefined || (body.body.content ?? '').includes(hangoutLink.replaceAll('&', '&amp;'));
    return kept ? event : (bare as MicrosoftEvent);
  }
  if (body.isOnlineMeeting !== true || body.onlineMeetingProvider !== 'teamsForBusiness' || !teams) return event;
  const thread = Buffer.from(event.id).toString('hex');
  return { ...event, hangoutLink: `https://teams.microsoft.com/l/meetup-join/19%3ameeting_${thread}%40thread.v2/0` };
}

/** What the calendars below refuse, in Graph's words. */
function readable<T>(run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (error instanceof GoogleError) throw invalid(error.message);
    throw error;
  }
}
