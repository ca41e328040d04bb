import { createHash } from 'node:crypto';
import type { MacKey } from '@/core/mail/mac';
import { macTag } from '@/core/mail/mac';

/**
 * The code of a text, made of what the text is about and a secret of the installation: so that it stands nowhere, and nobody who
 * reads their own rows learns what was texted to another's telephone.
 */
export function codeOf(about: string, number: string, { mac }: MacKey): string {
  const digest = createHash('sha256')
    .update(macTag(mac, 'text-code', `${about} ${number}`, 160))
    .digest();
  return String(digest.readUIntBE(0, 6) % 1_000_000).padStart(6, '0');
}

/** By what an entered code is compared. */
export function codeTag(number: string, code: string, { mac }: MacKey): string {
  return macTag(mac, 'text-code-entered', `${number} ${code}`, 160);
}
