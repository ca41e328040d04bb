import type { Translated } from '../message-keys';

export default {
  calendarsTitle: 'Kalender und Zeiten',
  calendarsLine: 'Was als belegt gilt, wohin Buchungen kommen und wann Sie sich treffen.',
  calendars: 'Kalender',
  calendarsNone:
    'Kein Kalender ist verbunden. Sundial liest, wann Sie belegt sind, und trägt die gebuchten Termine ein. Worum es in Ihren Terminen geht, erfährt niemand.',
  hours: 'Zeiten und Längen',
  hoursLine:
    'Diese Felder und <link>Ihre Vorlieben</link> sind eins: Speichern ändert dort die Sätze, die dasselbe sagen.',

  title: 'Verbindungen',
  line: 'Was verbunden ist und wie gut es läuft.',
  mail: 'E-Mail',
  mailboxNone: 'Nicht verbunden: Antworten, die nur an Sie gehen, werden nicht gesehen',
  notConnected: 'Nicht verbunden',
  caldavNone: 'Nicht verbunden. Für iCloud, Fastmail, Nextcloud und andere Server',

  mailboxTitle: 'E-Mail und Datenschutz',
  mailboxLine: 'Was {assistant} liest, und wer noch.',
  howRead: 'Wie E-Mail gelesen wird',
  mailbox: 'Ihr eigenes Postfach',
  mailboxWhat:
    'Ein Gast antwortet vielleicht nur Ihnen, oder Sie schreiben einem Gast ohne {assistant} in Kopie. Ist Ihr Postfach verbunden, sieht {assistant} das: Die Antwort Ihres Gastes zählt, und wenn Sie eine Sache selbst in die Hand nehmen, hält {assistant} sich zurück. Gelesen und aufbewahrt wird nur E-Mail zwischen Ihnen und Ihren Gästen in den Gesprächen zu Ihren Treffen. Von aller anderen wird nur der Kopf angesehen und nichts aufbewahrt.',
  mailboxFirst: 'Per IMAP verbinden',
  mailboxAgain: 'Noch einmal verbinden',
  mailboxAnother: 'Ein weiteres verbinden',

  connected: 'Verbunden',
  firstRead: 'Wird zum ersten Mal gelesen',
  expired: 'Der Zugang ist abgelaufen',
  failed: 'Konnte zuletzt nicht gelesen werden',
  at: '{account} bei {server}',
  read: 'gelesen <ago></ago>',
  connect: '{kind} verbinden',
  add: '{kind} hinzufügen',
  reconnect: 'Neu verbinden',
  disconnect: 'Trennen',
  disconnectTitle: '{name} trennen?',
  keep: 'Behalten',
  saved: 'Gespeichert.',
  calendarConnected: 'Kalender verbunden.',
  calendarDisconnected: 'Kalender getrennt.',
  mailboxConnected: 'Postfach verbunden.',
  mailboxDisconnected: 'Postfach getrennt.',

  theServer: 'Der Server',
  expiredNote:
    '{who} lässt Sundial dieses Konto nicht mehr lesen. Bis Sie es neu verbinden, gilt keine Zeit als frei, und nichts wird angeboten.',
  calendar: 'Kalender',
  busy: 'Gilt als belegt',
  bookings: 'Buchungen kommen hierher',
  unread: 'Konnte nicht gelesen werden',
  busyNamed: '{name} gilt als belegt',
  bookingsNamed: 'Buchungen kommen nach {name}',
  endsRead: 'Was aus seinen Kalendern gelesen wurde, wird hier gelöscht.',
  endsBooked:
    '{count, plural, =0 {Kein künftiger Termin steht darin.} one {# künftiger Termin bleibt darin und behält seine Zeit, kann hier aber erst wieder verschoben oder abgesagt werden, wenn das Konto neu verbunden ist.} other {# künftige Termine bleiben darin und behalten ihre Zeit, können hier aber erst wieder verschoben oder abgesagt werden, wenn das Konto neu verbunden ist.}}',
  endsWrites: 'Neue Buchungen kommen in ein anderes Konto, wenn es eines gibt.',
  endsOpen:
    '{count, plural, =0 {Ohne Kalender wird nichts angeboten.} one {# offene Sache geht mit den übrigen Kalendern weiter; ohne einen wird nichts angeboten.} other {# offene Sachen gehen mit den übrigen Kalendern weiter; ohne einen wird nichts angeboten.}}',
  endsMailbox: 'Das Passwort wird hier gelöscht. Antworten Ihrer Gäste nur an Sie werden nicht mehr gesehen.',
  reconnectTitle: '{account} neu verbinden',
  reconnectLine: 'Alles andere an dem Konto bei {server} bleibt, wie es ist.',
  newPassword: 'Neues App-Passwort',
  newPasswordHint: 'Es wird zuerst ausprobiert und verschlüsselt gespeichert.',
  connectNow: 'Verbinden',

  denied:
    'Sie haben es nicht erlaubt, deshalb wurde nichts verbunden. Versuchen Sie es noch einmal, wenn Sie so weit sind.',
  state: 'Die Verbindung wurde in einem anderen Fenster begonnen oder dauerte zu lange. Versuchen Sie es noch einmal.',
  scope:
    'Sundial muss Ihre Kalender sehen und Termine eintragen können. Erlauben Sie bitte beides und versuchen Sie es noch einmal.',
  in_use: 'Dieses Konto ist hier mit jemand anderem verbunden.',
  plan_limit:
    'Ihr Tarif enthält kein weiteres Kalenderkonto. Sehen Sie sich die Tarife an oder trennen Sie zuerst eines.',
  too_many: 'Sie haben so viele Konten verbunden, wie möglich sind. Trennen Sie zuerst eines.',
  provider: 'Der Anbieter hat nicht richtig geantwortet. Versuchen Sie es in einigen Minuten noch einmal.',

  others: 'iCloud, Fastmail, Nextcloud oder einen anderen CalDAV-Server verbinden',
  providerName: 'Anbieter',
  anotherServer: 'Ein anderer Server',
  sandbox: 'Die Sandbox',
  serverAddress: 'Adresse des Servers',
  userName: 'Benutzername',
  appPassword: 'App-Passwort',
  encrypted: 'Es wird verschlüsselt gespeichert.',
  looking: 'Ihre Kalender werden gesucht …',
  connectAccount: 'Dieses Konto verbinden',
  sameForAll: 'Für alle bei {provider} dieselbe',
  appleUser: 'Die E-Mail-Adresse Ihres Apple Accounts',
  applePassword:
    'Legen Sie unter account.apple.com im Bereich „Anmeldung und Sicherheit“ ein app-spezifisches Passwort an.',
  fastmailUser: 'Ihre ganze Fastmail-Adresse',
  fastmailPassword:
    'Legen Sie in Settings unter Privacy & Security ein App-Passwort an, das auf Kalender zugreifen darf.',
  nextcloudUrl: 'Die Adresse Ihrer Nextcloud, zum Beispiel https://cloud.example.com',
  nextcloudUser: 'Der Name, mit dem Sie sich anmelden',
  nextcloudPassword: 'Legen Sie in den Einstellungen unter Sicherheit, Geräte & Sitzungen, ein App-Passwort an.',
  otherUrl: 'Die Hilfe Ihres Anbieters nennt sie; oft genügt die Domain',
  otherUser: 'Meistens Ihre E-Mail-Adresse',
  otherPassword: 'Wenn Ihr Anbieter App-Passwörter hat, legen Sie dafür eines an.',
  sandboxUser: 'Die Adresse von jemandem, der dort wohnt',
  sandboxPassword: 'Das Wort „sandbox“.',

  mailServer: 'Mailserver',
  mailServerHint: 'Zum Beispiel imap.fastmail.com oder imap.gmail.com',
  encryption: 'Verschlüsselung',
  tls: 'TLS von Anfang an',
  none: 'Keine (nur auf diesem Rechner)',
  port: 'Port',
  mailPasswordHint:
    'Legen Sie in den Sicherheitseinstellungen Ihres Anbieters eines für Sundial an. Es wird verschlüsselt gespeichert.',
  loggingIn: 'Anmeldung bei {host} …',
  connectMailbox: 'Dieses Postfach verbinden',
  failed_login:
    'Der Server lehnt Namen oder Passwort ab. Viele Anbieter wollen hier ein App-Passwort. Verbinden Sie es unten noch einmal.',
  failed_certificate: 'Das Zertifikat des Servers gilt nicht für diesen Namen. Prüfen Sie den Server.',
  failed_encryption: 'Der Server bietet diese Art der Verschlüsselung an diesem Port nicht an. Prüfen Sie beides.',
  failed_host: 'Von hier aus ist kein solcher Mailserver zu erreichen. Prüfen Sie den Namen.',
  failed_folder: 'Das Postfach hat für diesen Namen keinen Posteingang.',
  failed_unreachable:
    'Der Server antwortet nicht. Prüfen Sie Namen und Port, oder versuchen Sie es in einigen Minuten noch einmal.',
  triedAgain: 'Es wird von selbst wieder versucht.',
} satisfies Translated<'connections'>;
