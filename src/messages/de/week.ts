import type { Translated } from '../message-keys';

export default {
  today: '{day}, heute',
  allDay: 'ganztägig',
  now: 'Jetzt: {time}',
  item: '{title}. {kind}, {span} in {place}',
  itemAllDay: '{title}. {kind}, ganztägig',
  meeting: 'Treffen',
  hold: 'Freigehalten, einem Gast angeboten',
  focus: 'Zeit für sich',
  busy: 'Belegt',
  earlier: 'Die Woche davor',
  later: 'Die Woche danach',
  thisWeek: 'Diese Woche',
  weekOf: 'Woche ab {day}',
  toOffers: '{count, plural, one {Zur angebotenen Zeit} other {Zu den angebotenen Zeiten}}',
  empty: 'Hier steht Ihre Woche, sobald ein Kalender verbunden ist.',
  untitled: 'Treffen',
} satisfies Translated<'week'>;
