import { holidayIn, nthWeekdayOfMonth } from '../reading/holidays';
import { type DayNumber, dateOf, dayNumber, weekdayOf } from '../time/calendar-date';

/** A date of every year, a day with a name in `holidays`, or the nth weekday (Monday 0) of a month (-1: the last). */
type Entry = readonly [month: number, day: number] | string | { readonly nth: readonly [number, number, number] };

interface Country {
  readonly days: readonly Entry[];
  /** What is done where a day falls on a weekend: the next free weekday, or the nearest one. Absent: nothing. */
  readonly moved?: 'next' | 'nearest';
}

const EASTER_WEEK = ['good_friday', 'easter_monday'];
const CHRISTMAS: readonly Entry[] = [
  [12, 25],
  [12, 26],
];
const ENGLAND: readonly Entry[] = [
  [1, 1],
  ...EASTER_WEEK,
  { nth: [5, 0, 1] },
  { nth: [5, 0, -1] },
  { nth: [8, 0, -1] },
  ...CHRISTMAS,
];
const GERMANY: readonly Entry[] = [
  [1, 1],
  ...EASTER_WEEK,
  [5, 1],
  'ascension',
  'whit_monday',
  'german_unity',
  ...CHRISTMAS,
];
const EPIPHANY: Entry = [1, 6];
const ALL_SAINTS: Entry = [11, 1];

/**
 * Days off by law, of countries where they are the same everywhere, and of parts that differ: 5 U.S.C. 6103; gov.uk/bank-holidays;
 * Organisation of Working Time Act 1997; the Feiertagsgesetze; Feiertagsruhegesetz 1957; Code du travail L3133-1; the
 * national ones of the Estatuto de los Trabajadores 37.2; Legge 260/1949 with 151/2025; Algemene termijnenwet, Koningsdag;
 * the Belgian law of 4.1.1974; Código do Trabalho 234. What only some towns have is left out.
 */
const COUNTRIES = {
  AT: {
    days: [
      [1, 1],
      EPIPHANY,
      'easter_monday',
      [5, 1],
      'ascension',
      'whit_monday',
      'corpus_christi',
      [8, 15],
      [10, 26],
      ALL_SAINTS,
      [12, 8],
      ...CHRISTMAS,
    ],
  },
  BE: {
    days: [
      [1, 1],
      'easter_monday',
      [5, 1],
      'ascension',
      'whit_monday',
      [7, 21],
      [8, 15],
      ALL_SAINTS,
      'armistice',
      [12, 25],
    ],
  },
  DE: { days: GERMANY },
  'DE-BW': { days: [...GERMANY, EPIPHANY, 'corpus_christi', ALL_SAINTS] },
  'DE-BY': { days: [...GERMANY, EPIPHANY, 'corpus_christi', ALL_SAINTS] },
  'DE-BE': { days: [...GERMANY, [3, 8]] },
  'DE-BB': { days: [...GERMANY, 'reformation'] },
  'DE-HB': { days: [...GERMANY, 'reformation'] },
  'DE-HH': { days: [...GERMANY, 'reformation'] },
  'DE-HE': { days: [...GERMANY, 'corpus_christi'] },
  'DE-MV': { days: [...GERMANY, [3, 8], 'reformation'] },
  'DE-NI': { days: [...GERMANY, 'reformation'] },
  'DE-NW': { days: [...GERMANY, 'corpus_christi', ALL_SAINTS] },
  'DE-RP': { days: [...GERMANY, 'corpus_christi', ALL_SAINTS] },
  'DE-SL': { days: [...GERMANY, 'corpus_christi', [8, 15], ALL_SAINTS] },
  'DE-SN': { days: [...GERMANY, 'reformation', 'repentance'] },
  'DE-ST': { days: [...GERMANY, EPIPHANY, 'reformation'] },
  'DE-SH': { days: [...GERMANY, 'reformation'] },
  'DE-TH': { days: [...GERMANY, [9, 20], 'reformation'] },
  ES: {
    days: [[1, 1], EPIPHANY, 'good_friday', [5, 1], [8, 15], 'hispanic_day', ALL_SAINTS, [12, 6], [12, 8], [12, 25]],
  },
  FR: {
    days: [
      [1, 1],
      'easter_monday',
      [5, 1],
      [5, 8],
      'ascension',
      'whit_monday',
      'bastille',
      [8, 15],
      ALL_SAINTS,
      'armistice',
      [12, 25],
    ],
  },
  'GB-EAW': { days: ENGLAND, moved: 'next' },
  'GB-NIR': { days: [...ENGLAND, [3, 17], [7, 12]], moved: 'next' },
  'GB-SCT': {
    days: [
      [1, 1],
      [1, 2],
      'good_friday',
      { nth: [5, 0, 1] },
      { nth: [5, 0, -1] },
      { nth: [8, 0, 1] },
      [11, 30],
      ...CHRISTMAS,
    ],
    moved: 'next',
  },
  IE: {
    days: [
      [1, 1],
      'brigid',
      [3, 17],
      'easter_monday',
      { nth: [5, 0, 1] },
      { nth: [6, 0, 1] },
      { nth: [8, 0, 1] },
      { nth: [10, 0, -1] },
      ...CHRISTMAS,
    ],
  },
  IT: {
    days: [
      [1, 1],
      EPIPHANY,
      'easter_monday',
      [4, 25],
      [5, 1],
      [6, 2],
      [8, 15],
      [10, 4],
      ALL_SAINTS,
      [12, 8],
      ...CHRISTMAS,
    ],
  },
  NL: { days: [[1, 1], 'easter_monday', 'kings_day', 'ascension', 'whit_monday', ...CHRISTMAS] },
  PT: {
    days: [
      [1, 1],
      'good_friday',
      [4, 25],
      [5, 1],
      'corpus_christi',
      [6, 10],
      [8, 15],
      [10, 5],
      ALL_SAINTS,
      [12, 1],
      [12, 8],
      [12, 25],
    ],
  },
  US: {
    days: [
      [1, 1],
      'mlk_day',
      'presidents_day',
      'memorial_day',
      'juneteenth',
      'independence_day',
      'labor_day',
      'columbus_day',
      'veterans_day',
      'thanksgiving',
      [12, 25],
    ],
    moved: 'nearest',
  },
} as const satisfies Readonly<Record<string, Country>>;

/** ISO 3166-1, or 3166-2 where the parts of a country differ; `DE` alone is what all of Germany has. */
export type HolidayCountry = keyof typeof COUNTRIES;

export const HOLIDAY_COUNTRIES = Object.keys(COUNTRIES) as HolidayCountry[];

const known = new Map<string, ReadonlySet<DayNumber>>();

/** Whether a local day is a public holiday there. A day that moves off a weekend counts where it was, too. */
export function isPublicHoliday(country: HolidayCountry, day: DayNumber): boolean {
  const { year } = dateOf(day);
  const key = `${country} ${year}`;
  const days = known.get(key) ?? new Set([...daysIn(country, year), ...daysIn(country, year + 1)]);
  known.set(key, days);
  return days.has(day);
}

/** Those of a year, with the days that they are moved to: New Year's Day on a Saturday may be kept on 31 December. */
function daysIn(country: HolidayCountry, year: number): Set<DayNumber> {
  const { days, moved }: Country = COUNTRIES[country];
  const all = new Set(days.map((entry) => dayOf(entry, year)));
  if (!moved) return all;
  for (const day of [...all].sort((a, b) => a - b)) {
    const weekday = weekdayOf(day);
    if (weekday < 5) continue;
    if (moved === 'nearest') all.add(weekday === 5 ? day - 1 : day + 1);
    else {
      let next = day + 1;
      while (weekdayOf(next) >= 5 || all.has(next)) next++;
      all.add(next);
    }
  }
  return all;
}

function dayOf(entry: Entry, year: number): DayNumber {
  if (typeof entry !== 'string') {
    if ('nth' in entry) {
      const [month, weekday, n] = entry.nth;
      return nthWeekdayOfMonth(year, month, weekday, n);
    }
    return dayNumber(year, entry[0], entry[1]);
  }
  const special = SPECIAL[entry]?.(year) ?? holidayIn(entry, year);
  if (special === null) throw new Error(`No holiday is called ${entry}`);
  return special;
}

const SPECIAL: Readonly<Record<string, (year: number) => DayNumber>> = {
  /** The first Monday of February, or the first of February where that is a Friday. */
  brigid: (year) => {
    const first = dayNumber(year, 2, 1);
    return weekdayOf(first) === 4 ? first : nthWeekdayOfMonth(year, 2, 0, 1);
  },
  /** 27 April, on the 26th where that is a Sunday. */
  kings_day: (year) => {
    const day = dayNumber(year, 4, 27);
    return weekdayOf(day) === 6 ? day - 1 : day;
  },
  /** The Wednesday before 23 November. */
  repentance: (year) => {
    const day = dayNumber(year, 11, 22);
    return day - ((weekdayOf(day) - 2 + 7) % 7);
  },
};

const OF_ZONE: Readonly<Record<string, HolidayCountry>> = {
  'Europe/Vienna': 'AT',
  'Europe/Brussels': 'BE',
  'Europe/Berlin': 'DE',
  'Europe/Madrid': 'ES',
  'Atlantic/Canary': 'ES',
  'Africa/Ceuta': 'ES',
  'Europe/Paris': 'FR',
  'Europe/London': 'GB-EAW',
  'Europe/Belfast': 'GB-NIR',
  'Europe/Dublin': 'IE',
  'Europe/Rome': 'IT',
  'Europe/Amsterdam': 'NL',
  'Europe/Lisbon': 'PT',
  'Atlantic/Madeira': 'PT',
  'Atlantic/Azores': 'PT',
};

const OF_AMERICA =
  /^America\/(?:New_York|Chicago|Denver|Los_Angeles|Phoenix|Detroit|Boise|Anchorage|Juneau|Sitka|Metlakatla|Yakutat|Nome|Adak|Menominee|Indianapolis|Indiana\/.+|Kentucky\/.+|North_Dakota\/.+)$|^Pacific\/Honolulu$|^US\/(?!Samoa)/;

/** The country that a time zone is that of; null where it is that of several, or none is known. */
export function holidayCountryOfZone(zone: string): HolidayCountry | null {
  return OF_ZONE[zone] ?? (OF_AMERICA.test(zone) ? 'US' : null);
}
