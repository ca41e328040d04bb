import { RecurrenceError } from '../../../src/core/recurrence/rule';
import { parseLocalDate } from '../../../src/core/time/calendar-date';
import { knownZone } from '../../../src/core/time/zone';
import { GoogleError, invalid, required } from '../errors';
import { sameKind } from './call';
import { seriesOf } from './instances';
import type { Attendee, Calendar, CalendarEvent, EventDateTime, ResponseStatus } from './model';
import { formatDateTime, instantOf } from './moment';

/** Fields of an event that a client sets; everything else in a body is ignored, as Google does. */
const WRITABLE = [
  'attachments',
  'attendees',
  'attendeesOmitted',
  'colorId',
  'description',
  'end',
  'extendedProperties',
  'focusTimeProperties',
  'guestsCanInviteOthers',
  'guestsCanModify',
  'guestsCanSeeOtherGuests',
  'location',
  'outOfOfficeProperties',
  'recurrence',
  'reminders',
  'source',
  'start',
  'status',
  'summary',
  'transparency',
  'visibility',
  'workingLocationProperties',
] as const;

/** Fields that a guest may change in their own copy. */
const PERSONAL = new Set(['attendees', 'colorId', 'reminders', 'transparency', 'visibility']);

const RESPONSES: readonly string[] = ['needsAction', 'declined', 'tentative', 'accepted'];
const ADDRESS = /^[^\s@<>,;]{1,64}@[^\s@<>,;]{1,255}$/;

/** Merges a body into an event with patch semantics: null removes, arrays replace. Throws 400. */
export function merge(event: CalendarEvent, body: Record<string, unknown>, calendar: Calendar): CalendarEvent {
  const merged: Record<string, unknown> = { ...event };
  for (const field of WRITABLE) {
    const value = body[field];
    if (value === undefined) continue;
    if (value === null) delete merged[field];
    else merged[field] = value;
  }
  if (Array.isArray(body.attendees)) merged.attendees = attendeesOf(body.attendees, event.attendees ?? [], calendar);
  return withTimes(merged as CalendarEvent, calendar);
}

/** Throws 403 when a guest's body holds more than a guest may change. */
export function requirePersonalFields(body: Record<string, unknown>): void {
  if (WRITABLE.every((field) => body[field] === undefined || PERSONAL.has(field))) return;
  throw new GoogleError(
    403,
    'forbiddenForNonOrganizer',
    'Shared properties can only be changed by the organizer of the event.',
  );
}

/** True when the change is significant in the sense of RFC 5546 2.1.4: the sequence rises and guests are asked again. */
export function timesDiffer(a: CalendarEvent, b: CalendarEvent, calendar: Calendar): boolean {
  return (
    instantOf(a.start, calendar.zone) !== instantOf(b.start, calendar.zone) ||
    instantOf(a.end, calendar.zone) !== instantOf(b.end, calendar.zone) ||
    JSON.stringify(a.recurrence ?? []) !== JSON.stringify(b.recurrence ?? [])
  );
}

function withTimes(event: CalendarEvent, calendar: Calendar): CalendarEvent {
  if (!event.start) throw required('Missing start time.');
  if (!event.end) throw required('Missing end time.');
  const recurs = (event.recurrence?.length ?? 0) > 0;
  const start = momentOf(event.start, 'start', calendar, recurs);
  const end = momentOf(event.end, 'end', calendar, recurs);
  if (!sameKind(start, end)) throw invalid('Start and end times must either both be date or both be dateTime.', 'end');
  if (instantOf(end, calendar.zone) < instantOf(start, calendar.zone)) {
    throw new GoogleError(400, 'timeRangeEmpty', 'The specified time range is empty.');
  }
  const timed = { ...event, start, end };
  if (recurs) requireReadableRule(timed, calendar);
  return timed;
}

function requireReadableRule(event: CalendarEvent, calendar: Calendar): void {
  const readable = (event.recurrence ?? []).every((line) => /^(RRULE|EXRULE|RDATE|EXDATE)[:;]/.test(line));
  try {
    if (!readable) throw new RecurrenceError('malformed', 'Not a recurrence line');
    seriesOf(calendar, event);
  } catch (error) {
    if (error instanceof RecurrenceError) throw invalid('Invalid recurrence rule.', 'recurrence');
    throw error;
  }
}

function momentOf(given: EventDateTime, name: string, calendar: Calendar, recurs: boolean): EventDateTime {
  const zone = given.timeZone === undefined ? undefined : knownZone(given.timeZone);
  if (given.timeZone !== undefined && !zone) throw invalid(`Invalid time zone definition for ${name} time.`, name);
  if (Boolean(given.date) === Boolean(given.dateTime)) throw invalid(`Invalid ${name} time.`, name);
  try {
    if (given.date) {
      parseLocalDate(given.date);
      return { date: given.date };
    }
    if (recurs && !zone) throw required(`Missing time zone definition for ${name} time.`);
    const timeZone = zone ?? calendar.zone;
    const hasOffset = /(Z|[+-]\d\d:\d\d)$/i.test(given.dateTime as string);
    if (!hasOffset && !zone) throw required(`Missing time zone definition for ${name} time.`);
    return { dateTime: formatDateTime(instantOf({ ...given, timeZone }, timeZone), timeZone), timeZone };
  } catch (error) {
    if (error instanceof GoogleError) throw error;
    throw invalid(`Invalid ${name} time.`, name);
  }
}

function attendeesOf(given: unknown[], before: readonly Attendee[], calendar: Calendar): Attendee[] {
  const known = new Map(before.map((attendee) => [attendee.email, attendee]));
  const seen = new Set<string>();
  return (given as Attendee[]).flatMap((attendee) => {
    const email = (attendee.email ?? '').toLowerCase();
    if (!ADDRESS.test(email)) throw invalid('Invalid attendee email.', 'attendees');
    if (seen.has(email)) return [];
    seen.add(email);
    const response = attendee.responseStatus ?? known.get(email)?.responseStatus ?? 'needsAction';
    if (!RESPONSES.includes(response)) throw invalid('Invalid response status.', 'attendees');
    const { self: _self, organizer: _organizer, ...rest } = attendee;
    const organizer = email === calendar.id ? { organizer: true } : {};
    return [{ ...rest, email, ...organizer, responseStatus: response as ResponseStatus }];
  });
}
