/** What every table says. */
export default {
  more: 'Show {count, number} more',
  moreFailed: 'The next rows could not be read. Try again.',
  shown: '{shown, number} of {total, number}',
  shownOfMore: '{shown, number} of {total, number} or more',
  columns: 'Columns',
  select: 'Select {name}',
  selectAll: 'Select all that are shown',
  selected: '{count, plural, one {# selected} other {# selected}}',
  unselect: 'Clear',
  sortUp: 'Sort by {column}, smallest first',
  sortDown: 'Sort by {column}, largest first',
  sortOff: 'Sorted by {column}; back to the usual order',
  keyNext: 'Next and previous row',
  keyOpen: 'Open the row',
  keySelect: 'Select the row',
} as const;
