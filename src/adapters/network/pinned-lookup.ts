import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address';

/** The host is inside a private network, which is not allowed here. */
export class PrivateAddress extends Error {
  readonly code = 'EPRIVATE';
}

/**
 * A lookup for sockets that only gives addresses that may be reached: what was checked is what is connected to, however the
 * name is answered the next time. Addresses in the place of names do not come here: ask `mayReach` first.
 */
export function pinnedLookup(isAllowed: (address: string) => boolean): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '');
      const usable = addresses.filter(({ address }) => isAllowed(address));
      const [first] = usable;
      if (!first) return callback(new PrivateAddress(`${hostname} is inside a private network`), '');
      return options.all ? callback(null, usable) : callback(null, first.address, first.family);
    });
  };
}

/** False for a host that is written as an address that may not be reached; names are looked up later. */
export function mayReach(host: string, isAllowed: (address: string) => boolean): boolean {
  const bare = host.replace(/^\[|\]$/g, '');
  return isIP(bare) === 0 || isAllowed(bare);
}

/** Which addresses may be reached with a password in the clear: none outside of private networks. */
export function isPrivateAddress(address: string): boolean {
  return !isPublicAddress(address);
}
