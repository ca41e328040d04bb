import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import { isPrivateAddress, mayReach, pinnedLookup } from '../network/pinned-lookup';
import { isPublicAddress } from '../network/public-address';
import { refused, Unreached, unreached } from './failure';

export interface CaldavOptions {
  /** True allows hosts inside private networks, this machine among them, and there also plain http. */
  readonly allowPrivate: boolean;
  /** PEM of further authorities whose certificates are accepted. */
  readonly ca?: string;
  /** How long one request may take, in milliseconds. */
  readonly timeoutMs?: number;
  /** How long the reading of one calendar may take in all, in milliseconds. */
  readonly syncMs?: number;
}

export interface Login {
  readonly user: string;
  readonly password: string;
}

export interface DavRequest {
  readonly method: 'GET' | 'PUT' | 'DELETE' | 'OPTIONS' | 'PROPFIND' | 'REPORT';
  readonly url: URL;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface DavAnswer {
  readonly status: number;
  readonly header: (name: string) => string | undefined;
  readonly text: string;
  /** Where the answer came from, after redirects. */
  readonly url: URL;
}

/** One exchange with a server; throws CalendarError for an answer of 400 or more, and when there is none. */
export type Send = (login: Login, request: DavRequest) => Promise<DavAnswer>;

const TIMEOUT_MS = 20_000;
/** An answer that is longer is none: reading is done in pieces that stay far below. */
const MAX_BYTES = 32 * 1024 * 1024;
const MAX_REDIRECTS = 5;

/**
 * HTTP to servers that people name. The name is looked up once per connection and private addresses are refused unless
 * allowed; the password goes over https, in the clear only to private addresses that are allowed; redirects are followed
 * within the server's own domain; time and size are bounded.
 */
export function davHttp({ allowPrivate, ca, timeoutMs = TIMEOUT_MS }: CaldavOptions): Send {
  const reach = {
    'https:': (address: string) => allowPrivate || isPublicAddress(address),
    'http:': (address: string) => allowPrivate && isPrivateAddress(address),
  };
  const agents = {
    'https:': new https.Agent({ keepAlive: true, timeout: timeoutMs, lookup: pinnedLookup(reach['https:']), ca }),
    'http:': new http.Agent({ keepAlive: true, timeout: timeoutMs, lookup: pinnedLookup(reach['http:']) }),
  };

  function exchange(login: Login, { method, url, headers, body }: DavRequest): Promise<DavAnswer> {
    const scheme = url.protocol;
    if (scheme !== 'https:' && !(scheme === 'http:' && allowPrivate)) {
      throw new Unreached('encryption', 'Only https is spoken to calendar servers');
    }
    if (!mayReach(url.hostname, reach[scheme])) throw new Unreached('host', 'The server is inside a private network');
    const options = {
      method,
      agent: agents[scheme],
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        'user-agent': 'Sundial',
        'accept-encoding': 'identity',
        authorization: `Basic ${Buffer.from(`${login.user}:${login.password}`).toString('base64')}`,
        ...(body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
        ...headers,
      },
    };
    return new Promise((resolve, reject) => {
      const request = (scheme === 'https:' ? https : http).request(bare(url), options, (response) => {
        collect(response).then((text) => {
          const header = (name: string) => response.headers[name]?.toString();
          resolve({ status: response.statusCode ?? 0, header, text, url });
        }, reject);
      });
      request.on('error', reject);
      request.end(body);
    });
  }

  return async (login, request) => {
    let { url } = request;
    for (let hops = 0; hops <= MAX_REDIRECTS; hops++) {
      const answer = await exchange(login, { ...request, url }).catch((error: unknown) => {
        throw error instanceof Unreached ? error : unreached(error);
      });
      const next = redirect(answer);
      if (next === null) {
        if (answer.status >= 400) throw refused(answer.status, answer.text, answer.header('retry-after'));
        return answer;
      }
      if (!isSameService(url, next)) throw new Unreached('moved', 'The server points to another one');
      url = next;
    }
    throw new Unreached('not_caldav', 'The server redirects without end');
  };
}

/** As `send`, for so many milliseconds from now: then it throws CalendarError `unavailable`. */
export function withinTime(send: Send, ms: number): Send {
  const until = Date.now() + ms;
  return async (login, request) => {
    if (Date.now() >= until) throw new Unreached('unreachable', 'The calendar server takes too long');
    return send(login, request);
  };
}

function redirect({ status, header, url }: DavAnswer): URL | null {
  const location = header('location');
  if (![301, 302, 303, 307, 308].includes(status) || location === undefined) return null;
  return URL.canParse(location, url) ? new URL(location, url) : null;
}

/** Under these anybody can have a name: two hosts there are not of one service. */
const PUBLIC_DOMAIN = /^(?:ac|co|com|edu|gob|go|gov|gv|ne|net|or|org)\.[a-z]{2}$/;

/** The same host, or one under the same domain (`caldav.example.com` and `p12-caldav.example.com`); never from https to http. */
export function isSameService(from: URL, to: URL): boolean {
  if (from.protocol === 'https:' && to.protocol !== 'https:') return false;
  if (from.hostname === to.hostname) return true;
  const domain = (host: string) => host.split('.').slice(1).join('.');
  const [a, b] = [from.hostname, to.hostname];
  const shared = isIP(a) === 0 && domain(a).includes('.') && domain(a) === domain(b) && !PUBLIC_DOMAIN.test(domain(a));
  return to.protocol === 'https:' && (shared || b.endsWith(`.${a}`));
}

/** Name and password belong into the header: those in a URL are nobody's. */
function bare(url: URL): URL {
  const plain = new URL(url);
  plain.username = '';
  plain.password = '';
  plain.hash = '';
  return plain;
}

async function collect(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) {
      response.destroy();
      throw new Unreached('unreachable', 'The answer of the calendar server is too long');
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
