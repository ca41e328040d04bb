/** The week on the dashboard: days as columns, hours as rows. */
export default {
  today: '{day}, today',
  allDay: 'all day',
  now: 'Now: {time}',
  item: '{title}. {kind}, {span} in {place}',
  itemAllDay: '{title}. {kind}, all day',
  meeting: 'Meeting',
  hold: 'Kept free, on offer to a guest',
  focus: 'Focus time',
  busy: 'Busy',
  earlier: 'The week before',
  later: 'The week after',
  thisWeek: 'This week',
  weekOf: 'The week of {day}',
  toOffers: '{count, plural, one {To the time on offer} other {To the times on offer}}',
  empty: 'Your week shows here once a calendar is connected.',
  untitled: 'Meeting',
} as const;
