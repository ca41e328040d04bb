import type { Translated } from '../message-keys';

export default {
  section: 'Videotreffen',
  zoom: 'Zoom',
  off: 'Zoom ist auf dieser Installation nicht eingerichtet. Videotreffen finden daher über den Anruf Ihres Kalenders statt oder über einen Link, den Ihre Vorlieben nennen.',
  offAdmin: 'Wer sie betreibt, trägt ZOOM_CLIENT_ID und die zugehörigen Geheimnisse in .env ein.',
  none: 'Verbinden Sie Zoom, und die Videotreffen, die Sie dort wollen, bekommen einen eigenen Raum: mit Link, Kenncode und Telefonnummern in der Einladung, mit dem Treffen verschoben und mit ihm gelöscht.',
  wanted: 'Zoom ist nicht verbunden, aber Ihre Vorlieben wollen es:',
  instead:
    'Bis dahin finden Videotreffen über den Anruf Ihres Kalenders statt oder über einen Link, den Ihre Vorlieben nennen. Verbinden Sie Zoom, oder <link>ändern Sie Ihre Vorlieben</link>.',
  connect: 'Zoom verbinden',
  isConnected: 'Zoom ist verbunden: {account}',
  reconnect: 'Neu verbinden',
  connected: 'Verbunden',
  expired: 'Der Zugang ist abgelaufen',
  booked: '{count, plural, =0 {kein künftiges Treffen} one {# künftiges Treffen} other {# künftige Treffen}}',
  expiredNote:
    'Zoom lässt Sundial keine Treffen mehr anlegen. Bis Sie es neu verbinden, finden Videotreffen über den Anruf Ihres Kalenders statt oder über einen Link, den Ihre Vorlieben nennen. Bestehende Räume behalten ihre Links.',
  everywhere: 'Videotreffen finden bei Zoom statt',
  everywhereHint:
    'Das ist ein Satz Ihrer Vorlieben. Ohne ihn gilt es für die, bei denen Sie oder Ihre Vorlieben Zoom nennen.',
  everywhereOn: 'Videotreffen finden von nun an bei Zoom statt.',
  everywhereOff: 'Videotreffen finden nur dort bei Zoom statt, wo Sie es nennen.',
  disconnectTitle: '{account} trennen?',
  disconnect: 'Trennen',
  disconnectWhat:
    'Sundial gibt den Zugang zurück und vergisst ihn. Wo Ihre Vorlieben Zoom wollen, finden Treffen über den Anruf Ihres Kalenders statt oder über einen Link, den sie nennen. {count, plural, =0 {} one {# künftiges Treffen behält Raum und Link, aber Sundial kann den Raum nicht mehr verschieben oder löschen.} other {# künftige Treffen behalten Räume und Links, aber Sundial kann sie nicht mehr verschieben oder löschen.}}',
  keep: 'Behalten',
  disconnected: 'Zoom getrennt.',
  done: 'Zoom verbunden.',
  denied:
    'Sie haben es bei Zoom nicht erlaubt, deshalb wurde nichts verbunden. Versuchen Sie es noch einmal, wenn Sie so weit sind.',
  state: 'Die Verbindung wurde in einem anderen Fenster begonnen oder dauerte zu lange. Versuchen Sie es noch einmal.',
  scope:
    'Sundial muss sehen, wer Sie bei Zoom sind, und Treffen anlegen, ändern und löschen können. Erlauben Sie bitte alles davon.',
  in_use: 'Dieses Zoom-Konto ist hier mit jemand anderem verbunden.',
  provider: 'Zoom hat nicht richtig geantwortet. Versuchen Sie es in einigen Minuten noch einmal.',
} satisfies Translated<'video'>;
