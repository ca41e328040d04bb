import { clientNetwork } from '@/core/network/client-network';
import { Quota } from '@/db/quota';
import type { MailAuthentication } from '@/ports/mail';
import { COUNTED_FROM_BYTES, DAILY_KILOBYTES } from '../constants';

const DAY_MS = 86_400_000;
const fromKnown = new Quota('kB of mail: known sender', DAILY_KILOBYTES.known, DAY_MS);
const fromAddress = new Quota('kB of mail: address', DAILY_KILOBYTES.address, DAY_MS);
const fromDomain = new Quota('kB of mail: domain', DAILY_KILOBYTES.domain, DAY_MS);
const fromNetwork = new Quota('kB of mail: network', DAILY_KILOBYTES.network, DAY_MS);
const unvouched = new Quota('kB of mail: unvouched', DAILY_KILOBYTES.unvouched, DAY_MS);

/** More mail than is kept of one sender, or of strangers together, on one day; the sender is asked to try again (452). */
export class TooMuchMail extends Error {
  override readonly name = 'TooMuchMail';
  readonly responseCode = 452;
}

interface Arriving {
  readonly auth: Pick<MailAuthentication, 'from' | 'level'>;
  /** Bytes that would be kept. */
  readonly bytes: number;
  /** Address of the stranger's client that handed it over; null where none did. */
  readonly ip: string | null;
  readonly vouched: boolean;
}

/**
 * Counts what a mail would take up, against what its sender may fill in a day. Mail that somebody vouches for costs a
 * statement only where it is large. An address that nobody has proved is not counted, or anybody could use up what its
 * holder has: then it is the network that the mail comes from. @throws TooMuchMail
 */
export async function countMail({ auth, bytes, ip, vouched }: Arriving): Promise<void> {
  const kilobytes = Math.ceil(bytes / 1024);
  const from = auth.from ?? '';
  if (vouched) {
    if (bytes > COUNTED_FROM_BYTES) await claim(fromKnown, from, kilobytes);
    return;
  }
  if (auth.level === 'A2') {
    await claim(fromAddress, from, kilobytes);
    await claim(fromDomain, from.slice(from.lastIndexOf('@') + 1), kilobytes);
  } else if (ip !== null) await claim(fromNetwork, clientNetwork(ip), kilobytes);
  await claim(unvouched, '', kilobytes);
}

async function claim(quota: Quota, key: string, kilobytes: number): Promise<void> {
  if (!(await quota.take(key, kilobytes))) throw new TooMuchMail('Too much mail from there today, try again later');
}
