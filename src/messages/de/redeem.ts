import type { Translated } from '../message-keys';

export default {
  inviteCode: 'Einladungscode',
  useCode: 'Einlösen',
} satisfies Translated<'redeem'>;
