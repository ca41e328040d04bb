import { createHmac } from 'node:crypto';
import type { MacKey } from '@/core/mail/mac';
import type { RuntimeSettings } from '@/ports/runtime';

/** The key that signs reply tokens, bounce tokens, page links and Message-IDs. */
export function signingKey(settings: Pick<RuntimeSettings, 'signingSecret'>): MacKey {
  return { id: 'a', mac: (text) => createHmac('sha256', settings.signingSecret).update(text).digest() };
}
