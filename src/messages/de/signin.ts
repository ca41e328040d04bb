import type { Translated } from '../message-keys';

export default {
  title: 'Anmelden',
  stillSignedIn: 'Sie sind noch angemeldet als {email}.',
  goOn: 'Weiter',
  notSignedIn: 'Sie sind nicht angemeldet',
  didNotWork: 'Diese Anmeldung hat nicht geklappt',
  back: 'Zurück zur Anmeldung',
  home: 'Zur Startseite',
  linkTitle: 'Bei Sundial anmelden',
  linkSignIn: 'Als {email} anmelden',
  linkElsewhere:
    'Dieser Link wurde in einem anderen Browser angefordert. Waren das nicht Sie, schließen Sie diese Seite: Es ist nichts geschehen. Waren Sie es, gehen Sie weiter.',
  linkWhy: 'Noch ein Schritt, damit Programme, die Ihre E-Mails prüfen, den Link nicht verbrauchen können.',
  code: 'Einen Code einlösen',
  codeWhat:
    'Eine Einladung, oder den Code, den der Start dieser Installation ausgegeben hat. Er gilt für <account>{email}</account>.',

  error: 'Fehler bei der Anmeldung',
  errorGoogle: 'Google hat die Anmeldung nicht abgeschlossen. Versuchen Sie es noch einmal.',
  errorOtherWay: 'Diese Adresse meldet sich auf einem anderen Weg an. Nehmen Sie den.',
  errorSession: 'Bitte melden Sie sich an, um diese Seite zu sehen.',
  errorLink: 'Dieser Link wurde schon benutzt oder ist zu alt. Fordern Sie einen neuen an.',
  errorMail: 'Die E-Mail konnte nicht gesendet werden. Versuchen Sie es noch einmal.',
  errorManyLinks:
    'Es wurden zu viele Links angefordert. Nehmen Sie den neuesten in Ihrem Posteingang, oder versuchen Sie es in einer Viertelstunde noch einmal.',
  errorManyTries: 'Zu viele Versuche. Warten Sie ein paar Minuten und versuchen Sie es dann noch einmal.',
  errorDenied: 'Dieses Konto darf sich nicht anmelden. Schreiben Sie an {email}.',
  errorSetUp: 'Die Anmeldung ist nicht richtig eingerichtet. Schreiben Sie an {email}.',

  newHere: 'Neu hier? <link>Konto anlegen</link>',
  confirmTitle: 'Bestätigen Sie, dass Sie es sind',
  confirmText:
    'Was Sie vorhaben, lässt sich nicht rückgängig machen, oder es zeigt alles, was Sie hier haben. Melden Sie sich noch einmal als <account>{email}</account> an; danach geht es hier weiter.',
  noScript: 'Die Anmeldung braucht JavaScript, und das ist in diesem Browser ausgeschaltet.',
  google: 'Weiter mit Google',
  or: 'oder',
  email: 'E-Mail-Adresse',
  emailExample: 'sie@firma.de',
  send: 'Link zur Anmeldung senden',
  sandbox:
    'Dies ist eine Sandbox: Google ist nachgestellt, und E-Mails kommen im <link>Übungspostfach</link> an. Nichts verlässt diesen Rechner.',
  sentTitle: 'Sehen Sie in Ihren Posteingang',
  sentTo: 'Ein Link zur Anmeldung ist unterwegs an <to>Sie</to>. Er gilt einmal, innerhalb von 24 Stunden.',
  sentSandbox: 'Sie sind in der Sandbox: Die E-Mail kommt im <link>Übungspostfach</link> an.',
  otherAddress: 'Eine andere Adresse nehmen',

  signUp: 'Registrieren',
  signUpTitle: 'Konto anlegen',
  waitlist: 'Zurzeit gibt es eine Warteliste; mit einer Einladung kommen Sie an ihr vorbei.',
  haveAccount: 'Sie haben ein Konto? <link>Anmelden</link>',
  name: 'Ihr Name',
  nameHint: 'Mit Google nicht nötig: Google nennt ihn.',
  company: 'Firma',
  inviteCode: 'Einladungscode',
  optional: '(freiwillig)',

  signOutTitle: 'Abmelden',
  signOutAsk: 'Von Sundial abmelden?',
  signOutText: 'Sie sind angemeldet als {email}. Ihr Assistent arbeitet weiter, während Sie fort sind.',
} satisfies Translated<'signin'>;
