import { createHash, randomBytes } from 'node:crypto';
import { TOKEN_PREFIX } from '@/core/access/bearer';

/** What is stored of a token: SHA-256, hex. 32 bytes of chance need no slower hash. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** A new token. */
export function mintToken(): string {
  return TOKEN_PREFIX + randomBytes(32).toString('base64url');
}
