import { english as templates } from './english-templates';
import type { Language } from './language';

const UNCOUNTED = new Set(['coffee', 'lunch', 'dinner']);

export const english: Language = {
  greeting: {
    brief: (names) => `${names},`,
    warm: (names) => `Hi ${names},`,
    formal: (names) => `Dear ${names},`,
  },
  anonymousGreeting: 'Hello,',
  and: 'and',
  closing: { brief: null, warm: 'Best,', formal: 'Kind regards,' },
  disclosure: (assistant, owner) => `${assistant}, ${owner}'s AI assistant`,
  optOut: 'Reply "stop" and I will not write again.',
  meeting: (noun, minutes, title) => {
    const what = UNCOUNTED.has(noun)
      ? `${noun} (${minutes} minutes)`
      : `${/^(8|11|18)/.test(String(minutes)) ? 'an' : 'a'} ${minutes}-minute ${noun}`;
    return title ? `${what} about “${title}”` : what;
  },
  guessedZone: (label) => `These times are ${label}; the links show them in yours.`,
  otherTime: 'None of these? Suggest another time:',
  join: 'Join here:',
  place: 'Place:',
  phone: 'Phone:',
  openInApp: 'Open it in Sundial:',
  youWrote: 'You wrote:',
  templates,
};
