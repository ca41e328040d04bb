import type { CaldavFailure, CaldavLogin } from '@/ports/caldav';
import { type CaldavGrant, CalendarError } from '@/ports/calendar';
import { Unreached } from './failure';
import { type CaldavOptions, davHttp, isSameService, type Login, type Send } from './http';
import { type DavResource, hrefIn, readMultistatus } from './multistatus';
import { CALDAV, children, DAV, textOf, xmlBody } from './xml';

/** Where an account begins: its principal's calendars (RFC 4791 6.2.1) and addresses (RFC 6638 2.4.1). */
const ACCOUNT = xmlBody(
  'd:propfind',
  '<d:prop><d:current-user-principal/><c:calendar-home-set/><c:calendar-user-address-set/></d:prop>',
);

/** After these another place of the server may still be the right one. */
const ELSEWHERE: ReadonlySet<CaldavFailure> = new Set(['not_caldav', 'moved']);

/** Logs in at a CalDAV server and finds the account's calendars, from whatever address of it the person knows. */
export function caldavLogin(options: CaldavOptions): CaldavLogin {
  const send = davHttp(options);
  return async ({ url, user, password }) => {
    const login = { user, password };
    let failure: CaldavFailure = 'not_caldav';
    for (const place of places(new URL(url))) {
      try {
        const grant = await accountAt(send, login, place);
        if (grant) return { ok: true, grant };
      } catch (error) {
        if (!(error instanceof CalendarError)) throw error;
        if (error.code === 'revoked') return { ok: false, reason: 'login' };
        if (error instanceof Unreached && !ELSEWHERE.has(error.failure)) return { ok: false, reason: error.failure };
        if (error instanceof Unreached && error.failure === 'moved') failure = 'moved';
        if (error.code === 'unavailable' && !(error instanceof Unreached)) failure = 'unreachable';
      }
    }
    return { ok: false, reason: failure };
  };
}

/** The address itself, the well-known one (RFC 6764 5), the root: in this order, each once. */
function places(url: URL): URL[] {
  const wellKnown = new URL('/.well-known/caldav', url);
  const root = new URL('/', url);
  return url.pathname === '/' ? [wellKnown, root] : [url, wellKnown, root];
}

async function accountAt(send: Send, login: Login, place: URL): Promise<CaldavGrant | null> {
  const first = await properties(send, login, place);
  if (!first) return null;
  const principal = hrefIn(first.resource.prop(DAV, 'current-user-principal'), first.url);
  const own =
    principal && isSameService(first.url, principal) ? ((await properties(send, login, principal)) ?? first) : first;
  const home = hrefIn(own.resource.prop(CALDAV, 'calendar-home-set'), own.url);
  if (!home) return null;
  if (!isSameService(own.url, home)) throw new Unreached('moved', 'The calendars are on another server');
  const known = addressesOf(own.resource);
  const named = login.user.includes('@') ? [login.user.toLowerCase()] : [];
  const schedules = known.length > 0 && (await isScheduling(send, login, home));
  return { kind: 'caldav', home: home.href, ...login, addresses: known.length > 0 ? known : named, schedules };
}

/** Whether the server tells guests itself (RFC 6638 2); one that does not answer the question does not. */
async function isScheduling(send: Send, login: Login, home: URL): Promise<boolean> {
  try {
    const { header } = await send(login, { method: 'OPTIONS', url: home });
    return /\bcalendar-auto-schedule\b/.test(header('dav') ?? '');
  } catch (error) {
    if (error instanceof CalendarError && error.code !== 'unavailable') return false;
    throw error;
  }
}

async function properties(send: Send, login: Login, url: URL): Promise<{ resource: DavResource; url: URL } | null> {
  const headers = { depth: '0', 'content-type': 'application/xml; charset=utf-8' };
  const answer = await send(login, { method: 'PROPFIND', url, headers, body: ACCOUNT });
  if (answer.status !== 207) return null;
  const [resource] = readMultistatus(answer.text, answer.url).resources;
  return resource ? { resource, url: answer.url } : null;
}

/** Mail addresses of the account, lower case, the preferred one first. */
function addressesOf(resource: DavResource): string[] {
  const set = resource.prop(CALDAV, 'calendar-user-address-set');
  const hrefs = set ? children(set, DAV, 'href') : [];
  const preferred = (element: (typeof hrefs)[number]) => Number(element.getAttribute('preferred') === '1');
  return hrefs
    .sort((a, b) => preferred(b) - preferred(a))
    .map((href) => /^mailto:(.+@.+)$/i.exec(textOf(href) ?? '')?.[1]?.toLowerCase())
    .filter((address) => address !== undefined);
}
