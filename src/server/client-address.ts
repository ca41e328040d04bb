import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { clientNetwork } from '@/core/network/client-network';

/** In which Next's routes read who asks. Set by our own server on every request: what came from outside is dropped. */
export const CLIENT_ADDRESS = 'x-client-address';

/** Told by proxies, and by whoever likes to pass for somebody else. No code of ours reads them but this file. */
const OF_PROXIES = new Set([
  CLIENT_ADDRESS,
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-real-ip',
]);

/** The proxies that are believed, from addresses and CIDR ranges. */
export function trustedProxies(ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', bits] = range.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}

/**
 * Who asks, as limits count them: the peer, or, where that is a trusted proxy, the rightmost hop of X-Forwarded-For that is
 * none; an IPv6 address by its /64. Takes what proxies tell out of the request: only X-Forwarded-Proto of a trusted one stays.
 */
export function takeClientAddress(request: IncomingMessage, trusted: BlockList): string {
  const peer = plain(request.socket.remoteAddress ?? '');
  let client = peer;
  for (const hop of hopsOf(request)) {
    if (!isTrusted(client, trusted)) break;
    const named = plain(hop);
    // Whoever told it is the last that is known.
    if (named === null) break;
    client = named;
  }
  dropForwarding(request, isTrusted(peer, trusted));
  return client === null ? 'unknown' : clientNetwork(client);
}

function hopsOf({ headers }: IncomingMessage): string[] {
  const told = headers['x-forwarded-for'];
  // Next to us stands the last; nobody has more proxies.
  return (Array.isArray(told) ? told.join(',') : (told ?? '')).split(',').slice(-20).reverse();
}

function dropForwarding(request: IncomingMessage, trusted: boolean): void {
  const drops = (name: string) => OF_PROXIES.has(name) && !(trusted && name === 'x-forwarded-proto');
  for (const name of OF_PROXIES) if (drops(name)) delete request.headers[name];
  const kept: string[] = [];
  for (let at = 0; at < request.rawHeaders.length; at += 2) {
    const name = request.rawHeaders[at] as string;
    if (!drops(name.toLowerCase())) kept.push(name, request.rawHeaders[at + 1] as string);
  }
  request.rawHeaders = kept;
}

function isTrusted(address: string | null, trusted: BlockList): boolean {
  return address !== null && trusted.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

/** The address alone, without port, brackets and zone; IPv4 in the form of IPv6 as IPv4. Null for what is no address. */
function plain(text: string): string | null {
  const [, inBrackets, v4] = /^\s*(?:\[([^\]]+)\](?::\d+)?|((?:\d+\.){3}\d+)(?::\d+)?)\s*$/.exec(text) ?? [];
  const address = inBrackets ?? v4 ?? text.trim().replace(/%.*$/, '');
  if (isIP(address) !== 6) return isIP(address) === 4 ? address : null;
  // As a host of a URL it is in its shortest form, without dots (RFC 5952).
  const shortest = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const mapped = /^::ffff:([0-9a-f]+):([0-9a-f]+)$/.exec(shortest)?.slice(1);
  if (!mapped) return shortest;
  return mapped
    .map((group) => Number.parseInt(group, 16))
    .flatMap((group) => [group >> 8, group & 255])
    .join('.');
}
