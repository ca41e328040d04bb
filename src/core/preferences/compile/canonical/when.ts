import type { HolidayCountry } from '../../../availability/public-holidays';
import { parseClock } from '../../../time/calendar-date';
import { COUNTRY_NAMES } from '../../render/holiday-words';
import { DAY_NAMES, ORDINALS } from '../../render/when-words';
import type { Stretch, When } from '../../when';

const DAY = `(?:${DAY_NAMES.join('|')})`;
const DAYS = `${DAY}(?:, ${DAY})*(?: and ${DAY})?`;
const DATE = '\\d{4}-\\d{2}-\\d{2}';
const STRETCH = '(?:(?:before|after) \\d\\d:\\d\\d|\\d\\d:\\d\\d–\\d\\d:\\d\\d)';

/** Regular expressions of the canonical words about time. */
export const WEEKDAYS_PATTERN = `(?:every day|on weekdays|on weekends|on ${DAYS}|on the \\w+ ${DAYS} of the month)`;
export const DATES_PATTERN = `(?:on ${DATE}|until ${DATE}|from ${DATE} on|from ${DATE} to ${DATE})`;
export const HOURS_PATTERN = `${STRETCH}(?:, ${STRETCH})*(?: and ${STRETCH})?`;
const COUNTRY = `(?:${Object.values(COUNTRY_NAMES).join('|')})`;
const HOLIDAYS_PATTERN = `on public holidays in ${COUNTRY}(?:, ${COUNTRY})*(?: and ${COUNTRY})?`;
const BETWEEN = 'between \\d\\d:\\d\\d and \\d\\d:\\d\\d';
export const WHEN_PATTERN = `(?: ${WEEKDAYS_PATTERN})?(?: ${HOLIDAYS_PATTERN})?(?: ${DATES_PATTERN})?(?:,? (?:${BETWEEN}|${HOURS_PATTERN}))?`;

const WHEN = new RegExp(
  `^(?: (${WEEKDAYS_PATTERN}))?(?: (${HOLIDAYS_PATTERN}))?(?: (${DATES_PATTERN}))?(?:,? (?:(${BETWEEN})|(${HOURS_PATTERN})))?$`,
);

/** What the canonical words about time say; they begin with a space. */
export function readWhen(words: string): When | null {
  const match = WHEN.exec(words);
  if (!match) return null;
  const [, days, holidays, dates, between, several] = match;
  const hours = between ? [stretchOf(between)] : several && readHours(several);
  return {
    ...(days ? readDays(days) : {}),
    ...(holidays ? { holidays: readHolidays(holidays) } : {}),
    ...(dates ? { dates: readDates(dates) } : {}),
    ...(hours ? { hours } : {}),
  };
}

const CLOCK = '\\d\\d:\\d\\d';
export const CLOCKS_PATTERN = `${CLOCK}(?:, ${CLOCK})*(?: or ${CLOCK})?`;

/** `09:00, 11:00 or 15:00`, in minutes of the day. */
export function readClocks(words: string): number[] {
  return words.split(/, | or /).map((clock) => parseClock(clock));
}

export function readDays(words: string): { weekdays: number[]; nth?: number } {
  if (words === 'every day') return { weekdays: [0, 1, 2, 3, 4, 5, 6] };
  if (words === 'on weekdays') return { weekdays: [0, 1, 2, 3, 4] };
  if (words === 'on weekends') return { weekdays: [5, 6] };
  const weekdays = DAY_NAMES.flatMap((name, day) => (words.includes(name) ? [day] : []));
  const ordinal = /^on the (\w+) /.exec(words)?.[1];
  if (ordinal === undefined) return { weekdays };
  const nth = Object.keys(ORDINALS).find((key) => ORDINALS[key] === ordinal);
  return { weekdays, nth: Number(nth) };
}

/** The longer names first: "Saxony-Anhalt" is not Saxony. */
const BY_LENGTH = (Object.entries(COUNTRY_NAMES) as [HolidayCountry, string][]).sort(
  ([, a], [, b]) => b.length - a.length,
);

function readHolidays(words: string): HolidayCountry[] {
  let rest = words;
  return BY_LENGTH.flatMap(([country, name]) => {
    const without = rest.replace(name, '');
    const found = without !== rest;
    rest = without;
    return found ? [country] : [];
  });
}

export function readDates(words: string): NonNullable<When['dates']> {
  const [first, second] = words.match(new RegExp(DATE, 'g')) as [string, string?];
  if (words.startsWith('until')) return { to: first };
  if (words.startsWith('on')) return { from: first, to: first };
  return second === undefined ? { from: first } : { from: first, to: second };
}

export function readHours(words: string): Stretch[] {
  return words.split(/, | and /).map(stretchOf);
}

function stretchOf(words: string): Stretch {
  const [first = 0, second = 0] = Array.from(
    words.matchAll(/(\d\d):(\d\d)/g),
    ([, h, m]) => Number(h) * 60 + Number(m),
  );
  if (words.startsWith('before')) return [0, first];
  if (words.startsWith('after')) return [first, 1440];
  return [first, second > first ? second : second + 1440];
}
