import { createHash } from 'node:crypto';
import { type CaldavGrant, CalendarError } from '@/ports/calendar';
import { multistatus } from './collection';
import type { CalendarObject } from './event';
import type { Send } from './http';
import type { DavResource } from './multistatus';
import { decoded } from './segment';
import { CALDAV, DAV, escapeXml, textOf, xmlBody } from './xml';

/** Names that are longer are not kept: they would not fit into an index. */
const LONGEST_NAME = 400;
/** Objects that are asked for in one multiget: answers stay small. */
const BATCH = 50;

/**
 * The name of an object in its calendar: the last segment of its path without `.ics`. One that has another ending keeps it
 * behind a slash, which no segment contains.
 */
export function idOf(url: URL): string {
  const segment = decoded(url.pathname.slice(url.pathname.lastIndexOf('/') + 1));
  // Nobody asks for such a name again: it only has to stay the same.
  if (segment.length > LONGEST_NAME) return `/${createHash('sha256').update(segment).digest('hex')}`;
  return segment.endsWith('.ics') ? segment.slice(0, -4) : `/${segment}`;
}

/** Where the object with an id is. */
export function objectUrl(calendar: URL, id: string): URL {
  const base = calendar.href.endsWith('/') ? calendar.href : `${calendar.href}/`;
  return new URL(encodeURIComponent(id.startsWith('/') ? id.slice(1) : `${id}.ics`), base);
}

/** A strong entity tag: servers behind a compressing proxy get weak ones, which no If-Match equals (RFC 9110 13.1.1). */
export function strongEtag(etag: string | null | undefined): string {
  return (etag ?? '').replace(/^W\//, '');
}

/** The objects at some addresses of a calendar (RFC 4791 7.9); those that are gone meanwhile are left out. Throws CalendarError. */
export async function multiget(
  send: Send,
  grant: CaldavGrant,
  calendar: URL,
  urls: readonly URL[],
): Promise<CalendarObject[]> {
  const objects: CalendarObject[] = [];
  for (let from = 0; from < urls.length; from += BATCH) {
    const hrefs = urls.slice(from, from + BATCH).map((url) => `<d:href>${escapeXml(url.pathname)}</d:href>`);
    const body = xmlBody('c:calendar-multiget', `<d:prop><d:getetag/><c:calendar-data/></d:prop>${hrefs.join('')}`);
    const { resources } = await multistatus(send, grant, { method: 'REPORT', url: calendar, depth: '1', body });
    objects.push(...resources.flatMap(objectOf));
  }
  return objects;
}

/** The object of an answer; nothing where it is gone. Throws CalendarError for one that is there and not shown: it may be busy time. */
export function objectOf(resource: DavResource): CalendarObject[] {
  const text = textOf(resource.prop(CALDAV, 'calendar-data'));
  const etag = textOf(resource.prop(DAV, 'getetag'));
  if (text !== null) return [{ id: idOf(resource.url), etag: strongEtag(etag), text }];
  if (etag === null && (resource.status === null || resource.status === 404 || resource.status === 410)) return [];
  throw new CalendarError('unavailable', 'An event of the calendar cannot be read');
}

/** One object as it is. Throws CalendarError, `not_found` where there is none. */
export async function fetchObject(send: Send, grant: CaldavGrant, calendar: URL, id: string): Promise<CalendarObject> {
  const answer = await send(grant, { method: 'GET', url: objectUrl(calendar, id) });
  if (!/BEGIN:VCALENDAR/i.test(answer.text)) throw new CalendarError('not_found', 'There is no such event');
  return { id, etag: strongEtag(answer.header('etag')), text: answer.text };
}
