import type { Translated } from '../message-keys';

export default {
  sample:
    'Hallo Robin,\n\nes war schön, Sie kennenzulernen. {assistant}, könntest du für nächste Woche 30 Minuten für uns finden?',
  to: 'An {guest}, mit {assistant} in Kopie',
  hint: 'Ändern Sie es, wie Sie mögen: „Mittagessen am Donnerstag“, „45 Minuten am Telefon, nur vormittags“.',
  kept: 'Ihre Anfrage ist noch da.',
  send: 'Übungsanfrage senden',
  sendAgain: 'Noch einmal senden, von vorn',
  change: 'Anfrage ändern',
  zoneOpen:
    'Ihre Zeitzone ist nicht bestätigt (Schritt 1), deshalb gehen diese Zeiten vielleicht nach einer anderen Uhr.',
  calendar: 'Übungskalender',
  calendarWhat:
    'Die Zeiten, die {assistant} anbietet, und der gebuchte Termin erscheinen hier zwischen Ihren eigenen Terminen. Ihr richtiger Kalender wird nur gelesen.',
  mailbox:
    'Das ist die Sandbox: Sie können auch <link>alles mit richtiger E-Mail im Übungspostfach</link> durchspielen, als Sie selbst und als Ihre Gäste.',
  toDashboard: 'Zur Übersicht',
  finish: 'Fertig',
  finishWithout: 'Ohne Probe fertig',
  nothing: 'Nichts ist gebucht, und {assistant} wartet auf nichts mehr.',
  booked: 'Im Übungskalender gebucht: {title}',

  thread: 'Übungsgespräch',
  you: 'Sie',
  guest: '{guest}, Ihr Übungsgast',
  toYou: '<by>{name}</by> nur an Sie',
  toGuest: '<by>{name}</by> an {guest}',
  why: 'Warum',
  answerAs: 'Als {guest} etwas anderes antworten',
  answerOf: 'Antwort von {guest}',
  answerExample: 'Davon passt mir nichts. Wie wäre es am Donnerstag nach 15 Uhr?',
  answer: 'Als {guest} antworten',

  asks: '{assistant} fragt Sie',
  asksAndWaits: '<by>{assistant}</by> fragt Sie und wartet',
  whyOnce:
    'Vor {count, plural, one {der ersten E-Mail} other {den ersten # E-Mails}} an andere fragt {assistant} Sie, damit Sie die Arbeitsweise sehen. In dieser Probe nur einmal.',
  whyOnceSandbox:
    'Anderswo fragt {assistant} Sie vor den ersten {count, number} E-Mails an andere. In dieser Probe nur einmal, und in der Sandbox selbst gehen E-Mails sofort hinaus.',
  mailTo: 'An {name}',
  mailToYou: 'An Sie',
  yourAnswer: 'Ihre Antwort',
  yourAnswerHint: 'In eigenen Worten, oder lassen Sie es leer und drücken Sie Ja oder Nein.',
  yesDo: 'Ja, so machen',
  yes: 'Ja',
  say: 'Antworten',
  noLeave: 'Nein, lassen',
  no: 'Nein',

  offered: 'Angeboten',
  busy: 'Belegt',
  onOffer: 'Angeboten: {times}',
  wouldOffer: 'Angeboten würden: {times}',
  noOffer: 'Nichts ist angeboten. {place}',
  hoursAlone: 'Es wird kein Kalender gelesen: Nur Ihre Zeiten sagen, wann Sie frei sind.',
} satisfies Translated<'rehearsal'>;
