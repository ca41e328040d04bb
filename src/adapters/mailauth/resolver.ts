import { Resolver } from 'node:dns/promises';

/** Looks up records of a type; rejects with an error whose `code` is ENOTFOUND, ENODATA, ETIMEOUT …, as node:dns does. */
export type DnsResolver = (name: string, type: string) => Promise<string[][] | string[]>;

const LOOKUP_TIMEOUT_MS = 3_000;

/** A resolver over node:dns. `server` is `address` or `address:port` (IPv6 in brackets); null asks the system's servers. */
export function createDnsResolver(server: string | null): DnsResolver {
  const resolver = new Resolver({ timeout: LOOKUP_TIMEOUT_MS, tries: 2 });
  if (server) resolver.setServers([server]);
  return (name, type) => resolver.resolve(name, type) as Promise<string[][] | string[]>;
}

/** Bounds how many look-ups one message can cause. Beyond the limit every further one fails. */
export function boundedResolver(resolve: DnsResolver, limit: number): DnsResolver {
  let count = 0;
  return async (name, type) => {
    count += 1;
    if (count > limit) throw Object.assign(new Error('Too many DNS look-ups for one message'), { code: 'ECANCELLED' });
    return resolve(name, type);
  };
}
