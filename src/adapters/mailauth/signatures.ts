import { addressParser } from 'postal-mime';
import { comparableAddress } from '../../core/mail/address';
import { assistantMailbox } from '../../core/mail/reply-token';
import type { RawHeader } from './from-header';

/** What we look at in a verified DKIM signature; a part of what mailauth gives. */
export interface VerifiedSignature {
  readonly id?: string;
  readonly signingDomain?: string;
  readonly algo?: string;
  readonly canonBodyLengthLimited?: boolean;
  readonly signingHeaders?: { readonly keys: string };
  readonly status: { readonly result: string };
}

/** Headers that may stand once only: a second one is how unsigned words pass as signed ones. */
const ONCE = ['from', 'to', 'cc', 'subject', 'date', 'message-id', 'reply-to', 'content-type'];

/**
 * Why a passing signature counts as none, or null when it counts. It has to cover the whole body (no `l=`), with SHA-256
 * (RFC 8301), and the headers that say who wrote what to whom and when; none of these may stand twice.
 */
export function whySignatureIsWeak(signature: VerifiedSignature, headers: readonly RawHeader[]): string | null {
  if (signature.canonBodyLengthLimited) return 'body_length_limited';
  if (!signature.algo?.toLowerCase().endsWith('-sha256')) return 'weak_algorithm';
  const signed = new Set((signature.signingHeaders?.keys ?? '').toLowerCase().split(/:\s*/));
  if (!signed.has('from')) return 'from_not_signed';
  if (!signed.has('to') && !signed.has('cc')) return 'recipients_not_signed';
  if (!signed.has('subject') && headers.some((header) => header.name === 'subject')) return 'subject_not_signed';
  if (!signed.has('date') && !signed.has('message-id')) return 'date_not_signed';
  const repeated = ONCE.find((name) => headers.filter((header) => header.name === name).length > 1);
  return repeated ? `repeated_header:${repeated}` : null;
}

/** Whether one of the assistant's addresses stands in To or Cc, among the signed ones of the two. */
export function namesAssistant(
  headers: readonly RawHeader[],
  signature: VerifiedSignature | null,
  assistant: string,
  personas: readonly string[] = [],
): boolean {
  const signed = (signature?.signingHeaders?.keys ?? 'to: cc').toLowerCase().split(/:\s*/);
  return headers
    .filter((header) => (header.name === 'to' || header.name === 'cc') && signed.includes(header.name))
    .flatMap((header) => addressParser(header.value, { flatten: true }))
    .some((mailbox) => {
      const address = comparableAddress(mailbox.address ?? '');
      return address !== null && (personas.includes(address) || assistantMailbox(address, assistant) !== null);
    });
}
