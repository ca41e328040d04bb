import type { Language } from '../language';
import { germanLines } from '../owner/german';
import { booked } from './booked';
import { choosing } from './choosing';
import { familiar } from './familiar';
import { question } from './question';
import { series } from './series';
import { talking } from './talking';

const NOUNS: Readonly<Record<string, string>> = {
  call: 'ein Telefonat',
  breakfast: 'ein Frühstück',
  brunch: 'einen Brunch',
  coffee: 'einen Kaffee',
  lunch: 'ein Mittagessen',
  drinks: 'einen Drink',
  dinner: 'ein Abendessen',
  interview: 'ein Interview',
  demo: 'eine Demo',
};

const count = (minutes: number): string => (minutes === 1 ? '1 Minute' : `${minutes} Minuten`);

/**
 * “Sie”, whatever the tone, to everybody whom the owner does not call “du”: a stranger who is called “du” minds it more than
 * a friend who is called “Sie”.
 */
export const german: Language = {
  greeting: {
    brief: (names) => `Hallo ${names},`,
    warm: (names) => `Hallo ${names},`,
    formal: (names) => `Guten Tag ${names},`,
  },
  anonymousGreeting: 'Guten Tag,',
  and: 'und',
  closing: { brief: null, warm: 'Viele Grüße', formal: 'Mit freundlichen Grüßen' },
  disclosure: (assistant, owner) => `${assistant}, KI-Assistenz von ${owner}`,
  optOut: 'Antworten Sie „Stopp“, und ich schreibe nicht mehr.',
  meeting: (noun, minutes, title) =>
    `${NOUNS[noun] ?? 'ein Treffen'} (${minutes} Minuten)${title ? ` zu „${title}“` : ''}`,
  late: (minutes) => (minutes === null ? 'verspätet sich' : `verspätet sich um ${count(minutes)}`),
  guessedZone: (label) => `Die Zeiten sind ${label}; die Links zeigen sie in Ihrer.`,
  otherTime: 'Oder schlagen Sie eine andere Zeit vor:',
  allThatSuit: 'Markieren Sie alle Zeiten, die Ihnen passen, oder schlagen Sie eine andere vor:',
  join: 'Teilnehmen:',
  change: 'Hier verschieben oder absagen:',
  dialIn: ({ number, passcode, phones }) =>
    [`Meeting-ID ${number}`, passcode && `Kenncode ${passcode}`, phones[0] && `per Telefon ${phones[0]}`]
      .filter(Boolean)
      .join(', '),
  place: 'Ort:',
  phone: 'Telefon:',
  calls: (from, to, number) =>
    number === null ? `${from} ruft ${to} an; die Nummer ist noch abzustimmen.` : `${from} ruft ${to} an: ${number}.`,
  numberOpen: 'Die Nummer ist noch abzustimmen.',
  length: (minutes) => `Dauer: ${count(minutes)}`,
  media: {
    video: 'Es wird ein Videogespräch.',
    phone: 'Es wird ein Telefonat.',
    in_person: 'Es wird ein Treffen vor Ort.',
  },
  zone: (label) => `Meine Zeiten sind ${label}.`,
  about: 'Thema:',
  people: 'Mit:',
  ownerWrites: (owner) => `${owner} schreibt:`,
  openInApp: 'In Sundial öffnen:',
  youWrote: 'Sie schrieben:',
  question,
  series,
  lines: germanLines,
  phrases: { ...choosing, ...booked, ...talking },
  familiar,
};
