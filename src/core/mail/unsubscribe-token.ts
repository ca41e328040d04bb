import { comparableAddress } from './address';
import { equalInConstantTime, type MacKey, macTag } from './mac';

const TOKEN = /^([a-z2-7]{32})([a-z2-7])-(.{3,254})$/;

/** The token of a link by which an address (in comparable form) wants no more invitations. It never expires. */
export function makeUnsubscribeToken(address: string, key: MacKey): string {
  return `${macTag(key.mac, 'unsubscribe', address, 160)}${key.id}-${address}`;
}

/** Whose link it is, or null when it was not made by one of the keys. */
export function parseUnsubscribeToken(token: string, keys: readonly MacKey[]): string | null {
  const [, tag = '', keyId = '', address = ''] = TOKEN.exec(token) ?? [];
  const key = keys.find((candidate) => candidate.id === keyId);
  if (!key || comparableAddress(address) !== address) return null;
  return equalInConstantTime(tag, macTag(key.mac, 'unsubscribe', address, 160)) ? address : null;
}
