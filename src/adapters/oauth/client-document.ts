import https from 'node:https';
import type { ReadClientDocument } from '@/ports/client-document';
import { mayReach, pinnedLookup } from '../network/pinned-lookup';
import { isPublicAddress } from '../network/public-address';

const TIMEOUT_MS = 5_000;
/** As the draft recommends (client-id-metadata-document, 6.6). */
const MOST_BYTES = 5 * 1024;

interface Options {
  readonly allowPrivate: boolean;
  /** Trusted besides the usual ones, in PEM. */
  readonly ca?: string;
}

/**
 * Documents of strangers, over https alone and from public addresses: what was looked up is what is connected to. No redirect is
 * followed; size and time are bounded.
 */
export function clientDocuments({ allowPrivate, ca }: Options): ReadClientDocument {
  const allowed = (address: string) => allowPrivate || isPublicAddress(address);
  const agent = new https.Agent({ lookup: pinnedLookup(allowed), ...(ca === undefined ? {} : { ca }) });
  return async (address) => {
    if (address.protocol !== 'https:' || !mayReach(address.hostname, allowed)) return null;
    const text = await new Promise<string | null>((resolve) => {
      const options = {
        agent,
        signal: AbortSignal.timeout(TIMEOUT_MS),
        headers: { accept: 'application/json', 'accept-encoding': 'identity', 'user-agent': 'Sundial' },
      };
      const request = https.get(address, options, (response) => {
        const type = response.headers['content-type'] ?? '';
        if (response.statusCode !== 200 || !/^application\/(?:[\w.-]+\+)?json\b/i.test(type)) {
          response.destroy();
          return resolve(null);
        }
        const parts: Buffer[] = [];
        let size = 0;
        response.on('data', (part: Buffer) => {
          parts.push(part);
          size += part.length;
          if (size > MOST_BYTES) response.destroy();
        });
        response.on('end', () => resolve(size > MOST_BYTES ? null : Buffer.concat(parts).toString('utf8')));
        response.on('close', () => resolve(null));
      });
      request.on('error', () => resolve(null));
    });
    try {
      return text === null ? null : (JSON.parse(text) as unknown);
    } catch {
      return null;
    }
  };
}
