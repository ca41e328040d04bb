import type { Translated } from '../message-keys';

export default {
  menuOf: 'Kontomenü von {name}',
  settings: 'Einstellungen',
  account: 'Konto',
  support: 'Hilfe',
  admin: 'Verwaltung',
  logOut: 'Abmelden',
  stillSignedIn: 'Sie sind noch angemeldet: keine Verbindung.',
  waiting: 'warten auf Sie',
  offline: 'Sie sind offline. Was Sie sehen, kann veraltet sein; Änderungen werden nicht gespeichert.',
  homeLabel: 'Zum Startbildschirm hinzufügen',
  homeIos: 'Sundial griffbereit: Tippen Sie auf <icon>Teilen</icon>, dann auf „Zum Home-Bildschirm“.',
  homeText: 'Sundial griffbereit: Was auf Sie wartet, ist dann nur ein Tippen entfernt.',
  notNow: 'Nicht jetzt',
  notices: 'Hinweise',
  noticeDismiss: 'Diesen Hinweis ausblenden',
  noticeGone: 'Beiseitegelegt.',
  noticeLook: 'Ansehen',
} satisfies Translated<'shell'>;
