/** The form to write to the operator. */
export default {
  topic: 'What is it about?',
  choose: 'Choose',
  message: 'Your message',
  email: 'Your email address',
  emailHint: 'Where the answer goes. Leave it empty if you need none.',
  emailExample: 'you@company.com',
  leaveEmpty: 'Leave this empty',
  send: 'Send message',
  orWrite: 'or write to <link>{address}</link>',
  offline: 'The message could not be sent: there is no connection. Try again.',
  sent: 'Your message is on its way.',
  sentText: 'It is kept here until it has been handed over, so it cannot get lost.',
} as const;
