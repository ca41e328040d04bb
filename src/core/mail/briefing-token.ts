import { equalInConstantTime, type MacKey, macTag } from './mac';

const TOKEN = /^([0-9a-f]{32})-(\d{1,2}|l\d{1,2}|t|s|g)-([a-z2-7]{16})([a-z2-7])$/;
const REPLY = /^([0-9a-f]{32})([a-z2-7]{8})([a-z2-7])$/;

/**
 * A link of a briefing: one of its items, from 0 on; `l` with such a number: that one is late for it; `t`: the whole day; `s`: the
 * settings; `g`: that they go on.
 */
export type BriefingLink = number | `l${number}` | 't' | 's' | 'g';

/** The token of a link in a briefing: it says that it was followed, and authorises nothing else. `id`: a UUID. */
export function makeBriefingToken(id: string, link: BriefingLink, key: MacKey): string {
  const plain = id.replaceAll('-', '');
  return `${plain}-${link}-${macTag(key.mac, 'briefing', `${plain}|${link}`, 80)}${key.id}`;
}

/** Which link of which briefing it is, or null when it was not made by one of the keys. */
export function parseBriefingToken(
  token: string,
  keys: readonly MacKey[],
): { readonly id: string; readonly link: BriefingLink } | null {
  const [, plain = '', link = '', tag = '', keyId = ''] = TOKEN.exec(token.toLowerCase()) ?? [];
  const key = keys.find((candidate) => candidate.id === keyId);
  if (!key || !equalInConstantTime(tag, macTag(key.mac, 'briefing', `${plain}|${link}`, 80))) return null;
  return { id: uuid(plain), link: /^\d/.test(link) ? Number(link) : (link as Exclude<BriefingLink, number>) };
}

/** The token in a briefing's Reply-To, 41 characters: it names the briefing, and authorises nothing. `id`: a UUID. */
export function makeBriefingReply(id: string, key: MacKey): string {
  const plain = id.replaceAll('-', '');
  return `${plain}${macTag(key.mac, 'briefing-reply', plain, 40)}${key.id}`;
}

/** The briefing that such a token names, or null when it was not made by one of the keys. */
export function parseBriefingReply(token: string, keys: readonly MacKey[]): string | null {
  const [, plain = '', tag = '', keyId = ''] = REPLY.exec(token.toLowerCase()) ?? [];
  const key = keys.find((candidate) => candidate.id === keyId);
  return key && equalInConstantTime(tag, macTag(key.mac, 'briefing-reply', plain, 40)) ? uuid(plain) : null;
}

function uuid(plain: string): string {
  return plain.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
