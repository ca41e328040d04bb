import type { CompiledLexicon, Meaning } from './lexicon/lexicon';

/** Dates and times written with digits. Every rule is sticky and bounded; the longest match wins, ties by order. */
type Build = (m: RegExpExecArray, lexicon: CompiledLexicon) => Meaning | null;
interface Form {
  readonly pattern: RegExp;
  readonly build: Build;
}

/**
 * A sentence that begins after `p.m.`: then its last dot is the full stop. Names of days, months and zones begin none.
 */
const NEXT_SENTENCE =
  /^\s+(?!(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|East|Pac|Cent|Mount)\p{Ll})\p{Lu}\p{Ll}/u;
const MERIDIEM = `(\\s?(?:a\\.\\s?m\\.?|p\\.\\s?m\\.?|[ap]\\s?m(?![\\p{L}\\d])|[ap] \\. m \\.)|[ap](?![\\p{L}\\d]))`;
const meridiem = (text: string | undefined): 'am' | 'pm' | null =>
  text ? (text.trim().toLowerCase().startsWith('a') ? 'am' : 'pm') : null;
const validDay = (month: number, day: number): boolean => month >= 1 && month <= 12 && day >= 1 && day <= 31;
const fullYear = (text: string): number =>
  text.length <= 2 ? (Number(text) < 70 ? 2000 : 1900) + Number(text) : Number(text);

function clock(
  hour: number,
  minute: number,
  mer: 'am' | 'pm' | null,
  fixed: boolean,
  grain: 'hour' | 'minute',
  second: number | null = null,
): Meaning | null {
  if (hour > 24 || minute > 59 || (second ?? 0) > 59 || (hour === 24 && minute > 0)) return null;
  if (mer && hour > 12) return { clock: { hour, minute, second, meridiem: null, fixed: true, grain } };
  if (mer && hour === 0) return null;
  return { clock: { hour, minute, second, meridiem: mer, fixed, grain } };
}

/** `H1 2027` only with its year; of quarters the year may be missing. */
function partOfYear(letter: string, part: number, year: number | null): Meaning | null {
  if (letter.toLowerCase() === 'q') return { quarterOfYear: { quarter: part, year } };
  return year !== null && (part === 1 || part === 2) ? { halfOfYear: { half: part, year } } : null;
}

/** Forms that begin with a letter. */
const LETTER_FORMS: readonly Form[] = [
  {
    pattern: /([qh])([1-4])(?:[\s/-]?'?(\d{4}|\d{2}))?\b/iy,
    build: (m) => partOfYear(m[1] as string, Number(m[2]), m[3] ? fullYear(m[3]) : null),
  },
  { pattern: /[fc]y[\s-]?'?(\d{4}|\d{2})\b/iy, build: (m) => ({ wholeYear: fullYear(m[1] as string) }) },
];

const FORMS: readonly Form[] = [
  {
    pattern: /(\d{1,4})[.,](\d{1,2})(?=[\s-]{0,3}(?:second|minute|min|day|week|month|year|decade)s?\b)/iy,
    build: (m) => ({ number: { value: Number(`${m[1]}.${m[2]}`), digits: 5 } }),
  },
  {
    pattern: /(\d{4})[/-](?:(\d{1,2})[/-])?([A-Za-z]{3,9})(?:[/-](\d{1,2}))?(?![\p{L}\d])/uy,
    build: (m, lexicon) => {
      const month = lexicon.months.findIndex((names) => names.includes((m[3] as string).toLowerCase())) + 1;
      const day = Number(m[2] ?? m[4] ?? 0);
      return validDay(month, day) && !(m[2] && m[4]) ? { date: { year: Number(m[1]), month, day } } : null;
    },
  },
  {
    pattern: /(\d{1,2})\/([A-Za-z]{3,9})\/(\d{4}|\d{2})(?![\p{L}\d])/uy,
    build: (m, lexicon) => {
      const month = lexicon.months.findIndex((names) => names.includes((m[2] as string).toLowerCase())) + 1;
      const day = Number(m[1]);
      return validDay(month, day) ? { date: { year: fullYear(m[3] as string), month, day } } : null;
    },
  },
  {
    pattern: /(0?[1-9]|1[0-2])[/-]((?:19|20|21)\d{2})(?![\d/-])/y,
    build: (m) => ({ monthOfYear: { month: Number(m[1]), year: Number(m[2]) } }),
  },
  {
    pattern: /(0?[1-9]|1[0-2])(?:\s-|-\s)(20\d{2})(?![\d/:-])/y,
    build: (m) => ({ monthOfYear: { month: Number(m[1]), year: Number(m[2]) } }),
  },
  {
    pattern: /((?:19|20|21)\d{2})(?:[/-]|\s[/-]|[/-]\s)(0?[1-9]|1[0-2])(?![\d/:-]|\.\d)/y,
    build: (m) => ({ monthOfYear: { month: Number(m[2]), year: Number(m[1]) } }),
  },
  {
    pattern: /(\d{4})-(\d{1,2})-(\d{1,2})(?![\d-])/y,
    build: (m) =>
      validDay(Number(m[2]), Number(m[3]))
        ? { date: { year: Number(m[1]), month: Number(m[2]), day: Number(m[3]) } }
        : { mask: 'code' },
  },
  {
    pattern: /(\d{4})([/. ])(\d{1,2})\2(\d{1,2})(?![\d:/])/y,
    build: (m) => {
      const [year, b, c] = [Number(m[1]), Number(m[3]), Number(m[4])];
      if (year < 1900 || year > 2200) return null;
      if (validDay(b, c)) return { date: { year, month: b, day: c } };
      return validDay(c, b) ? { date: { year, month: c, day: b } } : null;
    },
  },
  {
    pattern: /(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?![\d/]|[.,]\d)/y,
    build: (m) => {
      const [a, b] = [Number(m[1]), Number(m[2])];
      const year = fullYear(m[3] as string);
      if (!validDay(a, b) && !validDay(b, a)) return null;
      return { numeric: { a, b, year, mark: '/' } };
    },
  },
  {
    pattern: /(\d{1,2})(?:([/-])|(\.))(\d{1,2})((?<=\d\.\d{1,2})\.)?(?![\d/]|:\d|,\d|\.\d|(?<=-\d{1,2})-\d)/y,
    build: (m, lexicon) => {
      const [a, b] = [Number(m[1]), Number(m[4])];
      const dotted = m[3] !== undefined;
      if (!validDay(a, b) && !validDay(b, a)) return null;
      if (m[5] && !validDay(b, a)) return null;
      if (dotted && !m[5] && (lexicon.notation.dayFirst ? !validDay(b, a) : b % 15 === 0)) return null;
      return { numeric: { a, b, year: null, mark: m[5] ? '/' : dotted ? '.' : (m[2] as '/' | '-') } };
    },
  },
  {
    pattern: new RegExp(`(\\d{1,2})[:.](\\d{2})(?::(\\d{2}))?${MERIDIEM}`, 'iuy'),
    build: (m) => clock(Number(m[1]), Number(m[2]), meridiem(m[4]), false, 'minute', m[3] ? Number(m[3]) : null),
  },
  {
    pattern: /(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d{1,3})?)?(?![\d:])/y,
    build: (m) =>
      clock(
        Number(m[1]),
        Number(m[2]),
        null,
        Number(m[1]) > 12 || ((m[1] as string).length === 2 && (m[1] as string).startsWith('0')) || Number(m[1]) === 0,
        'minute',
        m[3] ? Number(m[3]) : null,
      ),
  },
  {
    pattern: /(\d{1,2})\.(\d{2})(?=\s?(?:uhr|h)\b)/iy,
    build: (m) => clock(Number(m[1]), Number(m[2]), null, true, 'minute'),
  },
  {
    pattern: /(\d{1,2})\.([0-5][05])(?![\d.%])/y,
    build: (m, lexicon) =>
      lexicon.notation.dotClock ? clock(Number(m[1]), Number(m[2]), null, Number(m[1]) > 12, 'minute') : null,
  },
  {
    pattern: new RegExp(`(\\d{1,2})${MERIDIEM}`, 'iuy'),
    build: (m) =>
      Number(m[1]) <= 12 && Number(m[1]) > 0 ? clock(Number(m[1]), 0, meridiem(m[2]), false, 'hour') : null,
  },
  {
    pattern: new RegExp(`(\\d{1,2})(\\d{2})${MERIDIEM}`, 'iuy'),
    build: (m) => clock(Number(m[1]), Number(m[2]), meridiem(m[3]), false, 'minute'),
  },
  {
    pattern: /(\d{1,2})\s?h\s?([0-5]\d)(?!\d)/iy,
    build: (m) => clock(Number(m[1]), Number(m[2]), null, true, 'minute'),
  },
  {
    pattern: /(\d{1,2})\s?h(?:rs|s)?(?![\p{L}\d])/iuy,
    build: (m, lexicon) =>
      lexicon.notation.hourLetter || (Number(m[1]) >= 13 && Number(m[1]) <= 23)
        ? clock(Number(m[1]), 0, null, Number(m[1]) >= 8, 'hour')
        : null,
  },
  {
    pattern: /(\d{1,4})\s?(?:st|nd|rd|th)(?![\p{L}\d])/iuy,
    build: (m) => (Number(m[1]) <= 366 && Number(m[1]) > 0 ? { ordinal: { value: Number(m[1]), word: false } } : null),
  },
  {
    pattern: /(\d{1,2})(?:\.(?!\d)|º|°|er\b|ème\b|e\b)/y,
    build: (m, lexicon) => {
      const mark = m[0].slice((m[1] as string).length);
      if (mark === '.' && !lexicon.notation.dotOrdinal) return null;
      return Number(m[1]) >= 1 && Number(m[1]) <= 31 ? { ordinal: { value: Number(m[1]), word: false } } : null;
    },
  },
  {
    pattern: /(\d{4}|\d{2})[-\s]?([qh])([1-4])\b/iy,
    build: (m) => partOfYear(m[2] as string, Number(m[3]), fullYear(m[1] as string)),
  },
  {
    pattern: /([01]\d|2[0-3])([0-5]\d)\s?(?:h|hrs|hours)(?![\p{L}\d])/iuy,
    build: (m) => clock(Number(m[1]), Number(m[2]), null, true, 'minute'),
  },
  {
    pattern:
      /(\d{4})-(\d{1,2})-(\d{1,2})T(\d{2}):?(\d{2})(?::?(\d{2})(?:\.\d{1,9})?)?(Z|[+-]\d{2}(?::?\d{2})?)?(?![\p{L}\d])/uy,
    build: (m) => {
      const time = clock(Number(m[4]), Number(m[5]), null, true, 'minute', m[6] ? Number(m[6]) : null);
      if (!time || !validDay(Number(m[2]), Number(m[3]))) return { mask: 'code' };
      const date = { year: Number(m[1]), month: Number(m[2]), day: Number(m[3]) };
      return { ...time, date, ...(m[7] ? { offset: true as const } : {}) };
    },
  },
  {
    pattern: /(\d{1,3})[.,](\d)\s{0,3}(?:hours|hour|hrs|hr|h)\b/iy,
    build: (m) => ({ duration: { seconds: Math.round(Number(`${m[1]}.${m[2]}`) * 3600) } }),
  },
  {
    pattern: /(\d{1,2})\s?h\s?(\d{1,2})\s?m(?:in)?\b/iy,
    build: (m) => ({ duration: { seconds: Number(m[1]) * 3600 + Number(m[2]) * 60 } }),
  },
  {
    pattern: /(\d{1,4})(?![\d])/y,
    build: (m) => ({ number: { value: Number(m[1]), digits: (m[1] as string).length } }),
  },
];

/** The written number that begins at `at`, or null. */
export function numberAt(text: string, at: number, lexicon: CompiledLexicon): { end: number; meaning: Meaning } | null {
  let best: { end: number; meaning: Meaning } | null = null;
  for (const form of /\d/.test(text[at] as string) ? FORMS : LETTER_FORMS) {
    form.pattern.lastIndex = at;
    const match = form.pattern.exec(text);
    if (!match) continue;
    const stops =
      /[ap]\.\s?m\.$/i.test(match[0]) &&
      NEXT_SENTENCE.test(text.slice(at + match[0].length, at + match[0].length + 24));
    const end = at + match[0].length - (stops ? 1 : 0);
    if (best && end <= best.end) continue;
    if (lexicon.meridiem.am.length === 0 && /\d\s?am$/i.test(match[0])) continue; // German "um 12 am Freitag"
    const meaning = form.build(match, lexicon);
    if (meaning) best = { end, meaning };
  }
  return best;
}
