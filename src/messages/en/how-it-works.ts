/** The page that tells how it works. */
export default {
  title: 'How it works',
  lead: 'You write mail as you always do. The assistant, here called {name}, takes over the part that nobody likes: finding the time.',
  steps: 'From your mail to the meeting',
  copy: 'You copy it on a mail',
  copyText:
    'To your guest, with the assistant in Cc: <said>{name}, find us half an hour next week</said>. The mail must come from an address that is yours; mail that only claims to is not obeyed.',
  look: 'It looks at your time',
  lookText:
    'Your calendars, your hours, the rules you wrote, room before and after, public holidays. A calendar that cannot be read counts as busy.',
  offer: 'It offers times',
  offerText:
    'Three, on different days, in the same thread. While they are on offer they are held: no second guest is offered the same hour. An offer ends after three working days, or earlier when the times come near.',
  answer: 'Your guest answers',
  answerText:
    'In words, or by a link. <said>Tuesday works</said>, <said>could we do Thursday after 3?</said>, <said>I am away until the 12th</said>. It answers what was asked, at most once per mail.',
  book: 'It books',
  bookText:
    'It reads your calendar once more, writes the event with you as organiser, adds a video link where one is wanted, and sees to it that everybody has the invitation.',
  stay: 'It stays with it',
  stayText:
    'When somebody has to move or cancel, they say so in the thread, and it does the rest. You can stop it, or take over, in each thread, with one click.',
  guests: 'What your guests see',
  seeTimes: 'The times on offer',
  seeTimesText: 'In your guest’s own time zone as soon as it is known, with yours beside it.',
  seePage: 'A page to choose on',
  seePageText: 'By a link in the mail, without an account. Looking at it never decides anything.',
  seeNo: 'A way to say no',
  seeNoText: 'Or to suggest another time, in words or on that page.',
  seeNothing: 'Nothing else of yours',
  seeNothingText: 'Not what your other meetings are called, where they are or who is in them.',
  asks: 'When it asks you first',
  askUnclear: 'What it does not fully understand',
  askUnclearText: 'A mail with words that could change its meaning is put to you, and says which words those are.',
  askRules: 'What your rules do not allow',
  askRulesText: 'A time outside your hours, a meeting that is longer than you take, a travel day.',
  askCosts: 'Changes that cost somebody something',
  askCostsText: 'Moving a meeting a second time, or one with people you have marked.',
  askMore: 'As much more as you like',
  askMoreText: 'From “show me every mail first” to “go ahead wherever you may”: one setting, any time.',
  reads: 'How it reads',
  readsLead:
    'By rules: a grammar of dates, times and the ways people say yes, no and maybe, in English, German, French and Spanish. It needs no key and no network, gives the same answer every time, and knows which words it could not place. Those it never skips.',
  readsModel:
    'Where whoever runs this installation has set up a language model, and your settings allow it, it may help with what the rules leave open. What it says is checked against the text and never acts by itself. A mail cannot give the assistant orders: only you, and those you have named, can.',
  start: 'Get started',
  guide: 'How to use Sundial',
} as const;
