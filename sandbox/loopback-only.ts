import type { IncomingMessage } from 'node:http';

const CHANGES_NOTHING = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Whether another site's page made this request through the browser of whoever runs the sandbox: the host must be loopback
 * (no DNS rebinding), and a request that changes something must come from a page of this very host and port.
 */
export function isForeign({ method = 'GET', headers }: IncomingMessage): boolean {
  const { host, origin, 'sec-fetch-site': site } = headers;
  if (host === undefined || !/^[\w.:[\]-]+$/.test(host) || !isLoopback(`http://${host}`)) return true;
  if (CHANGES_NOTHING.includes(method)) return origin !== undefined && !isLoopback(origin);
  if (origin !== undefined) return !URL.canParse(origin) || new URL(origin).host !== host;
  return site !== undefined && site !== 'same-origin' && site !== 'none';
}

function isLoopback(url: string): boolean {
  return URL.canParse(url) && ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);
}
