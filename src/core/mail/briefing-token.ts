import { equalInConstantTime, type MacKey, macTag } from './mac';

const TOKEN = /^([0-9a-f]{32})-(\d{1,2}|t|s|g)-([a-z2-7]{16})([a-z2-7])$/;

/** A link of a briefing: one of its items, from 0 on; `t`: the whole day; `s`: the settings; `g`: that they go on. */
export type BriefingLink = number | 't' | 's' | 'g';

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
  const id = plain.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return { id, link: /^\d/.test(link) ? Number(link) : (link as 't' | 's' | 'g') };
}
