import type { Translated } from '../message-keys';

export default {
  today: '{day}, aujourd’hui',
  allDay: 'toute la journée',
  now: 'Maintenant : {time}',
  item: '{title}. {kind}, {span} à {place}',
  itemAllDay: '{title}. {kind}, toute la journée',
  meeting: 'Rendez-vous',
  hold: 'Gardé libre, proposé à un invité',
  focus: 'Temps pour vous',
  busy: 'Occupé',
  earlier: 'La semaine d’avant',
  later: 'La semaine d’après',
  thisWeek: 'Cette semaine',
  weekOf: 'Semaine du {day}',
  toOffers: '{count, plural, one {Vers l’horaire proposé} other {Vers les horaires proposés}}',
  empty: 'Votre semaine s’affiche ici dès qu’un agenda est connecté.',
  untitled: 'Rendez-vous',
} satisfies Translated<'week'>;
