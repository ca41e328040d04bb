import type { Translated } from '../message-keys';

export default {
  more: 'Afficher {count, number} de plus',
  moreFailed: 'Les lignes suivantes n’ont pas pu être lues. Réessayez.',
  shown: '{shown, number} sur {total, number}',
  shownOfMore: '{shown, number} sur {total, number} ou plus',
  columns: 'Colonnes',
  select: 'Sélectionner {name}',
  selectAll: 'Sélectionner tout ce qui est affiché',
  selected: '{count, plural, one {# sélectionnée} other {# sélectionnées}}',
  unselect: 'Effacer',
  sortUp: 'Trier par {column}, du plus petit au plus grand',
  sortDown: 'Trier par {column}, du plus grand au plus petit',
  sortOff: 'Trié par {column} ; revenir à l’ordre habituel',
  keyNext: 'Ligne suivante et précédente',
  keyOpen: 'Ouvrir la ligne',
  keySelect: 'Sélectionner la ligne',
} satisfies Translated<'table'>;
