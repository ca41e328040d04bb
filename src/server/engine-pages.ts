import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request as requestPlainly,
  type Server,
} from 'node:http';
import { request as requestSecurely } from 'node:https';
import type { AddressInfo } from 'node:net';
import { database } from '@/db/client';
import { hasRole } from '@/modules/identity/policy';
import { sessionByHash } from '@/modules/identity/queries';
import type { SessionUser } from '@/modules/identity/schema';
import { recordAct } from '@/modules/operations/commands/audit';
import { CLIENT_ADDRESS, takeClientAddress, trustedProxies } from './client-address';
import { isOwnOrigin } from './origin';
import type { Listener } from './pages';
import { sessionHashOf } from './session';

export interface EnginePagesOptions {
  /** 0 takes any free port. */
  readonly port: number;
  readonly host: string;
  /** The engine's admin interface, without a trailing slash: it knows no users and believes whoever reaches it. */
  readonly adminUrl: string;
  /** The product's own public origin, where people sign in. */
  readonly baseUrl: string;
  /** The public origin under which browsers reach this listener. */
  readonly publicUrl: string;
  readonly proxies?: readonly string[];
}

/** What a browser tells that the engine may know; nothing of the session, and nothing by which a proxy names somebody. */
const ONWARD = [
  'accept',
  'accept-encoding',
  'accept-language',
  'content-type',
  'content-length',
  'if-none-match',
  'range',
];
/** What the engine tells that a browser may know: neither a cookie nor a wider reach of scripts. */
const BACK = ['content-type', 'content-encoding', 'content-length', 'etag', 'last-modified', 'vary', 'content-range'];
/** Scripts and styles of the engine stand in its pages. */
const POLICY = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline' 'unsafe-eval' 'wasm-unsafe-eval' blob:",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');
const SAFE_HEADERS = {
  'Content-Security-Policy': POLICY,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cache-Control': 'private, no-store',
} as const;
const LARGEST_QUERY = 64 * 1024;

/**
 * The engine's own pages for administrators: reading only, at an origin of their own, so that scripts which are not ours run
 * with nobody's rights in the product. Every request is looked at: a session with the role, and a query, which is the one thing
 * that is posted, only from these pages themselves. Changes are made in /admin/failing-workflows, where they are written down.
 */
export async function startEnginePages(options: EnginePagesOptions): Promise<{ port: number; stop(): Promise<void> }> {
  const handle = enginePages(options);
  const server = createServer((request, response) => void handle(request, response));
  server.requestTimeout = 30_000;
  server.headersTimeout = 15_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host, resolve);
  });
  return { port: (server.address() as AddressInfo).port, stop: () => closed(server) };
}

function enginePages({ adminUrl, baseUrl, publicUrl, proxies = [] }: EnginePagesOptions): Listener {
  const target = new URL(adminUrl);
  const ask = target.protocol === 'https:' ? requestSecurely : requestPlainly;
  const trusted = trustedProxies(proxies);
  return async (request, response) => {
    const refuse = (status: number, text: string, headers: OutgoingHttpHeaders = {}) =>
      response
        .writeHead(status, { ...SAFE_HEADERS, 'Content-Type': 'text/plain; charset=utf-8', ...headers })
        .end(text);
    try {
      const user = await userOf(request, baseUrl);
      if (!user) {
        if (isPage(request)) return refuse(302, 'Please sign in', { Location: `${baseUrl}/auth/signin` });
        return refuse(401, 'Please sign in');
      }
      if (!hasRole(user, ['ADMIN'])) return refuse(403, 'You do not have access to this');
      const refused = refusal(request, publicUrl);
      if (refused) return refuse(refused.status, refused.text);
      if (isPage(request)) {
        request.headers[CLIENT_ADDRESS] = takeClientAddress(request, trusted);
        await recordAct(database(), {
          action: 'engine.opened',
          actor: user.id,
          userId: null,
          subject: 'workflow engine',
          client: {
            address: String(request.headers[CLIENT_ADDRESS]),
            userAgent: request.headers['user-agent'] ?? null,
          },
        });
      }
    } catch (error) {
      console.error('[engine pages]', error);
      return refuse(500, 'Something went wrong');
    }
    const onward = ask(
      {
        host: target.hostname,
        port: target.port,
        method: request.method,
        path: request.url,
        headers: only(request.headers, ONWARD),
      },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, { ...only(answer.headers, BACK), ...SAFE_HEADERS });
        answer.pipe(response);
      },
    );
    onward.on('error', () => {
      if (response.headersSent) response.end();
      else refuse(502, 'The workflow engine does not answer');
    });
    response.on('close', () => onward.destroy());
    request.pipe(onward);
  };
}

async function userOf(request: IncomingMessage, baseUrl: string): Promise<SessionUser | null> {
  const hash = sessionHashOf(request.headers.cookie, baseUrl);
  return hash ? ((await sessionByHash(hash))?.user ?? null) : null;
}

/** A page, rather than what one loads. */
function isPage({ method, url = '/', headers }: IncomingMessage): boolean {
  return method === 'GET' && /^\/ui(?:\/|$)/.test(url) && /\btext\/html\b/.test(headers.accept ?? '');
}

/** Why this is not passed on, or null. */
function refusal({ method = 'GET', url = '/', headers }: IncomingMessage, publicUrl: string) {
  if (!/^\/[\w./~%?=&+:,;@!*()-]*$/.test(url) || url.startsWith('//'))
    return { status: 400, text: 'The address is malformed' };
  if (method === 'GET' || method === 'HEAD') return null;
  if (method !== 'POST' || !/^\/query(?:\?|$)/.test(url)) {
    return { status: 405, text: 'Changes are made in the admin area, at “Failing workflows”' };
  }
  // A browser names the page's origin with every POST.
  if (!headers.origin || !isOwnOrigin(headers.origin, publicUrl))
    return { status: 403, text: 'This request came from another site' };
  if (!/^application\/json\b/.test(headers['content-type'] ?? '')) return { status: 415, text: 'A query is JSON' };
  if (!(Number(headers['content-length']) <= LARGEST_QUERY)) return { status: 413, text: 'The request is too large' };
  return null;
}

function only(headers: IncomingMessage['headers'], names: readonly string[]): OutgoingHttpHeaders {
  return Object.fromEntries(names.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])));
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
