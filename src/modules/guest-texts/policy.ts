import { randomUUID } from 'node:crypto';
import { macTag } from '@/core/mail/mac';
import { seal, unseal } from '@/modules/connections/commands/seal';
import { signingKey } from '@/modules/mailbox/policy';
import type { RuntimeSettings } from '@/ports/runtime';

type Keys = Pick<RuntimeSettings, 'signingSecret' | 'encryptionKey'>;

/** A row for a guest's number (E.164), which is read with the installation's key alone. */
export function sealedNumber(number: string, settings: Keys) {
  const id = randomUUID();
  return { id, numberCiphertext: seal(number, settings.encryptionKey, id), numberTag: numberTag(number, settings) };
}

/** The number of a row; null where it was sealed with a key that is lost. */
export function numberIn(
  { id, numberCiphertext }: { readonly id: string; readonly numberCiphertext: string },
  { encryptionKey }: Pick<Keys, 'encryptionKey'>,
): string | null {
  const number = unseal(numberCiphertext, encryptionKey, id);
  return typeof number === 'string' ? number : null;
}

/** By what a guest's number is found again. */
export function numberTag(number: string, settings: Pick<Keys, 'signingSecret'>): string {
  return macTag(signingKey(settings).mac, 'guest-number', number, 160);
}
