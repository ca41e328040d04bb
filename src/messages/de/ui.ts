import type { Translated } from '../message-keys';

export default {
  close: 'Schließen',
  dismiss: 'Ausblenden',
  undo: 'Rückgängig',
  more: '{count, number} weitere zeigen',
  loading: 'Wird geladen',
  keys: 'Tasten',
  thisList: 'Diese Liste',
  justNow: 'gerade eben',
  ago: 'vor {time}',
  day: '{count, plural, one {# Tag} other {# Tagen}}',
  hour: '{count, plural, one {# Stunde} other {# Stunden}}',
  minute: '{count, plural, one {# Minute} other {# Minuten}}',
  second: '{count, plural, one {# Sekunde} other {# Sekunden}}',
} satisfies Translated<'ui'>;
