import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { env } from '@/config/public-environment';
import { pathText } from '@/core/http/path-text';
import { thirdPartiesOf } from '@/core/http/third-parties';
import type { ApiEnv } from '@/modules/identity/policy';
import { endStreams } from '@/modules/loops/routes/live';
import type { Runtime } from '@/ports/runtime';
import { createApi } from './app';
import { mostBytes, whenBounded } from './body-limit';
import { CLIENT_ADDRESS, takeClientAddress, trustedProxies } from './client-address';
import { contentSecurityPolicy, isFramed, paymentOrigins, securityHeaders } from './csp';
import { isForeignWrite, isOwnHost } from './origin';
import { type Listener, nextPages, type Pages } from './pages';
import { proxyTo } from './proxy';
import { wellKnown } from './well-known';
import { spareRuntime } from './without-runtime';

export interface WebOptions {
  /** 0 takes any free port. */
  readonly port: number;
  readonly host: string;
  readonly dev: boolean;
  readonly runtime: Runtime;
  /** Addresses and ranges of the proxies that are believed; none, unless told. */
  readonly proxies?: readonly string[];
  /** Where the sandbox's stand-ins listen, and the application that answers POST /sandbox/clock. Null without a sandbox. */
  readonly sandbox: { readonly url: string; readonly clock?: Hono<ApiEnv> } | null;
  /** Answers all that is neither API nor sandbox; by default Next, from the build in the working directory. */
  readonly pages?: Pages;
}

/** Starts the web role: API, pages, sandbox. With the sandbox it binds loopback only. Resolves once it listens. */
export async function startWeb(options: WebOptions): Promise<{ port: number; stop(): Promise<void> }> {
  const pages = options.pages ?? (await nextPages(options));
  const handle = webListener(options, pages);
  const server = createServer((request, response) => void handle(request, response));
  server.requestTimeout = 60_000;
  // Longer than any proxy or client keeps an idle connection: whoever reuses one does not meet its end.
  server.keepAliveTimeout = 75_000;
  server.headersTimeout = 15_000;
  await listen(server, options.port, options.sandbox ? '127.0.0.1' : options.host);
  return {
    port: (server.address() as AddressInfo).port,
    async stop() {
      endStreams();
      await close(server);
      await pages.close();
    },
  };
}

/** Under /api, and yet served with the pages: signing in, and the API's documentation. */
const OF_THE_PAGES = /^\/api\/(?:auth\/|docs\/?$)/;

/** Where Next answers 404 with its page. */
const NOWHERE = '/404';

function webListener({ runtime, dev, sandbox, proxies = [] }: WebOptions, pages: Pages): Listener {
  const app = createApi(runtime);
  const api = getRequestListener((request, { incoming }) =>
    app.fetch(request, { clientAddress: String(incoming.headers[CLIENT_ADDRESS]) }),
  );
  const trusted = trustedProxies(proxies);
  const always = securityHeaders(runtime.settings.baseUrl.startsWith('https:'));
  const vendors = thirdPartiesOf(env);
  const embedded = runtime.settings.paymentKey !== null;
  const standIn = sandbox && sandboxListener(sandbox);
  return (request, response) => {
    const asked = pathOf(request.url);
    const path = wellKnown(asked) ?? asked;
    if (path !== asked) request.url = path;
    if (sandbox && isForeignToSandbox(request, path, runtime.settings.baseUrl)) return refuse(response);
    request.headers[CLIENT_ADDRESS] = takeClientAddress(request, trusted);
    for (const [name, value] of Object.entries(always)) response.setHeader(name, value);
    if (pathText(path) === null) {
      // No part of it can be anything that we have: whoever comes behind need not decode with care.
      if (path.startsWith('/api/') || path.startsWith('/sandbox/')) return refuseMalformed(response);
      request.url = NOWHERE;
    }
    const toApi = path.startsWith('/api/') && !OF_THE_PAGES.test(path);
    // What may be kept says so itself.
    if (toApi) response.setHeader('Cache-Control', 'no-store');
    const toSandbox = standIn !== null && path.startsWith('/sandbox/');
    whenBounded(request, response, mostBytes(path, !toApi && !toSandbox), () =>
      toApi ? api(request, response) : toSandbox ? standIn(request, response) : page(request, response),
    );
  };

  function page(request: IncomingMessage, response: ServerResponse): unknown {
    const nonce = randomBytes(16).toString('base64');
    const target = request.url ?? '';
    const framed = isFramed(target);
    const policy = contentSecurityPolicy(nonce, dev, vendors, paymentOrigins(target, embedded), framed);
    if (framed) response.removeHeader('X-Frame-Options');
    // Next takes the nonce for its own scripts from the request's policy; the layout reads x-nonce.
    request.headers['content-security-policy'] = policy;
    request.headers['x-nonce'] = nonce;
    response.setHeader('Content-Security-Policy', policy);
    if (!dev) spareRuntime(request, response);
    return pages.handle(request, response);
  }
}

/** With the sandbox on, nobody comes by a name that is not this machine's, and no other site's page changes anything in it. */
function isForeignToSandbox({ method, headers }: IncomingMessage, path: string, baseUrl: string): boolean {
  const sender = { method, origin: headers.origin, site: String(headers['sec-fetch-site'] ?? '') };
  return !isOwnHost(headers.host, baseUrl) || (path.startsWith('/sandbox') && isForeignWrite(sender, baseUrl));
}

function refuseMalformed(response: ServerResponse): void {
  response.writeHead(400, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  response.end(JSON.stringify({ error: 'The address is malformed', code: 'invalid' }));
}

function refuse(response: ServerResponse): void {
  response.writeHead(403, { 'Content-Type': 'application/json', Connection: 'close' });
  response.end(JSON.stringify({ error: 'This request came from another site', code: 'origin' }));
}

/** Passes on to the stand-ins, and answers POST /sandbox/clock itself. */
function sandboxListener({ url, clock }: NonNullable<WebOptions['sandbox']>): Listener {
  const standIns = proxyTo(url);
  const moveClock = clock && getRequestListener(clock.fetch);
  return (request, response) => {
    const moves = request.method === 'POST' && pathOf(request.url) === '/sandbox/clock';
    return (moves && moveClock ? moveClock : standIns)(request, response);
  };
}

/** Path without query. The absolute form of a request target (RFC 9112 3.2.2) is read as its path. */
function pathOf(target = '/'): string {
  const path = target.startsWith('/') ? target : URL.canParse(target) ? new URL(target).pathname : '/';
  const query = path.indexOf('?');
  return query < 0 ? path : path.slice(0, query);
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    // Connections become idle as their answers end: kept open by the browser, they would hold the server up.
    const idle = setInterval(() => server.closeIdleConnections(), 50);
    server.close(() => {
      clearInterval(idle);
      resolve();
    });
    setTimeout(() => server.closeAllConnections(), 3_000).unref();
  });
}
