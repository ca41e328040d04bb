import type { Translated } from '../message-keys';

export default {
  inviteCode: 'Code d’invitation',
  useCode: 'L’utiliser',
} satisfies Translated<'redeem'>;
