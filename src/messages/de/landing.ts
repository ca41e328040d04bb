import type { Translated } from '../message-keys';

export default {
  title: 'Termine, per E-Mail vereinbart, während Sie etwas anderes tun',
  lead: 'Sundial ist ein quelloffener Assistent, den Sie bei einer E-Mail in Kopie setzen. Er findet die Zeit, fragt Ihre Gäste, bucht den Termin und sagt Ihnen, warum. Er läuft, wo Sie es bestimmen; Ihre E-Mails und Ihr Kalender bleiben dort.',
  start: 'Loslegen',
  how: 'So geht es',
  sandbox:
    'Diese Installation läuft in ihrer Sandbox: Melden Sie sich an, als wer Sie wollen, nichts verlässt diesen Rechner.',
  booked: 'Wie ein Termin gebucht wird',
  bookedLead:
    'Dana aus New York hat Jane aus London kennengelernt. Das ist alles, was die beiden geschrieben haben (auf Englisch).',
  does: 'Was er für Sie tut',
  negotiates: 'Er verhandelt',
  negotiatesText:
    'Gäste antworten mit eigenen Worten: ja, nein, später, „Donnerstag nach 15 Uhr“, auf Deutsch, Englisch, Französisch oder Spanisch. Er findet, was beiden passt, oder fragt Sie.',
  moves: 'Er verschiebt und sagt ab',
  movesText:
    'Ein Termin, der verschoben werden muss, behält seine alte Zeit, bis die neue vereinbart ist, und seinen Link.',
  groups: 'Er bringt Gruppen zusammen',
  groupsText:
    'Bei mehreren Gästen fragt er alle, sammelt, wer wann kann, und bucht die Zeit, die passt. Auch wöchentliche und monatliche Termine.',
  follows: 'Er fragt nach',
  followsText:
    'Nach einer Weile keine Antwort: eine freundliche Erinnerung mit Zeiten, die noch frei sind, dann eine zweite. Danach lässt er Ihren Gast in Ruhe.',
  rules: 'Er hält sich an Ihre Regeln',
  rulesText:
    'Schreiben Sie sie als Sätze: „Keine Termine vor 10 Uhr. Höchstens vier am Tag. Freitags frei.“ Sie sehen, was er verstanden hat und was er anbieten würde.',
  waits: 'Er wartet auf Sie',
  waitsText:
    'Sie entscheiden, was er allein tun darf. Was er fragt, wartet auf einer Seite und in Ihrem Postfach und ist mit einem Tippen beantwortet.',
  count: 'Worauf Sie sich verlassen können',
  asks: 'Er fragt, wenn er nicht sicher ist.',
  asksText: 'Eine E-Mail, die er nicht ganz versteht, wird eine Frage an Sie, nie geraten.',
  once: 'Er bucht nie doppelt.',
  onceText:
    'Ihr Kalender wird im Augenblick des Buchens noch einmal gelesen. Was nicht gelesen werden kann, gilt als belegt, nicht als frei.',
  keeps: 'Er behält Ihren Kalender für sich.',
  keepsText: 'Gäste sehen die angebotenen Zeiten. Keine Titel, keine Orte, keine Gründe, keine anderen Namen.',
  says: 'Er sagt, was er ist.',
  saysText: 'Jede E-Mail ist als Assistent unterschrieben, der Software ist. Er gibt sich nie als Mensch aus.',
  explains: 'Er erklärt sich.',
  explainsText:
    'Zu jeder Absprache sehen Sie, was gelesen, was entschieden, warum, und was gesendet wurde. Fragen Sie „Warum nicht Dienstag um 15 Uhr?“, und er nennt den Termin oder die Regel.',
  noModel: 'Er läuft ohne Modell.',
  noModelText:
    'E-Mails werden nach Regeln gelesen, auf dem Rechner, auf dem er läuft. Ein Sprachmodell hilft nur, wo eines eingerichtet ist und Ihre Einstellungen es erlauben.',
  own: 'Ihrs, wenn Sie wollen',
  ownLead:
    'Sundial ist freie Software unter der MIT-Lizenz. Ein Befehl startet alles, mit einer Sandbox zum Ausprobieren: ein Übungskalender, Übungspostfächer, Menschen, denen man schreiben kann.',
  command: 'npm install && npm start',
  note1: 'Dana schreibt Jane wie immer, mit dem Assistenten in Kopie.',
  note2:
    'Er bietet drei Zeiten an drei Tagen an, zu Arbeitszeiten, um das herum, was in Danas Kalender steht. Bis Jane antwortet, sind sie für niemand anderen zu haben.',
  note3: 'Jane antwortet in schlichten Worten, aus London.',
  note4: 'Er hat beides verstanden: andere Zeiten, und von nun an London zuerst, New York daneben.',
  note5: 'Ein Wort genügt. Ein Klick auf eine Zeit tut dasselbe.',
  note6:
    'Der Kalender wird noch einmal gelesen, dann ist der Termin gebucht, mit Videolink, und Jane hat die Einladung.',
  recorded:
    'Aufgezeichnet von der Software selbst, in ihrer Sandbox: Dana und Jane leben dort, die Worte sind, wie sie gesendet wurden. Hier heißt der Assistent {assistant}.',
  mailFrom: 'E-Mail von {name}',
  to: 'an {names}',
  held: 'angeboten, freigehalten',
  isBooked: 'gebucht',
  bookedAt: '{day}, {time} in New York',
} satisfies Translated<'landing'>;
