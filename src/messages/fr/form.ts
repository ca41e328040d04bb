import type { Translated } from '../message-keys';

export default {
  save: 'Enregistrer',
  missing: 'Ce champ est nécessaire.',
  tooLong: 'Au plus {max, plural, one {# caractère} other {# caractères}}.',
  tooShort: 'Au moins {min, plural, one {# caractère} other {# caractères}}.',
  noEmail: 'Ce n’est pas une adresse e-mail.',
  outOfRange: 'C’est en dehors de ce qui est possible ici.',
  wrong: 'Cela ne peut pas être juste.',
  offline: 'L’envoi n’a pas abouti : il n’y a pas de connexion. Votre saisie est conservée. Réessayez.',
  unsaved: 'Pas encore enregistré',
  unsavedWhy: 'Ce que vous avez changé sur cette page n’est pas encore en vigueur.',
  saveAndGo: 'Enregistrer et continuer',
  goWithout: 'Continuer sans enregistrer',
  stay: 'Rester',
} satisfies Translated<'form'>;
