import type { Translated } from '../message-keys';

export default {
  save: 'Speichern',
  missing: 'Das wird gebraucht.',
  tooLong: 'Höchstens {max, plural, one {# Zeichen} other {# Zeichen}}.',
  tooShort: 'Mindestens {min, plural, one {# Zeichen} other {# Zeichen}}.',
  noEmail: 'Das ist keine E-Mail-Adresse.',
  outOfRange: 'Das liegt außerhalb dessen, was hier möglich ist.',
  wrong: 'Das kann nicht stimmen.',
  offline:
    'Es konnte nicht gesendet werden: keine Verbindung. Ihre Eingaben sind noch da. Versuchen Sie es noch einmal.',
  unsaved: 'Noch nicht gespeichert',
  unsavedWhy: 'Was Sie auf dieser Seite geändert haben, gilt noch nicht.',
  saveAndGo: 'Speichern und weiter',
  goWithout: 'Ohne Speichern weiter',
  stay: 'Bleiben',
} satisfies Translated<'form'>;
