import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/**
 * Encrypts a JSON value with AES-256-GCM. `key` is 32 bytes in hex; `bound` is the additional data: the record opens only
 * where it was sealed for. Form: `v1.<key id>.<nonce>.<ciphertext and tag>`, parts in base64url.
 */
export function seal(value: unknown, key: string, bound: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(key, 'hex'), nonce);
  cipher.setAAD(Buffer.from(bound));
  const sealed = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return ['v1', keyId(key), nonce.toString('base64url'), sealed.toString('base64url')].join('.');
}

/** The value of a sealed record, or undefined when it was sealed with another key, for another place, or was changed. */
export function unseal(record: string, key: string, bound: string): unknown {
  const [version, id, nonce, sealed] = record.split('.');
  if (version !== 'v1' || id !== keyId(key) || !nonce || !sealed) return undefined;
  try {
    const bytes = Buffer.from(sealed, 'base64url');
    const options = { authTagLength: 16 };
    const decipher = createDecipheriv('aes-256-gcm', Buffer.from(key, 'hex'), Buffer.from(nonce, 'base64url'), options);
    decipher.setAAD(Buffer.from(bound));
    decipher.setAuthTag(bytes.subarray(-16));
    return JSON.parse(Buffer.concat([decipher.update(bytes.subarray(0, -16)), decipher.final()]).toString('utf8'));
  } catch {
    return undefined;
  }
}

/** Names the key in the record without telling it, so that a later key can be told apart. */
function keyId(key: string): string {
  return createHash('sha256').update(`key id ${key}`).digest('base64url').slice(0, 8);
}
