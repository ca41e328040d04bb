import type { Translated } from '../message-keys';

export default {
  signIn: 'Ihr Link zur Anmeldung bei Sundial',
  signInText: 'Hier ist Ihr Link, um sich bei Sundial unter {host} anzumelden.',
  signInLink: 'Anmelden',
  signInClosing:
    'Er gilt einmal, innerhalb von 24 Stunden. Haben Sie nicht darum gebeten, beachten Sie diese E-Mail nicht: Ohne den Link geschieht nichts.',
  address: 'Bestätigen Sie Ihre Adresse für Sundial',
  addressText: '{email} hat Sundial unter {host} gebeten, E-Mails von {address} als eigene zu zählen.',
  addressLink: 'Ansehen und bestätigen',
  addressClosing:
    'Melden Sie sich als {email} an, um sie innerhalb von {hours} Stunden zu bestätigen. Waren das nicht Sie, beachten Sie diese E-Mail nicht: Ohne den Link geschieht nichts.',
  deletion: 'Ihr Sundial-Konto wird gelöscht',
  deletionText:
    'Sie haben darum gebeten: Ihr Konto und alles, was dazugehört, wird gelöscht ({when}). Bis dahin wird nichts Neues begonnen und nichts für Sie gesendet. Gebuchte Termine bleiben in Ihrem Kalender.',
  deletionLink: 'Konto behalten',
  deletionClosing:
    'Danach kann es nicht wiederhergestellt werden. Haben Sie nicht darum gebeten, behalten Sie das Konto mit dem Link, und melden Sie die Geräte ab, die Sie nicht kennen.',
  export: 'Ihre Daten von Sundial liegen bereit',
  exportText: 'Alles, was Sundial zu Ihrem Konto hat, liegt jetzt in einem Archiv, wie Sie es wollten.',
  exportLink: 'Herunterladen',
  exportClosing:
    'Es kann {days} Tage lang geholt werden, nur von Ihnen, angemeldet. Haben Sie nicht darum gebeten, sehen Sie auf derselben Seite nach, wo Sie angemeldet sind.',
  letIn: 'Ihr Platz bei Sundial ist bereit',
  letInText:
    'Sie standen auf der Warteliste von Sundial unter {host}. Jetzt sind Sie an der Reihe: Ihr Konto ist offen.',
  letInLink: 'Beginnen',
  letInClosing:
    'Einen Kalender zu verbinden und es auszuprobieren dauert etwa drei Minuten. Antworten Sie auf diese E-Mail, wenn Sie Hilfe brauchen.',
} satisfies Translated<'account-mails'>;
