import { isIP } from 'node:net';
import { isPublicAddress } from '../network/public-address';

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
  const hosts = found.filter((host) => allowPrivate || isPublicAddress(host.address)).slice(0, MAX_HOSTS);
  if (hosts.length > 0) return { ok: true, hosts };
  return { ok: false, permanent: missing, reason: missing ? 'No such mail domain' : 'No usable mail host' };
}

function absent(error: unknown): boolean {
  return codeOf(error) === 'ENOTFOUND' || codeOf(error) === 'ENODATA';
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? 'unknown';
}
