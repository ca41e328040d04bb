import { type SPFResult, spf } from 'mailauth';
import type { DnsResolver } from './resolver';

/** Mechanisms that mean nothing without an argument (RFC 7208 5.2, 5.6, 5.7); the verifier passes over them. */
const NEEDS_ARGUMENT = /^[+?~-]?(?:include|exists|ip4|ip6)(?::?$|\/)/i;

/** Whether a host may send for the envelope's domain (RFC 7208). A null sender stands for the name of the greeting. */
export async function checkSpf(
  remote: { readonly ip: string; readonly helo: string; readonly mailFrom: string },
  resolve: DnsResolver,
): Promise<SPFResult> {
  return spf({ sender: remote.mailFrom, ip: remote.ip, helo: remote.helo, resolver: strictRecords(resolve) });
}

function strictRecords(resolve: DnsResolver): DnsResolver {
  return async (name, type) => {
    const answers = await resolve(name, type);
    if (type === 'TXT') for (const answer of answers) assertArguments([answer].flat().join(''));
    return answers;
  };
}

function assertArguments(record: string): void {
  const [version, ...terms] = record.trim().split(/ +/);
  if (version?.toLowerCase() !== 'v=spf1' || !terms.some((term) => NEEDS_ARGUMENT.test(term))) return;
  // The verifier takes its result from errors of this shape.
  const spfResult = { error: 'permerror', text: 'mechanism without its argument' };
  throw Object.assign(new Error(spfResult.text), { spfResult });
}
