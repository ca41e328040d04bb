import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { type HookAnswer, type HookPort, type HookProblem, NoAnswer } from '@/ports/hooks';
import { mayReach, pinnedLookup } from '../network/pinned-lookup';
import { isLoopbackAddress, isPublicAddress } from '../network/public-address';

export interface HookOptions {
  /** True allows plain http to this machine: a sandbox's receivers are here. */
  readonly allowLoopback: boolean;
  /** PEM of further authorities whose certificates are accepted. */
  readonly ca?: string;
  /** Which addresses https may go to; all of the public network unless given. */
  readonly isAllowed?: (address: string) => boolean;
  /** How long one exchange may take in all, in milliseconds. */
  readonly timeoutMs?: number;
}

/** Standard Webhooks advises 15 to 30 seconds. */
const TIMEOUT_MS = 15_000;
/** So much of an answer is read; it is cut off beyond. */
const MAX_BYTES = 4_096;

/**
 * POST to receivers that people name. A name is looked up once per message and the addresses that it has are checked: what was
 * checked is what is connected to. Nothing is followed, and nothing is kept open.
 */
export function hookPost({ allowLoopback, ca, isAllowed, timeoutMs = TIMEOUT_MS }: HookOptions): HookPort {
  const reach = {
    'https:': isAllowed ?? isPublicAddress,
    'http:': (address: string) => allowLoopback && isLoopbackAddress(address),
  };
  return {
    async send({ url: text, headers, body }) {
      const url = new URL(text);
      const scheme = url.protocol;
      if (scheme !== 'https:' && !(scheme === 'http:' && allowLoopback)) throw new NoAnswer('address');
      const allowed = reach[scheme];
      if (!mayReach(url.hostname, allowed)) throw new NoAnswer('address');
      const options = {
        method: 'POST',
        agent: false,
        lookup: pinnedLookup(allowed),
        signal: AbortSignal.timeout(timeoutMs),
        headers: { ...headers, 'content-length': String(Buffer.byteLength(body)), connection: 'close' },
        ...(ca === undefined ? {} : { ca }),
      } as const;
      try {
        return await new Promise<HookAnswer>((resolve, reject) => {
          const request = (scheme === 'https:' ? https : http).request(url, options, (response) => {
            const { statusCode: status = 0, headers: said } = response;
            const answered = (read: string) => resolve({ status, text: read, retryAfter: said['retry-after'] });
            // The status has come: what is said beside it is for reading only.
            beginning(response).then(answered, () => answered(''));
          });
          request.on('error', reject);
          request.end(body);
        });
      } catch (error) {
        throw new NoAnswer(problemOf(error));
      }
    },
  };
}

async function beginning(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= MAX_BYTES) break;
  }
  return Buffer.concat(chunks).subarray(0, MAX_BYTES).toString('utf8');
}

function problemOf(error: unknown): HookProblem {
  const { code, name } = error as { code?: unknown; name?: unknown };
  const said = String(code ?? name ?? '');
  if (/CERT|SELF_SIGNED|ALTNAME|UNABLE_TO_VERIFY|UNABLE_TO_GET_ISSUER/.test(said)) return 'certificate';
  if (/^(ENOTFOUND|ENODATA|EAI_NONAME|EAI_AGAIN|EPRIVATE)$/.test(said)) return 'address';
  if (/SSL|TLS|EPROTO/.test(said)) return 'encryption';
  return /ABORT|TimeoutError|ETIMEDOUT/i.test(said) ? 'timeout' : 'connection';
}
