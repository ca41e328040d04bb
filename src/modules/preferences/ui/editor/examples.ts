/** Sentences of each kind, to be put in as they are and changed. */
export const EXAMPLES: readonly { readonly kind: string; readonly sentences: readonly string[] }[] = [
  {
    kind: 'When I meet',
    sentences: [
      'I work Monday to Thursday 9:00–17:00 and Friday 9:00–15:00.',
      'No meetings before 10 on Mondays.',
      'Lunch 12:30–13:15 is blocked.',
      'Keep Wednesday mornings free.',
      'I prefer afternoons.',
      'I need at least 24 hours of notice.',
    ],
  },
  {
    kind: 'How much',
    sentences: [
      'At most five meetings a day.',
      'Keep at least 3 hours a day free for focused work.',
      'After two hours of meetings in a row I need half an hour off.',
    ],
  },
  {
    kind: 'Between meetings',
    sentences: ['Ten minutes between video calls.', '45 minutes between a video call and an in-person meeting.'],
  },
  {
    kind: 'Lengths and places',
    sentences: [
      'Default to 30 minutes.',
      'Interviews take 45 minutes.',
      'Coffee takes place at "Copper Kettle, 5 Wharf Road".',
    ],
  },
  {
    kind: 'People',
    sentences: [
      'Interviews only in the morning.',
      'Give jane@example.com priority.',
      'Ignore mail from bot@example.com.',
    ],
  },
  {
    kind: 'Days away',
    sentences: ['No meetings from 24 December to 3 January.'],
  },
  {
    kind: 'Words between us',
    sentences: ['The stop word is "over to me".', 'Ask me before you cancel meetings.'],
  },
];
