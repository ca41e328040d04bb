import { BlockList, isIP, isIPv6 } from 'node:net';

/** As node:dns answers; see adapters/mailauth/resolver. */
type Resolve = (name: string, type: string) => Promise<unknown[]>;

export interface Exchanger {
  readonly name: string;
  readonly address: string;
}

export type Exchangers =
  | { readonly ok: true; readonly hosts: readonly Exchanger[] }
  | { readonly ok: false; readonly permanent: boolean; readonly reason: string };

const MAX_HOSTS = 5;

/**
 * Where mail for a domain goes, best first (RFC 5321 5.1): its MX hosts, else the domain itself; a null MX (RFC 7505) or
 * a domain that does not exist is permanent. Addresses inside private networks are left out unless allowed: a stranger's
 * DNS must not make us knock at our own doors.
 */
export async function exchangersOf(domain: string, resolve: Resolve, allowPrivate: boolean): Promise<Exchangers> {
  let names: string[];
  try {
    const records = (await resolve(domain, 'MX')) as { priority: number; exchange: string }[];
    const sorted = [...records].sort((a, b) => a.priority - b.priority);
    if (sorted.length === 1 && /^\.?$/.test(sorted[0]?.exchange ?? '')) {
      return { ok: false, permanent: true, reason: 'The domain takes no mail' };
    }
    names = sorted.map((record) => record.exchange.toLowerCase());
  } catch (error) {
    if (!absent(error)) return { ok: false, permanent: false, reason: `DNS: ${codeOf(error)}` };
    names = [];
  }
  const found: Exchanger[] = [];
  let missing = true;
  for (const name of (names.length > 0 ? names : [domain]).slice(0, MAX_HOSTS)) {
    for (const type of ['A', 'AAAA']) {
      try {
        const addresses = (await resolve(name, type)) as string[];
        missing = false;
        found.push(...addresses.filter((each) => isIP(each)).map((address) => ({ name, address })));
      } catch (error) {
        if (!absent(error)) missing = false;
      }
    }
  }
  const hosts = found.filter((host) => allowPrivate || isPublic(host.address)).slice(0, MAX_HOSTS);
  if (hosts.length > 0) return { ok: true, hosts };
  return { ok: false, permanent: missing, reason: missing ? 'No such mail domain' : 'No usable mail host' };
}

const PRIVATE = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['224.0.0.0', 3],
] as const) {
  PRIVATE.addSubnet(network, bits, 'ipv4');
}
for (const [network, bits] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  PRIVATE.addSubnet(network, bits, 'ipv6');
}

function isPublic(address: string): boolean {
  return !PRIVATE.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

function absent(error: unknown): boolean {
  return codeOf(error) === 'ENOTFOUND' || codeOf(error) === 'ENODATA';
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? 'unknown';
}
