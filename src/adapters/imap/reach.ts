import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { type MailboxAccess, MailboxError } from '../../ports/mailbox';
import { isPublicAddress } from '../network/public-address';

/**
 * The address to connect to, looked up once so that what was checked is what is used. Refuses a plain connection that
 * would leave this machine, and, unless allowed, hosts inside private networks.
 */
export async function addressOf(access: MailboxAccess, allowPrivate: boolean): Promise<string> {
  const addresses = isIP(access.host) ? [access.host] : await lookUp(access.host);
  const loopback = addresses.find((address) => isLoopback(address));
  if (access.security === 'none') {
    if (allowPrivate && loopback) return loopback;
    throw new MailboxError('encryption', 'A connection without encryption is for this machine alone');
  }
  const usable = addresses.find((address) => allowPrivate || isPublicAddress(address));
  if (usable) return usable;
  throw new MailboxError('host', `${access.host} is inside a private network`);
}

async function lookUp(host: string): Promise<string[]> {
  try {
    return (await lookup(host, { all: true })).map(({ address }) => address);
  } catch (error) {
    const absent = (error as NodeJS.ErrnoException).code === 'ENOTFOUND';
    throw new MailboxError(
      absent ? 'host' : 'unreachable',
      absent ? `There is no host ${host}` : 'DNS does not answer',
    );
  }
}

function isLoopback(address: string): boolean {
  return address === '::1' || address.startsWith('127.');
}
