import { type DayNumber, dateOf, dayNumber } from '../time/calendar-date';
import { monthLength } from './day-filter';
import type { Scale } from './rule';

/** A month of a year: its number as BYMONTH writes it, whether it is the leap month after it, first day, length. */
export interface ScaleMonth {
  readonly number: number;
  readonly leap: boolean;
  readonly start: DayNumber;
  readonly length: number;
}

/** A calendar as recurrence needs it. Years are numbered so that they follow one another. */
export interface CalendarScale {
  yearOf(n: DayNumber): number;
  months(year: number): readonly ScaleMonth[];
}

/** The calendar of a rule; null is the Gregorian. Others come from the CLDR data of Intl, in UTC, month by month. */
export function calendarScale(scale: Scale | null): CalendarScale {
  if (scale === null) return GREGORIAN;
  const known = scales.get(scale) ?? intlScale(scale);
  scales.set(scale, known);
  return known;
}

const scales = new Map<Scale, CalendarScale>();

const GREGORIAN: CalendarScale = {
  yearOf: (n) => dateOf(n).year,
  months: (year) =>
    Array.from({ length: 12 }, (_, i) => {
      return { number: i + 1, leap: false, start: dayNumber(year, i + 1, 1), length: monthLength(year, i + 1) };
    }),
};

/** Hebrew months as Intl names them; Adar I is the leap month after Shevat (RFC 7529 3). */
const HEBREW = [
  'Tishri',
  'Heshvan',
  'Kislev',
  'Tevet',
  'Shevat',
  'Adar',
  'Nisan',
  'Iyar',
  'Sivan',
  'Tamuz',
  'Av',
  'Elul',
];
/** Month lengths of all calendars: the thirteenth month of Ethiopia has five or six days. */
const LENGTHS = [5, 6, 29, 30, 31, 32];
/** Where years are searched: days from about the year -500 to 6000. */
const SEARCH = { from: -900_000, to: 1_480_000 };
const MAX_CACHED_YEARS = 2_000;

function intlScale(scale: Scale): CalendarScale {
  const formatter = new Intl.DateTimeFormat(`en-u-ca-${scale}`, {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  });
  const read = (n: DayNumber) => {
    const parts = new Map(formatter.formatToParts(n * 86_400_000).map(({ type, value }) => [type as string, value]));
    const month = parts.get('month') ?? '';
    return {
      year: Number(parts.get('relatedYear') ?? parts.get('year')),
      day: Number(parts.get('day')),
      ...(scale === 'hebrew'
        ? hebrewMonth(month)
        : { number: Number.parseInt(month, 10), leap: month.endsWith('bis') }),
    };
  };
  const yearOf = (n: DayNumber) => read(n).year;
  const cache = new Map<number, ScaleMonth[]>();
  const months = (year: number): ScaleMonth[] => {
    const cached = cache.get(year);
    if (cached) return cached;
    const found: ScaleMonth[] = [];
    let start = firstDay(yearOf, year);
    for (let first = read(start); first.year === year && found.length < 14; first = read(start)) {
      const begin = start;
      const length = LENGTHS.find((days) => read(begin + days).day === 1) ?? 30;
      found.push({ number: first.number, leap: first.leap, start, length });
      start += length;
    }
    if (cache.size >= MAX_CACHED_YEARS) cache.clear();
    cache.set(year, found);
    return found;
  };
  return { yearOf, months };
}

function hebrewMonth(name: string): { number: number; leap: boolean } {
  if (name === 'Adar I') return { number: 5, leap: true };
  return { number: HEBREW.indexOf(name === 'Adar II' ? 'Adar' : name) + 1, leap: false };
}

function firstDay(yearOf: (n: DayNumber) => number, year: number): DayNumber {
  let { from, to } = SEARCH;
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if (yearOf(middle) >= year) to = middle;
    else from = middle + 1;
  }
  return from;
}
