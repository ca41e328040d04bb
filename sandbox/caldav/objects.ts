import { readComponents, Warnings } from '../../src/core/ical/content';
import { type CaldavCalendar, type CaldavStore, living, type StoredObject } from './store';
import { refusal } from './xml';

const LARGEST = 1_000_000;

export function get(object: StoredObject | undefined): Response {
  if (!object || object.text === null) return new Response(null, { status: 404 });
  const headers = { 'content-type': 'text/calendar; charset=utf-8', etag: object.etag };
  return new Response(object.text, { headers });
}

/** PUT of a calendar object with its preconditions (RFC 4791 5.3.2). */
export function put(store: CaldavStore, calendar: CaldavCalendar, name: string, request: Request, text: string) {
  if (!calendar.writable) return refusal(403, '<D:need-privileges/>');
  const before = calendar.objects.get(name);
  const failed = precondition(request, before);
  if (failed) return failed;
  const uid = uidOf(text);
  if (uid === null || text.length > LARGEST) return refusal(403, '<C:valid-calendar-object-resource/>');
  if (living(calendar).some((other) => other.name !== name && uidOf(other.text) === uid)) {
    return refusal(403, '<C:no-uid-conflict/>');
  }
  const { etag } = store.put(calendar, name, text);
  return new Response(null, { status: before && before.text !== null ? 204 : 201, headers: { etag } });
}

export function remove(store: CaldavStore, calendar: CaldavCalendar, name: string, request: Request): Response {
  if (!calendar.writable) return refusal(403, '<D:need-privileges/>');
  const before = calendar.objects.get(name);
  if (!before || before.text === null) return new Response(null, { status: 404 });
  const failed = precondition(request, before);
  if (failed) return failed;
  store.put(calendar, name, null);
  return new Response(null, { status: 204 });
}

/** If-Match and If-None-Match (RFC 9110 13.1). */
function precondition(request: Request, before: StoredObject | undefined): Response | null {
  const etag = before && before.text !== null ? before.etag : null;
  const match = request.headers.get('if-match');
  const none = request.headers.get('if-none-match');
  const holds =
    (match === null || match === etag || (match === '*' && etag !== null)) && !(none === '*' && etag !== null);
  return holds ? null : new Response(null, { status: 412 });
}

/** The one UID of an object without METHOD; null for any other text. */
function uidOf(text: string): string | null {
  const [calendar, ...others] = readComponents(text, new Warnings());
  if (calendar?.name !== 'vcalendar' || others.length > 0) return null;
  if (calendar.properties.some((property) => property.name === 'method')) return null;
  const events = calendar.components.filter((component) => component.name !== 'vtimezone');
  const uids = new Set(events.map((event) => event.properties.find((one) => one.name === 'uid')?.value));
  const [uid] = uids;
  return uids.size === 1 && uid && events.every((event) => event.name === 'vevent') ? uid : null;
}
