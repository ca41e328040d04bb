import type { Translated } from '../message-keys';

export default {
  title: 'Un problème est survenu',
  text: 'Une erreur inattendue s’est produite. Rechargez la page pour continuer.',
  reload: 'Recharger',
} satisfies Translated<'crash'>;
