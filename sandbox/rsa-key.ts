import { generateKeyPairSync, type KeyObject } from 'node:crypto';

let key: KeyObject | undefined;

/** A private RSA key of 2048 bits, one per process: it protects nothing, and making one can take a second. */
export function rsaKey(): KeyObject {
  key ??= generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
  return key;
}
