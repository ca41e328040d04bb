import { createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { base58 } from './base58';

/** Bytes of the raw key at the end of an Ed25519 SubjectPublicKeyInfo (RFC 8410). */
const RAW_KEY_BYTES = 32;

/**
 * The key by which the engine signs its requests to the workers, made at the first call and kept in `file` (mode 0600).
 * Returns the public half as workers take it: `publickeyv1_` and the raw Ed25519 key in base58.
 * Source: docs.restate.dev, "Securing your services".
 */
export function engineIdentity(file: string): string {
  if (!existsSync(file)) {
    const pair = generateKeyPairSync('ed25519');
    writeFileSync(file, pair.privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  }
  const key = createPublicKey(createPrivateKey(readFileSync(file, 'utf8')));
  const raw = key.export({ type: 'spki', format: 'der' }).subarray(-RAW_KEY_BYTES);
  return `publickeyv1_${base58(raw)}`;
}
