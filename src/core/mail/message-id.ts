import { type Mac, macTag } from './mac';

/** What makes one mail the same mail, however often it is tried: the loop's version, the action and the recipient. */
export interface MailKey {
  readonly loopId: string;
  readonly version: number;
  readonly actionIndex: number;
  /** In comparable form. */
  readonly recipient: string;
}

/** Message-ID with angle brackets (RFC 5322 3.6.4), derived from the key without randomness: a retry is the same mail. */
export function messageIdOf(key: MailKey, host: string, mac: Mac): string {
  const text = [key.loopId, key.version, key.actionIndex, key.recipient].join('|');
  return `<${macTag(mac, 'message-id', text, 160)}@${host}>`;
}

/** The Message-IDs in a header value, in order, each once; at most 100 and none longer than 998 characters. */
export function messageIdsIn(header: string): string[] {
  const ids = header.slice(0, 100_000).match(/<[^<>\s\p{Cc}]{1,996}>/gu) ?? [];
  return [...new Set(ids)].slice(0, 100);
}
