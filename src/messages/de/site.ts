import type { Translated } from '../message-keys';

export default {
  skip: 'Zum Inhalt springen',
  main: 'Hauptnavigation',
  description: 'Der quelloffene Assistent, der Ihre Termine per E-Mail vereinbart.',
  howItWorks: 'So geht es',
  pricing: 'Preise',
  login: 'Anmelden',
  support: 'Hilfe',
  privacy: 'Datenschutz',
  terms: 'Nutzungsbedingungen',
  api: 'API',
  howToUse: 'So benutzen Sie Sundial',
  language: 'Sprache',
  notFound: 'Nicht gefunden',
  notFoundTitle: 'Hier ist nichts',
  notFoundText: 'Vielleicht ist die Adresse falsch geschrieben, oder die Seite ist umgezogen.',
  home: 'Zur Startseite',
  error: 'Fehler',
  deniedTitle: 'Verlaufen?',
  deniedText:
    'Sie haben auf diese Seite anscheinend keinen Zugriff. Schreiben Sie an <link>{email}</link>, wenn Sie ihn haben sollten.',
  deniedSubject: 'Kein Zugriff auf eine Seite',
  consent: 'Einwilligung',
  consentAsk:
    'Dürfen wir mit {vendors} messen, wie diese Seiten benutzt werden? Ohne Ihre Zustimmung wird nichts geladen. <link>Datenschutz</link>',
  agree: 'Einverstanden',
  refuse: 'Nein, danke',
  allow: 'Messen erlauben',
  forbid: 'Nicht messen',
  operator: 'der Betreiber dieser Installation',
  Operator: 'Der Betreiber dieser Installation',
} satisfies Translated<'site'>;
