import type { Person } from '../people';
import { type AccountManner, type CaldavCalendar, living, type StoredObject } from './store';
import { vtimezone } from './timezone';
import { CALDAV, childrenOf, DAV, escapeXml, nameOf, propElement, readXml, within } from './xml';

/** Values of properties by `{namespace}name`, XML already. */
export type Properties = Readonly<Record<string, string>>;

export interface Place {
  readonly href: string;
  readonly properties: Properties;
}

export const ROOT = '/sandbox/caldav/';
const dav = (name: string) => `{${DAV}}${name}`;
const caldav = (name: string) => `{${CALDAV}}${name}`;
const href = (path: string) => `<D:href>${path}</D:href>`;

export const principalPath = ({ email }: Person) => `${ROOT}principals/${encodeURIComponent(email)}/`;
export const homePath = ({ email }: Person) => `${ROOT}calendars/${encodeURIComponent(email)}/`;
export const calendarPath = (person: Person, { name }: CaldavCalendar) => `${homePath(person)}${name}/`;
export const objectPath = (person: Person, calendar: CaldavCalendar, name: string) =>
  calendarPath(person, calendar) + encodeURIComponent(name);

export function rootOf(person: Person): Place {
  return { href: ROOT, properties: { ...common(person), [dav('resourcetype')]: '<D:collection/>' } };
}

export function principalOf(person: Person): Place {
  return {
    href: principalPath(person),
    properties: {
      ...common(person),
      [dav('resourcetype')]: '<D:principal/>',
      [dav('displayname')]: escapeXml(person.name),
      [caldav('calendar-home-set')]: href(homePath(person)),
      [caldav('calendar-user-address-set')]: href(`mailto:${escapeXml(person.email)}`),
    },
  };
}

export function homeOf(person: Person): Place {
  return { href: homePath(person), properties: { ...common(person), [dav('resourcetype')]: '<D:collection/>' } };
}

export function calendarPlace(person: Person, calendar: CaldavCalendar, manner: AccountManner): Place {
  const reports = [
    'C:calendar-multiget',
    'C:calendar-query',
    ...(manner.freeBusy === false ? [] : ['C:free-busy-query']),
    ...(manner.syncCollection === false ? [] : ['D:sync-collection']),
  ];
  const privileges = ['read', ...(calendar.writable ? ['write', 'write-content', 'bind', 'unbind'] : [])];
  return {
    href: calendarPath(person, calendar),
    properties: {
      ...common(person),
      [dav('resourcetype')]: '<D:collection/><C:calendar/>',
      [dav('displayname')]: escapeXml(calendar.title),
      [dav('current-user-privilege-set')]: privileges.map((name) => `<D:privilege><D:${name}/></D:privilege>`).join(''),
      [dav('supported-report-set')]: reports
        .map((name) => `<D:supported-report><D:report><${name}/></D:report></D:supported-report>`)
        .join(''),
      ...(manner.syncCollection === false ? {} : { [dav('sync-token')]: syncTokenOf(calendar) }),
      [caldav('supported-calendar-component-set')]: '<C:comp name="VEVENT"/>',
      [caldav('calendar-timezone')]: escapeXml(vtimezone(calendar.zone)),
      '{http://apple.com/ns/ical/}calendar-color': calendar.colour,
      '{http://calendarserver.org/ns/}getctag': `"${calendar.generation}-${calendar.revision}"`,
    },
  };
}

export function objectPlace(person: Person, calendar: CaldavCalendar, object: StoredObject): Place {
  return {
    href: objectPath(person, calendar, object.name),
    properties: {
      [dav('resourcetype')]: '',
      [dav('getetag')]: object.etag,
      [dav('getcontenttype')]: 'text/calendar; charset=utf-8; component=vevent',
      [caldav('calendar-data')]: escapeXml(object.text ?? ''),
    },
  };
}

export function objectPlaces(person: Person, calendar: CaldavCalendar): Place[] {
  return living(calendar).map((object) => objectPlace(person, calendar, object));
}

export function syncTokenOf({ name, generation, revision }: CaldavCalendar): string {
  return `http://sandbox.test/sync/${name}/${generation}/${revision}`;
}

/** Names that a PROPFIND or REPORT asks for. */
export function namesAsked(body: string): string[] {
  const root = readXml(body);
  const [prop] = root ? within(root, DAV, 'prop') : [];
  return prop ? childrenOf(prop).map(nameOf) : [dav('resourcetype'), dav('displayname')];
}

/** The `response` of one place: what it has with 200, what it does not with 404. */
export function responseOf({ href: path, properties }: Place, names: readonly string[]): string {
  const has = names.filter((name) => properties[name] !== undefined);
  const lacks = names.filter((name) => properties[name] === undefined);
  const propstat = (status: string, props: readonly string[]) =>
    props.length === 0
      ? ''
      : `<D:propstat><D:prop>${props.join('')}</D:prop><D:status>HTTP/1.1 ${status}</D:status></D:propstat>`;
  const found = has.map((name) => propElement(name, properties[name]));
  return `<D:response>${href(path)}${propstat('200 OK', found)}${propstat(
    '404 Not Found',
    lacks.map((name) => propElement(name)),
  )}</D:response>`;
}

/** A `response` that only has a status. */
export function statusOf(path: string, status: string): string {
  return `<D:response>${href(path)}<D:status>HTTP/1.1 ${status}</D:status></D:response>`;
}

function common(person: Person): Properties {
  return { [dav('current-user-principal')]: href(principalPath(person)) };
}
