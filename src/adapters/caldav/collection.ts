import { readComponents, Warnings } from '@/core/ical/content';
import { resolveTzid } from '@/core/time/resolve-tzid';
import { knownZone, UTC, type ZoneTable, zoneTable } from '@/core/time/zone';
import { type CaldavGrant, CalendarError, type ProviderCalendar } from '@/ports/calendar';
import { isSameService, type Send } from './http';
import { type DavResource, hrefIn, type Multistatus, readMultistatus } from './multistatus';
import { decoded } from './segment';
import { APPLE, CALDAV, CALENDARSERVER, child, children, DAV, elements, textOf, xmlBody } from './xml';

/** Calendars of one account that are looked at: each is read again and again. */
const MOST_CALENDARS = 100;

const XML = { 'content-type': 'application/xml; charset=utf-8' };

/** PROPFIND (RFC 4918 9.1) or REPORT (RFC 3253 3.6) whose answer is a multistatus. Throws CalendarError. */
export async function multistatus(
  send: Send,
  grant: CaldavGrant,
  request: {
    readonly method: 'PROPFIND' | 'REPORT';
    readonly url: URL;
    readonly depth: '0' | '1';
    readonly body: string;
  },
): Promise<Multistatus> {
  const { method, url, depth, body } = request;
  const answer = await send(grant, { method, url, body, headers: { ...XML, depth } });
  if (answer.status !== 207) throw new CalendarError('unavailable', `The calendar server answered ${answer.status}`);
  return readMultistatus(answer.text, answer.url);
}

/** The URL that names a calendar; it must belong to the account's server, because the password goes there. */
export function calendarUrl(grant: CaldavGrant, calendarId: string): URL {
  const url = URL.canParse(calendarId) ? new URL(calendarId) : null;
  if (!url || !isSameService(new URL(grant.home), url))
    throw new CalendarError('not_found', 'There is no such calendar');
  return url;
}

const LISTED = xmlBody(
  'd:propfind',
  `<d:prop><d:resourcetype/><d:displayname/><d:current-user-privilege-set/><d:current-user-principal/>
  <c:supported-calendar-component-set/><c:calendar-timezone/><a:calendar-color/></d:prop>`,
);

/** The account's calendars that hold events (RFC 4791 5.2), the one for new invitations as the primary one. */
export async function listCalendars(send: Send, grant: CaldavGrant): Promise<ProviderCalendar[]> {
  const home = new URL(grant.home);
  const { resources } = await multistatus(send, grant, { method: 'PROPFIND', url: home, depth: '1', body: LISTED });
  const calendars = resources
    .filter((one) => isEventCalendar(one) && isSameService(home, one.url))
    .slice(0, MOST_CALENDARS);
  const principal = resources
    .map((one) => hrefIn(one.prop(DAV, 'current-user-principal'), home))
    .find((url) => url !== null && isSameService(home, url));
  const usual = principal ? await defaultCalendar(send, grant, principal) : null;
  return calendars.map((one) => ({
    id: one.url.href,
    name: textOf(one.prop(DAV, 'displayname')) ?? lastSegment(one.url),
    zone: knownZone(zoneOf(one)?.tzid ?? '') ?? null,
    colour: /^#[0-9a-f]{6}/i.exec(textOf(one.prop(APPLE, 'calendar-color')) ?? '')?.[0] ?? null,
    primary: one.url.href === usual?.href,
    writable: isWritable(one),
    invites: grant.schedules,
  }));
}

function isEventCalendar(resource: DavResource): boolean {
  const type = resource.prop(DAV, 'resourcetype');
  if (!child(type, CALDAV, 'calendar')) return false;
  const set = resource.prop(CALDAV, 'supported-calendar-component-set');
  return !set || children(set, CALDAV, 'comp').some((comp) => comp.getAttribute('name') === 'VEVENT');
}

/** Without a word about privileges (RFC 3744 is optional) a calendar of one's own can be written. */
function isWritable(resource: DavResource): boolean {
  const set = resource.prop(DAV, 'current-user-privilege-set');
  if (!set) return true;
  const names = children(set, DAV, 'privilege')
    .flatMap(elements)
    .map((one) => one.localName);
  return names.some((name) => name === 'write' || name === 'write-content' || name === 'all');
}

/** Where the server puts new invitations (RFC 6638 9.2); null where it has no such thing. */
async function defaultCalendar(send: Send, grant: CaldavGrant, principal: URL): Promise<URL | null> {
  const look = async (url: URL, name: 'schedule-inbox-URL' | 'schedule-default-calendar-URL') => {
    const body = xmlBody('d:propfind', `<d:prop><c:${name}/></d:prop>`);
    const { resources } = await multistatus(send, grant, { method: 'PROPFIND', url, depth: '0', body });
    const found = hrefIn(resources[0]?.prop(CALDAV, name) ?? null, url);
    return found && isSameService(url, found) ? found : null;
  };
  try {
    const inbox = await look(principal, 'schedule-inbox-URL');
    return inbox && (await look(inbox, 'schedule-default-calendar-URL'));
  } catch (error) {
    if (error instanceof CalendarError) return null;
    throw error;
  }
}

const STATE = xmlBody(
  'd:propfind',
  '<d:prop><d:sync-token/><cs:getctag/><d:supported-report-set/><c:calendar-timezone/></d:prop>',
);

export interface CollectionState {
  readonly url: URL;
  /** Changes with every change; null where the server has none. */
  readonly ctag: string | null;
  readonly reports: ReadonlySet<string>;
  /** Where floating times and days of the calendar are. */
  readonly zone: ZoneTable;
}

/** What a calendar can do, and whether it changed. Throws CalendarError. */
export async function collectionState(send: Send, grant: CaldavGrant, calendarId: string): Promise<CollectionState> {
  const url = calendarUrl(grant, calendarId);
  const { resources } = await multistatus(send, grant, { method: 'PROPFIND', url, depth: '0', body: STATE });
  const [resource] = resources;
  if (!resource || resource.status === 404) throw new CalendarError('not_found', 'There is no such calendar');
  const set = resource.prop(DAV, 'supported-report-set');
  const reports = (set ? children(set, DAV, 'supported-report') : [])
    .flatMap((one) => children(one, DAV, 'report').flatMap(elements))
    .map((one) => one.localName ?? '');
  const ctag = textOf(resource.prop(CALENDARSERVER, 'getctag'));
  return { url, ctag, reports: new Set(reports), zone: zoneOf(resource) ?? UTC };
}

/** The zone of calendar-timezone (RFC 4791 5.2.2), an iCalendar object with a VTIMEZONE. */
function zoneOf(resource: DavResource): ZoneTable | null {
  const text = textOf(resource.prop(CALDAV, 'calendar-timezone'));
  const zone = readComponents(text ?? '', new Warnings())
    .flatMap((one) => one.components)
    .find((one) => one.name === 'vtimezone');
  const tzid = zone?.properties.find((property) => property.name === 'tzid')?.value;
  if (!tzid) return null;
  const resolved = resolveTzid(tzid, new Map());
  return 'zone' in resolved ? zoneTable(knownZone(resolved.zone.tzid) ?? 'UTC') : null;
}

function lastSegment(url: URL): string {
  return decoded(url.pathname.split('/').filter(Boolean).at(-1) ?? 'Calendar');
}
