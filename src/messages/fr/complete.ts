import type { Translated } from '../message-keys';

export default {
  moment: 'Un instant',
  readyTitle: 'Vous êtes connecté',
  ready: 'Votre compte est prêt.',
  goOnHome: 'Continuer',
} satisfies Translated<'complete'>;
