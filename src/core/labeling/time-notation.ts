import { goldNotation } from '../reading/gold-notation';
import type { Reading, Window } from '../reading/reading';
import { parseLocalDate, WEEKDAYS } from '../time/calendar-date';

const FORM =
  /^(\+|-|~|!|<=|>=)\s*(\S+?)(?:\s+(\d\d:\d\d)?\s*(-)?\s*(\d\d:\d\d)?)?(?:\s+R:WEEKLY\/(\d{1,2})\/([A-Z,]+))?(?:\s+@(\S+))?$/;
const STANCES = { '+': 'can', '-': 'cannot', '~': 'prefer', '!': 'avoid', '<=': 'can', '>=': 'can' } as const;
const DAYS: Readonly<Record<string, Pick<Window, 'date' | 'weekday' | 'rrule'>>> = {
  daily: { date: null, weekday: null, rrule: 'FREQ=DAILY' },
  weekdays: { date: null, weekday: null, rrule: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR' },
  weekend: { date: null, weekday: null, rrule: 'FREQ=WEEKLY;BYDAY=SA,SU' },
};

/** One window in the notation of labelled mail (evals/mails/README.md): `+2026-03-10 14:00-16:00 @Europe/Paris`. */
export function timeNotation(window: Window, home: string): string {
  const reading = { ...NOTHING, windows: [{ ...window, role: shown(window.role) }] };
  return goldNotation(reading, { senderZone: home, ownerZone: home }).times[0] ?? '';
}

/**
 * A window from its notation; what the notation does not say (the words, whose zone) stays as it is in `before`. Null where
 * the text is no such time. `home` is the zone of times that name none.
 */
export function windowOf(text: string, home: string, before: Partial<Window> = {}): Window | null {
  const match = FORM.exec(text.trim());
  if (!match) return null;
  const [, sign = '+', word = '', from, dash, to, interval, byDay, zone] = match;
  const day = dayOf(word);
  if (!day) return null;
  const deadline = sign === '<=';
  const clock = from !== undefined || to !== undefined;
  const point = from !== undefined && dash === undefined && to === undefined;
  const { role = 'offer', quote = '', zoneSource = 'person', by = 'grammar' } = before;
  const kept = role === 'deadline' || role === 'earliest' ? 'offer' : role;
  return {
    ...day,
    ...(interval === undefined ? {} : { rrule: `FREQ=WEEKLY;INTERVAL=${interval};BYDAY=${byDay}` }),
    stance: STANCES[sign as keyof typeof STANCES],
    role: deadline ? 'deadline' : sign === '>=' ? 'earliest' : kept,
    from: deadline ? null : (from ?? null),
    to: deadline && point ? (from ?? null) : (to ?? null),
    zone: zone ?? home,
    zoneSource: zone === undefined || zone === before.zone ? zoneSource : 'explicit',
    precision: point ? 'minute' : clock ? 'daypart' : 'day',
    by,
    quote,
  };
}

function dayOf(word: string): Pick<Window, 'date' | 'weekday' | 'rrule'> | null {
  const named = DAYS[word];
  if (named) return named;
  // Older rows write weekdays in full.
  const weekday = WEEKDAYS.find((one) => one === word || (word.endsWith('day') && word.startsWith(one)));
  if (weekday) return { date: null, weekday, rrule: `FREQ=WEEKLY;BYDAY=${weekday.slice(0, 2).toUpperCase()}` };
  if (/^FREQ=[A-Z;=\d,]+$/.test(word)) return { date: null, weekday: null, rrule: word };
  try {
    parseLocalDate(word);
    return { date: word, weekday: null, rrule: null };
  } catch {
    return null;
  }
}

/** The notation leaves out times of the event that is spoken of; here they are shown as offers are. */
function shown(role: Window['role']): Window['role'] {
  return role === 'current_event' ? 'offer' : role;
}

const NOTHING: Reading = {
  language: '',
  understood: 'full',
  ...{
    intents: [],
    options: [],
    acceptAny: false,
    windows: [],
    participants: [],
    questions: [],
    flags: [],
    residue: [],
  },
  details: {
    ...{ durationMin: null, medium: null, location: null, phone: null, title: null },
    ...{ lateMin: null, shiftMin: null, zone: null },
  },
};

/** A label that says nothing yet, of a mail in this language. */
export function blankReading(language: string): Reading {
  return { ...NOTHING, language };
}
