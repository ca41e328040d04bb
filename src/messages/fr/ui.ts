import type { Translated } from '../message-keys';

export default {
  close: 'Fermer',
  dismiss: 'Masquer',
  undo: 'Annuler',
  more: 'Afficher {count, number} de plus',
  loading: 'Chargement',
  keys: 'Touches',
  thisList: 'Cette liste',
  justNow: 'à l’instant',
  ago: 'il y a {time}',
  day: '{count, plural, one {# jour} other {# jours}}',
  hour: '{count, plural, one {# heure} other {# heures}}',
  minute: '{count, plural, one {# minute} other {# minutes}}',
  second: '{count, plural, one {# seconde} other {# secondes}}',
} satisfies Translated<'ui'>;
