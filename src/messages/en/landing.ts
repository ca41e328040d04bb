/** The first page that visitors see. */
export default {
  title: 'Meetings, arranged by mail while you do something else',
  lead: 'Sundial is an open-source assistant that you copy on a mail. It finds the time, asks your guests, books the meeting and tells you why. It runs where you decide; your mail and calendar stay there.',
  start: 'Get started',
  how: 'How it works',
  sandbox: 'This installation runs in its sandbox: sign in as anyone, nothing leaves this machine.',
  booked: 'A meeting being booked',
  bookedLead: 'Dana, in New York, has met Jane, from London. This is all that either of them wrote.',
  does: 'What it does for you',
  negotiates: 'It negotiates',
  negotiatesText:
    'Guests answer in their own words: yes, no, later, “Thursday after 3”, in English, German, French or Spanish. It finds what fits both, or asks you.',
  moves: 'It moves and cancels',
  movesText: 'A meeting that has to move keeps its old time until the new one is agreed, and its link.',
  groups: 'It arranges groups',
  groupsText:
    'With several guests it asks all of them, gathers who can when, and books the time that suits. Weekly and monthly meetings, too.',
  follows: 'It follows up',
  followsText:
    'No answer after a while: one soft reminder with times that are still free, then a second. Then it leaves your guest in peace.',
  rules: 'It keeps to your rules',
  rulesText:
    'Write them as sentences: “No meetings before 10. At most four a day. Keep Fridays free.” You see what it understood, and what it would offer.',
  waits: 'It waits for you',
  waitsText:
    'You decide what it may do alone. What it asks waits on one page and in your mailbox, to be answered with one tap.',
  count: 'What you can count on',
  asks: 'It asks when it is not sure.',
  asksText: 'A mail that it does not fully understand becomes a question to you, never a guess.',
  once: 'It never books twice.',
  onceText: 'Your calendar is read again in the moment of booking. What cannot be read counts as busy, not as free.',
  keeps: 'It keeps your calendar to itself.',
  keepsText: 'Guests see the times on offer. No titles, no places, no reasons, no other names.',
  says: 'It says what it is.',
  saysText: 'Every mail is signed as an assistant that is software. It never claims to be a person.',
  explains: 'It explains itself.',
  explainsText:
    'For every thread you see what was read, what was decided, why, and what was sent. Ask “why not Tuesday at 3?” and it names the meeting or the rule.',
  noModel: 'It runs without a model.',
  noModelText:
    'Mail is read by rules on the machine it runs on. A language model helps only where one is set up and your settings allow it.',
  own: 'Yours to run',
  ownLead:
    'Sundial is free software under the MIT licence. One command starts all of it, with a sandbox to try it in: a practice calendar, practice mailboxes, people to write to.',
  command: 'npm install && npm start',
  note1: 'Dana writes to Jane as she always does, with the assistant in copy.',
  note2:
    'It offers three times on three days, in working hours, around what is in Dana’s calendar. Until Jane answers they are held for nobody else.',
  note3: 'Jane answers in plain words, from London.',
  note4: 'It has understood both: other times, and from now on London first, New York beside it.',
  note5: 'One word is enough. A click on a time does the same.',
  note6: 'The calendar is read once more, then the meeting is booked, with a video link, and Jane has the invitation.',
  recorded:
    'Recorded from the software itself, in its sandbox: Dana and Jane live there, the words are as they were sent. Here the assistant is called {assistant}.',
  mailFrom: 'Mail from {name}',
  to: 'to {names}',
  held: 'on offer, held',
  isBooked: 'booked',
  bookedAt: '{day}, {time} in New York',
} as const;
