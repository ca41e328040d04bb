import type { CalendarEvent, EventMoment } from '@/core/ical/event';
import { parseCalendar } from '@/core/ical/parse';
import { seriesOf } from '@/core/ical/series';
import { expand } from '@/core/recurrence/expand';
import { RecurrenceError } from '@/core/recurrence/rule';
import { formatBasicDateTime } from '@/core/time/basic-format';
import { dayOfWall, formatLocalDate } from '@/core/time/calendar-date';
import { endOf } from '@/core/time/duration';
import type { EpochMinute } from '@/core/time/period';
import { knownZone, toInstant, toWall, type ZoneTable, zoneTable } from '@/core/time/zone';
import type { ProviderAttendee, ProviderEvent, ProviderMoment } from '@/ports/calendar';

/** One stored iCalendar object: an event, or a series with its exceptions (RFC 4791 4.1). */
export interface CalendarObject {
  /** The name under which the rest of the product knows it. */
  readonly id: string;
  readonly etag: string;
  readonly text: string;
}

/** Whose calendar it is, and where its floating times and days are. */
export interface Reader {
  /** The account's own addresses, lower case. */
  readonly self: readonly string[];
  readonly local: ZoneTable;
}

/** How far series are followed that only we can expand. */
const UNROLLED_MIN = 2 * 366 * 1440;
/** Longest summary or location that is kept, in characters. */
const TEXT_LIMIT = 1024;
/** Longest UID that is kept, in characters: one of any script has to fit into an index. */
const UID_LIMIT = 600;

/**
 * The events of an object, the series first. A series that is more than rules on a known clock and single exceptions (its
 * own VTIMEZONE, RANGE=THISANDFUTURE) comes as its times from `since` on, two years far. Nothing for an object without a
 * readable event.
 */
export function providerEvents(object: CalendarObject, reader: Reader, since: EpochMinute): ProviderEvent[] {
  const parsed = eventsIn(object, reader);
  const master = parsed.find((event) => event.recurrenceId === null);
  const exceptions = parsed.filter((event) => event.recurrenceId !== null);
  const events = master ? [master, ...exceptions] : exceptions;
  if (master && master.recurrence.length > 0 && !events.every(isPlain)) {
    const unrolled = timesOf(object, events, reader, since);
    if (unrolled) return unrolled;
  }
  return events.map((event) => providerEvent(object, event, reader));
}

/** The event of an object that is not one of its exceptions. */
export function mainEvent(object: CalendarObject, reader: Reader): ProviderEvent | null {
  const event = eventsIn(object, reader).find((one) => one.recurrenceId === null);
  return event ? providerEvent(object, event, reader) : null;
}

/** What is in an object and has a time; NUL and halves of characters cannot be stored. */
function eventsIn(object: CalendarObject, { local }: Reader): CalendarEvent[] {
  return parseCalendar(object.text.replace(/[\0\p{Surrogate}]/gu, ''), local).events.filter(
    (event) => event.start !== null,
  );
}

function providerEvent(object: CalendarObject, event: CalendarEvent, { self }: Reader): ProviderEvent {
  const { start, duration, recurrenceId, organizer, status, busyStatus } = event;
  const begin = start as EventMoment;
  return {
    id: recurrenceId ? exceptionId(object.id, recurrenceId) : object.id,
    etag: object.etag,
    icalUid: event.uid.slice(0, UID_LIMIT),
    status: status === 'CANCELLED' ? 'cancelled' : tentative(event) ? 'tentative' : 'confirmed',
    transparent: event.transparent || busyStatus === 'FREE',
    type: busyStatus === 'OOF' ? 'outOfOffice' : 'default',
    summary: event.summary?.slice(0, TEXT_LIMIT) ?? null,
    location: event.location?.slice(0, TEXT_LIMIT) ?? null,
    start: moment(begin),
    end: event.allDay
      ? day(begin.wall + Math.max(1, duration.days) * 1440)
      : { ...zoned(begin), at: endOf(begin.zone, begin.wall, begin.at, duration) },
    recurrence: recurrenceId ? [] : event.recurrence,
    recurringEventId: recurrenceId ? object.id : null,
    originalStart: recurrenceId ? moment(recurrenceId) : null,
    organizerSelf: organizer === null || self.includes(organizer.email),
    attendees: event.attendees.map((attendee) => attendeeOf(attendee, self)),
    sequence: event.sequence,
    htmlLink: null,
    joinUrl: event.conference,
    conferenceStatus: event.conference ? 'success' : 'none',
  };
}

function tentative({ status, busyStatus }: CalendarEvent): boolean {
  return status === 'TENTATIVE' || busyStatus === 'TENTATIVE';
}

const RESPONSES: Partial<Record<string, ProviderAttendee['response']>> = {
  ACCEPTED: 'accepted',
  DECLINED: 'declined',
  // Somebody else goes.
  DELEGATED: 'declined',
  TENTATIVE: 'tentative',
};

function attendeeOf(attendee: CalendarEvent['attendees'][number], self: readonly string[]): ProviderAttendee {
  const { email, name, role, partstat } = attendee;
  return {
    email,
    name,
    optional: role === 'OPT-PARTICIPANT' || role === 'NON-PARTICIPANT',
    self: self.includes(email),
    response: RESPONSES[partstat] ?? 'needsAction',
  };
}

/** Names the instance by its original start, so that the same one has the same name in every version of the object. */
function exceptionId(id: string, { form, wall, at }: EventMoment): string {
  const when = form === 'date' ? { form, seconds: wall * 60 } : { form: 'utc' as const, seconds: at * 60 };
  return `${id}_${formatBasicDateTime(when)}`;
}

function moment(value: EventMoment): ProviderMoment {
  return value.form === 'date' ? day(value.wall) : { ...zoned(value), at: value.at };
}

function zoned({ zone }: EventMoment) {
  return { kind: 'instant', zone: knownZone(zone.tzid) ?? null } as const;
}

function day(wall: number): ProviderMoment {
  return { kind: 'day', date: formatLocalDate(dayOfWall(wall)) };
}

/** Its name says all about its clock, and it changes one instance at most. */
function isPlain({ start, thisAndFuture }: CalendarEvent): boolean {
  if (thisAndFuture || !start) return false;
  return (
    start.form === 'date' || (knownZone(start.zone.tzid) !== undefined && zoneTable(start.zone.tzid) === start.zone)
  );
}

/** Every time of a series as an event of its own; null when the rule cannot be followed. */
function timesOf(
  object: CalendarObject,
  events: readonly CalendarEvent[],
  reader: Reader,
  since: EpochMinute,
): ProviderEvent[] | null {
  const window = { start: since, end: since + UNROLLED_MIN };
  try {
    const set = seriesOf(events, reader.local);
    if (!set) return null;
    return expand(set, window).map(({ start, end, recurrenceId, ref }) => {
      const like = providerEvent(object, events[Number(ref ?? 0)] as CalendarEvent, reader);
      const place = (at: EpochMinute): ProviderMoment =>
        set.allDay ? day(toWall(set.zone, at)) : { kind: 'instant', at, zone: null };
      const id = `${object.id}_${formatBasicDateTime({ form: 'local', seconds: recurrenceId * 60 })}`;
      return {
        ...like,
        id,
        recurrence: [],
        recurringEventId: object.id,
        originalStart: place(toInstant(set.zone, recurrenceId)),
        start: place(start),
        end: place(end),
      };
    });
  } catch (error) {
    if (error instanceof RecurrenceError) return null;
    throw error;
  }
}
