/** The terms of service. The English text decides. */
export default {
  lead: 'These terms are between you and {who}, and are about the use of Sundial here. The software itself is published under the MIT licence, which also says that it comes without warranty.',
  translated: 'This is the English text, which is the one that counts.',
  does: 'What the assistant does in your name',
  doesText:
    'When you copy it on a mail you ask it to write to the people on that mail, to hold times in your calendar and to book the time that you agree on. You can have it ask you first, stop it, or take over, in each thread. Look at what it proposes: a meeting that it books is yours.',
  you: 'What you promise',
  you1: 'That the calendars, mailboxes and addresses you connect are yours to use.',
  you2: 'That you do not have the assistant write to people who have asked you, or it, to stop.',
  you3: 'That you do not use it for bulk mail, and do not try to reach what belongs to others here.',
  they: 'What {who} promises',
  they1: 'To use your mail and calendars for arranging your meetings only, as the Privacy Policy says.',
  they2: 'To have the assistant say in every mail that it is software.',
  they3: 'To tell you when these terms change, before they do.',
  price: 'Price',
  priceAgreed: 'What it costs is agreed with you before anything is charged.',
  priceNone: 'Everything is included, and nothing is charged.',
  wrong: 'When things go wrong',
  wrongText:
    'Mail can be late, calendars can be unreadable, and software has faults. The assistant asks rather than guesses, and tells you what it could not do. Do not rely on it alone for a meeting that must not be missed.',
  ending: 'Ending',
  endingText:
    'You can leave at any time. {Who} may close an account that harms others, and tells you why. Questions go to <mail>{email}</mail>.',
} as const;
