import type { Language } from '../language';
import { frenchLines } from '../owner/french';
import { booked } from './booked';
import { choosing } from './choosing';
import { familiar } from './familiar';
import { question } from './question';
import { series } from './series';
import { talking } from './talking';

/** Each with an article that begins with a vowel: « convenir d’un appel ». */
const NOUNS: Readonly<Record<string, string>> = {
  call: 'un appel',
  breakfast: 'un petit-déjeuner',
  brunch: 'un brunch',
  coffee: 'un café',
  lunch: 'un déjeuner',
  drinks: 'un apéritif',
  dinner: 'un dîner',
  interview: 'un entretien',
  demo: 'une démonstration',
};

const count = (minutes: number): string => (minutes === 1 ? '1 minute' : `${minutes} minutes`);

/** Always “vous”, whatever the tone. */
export const french: Language = {
  greeting: {
    brief: (names) => `Bonjour ${names},`,
    warm: (names) => `Bonjour ${names},`,
    formal: (names) => `Bonjour ${names},`,
  },
  anonymousGreeting: 'Bonjour,',
  and: 'et',
  closing: { brief: null, warm: 'Bien à vous,', formal: 'Cordialement,' },
  disclosure: (assistant, owner) => `${assistant}, assistant IA de ${owner}`,
  optOut: 'Répondez « stop » et je n’écrirai plus.',
  meeting: (noun, minutes, title) =>
    `${NOUNS[noun] ?? 'un rendez-vous'} de ${minutes} minutes${title ? ` sur « ${title} »` : ''}`,
  late: (minutes) => (minutes === null ? 'aura du retard' : `aura ${count(minutes)} de retard`),
  guessedZone: (label) => `Ces heures sont en ${label} ; les liens les montrent dans la vôtre.`,
  otherTime: 'Ou proposez un autre moment :',
  allThatSuit: 'Cochez tous les moments qui vous vont, ou proposez-en un autre :',
  join: 'Rejoindre :',
  change: 'Déplacer ou annuler ici :',
  dialIn: ({ number, passcode, phones }) =>
    [`ID de réunion ${number}`, passcode && `code secret ${passcode}`, phones[0] && `par téléphone ${phones[0]}`]
      .filter(Boolean)
      .join(', '),
  place: 'Lieu :',
  phone: 'Téléphone :',
  calls: (from, to, number) =>
    number === null ? `${from} appelle ${to} ; le numéro reste à convenir.` : `${from} appelle ${to} au ${number}.`,
  numberOpen: 'Le numéro reste à convenir.',
  length: (minutes) => `Durée : ${count(minutes)}`,
  media: {
    video: 'Il se tiendra en visioconférence.',
    phone: 'Il se tiendra par téléphone.',
    in_person: 'Il se tiendra sur place.',
  },
  zone: (label) => `Mes heures sont en ${label}.`,
  about: 'Sujet :',
  people: 'Avec :',
  ownerWrites: (owner) => `${owner} vous écrit :`,
  openInApp: 'Ouvrir dans Sundial :',
  youWrote: 'Vous avez écrit :',
  question,
  series,
  lines: frenchLines,
  phrases: { ...choosing, ...booked, ...talking },
  familiar,
};
