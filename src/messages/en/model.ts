/** The language model of this installation: as whoever runs it is told, and as owners are asked. */
export default {
  runsHere:
    '{program} runs on this machine with {count, plural, one {# model} other {# models}}. To let it read mail, set this in .env and start anew:',
  variables: 'MODEL=compatible:{model}\nLLM_BASE_URL={baseUrl}',
  letRead: 'Let a language model read such mail?',
  letReadMail: 'Let a language model read mail?',
  letReadWhy:
    'What the rules on this machine do not understand becomes a question to you. {model} at {host} would understand most of it. It cannot do anything: a time that the words of a mail do not show is put back to your guest before it is booked, and what it alone takes for the end of a meeting comes to you first.',
  onByDefault:
    'Whoever runs this installation lets {model} at {host} read mail, so that less of it becomes a question to you. It cannot do anything: a time that the words of a mail do not show is put back to your guest before it is booked, and what it alone takes for the end of a meeting comes to you first. You can switch it off, here or in the settings.',
  leaves:
    'Sent to {host}: the subject and the new text of each mail of a person and the beginning of the mail that stands below it, whether you or a guest wrote it, to whom and when, the name of your assistant, the times that were offered, booked or named before, what you were asked, in a word, both time zones, and the names of the kinds of meetings that your preferences have rules about. Never sent: those rules, your calendar, any other mail, addresses and names that are not in those texts.',
  let: 'Let it read them',
  letNot: 'No, rules alone',
  mayRead: 'The model may read mail from now on.',
  mayNotRead: 'No mail goes to the model.',
  letReadPreferences:
    'Let a language model read the {count, plural, one {sentence} other {# sentences}} that the rules here did not understand?',
  letReadPreferencesWhy:
    '{model} at {host} says what it reads there as plain rules. They bind nothing before you take them, each by itself or all that are certain at once.',
  preferencesLeave:
    'Sent to {host}, whenever you save: those sentences, the headings above each, the sentence before it and the day on which you wrote it. Never sent: sentences with codewords, the rest of your document, mail, your calendar.',
  mayReadPreferences: 'The model reads them now.',
  mayNotReadPreferences: 'No sentence goes to the model.',
  runsEmpty: '{program} runs on this machine and has no model yet.',
} as const;
