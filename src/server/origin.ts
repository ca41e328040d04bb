import type { MiddlewareHandler } from 'hono';
import { Problem } from '@/core/http/problem';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** True when a browser at `origin` is one of our own pages. On loopback every loopback name of the same port is ours. */
export function isOwnOrigin(origin: string, baseUrl: string): boolean {
  if (!URL.canParse(origin)) return false;
  const theirs = new URL(origin);
  const ours = new URL(baseUrl);
  if (theirs.origin === ours.origin) return true;
  return (
    theirs.protocol === ours.protocol &&
    theirs.port === ours.port &&
    LOOPBACK.has(theirs.hostname) &&
    LOOPBACK.has(ours.hostname)
  );
}

/** What a request tells of the page that made it. */
export interface Sender {
  readonly method: string | undefined;
  readonly origin: string | null | undefined;
  /** Sec-Fetch-Site, of browsers that leave Origin away. */
  readonly site: string | null | undefined;
}

/** Whether another site's page makes a request that changes something. Programs, which send neither header, may. */
export function isForeignWrite({ method = 'GET', origin, site }: Sender, baseUrl: string): boolean {
  if (SAFE.has(method)) return false;
  if (origin) return !isOwnOrigin(origin, baseUrl);
  return !!site && site !== 'same-origin' && site !== 'none';
}

/** Whether the request asked for us by a name of ours: our own, or one of this machine. Another's leads here by a forged DNS. */
export function isOwnHost(host: string | undefined, baseUrl: string): boolean {
  if (host === undefined || !/^[\w.:[\]-]+$/.test(host) || !URL.canParse(`http://${host}`)) return false;
  return LOOPBACK.has(new URL(`http://${host}`).hostname) || host.toLowerCase() === new URL(baseUrl).host;
}

/**
 * Refuses writes that another site's page makes with our visitor's cookie (403 `origin`). `except` lists path prefixes
 * whose authority lies in the request itself: signed links and webhooks.
 */
export function sameOrigin(baseUrl: string, except: readonly string[]): MiddlewareHandler {
  return async (c, next) => {
    const sender = { method: c.req.method, origin: c.req.header('origin'), site: c.req.header('sec-fetch-site') };
    if (!except.some((prefix) => c.req.path.startsWith(prefix)) && isForeignWrite(sender, baseUrl)) {
      throw new Problem(403, 'origin', 'This request came from another site');
    }
    await next();
  };
}
