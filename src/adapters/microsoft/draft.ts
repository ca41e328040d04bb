import type { EpochMinute } from '@/core/time/period';
import { toInstant, toWall, UTC, zoneTable } from '@/core/time/zone';
import type { EventDraft } from '@/ports/calendar';
import { exchangeName } from './clock-names';
import { patternOf } from './recurrence';

type Changes = Partial<Omit<EventDraft, 'id'>>;

/**
 * The fields of an event that a draft sets; the rest is left as it is. `recurs`: it is a series already. Throws
 * CalendarError `invalid` for a rule that Exchange has no pattern for.
 */
export function eventBody(changes: Changes, recurs = false): Record<string, unknown> {
  const { summary, description, location, start, end, zone = 'UTC', recurrence, attendees } = changes;
  const rule = recurrence?.find((line) => /^RRULE/i.test(line));
  const moment = (at: EpochMinute) => momentOf(at, zone, recurs || rule !== undefined);
  return {
    ...(summary === undefined ? {} : { subject: summary }),
    ...(description === undefined ? {} : { body: { contentType: 'text', content: description } }),
    ...(location === undefined ? {} : { location: { displayName: location ?? '' } }),
    ...(start === undefined ? {} : { start: moment(start) }),
    ...(end === undefined ? {} : { end: moment(end) }),
    ...(rule === undefined || start === undefined ? {} : { recurrence: patternOf(rule, start, zoneTable(zone)) }),
    ...(attendees === undefined ? {} : { attendees: attendees.map(attendeeOf) }),
  };
}

/** A room of Teams for it. */
export const WITH_TEAMS = { isOnlineMeeting: true, onlineMeetingProvider: 'teamsForBusiness' };

function attendeeOf({ email, name, optional }: EventDraft['attendees'][number]) {
  return { type: optional ? 'optional' : 'required', emailAddress: { address: email, ...(name ? { name } : {}) } };
}

/** On the clock of the owner, as Outlook shows it to guests; in UTC where that clock names two moments alike. */
function momentOf(at: EpochMinute, tzid: string, recurs: boolean) {
  const zone = zoneTable(tzid);
  const plain = recurs || toInstant(zone, toWall(zone, at)) === at;
  const clock = plain ? zone : UTC;
  const dateTime = new Date(toWall(clock, at) * 60_000).toISOString().slice(0, 19);
  return { dateTime, timeZone: plain ? exchangeName(zone, at) : 'UTC' };
}

/** What stands below a text that has a room: Teams puts it there, and takes the room away with it. */
const TEAMS_PART = /_{40,}/;

/** The HTML of a text without the part that holds a room. */
export function withoutRoom(html: string): { contentType: 'html'; content: string } {
  return { contentType: 'html', content: html.slice(0, TEAMS_PART.exec(html)?.index) };
}

/** A new text with the part of the old one by which Teams holds on to its room; null where there is none. */
export function textAboveRoom(description: string, html: string): { contentType: 'html'; content: string } | null {
  const from = TEAMS_PART.exec(html)?.index;
  if (from === undefined) return null;
  const text = description
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/\r?\n/g, '<br>');
  return { contentType: 'html', content: `<html><body><div>${text}</div><div>${html.slice(from)}` };
}
