/** What was done to an account, as its owner reads it. */
export default {
  title: 'Recent activity',
  none: 'Nothing yet. Sign-ins and what you connect will stand here.',
  more: 'Show more',
  byStaff: 'by whoever runs this installation',
} as const;
