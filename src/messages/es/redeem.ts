import type { Translated } from '../message-keys';

export default {
  inviteCode: 'Código de invitación',
  useCode: 'Usarlo',
} satisfies Translated<'redeem'>;
