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

/**
 * Refuses writes that another site's page makes with our visitor's cookie (403 `origin`). `except` lists path prefixes
 * whose authority lies in the request itself: signed links and webhooks.
 */
export function sameOrigin(baseUrl: string, except: readonly string[]): MiddlewareHandler {
  return async (c, next) => {
    if (!SAFE.has(c.req.method) && !except.some((prefix) => c.req.path.startsWith(prefix))) {
      const origin = c.req.header('origin');
      const foreign = origin ? !isOwnOrigin(origin, baseUrl) : c.req.header('sec-fetch-site') === 'cross-site';
      if (foreign) throw new Problem(403, 'origin', 'This request came from another site');
    }
    await next();
  };
}
