import { leadsTo } from '@/core/oauth/redirect';
import type { Translate } from '@/messages/message-keys';

/** Where an assistant leads its users back to, in words: who it is as far as anybody can know. */
export function placeWords(redirectUri: string, t: Translate<'other-assistants'>): string {
  const place = leadsTo(redirectUri);
  if (place === 'this machine') return t('thisMachine');
  return 'host' in place ? place.host : t('program', { name: place.program });
}
