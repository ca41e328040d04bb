import type { Translated } from '../message-keys';

export default {
  label: 'Löschung Ihres Kontos',
  text: 'Ihr Konto wird gelöscht: {when}. Bis dahin wird für Sie nichts begonnen und nichts gesendet.',
  keep: 'Konto behalten',
  kept: 'Ihr Konto bleibt. Alles geht weiter.',
} satisfies Translated<'deletion'>;
