import type { Translated } from '../message-keys';

export default {
  title: 'Benachrichtigungen',
  line: 'Was {assistant} an {email} schreibt.',
  optional: 'E-Mails, auf die Sie verzichten können',
  always: 'E-Mails, die immer kommen',
  reminders: 'Erinnerungen',
  remindersText:
    'Eine Frage, die Sie nach einem Werktag nicht beantwortet haben, und was seit zwei Wochen bei Ihnen liegt. Aus: Sie warten auf Ihrer Übersicht.',
  reports: 'Berichte',
  reportsText:
    'Ein Gast hat abgesagt oder ist fort, niemand hat geantwortet, eine Frage an Sie ist verfallen. Aus: Jedes steht als Hinweis auf Ihrer Übersicht.',
  briefing: 'Tagesüberblicke',
  briefingText:
    'Um halb sieben an Werktagen: was Sie zu entscheiden haben, Ihre Termine, was sich überschneidet und was verschoben wurde, höchstens fünf Dinge. Freitags um vier, was aus der Woche wurde. Gibt es nichts zu sagen, kommt keine E-Mail.',
  switchedOn: '{kind} eingeschaltet.',
  switchedOff: '{kind} ausgeschaltet.',
  questions: 'Fragen und Freigaben',
  questionsText:
    'Nichts geht weiter, bevor Sie geantwortet haben, darum kommen sie immer. Wie oft Sie gefragt werden, bestimmen Ihre Vorlieben.',
  wasItYou: 'Waren Sie das?',
  wasItYouText:
    'E-Mails in Ihrem Namen, bei denen nicht bewiesen ist, dass sie von Ihnen kommen. Ohne sie könnte jemand anderes für Sie sprechen.',
  copies: 'Was Ihren Gästen mit Ihnen in Kopie gesendet wird',
  copiesText: 'Das gehört zum Gespräch. Ob Angebote Sie in Kopie haben, bestimmen Ihre Vorlieben.',
  account: 'Ihr Konto',
  accountText:
    'Links zum Anmelden, der Nachweis einer Adresse, eine Datenausgabe, die bereitliegt, eine Löschung, um die gebeten wurde.',
} satisfies Translated<'notifications'>;
