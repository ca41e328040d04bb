/** What an administrator is told who looks at the pages as somebody else. */
export default {
  title: 'Looking as somebody else',
  line: 'You see what {email} sees, signed in as {by}. Nothing can be changed. {minutes, plural, one {# minute} other {# minutes}} left.',
  stop: 'Stop',
} as const;
