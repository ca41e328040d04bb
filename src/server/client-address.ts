import type { IncomingMessage } from 'node:http';
import { clientNetwork } from '@/core/network/client-network';

/** Set by our own server on every request, so that nobody outside can set it. */
export const CLIENT_ADDRESS = 'x-client-address';

const PRIVATE = /^(::1|(::ffff:)?(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)|f[cd])/;

/** Who asks: the peer, or the last hop that a reverse proxy on a private address names. */
export function clientAddress(request: IncomingMessage): string {
  const peer = request.socket.remoteAddress ?? 'unknown';
  const forwarded = request.headers['x-forwarded-for'];
  const last = (Array.isArray(forwarded) ? forwarded.join(',') : forwarded)?.split(',').at(-1)?.trim();
  return clientNetwork(last && PRIVATE.test(peer) ? last.slice(0, 64) : peer);
}
