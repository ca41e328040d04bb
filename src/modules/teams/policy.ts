import { createHash } from 'node:crypto';

/** What is stored of what stands in an invite's link: SHA-256, hex. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
