/** Settings: what the owner is mailed. */
export default {
  title: 'Notifications',
  line: 'What {assistant} writes to {email}.',
  optional: 'Mail that you can do without',
  always: 'Mail that always comes',
  reminders: 'Reminders',
  remindersText:
    'A question that you have not answered after a working day, and matters that have rested with you for two weeks. Off: they wait on your dashboard.',
  reports: 'Reports',
  reportsText:
    'A guest has declined or is away, nobody has answered, a question of yours has lapsed. Off: each stands as a notice on your dashboard.',
  briefing: 'Briefings',
  briefingText:
    'At half past six on working days: what you have to decide, your meetings, what overlaps and what has moved, five things at most. On Friday at four, what came of the week. Nothing to say, no mail.',
  switchedOn: '{kind} switched on.',
  switchedOff: '{kind} switched off.',
  questions: 'Questions and approvals',
  questionsText:
    'Nothing goes on before you have answered, so they always come. How often you are asked is a matter of your preferences.',
  wasItYou: 'Was it you?',
  wasItYouText:
    'Mail in your name that could not be proved to be yours. Switched off, somebody else could speak for you.',
  copies: 'What is sent to your guests with you in copy',
  copiesText: 'That is part of the conversation. Whether offers carry you in copy is a matter of your preferences.',
  account: 'Your account',
  accountText: 'Links to sign in, the proof of an address, an export that is ready, a deletion that was asked for.',
} as const;
