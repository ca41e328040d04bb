import type { ARCResult } from 'mailauth';
import type { RawHeader } from './from-header';
import { type VerifiedSignature, whySignatureIsWeak } from './signatures';

/**
 * Whether a forwarder that we believe vouches for the original (RFC 8617): the chain verifies, every sealer in it is on
 * the allow-list, the newest message signature covers what a DKIM signature would have to, and the last sealer saw DMARC pass for the
 * domain of `from`.
 */
export function trustedForwarder(
  result: ARCResult,
  chain: readonly unknown[],
  headers: readonly RawHeader[],
  from: string,
  trustedSealers: readonly string[],
): boolean {
  if (result.status.result !== 'pass' || !result.signature) return false;
  const sealers = chain.map((link) => sealerOf(link));
  if (sealers.length === 0 || sealers.some((domain) => !domain || !trustedSealers.includes(domain))) return false;
  if (whySignatureIsWeak(result.signature as VerifiedSignature, headers) !== null) return false;
  const seen = result.authenticationResults?.dmarc as SeenDmarc | undefined;
  const domain = seen?.header?.from?.toLowerCase();
  return seen?.result === 'pass' && (domain === undefined || domain === from.slice(from.lastIndexOf('@') + 1));
}

/** `dmarc=pass header.from=acme.example` of an ARC-Authentication-Results header. */
interface SeenDmarc {
  readonly result?: string;
  readonly header?: { readonly from?: string };
}

/**
 * True when a seal or message signature is no proper list of tags: names count in their case, none may stand twice, and
 * all required ones have to be there (RFC 8617 4.1, RFC 6376 3.2). The verifier is more lenient.
 */
export function chainIsMalformed(headers: readonly RawHeader[]): boolean {
  return headers.some(({ name, value }) => {
    const required = REQUIRED_TAGS[name];
    if (!required) return false;
    const names = value
      .split(';')
      .map((tag) => (tag.split('=')[0] ?? '').trim())
      .filter((tag) => tag !== '');
    return new Set(names).size < names.length || required.some((tag) => !names.includes(tag));
  });
}

const REQUIRED_TAGS: Readonly<Record<string, readonly string[]>> = {
  'arc-seal': ['i', 'a', 'b', 'cv', 'd', 's'],
  'arc-message-signature': ['i', 'a', 'b', 'bh', 'd', 'h', 's'],
};

function sealerOf(link: unknown): string | null {
  const seal = (link as Record<string, { parsed?: { d?: { value?: string } } } | undefined>)['arc-seal'];
  return seal?.parsed?.d?.value?.toLowerCase() ?? null;
}
