import type { ReplyMessage } from './message';

/** A time as a text names it, in the order of the text; what a mention leaves out is null. */
export interface NamedTime {
  /** 1–12 and 1–31; of the mention itself or of the day named before it. */
  readonly month: number | null;
  readonly day: number | null;
  /** 0 = Monday … 6 = Sunday. */
  readonly weekday: number | null;
  /** Minutes of the day; null for a day without a time. */
  readonly minutes: number | null;
  /** What follows the time up to the next mark: the zone's name stands at its start. */
  readonly rest: string;
}

type Locale = ReplyMessage['locale'];

interface Names {
  readonly weekdays: ReadonlyMap<string, number>;
  readonly months: ReadonlyMap<string, number>;
  readonly mention: RegExp;
}

const LOCALES = ['en', 'de', 'fr', 'es'] as const;
const BY_LANGUAGE = new Map<Locale, Names>(LOCALES.map((locale) => [locale, namesIn([locale])]));
const IN_ALL = namesIn(LOCALES);

/** A day that was named; times after it are on it. */
interface OpenDay {
  readonly month: number | null;
  readonly day: number | null;
  readonly weekday: number | null;
  readonly used: boolean;
}

/**
 * Every day and time that a text of ours names, read from its words alone, as the language writes them (`domingo` is a
 * day, Santo Domingo a city); without a language all of ours count, in any case. It is not a reader of people's mail: it
 * knows the forms that we use, and takes everything that looks like a time for one.
 */
export function readTimes(text: string, locale: Locale | null): NamedTime[] {
  const { weekdays, months, mention } = (locale && BY_LANGUAGE.get(locale)) ?? IN_ALL;
  const key = (name: string) => (locale ? name : name.toLowerCase());
  const found: NamedTime[] = [];
  let open = null as OpenDay | null;
  for (const match of text.matchAll(mention)) {
    const g = match.groups ?? {};
    const month = g.monthA ?? g.monthB;
    if (g.weekday !== undefined) {
      if (!standsAlone(text, match)) continue;
      if (open && !open.used) found.push(dayOnly(open));
      open = { month: null, day: null, weekday: weekdays.get(key(g.weekday)) ?? null, used: false };
    } else if (month !== undefined) {
      const date = { month: (months.get(key(month)) ?? 0) + 1, day: Number(g.dayA ?? g.dayB) };
      if (open && !open.used && open.month === null) open = { ...open, ...date };
      else {
        if (open && !open.used) found.push(dayOnly(open));
        open = { ...date, weekday: null, used: false };
      }
    } else {
      const { month: m = null, day: d = null, weekday: w = null } = open ?? {};
      const rest = text.slice(match.index + match[0].length, match.index + match[0].length + 80);
      found.push({ month: m, day: d, weekday: w, minutes: minutesOf(g), rest });
      if (open) open = { ...open, used: true };
    }
  }
  if (open && !open.used) found.push(dayOnly(open));
  return found;
}

function dayOnly({ month, day, weekday }: OpenDay): NamedTime {
  return { month, day, weekday, minutes: null, rest: '' };
}

function minutesOf(g: Record<string, string | undefined>): number {
  const hour = Number(g.hour ?? g.bare);
  const half = (g.half ?? g.bareHalf)?.toLowerCase();
  const hours = half === undefined ? hour : (hour % 12) + (half === 'p' ? 12 : 0);
  return hours * 60 + Number(g.minute ?? 0);
}

/** `Montag`, not `Montagabend` or `Sundial`. */
function standsAlone(text: string, match: RegExpMatchArray): boolean {
  const start = match.index ?? 0;
  const before = text[start - 1] ?? ' ';
  const after = text[start + match[0].length] ?? ' ';
  return !/[\p{L}\d]/u.test(before) && !/[\p{L}\d]/u.test(after);
}

function namesIn(locales: readonly Locale[]): Names {
  const lower = locales.length > 1;
  // 1 January 2024 was a Monday.
  const weekdays = names(locales, { weekday: 'long' }, 7, (i) => Date.UTC(2024, 0, 1 + i), lower);
  const months = names(locales, { month: 'long' }, 12, (i) => Date.UTC(2024, i, 1), lower);
  const word = (list: ReadonlyMap<string, number>) => [...list.keys()].sort((a, b) => b.length - a.length).join('|');
  const forms = [
    `(?<weekday>${word(weekdays)})`,
    `(?<monthA>${word(months)}) (?<dayA>\\d{1,2})(?!\\d|:)`,
    `(?<dayB>\\d{1,2})\\.?(?: de)? (?<monthB>${word(months)})`,
    '(?<hour>\\d{1,2}):(?<minute>\\d{2})(?: ?(?<half>[AaPp])\\.?[Mm]\\b\\.?)?',
    '(?<bare>\\d{1,2}) ?(?<bareHalf>[AaPp])\\.?[Mm]\\b',
  ];
  return { weekdays, months, mention: new RegExp(forms.join('|'), lower ? 'giu' : 'gu') };
}

/** Names to their place in the list. */
function names(
  locales: readonly Locale[],
  style: Intl.DateTimeFormatOptions,
  count: number,
  at: (i: number) => number,
  lower: boolean,
): Map<string, number> {
  const found = new Map<string, number>();
  for (const locale of locales) {
    const format = new Intl.DateTimeFormat(locale, { ...style, timeZone: 'UTC' });
    for (let i = 0; i < count; i += 1) {
      const name = format.format(at(i));
      found.set(lower ? name.toLowerCase() : name, i);
    }
  }
  return found;
}
