import type { Translated } from '../message-keys';

export default {
  moment: 'Un momento',
  readyTitle: 'Ha iniciado sesión',
  ready: 'Su cuenta está lista.',
  goOnHome: 'Continuar',
} satisfies Translated<'complete'>;
