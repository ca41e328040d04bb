import { dayNumber, dayOfWall } from './calendar-date';
import type { Period } from './period';
import data from './public-holidays.json' with { type: 'json' };
import { zoneBehind } from './tz-data';
import { toInstant, toWall, zoneTable } from './zone';

const COUNTRIES: Readonly<Record<string, string>> = data.countries;
const ZONES: Readonly<Record<string, string>> = data.zones;
const known = new Map<string, readonly number[]>();

/** The country (ISO 3166-1) that most of a zone's people live in; undefined for zones of none, such as UTC. */
export function countryOf(tzid: string): string | undefined {
  return ZONES[tzid] ?? ZONES[zoneBehind(tzid)];
}

/**
 * The national public holidays of the zone's country inside a stretch of time, as whole days on the zone's clock. Days that
 * only a region keeps are not among them, nor any beyond the years of the data.
 */
export function publicHolidays(tzid: string, { start, end }: Period): Period[] {
  const country = countryOf(tzid);
  if (country === undefined) return [];
  const zone = zoneTable(tzid);
  // A stretch that ends at midnight has nothing of the day that begins then.
  const [first, last] = [dayOfWall(toWall(zone, start)), dayOfWall(toWall(zone, Math.max(start, end - 1)))];
  return daysOf(country)
    .filter((day) => day >= first && day <= last)
    .map((day) => ({ start: toInstant(zone, day * 1440), end: toInstant(zone, (day + 1) * 1440) }));
}

/** Day numbers of a country, in order; each year is a list of `MMDD`. */
function daysOf(country: string): readonly number[] {
  const cached = known.get(country);
  if (cached) return cached;
  const years = (COUNTRIES[country] ?? '').split('|');
  const days = years.flatMap((year, i) =>
    (year.match(/\d{4}/g) ?? []).map((day) =>
      dayNumber(data.firstYear + i, Number(day.slice(0, 2)), Number(day.slice(2))),
    ),
  );
  known.set(country, days);
  return days;
}
