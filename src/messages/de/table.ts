import type { Translated } from '../message-keys';

export default {
  more: '{count, number} weitere zeigen',
  moreFailed: 'Die nächsten Zeilen konnten nicht gelesen werden. Versuchen Sie es noch einmal.',
  shown: '{shown, number} von {total, number}',
  shownOfMore: '{shown, number} von {total, number} oder mehr',
  columns: 'Spalten',
  select: '{name} auswählen',
  selectAll: 'Alle gezeigten auswählen',
  selected: '{count, plural, one {# ausgewählt} other {# ausgewählt}}',
  unselect: 'Aufheben',
  sortUp: 'Nach {column} sortieren, Kleinstes zuerst',
  sortDown: 'Nach {column} sortieren, Größtes zuerst',
  sortOff: 'Nach {column} sortiert; zurück zur üblichen Reihenfolge',
  keyNext: 'Nächste und vorige Zeile',
  keyOpen: 'Zeile öffnen',
  keySelect: 'Zeile auswählen',
} satisfies Translated<'table'>;
