/** What was done to an account, as its owner reads it. */
export default {
  title: 'Recent activity',
  none: 'Nothing yet. Sign-ins and what you connect will stand here.',
  more: 'Show more',
  byToken: 'by token {name}',
  byStaff: 'by whoever runs this installation',
} as const;
