import { displayName } from '../mail/display-name';
import { type Duration, endOf, parseDuration } from '../time/duration';
import { toInstant, toWall } from '../time/zone';
import type { Component, Property } from './content';
import {
  type CalendarAddress,
  type CalendarEvent,
  type EventAttendee,
  type EventMoment,
  type Method,
  PARTSTATS,
  type Partstat,
  ROLES,
  type Role,
} from './event';
import { type Clocks, readMoment } from './read-moment';

const MAX_ATTENDEES = 2_000;
const MAX_TEXT = 100_000;
const MAX_RECURRENCE_LINES = 2_000;

/** A VEVENT or VTODO as our own type; what is missing or unreadable is null and leaves a warning. Never throws. */
export function readEvent(component: Component, method: Method | null, clocks: Clocks): CalendarEvent {
  const one = (name: string) => component.properties.find((property) => property.name === name);
  const all = (name: string) => component.properties.filter((property) => property.name === name);
  const { warnings } = clocks;

  const uid = text(one('uid')) ?? '';
  if (!uid) warnings.add('no_uid', 'An event has no UID');
  const start = readMoment(one('dtstart'), clocks);
  if (!start && method !== 'REPLY' && method !== 'REFRESH' && method !== 'CANCEL') {
    warnings.add('no_start', 'An event has no start');
  }
  const allDay = start?.form === 'date';
  const { duration, end } = readEnd(start, readMoment(one('dtend') ?? one('due'), clocks), one('duration'), clocks);
  const recurrenceId = one('recurrence-id');
  const status = text(one('status'))?.toUpperCase();
  return {
    component: component.name === 'vtodo' ? 'VTODO' : 'VEVENT',
    method,
    uid,
    sequence: sequenceOf(text(one('sequence'))),
    dtstamp: stamp(readMoment(one('dtstamp'), clocks)),
    recurrenceId: readMoment(recurrenceId, clocks),
    thisAndFuture: recurrenceId?.params.range?.toUpperCase() === 'THISANDFUTURE',
    start,
    end,
    duration,
    allDay,
    status: status === 'CONFIRMED' || status === 'TENTATIVE' || status === 'CANCELLED' ? status : null,
    transparent: text(one('transp'))?.toUpperCase() === 'TRANSPARENT',
    busyStatus: text(one('x-microsoft-cdo-busystatus'))?.toUpperCase() ?? null,
    summary: text(one('summary')),
    description: text(one('description')),
    location: text(one('location')),
    url: text(one('url')),
    conference: [...all('conference'), ...all('x-google-conference')].map(text).find(isWebAddress) ?? null,
    comment: text(one('comment')),
    organizer: address(one('organizer')),
    attendees: all('attendee')
      .slice(0, MAX_ATTENDEES)
      .map(attendee)
      .filter((person) => person !== null),
    recurrence: component.properties
      .filter(({ name }) => name === 'rrule' || name === 'rdate' || name === 'exdate')
      .slice(0, MAX_RECURRENCE_LINES)
      .map((property) => property.line),
  };
}

/** Control characters are no text (RFC 5545 3.1), and a database refuses some. */
function text(property: Property | undefined): string | null {
  const value = property?.value
    .slice(0, MAX_TEXT)
    .replace(/[\u0000-\u0008\u000b-\u000c\u000e-\u001f\u007f]/g, '')
    .trim();
  return value ? value : null;
}

function isWebAddress(value: string | null): boolean {
  return value !== null && /^https:\/\/\S+$/.test(value);
}

function stamp(moment: EventMoment | null): number | null {
  return moment ? moment.at * 60 + moment.second : null;
}

/** DTEND, else DURATION, else a day for a day and nothing for a time (RFC 5545 3.6.1). Seconds round outward. */
function readEnd(
  start: EventMoment | null,
  end: EventMoment | null,
  length: Property | undefined,
  clocks: Clocks,
): { duration: Duration; end: EventMoment | null } {
  if (!start) return { duration: { days: 0, minutes: 0 }, end: null };
  if (end) {
    const wall = end.second > 0 ? end.wall + 1 : end.wall;
    const at = toInstant(end.zone, wall);
    if (start.form === 'date') {
      const days = Math.round((Math.floor(wall / 1440) * 1440 - start.wall) / 1440);
      if (days > 0) return { duration: { days, minutes: 0 }, end };
      return { duration: { days: 1, minutes: 0 }, end: after(start, { days: 1, minutes: 0 }) };
    }
    if (at >= start.at) return { duration: { days: 0, minutes: at - start.at }, end };
    clocks.warnings.add('end_before_start', 'An event ends before it starts');
    return { duration: { days: 0, minutes: 0 }, end: after(start, { days: 0, minutes: 0 }) };
  }
  const stated = length
    ? parseDuration(
        length.line
          .slice(length.line.lastIndexOf(':') + 1)
          .trim()
          .toUpperCase(),
      )
    : null;
  if (length && (!stated || stated.days < 0 || stated.minutes < 0)) {
    clocks.warnings.add('bad_duration', 'The duration of an event cannot be read');
  }
  const usable = stated && stated.days >= 0 && stated.minutes >= 0 ? stated : null;
  const duration = wholeDays(start, usable) ?? { days: start.form === 'date' ? 1 : 0, minutes: 0 };
  return { duration, end: after(start, duration) };
}

/** Google writes a day's length as PT86400S: between days such hours are days. */
function wholeDays(start: EventMoment, duration: Duration | null): Duration | null {
  if (!duration || start.form !== 'date' || duration.minutes % 1440 !== 0) return duration;
  return { days: duration.days + duration.minutes / 1440, minutes: 0 };
}

function after(start: EventMoment, duration: Duration): EventMoment {
  const at = endOf(start.zone, start.wall, start.at, duration);
  return { ...start, at, wall: toWall(start.zone, at) };
}

function address(property: Property | undefined): CalendarAddress | null {
  if (!property) return null;
  const written = emailOf(property.value);
  const email = written.includes('@') ? written : emailOf(property.params.email ?? '') || written;
  if (!email) return null;
  const sentBy = property.params['sent-by'] ? emailOf(property.params['sent-by']) : '';
  return { email, name: displayName(property.params.cn ?? '') || null, sentBy: sentBy || null };
}

function attendee(property: Property): EventAttendee | null {
  const person = address(property);
  if (!person) return null;
  const { partstat = '', role = '', rsvp = '', cutype = '' } = property.params;
  return {
    ...person,
    partstat: PARTSTATS.find((known) => known === partstat.toUpperCase()) ?? ('NEEDS-ACTION' satisfies Partstat),
    role: ROLES.find((known) => known === role.toUpperCase()) ?? ('REQ-PARTICIPANT' satisfies Role),
    rsvp: rsvp.toUpperCase() === 'TRUE',
    kind: cutype.toUpperCase() || 'INDIVIDUAL',
    delegatedTo: emails(property.params['delegated-to']),
    delegatedFrom: emails(property.params['delegated-from']),
  };
}

function emails(list: string | undefined): string[] {
  return (list ?? '').split(',').map(emailOf).filter(Boolean);
}

function emailOf(value: string): string {
  return value
    .trim()
    .replace(/^"|"$/g, '')
    .replace(/^mailto:\s*/i, '')
    .trim()
    .toLowerCase()
    .slice(0, 320);
}

/** RFC 5545 3.3.8: integers end there. A stranger's that is larger would fit into no column. */
const LARGEST_INTEGER = 2_147_483_647;

function sequenceOf(written: string | null | undefined): number {
  return Math.min(LARGEST_INTEGER, Math.max(0, Math.trunc(Number(written ?? 0)) || 0));
}
