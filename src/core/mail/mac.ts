import { base32 } from './base32';

/** HMAC-SHA256 of a text under a secret of the installation (32 bytes). Injected: the core holds no secrets. */
export type Mac = (text: string) => Uint8Array;

/** A key with the one letter that names it in tokens, so that keys can be changed while old tokens live. */
export interface MacKey {
  readonly id: string;
  readonly mac: Mac;
}

/** The first `bits` (a multiple of 40) of the MAC in base32. The purpose keeps one kind of token from serving as another. */
export function macTag(mac: Mac, purpose: string, text: string, bits: 40 | 80 | 160): string {
  return base32(mac(`sundial:${purpose}:${text}`).subarray(0, bits / 8));
}

/** Compares without telling by the time it takes where two texts differ. */
export function equalInConstantTime(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  let difference = 0;
  for (let i = 0; i < a.length; i += 1) difference |= a.charCodeAt(i) ^ b.charCodeAt(i);
  return difference === 0;
}
