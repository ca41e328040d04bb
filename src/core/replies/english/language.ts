import type { Language } from '../language';
import { englishLines } from '../owner/english';
import { booked } from './booked';
import { choosing } from './choosing';
import { question } from './question';
import { series } from './series';
import { talking } from './talking';

const UNCOUNTED = new Set(['breakfast', 'brunch', 'coffee', 'lunch', 'drinks', 'dinner']);

const count = (minutes: number): string => (minutes === 1 ? '1 minute' : `${minutes} minutes`);

export const english: Language = {
  greeting: {
    brief: (names) => `${names},`,
    warm: (names) => `Hi ${names},`,
    formal: (names) => `Dear ${names},`,
  },
  anonymousGreeting: 'Hello,',
  and: 'and',
  closing: { brief: null, warm: 'Best,', formal: 'Kind regards,' },
  disclosure: (assistant, owner) => `${assistant}, ${owner}’s AI assistant`,
  optOut: 'Reply “stop” and I will not write again.',
  meeting: (noun, minutes, title) => {
    const what = UNCOUNTED.has(noun)
      ? `${noun} (${minutes} minutes)`
      : `${/^(8|11|18)/.test(String(minutes)) ? 'an' : 'a'} ${minutes}-minute ${noun}`;
    return title ? `${what} about “${title}”` : what;
  },
  late: (minutes) => (minutes === null ? 'is running late' : `is running ${count(minutes)} late`),
  guessedZone: (label) => `These times are ${label}; the links show them in yours.`,
  otherTime: 'Or suggest another time:',
  allThatSuit: 'Mark every time that suits you, or suggest another:',
  join: 'Join here:',
  change: 'Move or cancel it here:',
  dialIn: ({ number, passcode, phones }) =>
    [`Meeting ID ${number}`, passcode && `passcode ${passcode}`, phones[0] && `by phone ${phones[0]}`]
      .filter(Boolean)
      .join(', '),
  place: 'Place:',
  phone: 'Phone:',
  calls: (from, to, number) =>
    number === null
      ? `${from} will call ${to}; the number is still to be agreed.`
      : `${from} will call ${to} at ${number}.`,
  numberOpen: 'The number to call is still to be agreed.',
  length: (minutes) => `Length: ${count(minutes)}`,
  media: { video: 'It will be a video call.', phone: 'It will be a phone call.', in_person: 'It will be in person.' },
  zone: (label) => `The times I name are ${label}.`,
  about: 'About:',
  people: 'With:',
  ownerWrites: (owner) => `${owner} writes:`,
  openInApp: 'Open it in Sundial:',
  youWrote: 'You wrote:',
  question,
  series,
  lines: englishLines,
  phrases: { ...choosing, ...booked, ...talking },
};
