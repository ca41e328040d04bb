import type { Translated } from '../message-keys';

export default {
  label: 'Suppression de votre compte',
  text: 'Votre compte sera supprimé : {when}. D’ici là, rien n’est commencé ni envoyé pour vous.',
  keep: 'Garder mon compte',
  kept: 'Votre compte reste. Tout continue.',
} satisfies Translated<'deletion'>;
