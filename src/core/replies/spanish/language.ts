import type { Language } from '../language';
import { spanishLines } from '../owner/spanish';
import { booked } from './booked';
import { choosing } from './choosing';
import { familiar } from './familiar';
import { question } from './question';
import { series } from './series';
import { talking } from './talking';

const NOUNS: Readonly<Record<string, string>> = {
  call: 'una llamada',
  breakfast: 'un desayuno',
  brunch: 'un brunch',
  coffee: 'un café',
  lunch: 'un almuerzo',
  drinks: 'una copa',
  dinner: 'una cena',
  interview: 'una entrevista',
  demo: 'una demostración',
};

const count = (minutes: number): string => (minutes === 1 ? '1 minuto' : `${minutes} minutos`);

/** Always “usted”, whatever the tone. */
export const spanish: Language = {
  greeting: {
    brief: (names) => `Hola, ${names}:`,
    warm: (names) => `Hola, ${names}:`,
    formal: (names) => `Buenos días, ${names}:`,
  },
  anonymousGreeting: 'Buenos días:',
  and: 'y',
  closing: { brief: null, warm: 'Un saludo,', formal: 'Atentamente,' },
  disclosure: (assistant, owner) => `${assistant}, asistente de IA de ${owner}`,
  optOut: 'Escriba «stop» y no seguiré.',
  meeting: (noun, minutes, title) =>
    `${NOUNS[noun] ?? 'una reunión'} de ${minutes} minutos${title ? ` sobre «${title}»` : ''}`,
  late: (minutes) => (minutes === null ? 'llegará tarde' : `llegará ${count(minutes)} tarde`),
  guessedZone: (label) => `Son horas en ${label}; los enlaces las muestran en la suya.`,
  otherTime: 'O proponga otra hora:',
  allThatSuit: 'Marque todas las horas que le vayan bien, o proponga otra:',
  join: 'Unirse:',
  change: 'Mover o cancelar aquí:',
  dialIn: ({ number, passcode, phones }) =>
    [`ID de reunión ${number}`, passcode && `código ${passcode}`, phones[0] && `por teléfono ${phones[0]}`]
      .filter(Boolean)
      .join(', '),
  place: 'Lugar:',
  phone: 'Teléfono:',
  calls: (from, to, number) =>
    number === null ? `${from} llamará a ${to}; falta acordar el número.` : `${from} llamará a ${to} al ${number}.`,
  numberOpen: 'Falta acordar el número.',
  length: (minutes) => `Duración: ${count(minutes)}`,
  media: { video: 'Será por videollamada.', phone: 'Será por teléfono.', in_person: 'Será en persona.' },
  zone: (label) => `Mis horas son en ${label}.`,
  about: 'Tema:',
  people: 'Con:',
  ownerWrites: (owner) => `${owner} escribe:`,
  openInApp: 'Abrir en Sundial:',
  youWrote: 'Usted escribió:',
  question,
  series,
  lines: spanishLines,
  phrases: { ...choosing, ...booked, ...talking },
  familiar,
};
