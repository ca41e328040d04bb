/** What the parts of the kit say by themselves: in the browser on every page. */
export default {
  close: 'Close',
  dismiss: 'Dismiss',
  undo: 'Undo',
  more: 'Show {count, number} more',
  loading: 'Loading',
  keys: 'Keys',
  thisList: 'This list',
  justNow: 'just now',
  ago: '{time} ago',
  day: '{count, plural, one {# day} other {# days}}',
  hour: '{count, plural, one {# hour} other {# hours}}',
  minute: '{count, plural, one {# minute} other {# minutes}}',
  second: '{count, plural, one {# second} other {# seconds}}',
} as const;
