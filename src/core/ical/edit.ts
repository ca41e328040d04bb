import type { EpochMinute } from '../time/period';
import { zoneTable } from '../time/zone';
import { type Component, type Property, readComponents, Warnings } from './content';
import { contentLine, escapeText, joinLines } from './content-line';
import {
  attendeeLine,
  checkedRecurrence,
  endLine,
  type OutgoingAttendee,
  type OutgoingPerson,
  organizerLine,
  timeLine,
} from './serialise';
import { vtimezoneLines } from './serialise-vtimezone';

/** What is to be otherwise in a calendar's event; what is absent stays as it is. */
export interface EventEdit {
  /** Its new time, on the clock of an IANA zone. */
  readonly time?: { readonly start: EpochMinute; readonly end: EpochMinute; readonly zone: string };
  readonly summary?: string;
  readonly description?: string;
  /** Null takes the one away that there is. */
  readonly location?: string | null;
  /** RRULE, RDATE and EXDATE lines in the place of those that there are. */
  readonly recurrence?: readonly string[];
  /** All guests: whose line says the same keeps it as it is. */
  readonly attendees?: readonly OutgoingAttendee[];
  /** Who invites, where nobody does so far: guests need an organizer. */
  readonly organizer?: OutgoingPerson | null;
}

/**
 * An iCalendar object of a calendar with its event changed (of a series the series itself): everything else, alarms and
 * vendors' properties too, stays. Another time or rule raises SEQUENCE (RFC 5546 2.1.4), and another time asks the guests
 * again. `now` becomes the DTSTAMP. Null when no event is in it. Throws RangeError for an unknown zone or a line that is
 * no recurrence.
 */
export function editEvent(text: string, edit: EventEdit, now: EpochMinute): string | null {
  const [calendar] = readComponents(text, new Warnings());
  const event = calendar?.components.find((one) => one.name === 'vevent' && !find(one, 'recurrence-id'));
  if (!calendar || !event) return null;
  const { time, summary, description, location, recurrence, attendees, organizer } = edit;
  if (summary !== undefined) replace(event, ['summary'], [contentLine('SUMMARY', escapeText(summary))]);
  if (description !== undefined) replace(event, ['description'], textLines('DESCRIPTION', description));
  if (location !== undefined) replace(event, ['location'], textLines('LOCATION', location));
  if (recurrence) replace(event, ['rrule', 'rdate', 'exdate', 'exrule'], recurrence.map(checkedRecurrence));
  if (attendees)
    replace(
      event,
      ['attendee'],
      attendees.map((one) => standingLine(event, one) ?? attendeeLine(one)),
    );
  if (organizer && !find(event, 'organizer')) replace(event, ['organizer'], [organizerLine(organizer)]);
  if (time) {
    const zone = time.zone === 'UTC' ? null : zoneTable(time.zone);
    replace(event, ['dtstart'], [timeLine('DTSTART', time.start, false, zone)]);
    replace(event, ['dtend', 'duration'], [endLine(time, false, zone)]);
    if (!attendees) replace(event, ['attendee'], all(event, 'attendee').map(askedAgain));
    if (zone) addZone(calendar, vtimezoneLines(zone, time.start), zone.tzid);
  }
  const sequence = Number(find(event, 'sequence')?.value ?? 0) || 0;
  if (time || recurrence) replace(event, ['sequence'], [`SEQUENCE:${sequence + 1}`]);
  replace(event, ['dtstamp'], [timeLine('DTSTAMP', now, false, null)]);
  replace(event, ['last-modified'], [timeLine('LAST-MODIFIED', now, false, null)]);
  return joinLines(linesOf(calendar));
}

function find(component: Component, name: string): Property | undefined {
  return component.properties.find((property) => property.name === name);
}

function all(component: Component, name: string): Property[] {
  return component.properties.filter((property) => property.name === name);
}

/** Puts lines in the place of all properties of some names. */
function replace(component: Component, names: readonly string[], lines: readonly string[]): void {
  const kept = component.properties.filter((property) => !names.includes(property.name));
  const fresh = lines.map((line) => ({ name: names[0] as string, params: {}, value: '', line }));
  component.properties.splice(0, component.properties.length, ...kept, ...fresh);
}

function textLines(name: string, text: string | null): string[] {
  return text ? [contentLine(name, escapeText(text))] : [];
}

/** The line of a guest who stays as they were, with all that others have written into it. */
function standingLine(event: Component, guest: OutgoingAttendee): string | undefined {
  const same = all(event, 'attendee').find((property) => addressOf(property) === guest.email);
  const { role = 'REQ-PARTICIPANT', partstat = 'NEEDS-ACTION' } = same?.params ?? {};
  const unchanged = role === (guest.role ?? 'REQ-PARTICIPANT') && partstat === (guest.partstat ?? 'NEEDS-ACTION');
  return unchanged ? same?.line : undefined;
}

function addressOf({ value }: Property): string {
  return value.replace(/^mailto:/i, '').toLowerCase();
}

function askedAgain({ line }: Property): string {
  return line.replace(/;PARTSTAT=(?:ACCEPTED|DECLINED|TENTATIVE)(?=[;:])/i, ';PARTSTAT=NEEDS-ACTION');
}

function addZone(calendar: Component, lines: readonly string[], tzid: string): void {
  const [zone] = readComponents(lines.join('\r\n'), new Warnings());
  const others = calendar.components.filter((one) => one.name !== 'vtimezone' || find(one, 'tzid')?.value !== tzid);
  calendar.components.splice(0, calendar.components.length, ...(zone ? [zone] : []), ...others);
}

function linesOf({ name, properties, components }: Component): string[] {
  const kind = name.toUpperCase();
  return [`BEGIN:${kind}`, ...properties.map(({ line }) => line), ...components.flatMap(linesOf), `END:${kind}`];
}
