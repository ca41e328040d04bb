import type { Translated } from '../message-keys';

export default {
  lead: 'Sundial ist Software, für die {who} einsteht. Alles, was sie speichert, liegt in der Datenbank dieser Installation. {Who} entscheidet, wer an diese Datenbank gelangt und wie lange sie aufbewahrt wird.',
  translated: 'Dies ist eine Übersetzung. Maßgeblich ist der englische Text.',
  stored: 'Was gespeichert wird',
  stored1: 'Ihr Name, Ihre Adressen, Ihre Einstellungen und Ihre Anmeldungen.',
  stored2:
    'Wann und von welcher Netzadresse und mit welchem Browser jemand sich in Ihrem Konto angemeldet, etwas verbunden oder ausgegeben hat: ein Jahr lang, damit Sie es sehen können.',
  stored3:
    'Eine Kopie der Termine der Kalender, die Sie verbinden, und die Erlaubnis, sie zu lesen und zu schreiben, verschlüsselt.',
  stored4:
    'E-Mails, die an den Assistenten gehen, mit Absender, Betreff und Text, und die E-Mails, die der Assistent sendet. Die Rohdaten empfangener E-Mails werden nach einer Zeit gelöscht, die {who} festlegt.',
  stored5:
    'Das Passwort eines Postfachs, das Sie verbinden, verschlüsselt, und von seinen E-Mails nur, was zwischen Ihnen und Ihren Gästen zu Ihren Terminen hin- und hergeht.',
  stored6: 'Zu jeder Absprache: was gelesen, was entschieden und was getan wurde.',
  stored7: 'Was Sie über das Hilfeformular schreiben.',
  used: 'Wofür es verwendet wird',
  usedText:
    'Um Ihre Termine zu vereinbaren und Ihnen zu zeigen, wie. E-Mails werden auf diesem Rechner nach Regeln gelesen. Nichts wird hier mit ihnen trainiert, und sie werden nicht verkauft.',
  model:
    'Neben den Regeln liest ein Sprachmodell bei {recipient} die E-Mails, die Menschen geschrieben haben, {by, select, everybody {für alle, die das in ihren Einstellungen nicht ausgeschaltet haben} other {für die, die das in ihren Einstellungen eingeschaltet haben, und für niemanden sonst}}: Es erhält den Betreff und den neuen Text einer solchen E-Mail und den Anfang der E-Mail darunter, ob ein Gast sie schrieb, an wen und wann sie geschrieben wurde, den Namen des Assistenten, die Zeiten, die vorher angeboten, gebucht oder genannt wurden, in einem Wort, was der Nutzer gefragt wurde, und beide Zeitzonen. Die Antworten des Modells werden so lange aufbewahrt wie die E-Mail. Wer auch das eingeschaltet hat, lässt es die E-Mails des Assistenten formulieren: Ihm wird gesagt, welche Art E-Mail es ist, und nichts, was jemand geschrieben hat.',
  others: 'Was andere sehen',
  othersText:
    'Ihre Gäste sehen die angebotenen Zeiten und, sobald gebucht ist, den Termin. Titel, Orte und Personen Ihrer anderen Termine sehen sie nie. Der Anbieter eines Kalenders sieht, was aus ihm gelesen und in ihn geschrieben wird. Die Server, die E-Mails befördern, sehen diese E-Mails.',
  cookies: 'Cookies',
  cookiesText:
    'Eines hält Sie angemeldet, drei schützen die Anmeldung, eines merkt sich hell oder dunkel, eines Ihre Sprache, eines merkt sich 30 Tage lang, wer Ihnen Sundial empfohlen hat, wenn Sie über einen solchen Link kamen. Keines folgt Ihnen auf andere Seiten.',
  measured:
    '{Who} misst mit {vendors}, wie diese Seiten benutzt werden. Nichts davon wird geladen, bevor Sie zustimmen, und nie, wenn Ihr Browser darum bittet, nicht verfolgt zu werden. Texte Ihrer E-Mails und Bildschirmaufnahmen gehören nicht dazu.',
  notMeasured: 'Auf diesen Seiten gibt es keine Statistik, keine Werbung und keine anderen Skripte Dritter.',
  rights: 'Ihre Rechte',
  rightsText:
    'Unter Einstellungen, Konto können Sie alles ausgeben, was über Sie gespeichert ist, und Ihr Konto mit allem löschen. Für eine Kopie, eine Berichtigung oder anderes schreiben Sie an <mail>{email}</mail> oder über das <link>Formular</link>. Den Zugriff auf Ihren Kalender und Ihr Postfach können Sie jederzeit entziehen, hier oder bei Ihrem Anbieter. Hat Ihnen der Assistent geschrieben, haben Sie dieselben Rechte; „Stopp“ in einer Antwort beendet seine E-Mails an Sie.',
} satisfies Translated<'privacy'>;
