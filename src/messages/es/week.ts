import type { Translated } from '../message-keys';

export default {
  today: '{day}, hoy',
  allDay: 'todo el día',
  now: 'Ahora: {time}',
  item: '{title}. {kind}, {span} en {place}',
  itemAllDay: '{title}. {kind}, todo el día',
  meeting: 'Reunión',
  hold: 'Guardada, ofrecida a un invitado',
  focus: 'Tiempo para sí',
  busy: 'Ocupado',
  earlier: 'La semana anterior',
  later: 'La semana siguiente',
  thisWeek: 'Esta semana',
  weekOf: 'Semana del {day}',
  toOffers: '{count, plural, one {A la hora ofrecida} other {A las horas ofrecidas}}',
  empty: 'Su semana aparece aquí cuando haya un calendario conectado.',
  untitled: 'Reunión',
} satisfies Translated<'week'>;
