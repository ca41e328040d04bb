import { addressParser } from 'postal-mime';
import { parseAddress } from '../../core/mail/address';

/** One header field of a message, as it stands in the bytes. */
export interface RawHeader {
  readonly name: string;
  readonly value: string;
}

/**
 * The one sender of a message, or why there is none: exactly one From header with exactly one mailbox (RFC 5322 allows
 * more; those have no standing), strictly an address, and the same one that the verifier of DMARC looked at.
 */
export function senderOf(
  headers: readonly RawHeader[],
  verifierSaw: readonly string[],
): { readonly from: string; readonly reason: null } | { readonly from: null; readonly reason: string } {
  const fields = headers.filter((header) => header.name === 'from');
  const [field] = fields;
  if (!field) return { from: null, reason: 'no_from' };
  if (fields.length > 1) return { from: null, reason: 'several_from_headers' };
  const mailboxes = addressParser(field.value);
  const [mailbox] = mailboxes;
  if (mailboxes.some((each) => each.group !== undefined)) return { from: null, reason: 'group_in_from' };
  if (mailboxes.length > 1 || verifierSaw.length > 1 || angles(field.value) > 1) {
    return { from: null, reason: 'several_mailboxes_in_from' };
  }
  const parsed = parseAddress(mailbox?.address ?? '');
  if (!parsed.ok) return { from: null, reason: `bad_from_address:${parsed.reason}` };
  const seen = parseAddress(verifierSaw[0] ?? '');
  if (!seen.ok || seen.address !== parsed.address) return { from: null, reason: 'from_read_in_two_ways' };
  return { from: parsed.address, reason: null };
}

/** Opening angle brackets outside quoted strings: two of them are two addresses to some parser. */
function angles(value: string): number {
  return value.replace(/"(?:[^"\\]|\\.)*"/g, '').split('<').length - 1;
}
