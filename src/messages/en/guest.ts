/** What a guest sees of a meeting by the link of their mail. */
export default {
  arranging: 'Your booking has arrived',
  arrangingText: '“{title}” with {owner} is being booked. You will have a mail in a moment.',
  asks: '{owner} is asked to confirm “{title}”. You will have a mail as soon as there is an answer.',
  invitation: 'The invitation is in your mailbox. You can answer the mail as well, in your own words.',
  invitationOnly: 'The invitation is in your mailbox. To move or cancel the meeting, answer the mail.',
  changing: 'Your change has arrived and is being made. You will have a mail in a moment.',
  move: 'Move it',
  cancel: 'Cancel it',
  cancelSure: 'The meeting leaves both calendars, and {owner} is told.',
  cancelNow: 'Cancel the meeting',
  moveTitle: 'Move “{title}”',
  stays: 'It stays on {when} until you choose another time.',
  moveTo: 'Move it to this time',
  gone: 'That time was taken in the meantime. These are free.',
  none: 'No other time is free. Answer the mail to find one together.',
  keep: 'Keep the time',
} as const;
