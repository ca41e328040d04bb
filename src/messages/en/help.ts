/** What owners say to the people behind the assistant: that one should look, and that a mail was wrong. */
export default {
  askHelp: 'Ask a person',
  askHelpTitle: 'Have a person look at this?',
  askHelpLine:
    'Somebody of the people who run this installation reads this loop and helps. You see in your log that they did.',
  askHelpWords: 'What is wrong, or what you want',
  askHelpSend: 'Ask',
  helpAsked: 'A person is asked.',
  markWrong: 'This was wrong',
  markWrongTitle: 'What was wrong with this mail?',
  markWrongLine: 'It is kept with the mail. If you let people help, a person reads it.',
  markWrongWords: 'In your words, if you like',
  markWrongSend: 'Mark it',
  markedWrong: 'Marked. Thank you.',
  cancel: 'Back',
} as const;
