import { Hono } from 'hono';
import type { Faults } from '../faults';
import { DroppedConnection } from '../google/api';
import { type Person, SANDBOX_PASSWORD } from '../people';
import { get, put, remove } from './objects';
import {
  calendarPath,
  calendarPlace,
  homeOf,
  homePath,
  namesAsked,
  objectPlace,
  objectPlaces,
  type Place,
  principalOf,
  principalPath,
  ROOT,
  responseOf,
  rootOf,
} from './properties';
import { report } from './reports';
import type { CaldavStore } from './store';
import { multistatus } from './xml';

/** What the stand-in can do (RFC 4791 5.1); it does not schedule: invitations are the client's business. */
const COMPLIANCE = {
  DAV: '1, 3, access-control, calendar-access',
  Allow: 'OPTIONS, GET, PUT, DELETE, PROPFIND, REPORT',
};

/** A CalDAV server for the sandbox's people: the address is the name, and the password the sandbox's. */
export function caldavApi(store: CaldavStore, faults: Faults): Hono {
  const app = new Hono();
  app.all('/*', async (c) => {
    const path = normal(new URL(c.req.url).pathname);
    const fault = faults.take(c.req.method, path);
    if (fault) await new Promise((resolve) => setTimeout(resolve, fault.delayMs));
    const answer = fault?.status !== undefined && !fault.afterCommit ? undefined : await serve(store, c.req.raw, path);
    if (fault?.status === undefined) return answer as Response;
    if (fault.status === 0) throw new DroppedConnection();
    const wait = fault.retryAfterSeconds === undefined ? undefined : { 'Retry-After': String(fault.retryAfterSeconds) };
    return new Response(fault.reason ?? null, { status: fault.status, headers: wait });
  });
  return app;
}

async function serve(store: CaldavStore, request: Request, path: string): Promise<Response> {
  const person = personOf(store, request);
  if (!person) {
    return new Response(null, {
      status: 401,
      headers: { 'WWW-Authenticate': 'Basic realm="sandbox", charset="UTF-8"' },
    });
  }
  if (request.method === 'OPTIONS') return new Response(null, { headers: COMPLIANCE });
  const body = await request.text();
  const manner = store.mannerOf(person);
  const calendar = store.calendarsOf(person).find((one) => path.startsWith(calendarPath(person, one)));
  const name = calendar ? decodeURIComponent(path.slice(calendarPath(person, calendar).length)) : '';
  if (calendar && name !== '') {
    const object = calendar.objects.get(name);
    switch (request.method) {
      case 'GET':
        return get(object);
      case 'PUT':
        return put(store, calendar, name, request, body);
      case 'DELETE':
        return remove(store, calendar, name, request);
      case 'PROPFIND':
        if (!object || object.text === null) return new Response(null, { status: 404 });
        return multistatus([responseOf(objectPlace(person, calendar, object), namesAsked(body))]);
    }
  }
  if (calendar && request.method === 'REPORT') return report(person, calendar, manner, body);
  if (request.method !== 'PROPFIND') return new Response(null, { status: 405, headers: COMPLIANCE });
  const deep = request.headers.get('depth') !== '0';
  const places = calendar
    ? [calendarPlace(person, calendar, manner), ...(deep ? objectPlaces(person, calendar) : [])]
    : collections(store, person, path, deep);
  if (places.length === 0) return new Response(null, { status: 404 });
  const names = namesAsked(body);
  return multistatus(places.map((place) => responseOf(place, names)));
}

function collections(store: CaldavStore, person: Person, path: string, deep: boolean): Place[] {
  const manner = store.mannerOf(person);
  switch (decodeURIComponent(path.replace(/\/?$/, '/'))) {
    case ROOT:
      return [rootOf(person)];
    case decodeURIComponent(principalPath(person)):
      return [principalOf(person)];
    case decodeURIComponent(homePath(person)):
      return [
        homeOf(person),
        ...(deep ? store.calendarsOf(person).map((one) => calendarPlace(person, one, manner)) : []),
      ];
    default:
      return [];
  }
}

/** As our own hrefs are written: `@` is a matter of taste in a path. */
function normal(path: string): string {
  try {
    return path
      .split('/')
      .map((segment) => encodeURIComponent(decodeURIComponent(segment)))
      .join('/');
  } catch {
    return path;
  }
}

function personOf(store: CaldavStore, request: Request): Person | null {
  const encoded = /^Basic (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';
  const [, user = '', password = ''] = /^([^:]*):(.*)$/s.exec(Buffer.from(encoded, 'base64').toString('utf8')) ?? [];
  const person = store.people.find(user);
  return person && password === (store.mannerOf(person).password ?? SANDBOX_PASSWORD) ? person : null;
}
