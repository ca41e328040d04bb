import type { Translated } from '../message-keys';

export default {
  topic: 'Worum geht es?',
  choose: 'Wählen',
  scheduling: 'Ein Termin oder eine Absprache',
  connections: 'Kalender oder Postfach',
  account: 'Konto oder Anmeldung',
  written_to: 'E-Mails eines Assistenten, die ich nicht wollte',
  privacy: 'Datenschutz und meine Daten',
  other: 'Etwas anderes',
  message: 'Ihre Nachricht',
  email: 'Ihre E-Mail-Adresse',
  emailHint: 'Wohin die Antwort geht. Lassen Sie es leer, wenn Sie keine brauchen.',
  emailExample: 'sie@firma.de',
  leaveEmpty: 'Lassen Sie das leer',
  send: 'Nachricht senden',
  orWrite: 'oder schreiben Sie an <link>{address}</link>',
  offline: 'Die Nachricht konnte nicht gesendet werden: keine Verbindung. Versuchen Sie es noch einmal.',
  sent: 'Ihre Nachricht ist unterwegs.',
  sentText: 'Sie wird hier aufbewahrt, bis sie übergeben ist, und kann so nicht verloren gehen.',
} satisfies Translated<'support'>;
