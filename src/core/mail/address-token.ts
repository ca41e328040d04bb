import { comparableAddress } from './address';
import { equalInConstantTime, type MacKey, macTag } from './mac';

const TOKEN = /^([0-9a-z]{1,9})-([a-z2-7]{32})([a-z2-7])-(.{3,254})$/;

interface AddressClaim {
  readonly userId: string;
  /** In comparable form. */
  readonly address: string;
  /** Epoch minutes; the token is good before this minute. */
  readonly expires: number;
}

/** The token of a confirmation link: whoever has it reads the mail of the address. It serves the one user who asked. */
export function makeAddressToken(claim: AddressClaim, key: MacKey): string {
  return `${claim.expires.toString(36)}-${tagOf(claim, key)}${key.id}-${claim.address}`;
}

/**
 * The address that the token proves for this user, or null: forged, made for another user, or too old. `now` is epoch
 * minutes.
 */
export function parseAddressToken(
  token: string,
  at: { readonly userId: string; readonly now: number },
  keys: readonly MacKey[],
): string | null {
  const [, minutes = '', tag = '', keyId = '', address = ''] = TOKEN.exec(token) ?? [];
  const key = keys.find((candidate) => candidate.id === keyId);
  const expires = Number.parseInt(minutes, 36);
  if (!key || comparableAddress(address) !== address) return null;
  if (!equalInConstantTime(tag, tagOf({ userId: at.userId, address, expires }, key))) return null;
  return at.now < expires ? address : null;
}

function tagOf({ userId, address, expires }: AddressClaim, key: MacKey): string {
  return macTag(key.mac, 'address', `${userId}|${address}|${expires}`, 160);
}
