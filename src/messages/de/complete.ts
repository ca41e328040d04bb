import type { Translated } from '../message-keys';

export default {
  moment: 'Einen Moment',
  readyTitle: 'Sie sind angemeldet',
  ready: 'Ihr Konto ist bereit.',
  goOnHome: 'Weiter',
} satisfies Translated<'complete'>;
