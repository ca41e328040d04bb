/** What the guide suggests to write to the assistant; a test holds that each is fully understood. */
export const REQUESTS = [
  { what: 'One meeting', words: 'find Jane and me 30 minutes next week.', loop: 'new' },
  { what: 'How', words: 'please set up a 20-minute phone call; Jane’s number is below.', loop: 'new' },
  { what: 'When', words: 'please find an hour before the 12th, not on Monday; mornings are best.', loop: 'new' },
  { what: 'A group', words: 'please find an hour for all of us next week. Tom is optional.', loop: 'new' },
  { what: 'Again and again', words: 'please set up 30 minutes every Tuesday at 10.', loop: 'new' },
  { what: 'Over a meal', words: 'please find us lunch next week.', loop: 'new' },
  { what: 'Not now', words: 'please hold off until the 20th.', loop: 'new' },
  { what: 'Longer', words: 'please make it an hour instead.', loop: 'options_offered' },
  { what: 'Another day', words: 'move our meeting to Thursday afternoon.', loop: 'booked' },
  { what: 'Late', words: 'I am running ten minutes late.', loop: 'booked' },
] as const;

/** What the guide suggests to write into the preferences; a test holds that each sentence is compiled. */
export const SENTENCES = [
  { what: 'Hours', words: 'No meetings before 10. No meetings after 2 on Fridays.' },
  { what: 'Room to breathe', words: 'Fifteen minutes between meetings. Half an hour before anything in person.' },
  { what: 'Limits', words: 'At most four meetings a day. Never more than two in a row.' },
  { what: 'Time of your own', words: 'Keep Wednesday mornings free for deep work.' },
  { what: 'People', words: 'For people from acme.com, mornings are fine.' },
  { what: 'Length and kind', words: 'Intro calls are 20 minutes, by video.' },
] as const;
