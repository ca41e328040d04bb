import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/** Set by our own server on every request, so that nobody outside can set it. */
export const CLIENT_ADDRESS = 'x-client-address';

const PRIVATE = /^(::1|(::ffff:)?(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)|f[cd])/;

/** Who asks: the peer, or the last hop that a reverse proxy on a private address names. */
export function clientAddress(request: IncomingMessage): string {
  const peer = request.socket.remoteAddress ?? 'unknown';
  const forwarded = request.headers['x-forwarded-for'];
  const last = (Array.isArray(forwarded) ? forwarded.join(',') : forwarded)?.split(',').at(-1)?.trim();
  return network(last && PRIVATE.test(peer) ? last.slice(0, 64) : peer);
}

/** Whoever has an IPv6 address has all of its /64, so that network counts as one visitor. */
function network(address: string): string {
  // IPv4 in the form of IPv6 keeps its dots.
  if (!isIPv6(address) || address.includes('.')) return address;
  const [head = [], tail] = address.split('::').map((half) => (half === '' ? [] : half.split(':')));
  const groups = tail ? [...head, ...Array(8 - head.length - tail.length).fill('0'), ...tail] : [...head];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
