import type { EpochMinute } from './period';
import { LANGUAGES, languageOf, wallDay, wallTime, wallTimeRange } from './wall-format';
import { offsetAt, toWall, type ZoneTable, zoneTable } from './zone';
import { CITY_NAMES, RENAMED_CITIES } from './zone-cities';

/** North American clocks that everyone calls by two letters, with the zone whose offset decides whether it applies. */
const COAST_CLOCKS: Readonly<Record<string, readonly [label: string, reference: string]>> = {
  'America/New_York': ['ET', 'America/New_York'],
  'America/Detroit': ['ET', 'America/New_York'],
  'America/Toronto': ['ET', 'America/New_York'],
  'America/Montreal': ['ET', 'America/New_York'],
  'America/Indiana/Indianapolis': ['ET', 'America/New_York'],
  'America/Kentucky/Louisville': ['ET', 'America/New_York'],
  'America/Chicago': ['CT', 'America/Chicago'],
  'America/Denver': ['MT', 'America/Denver'],
  'America/Boise': ['MT', 'America/Denver'],
  'America/Los_Angeles': ['PT', 'America/Los_Angeles'],
};

/** `Thursday, March 12` (with the year on request) on the zone's calendar. Input: epoch minutes. */
export function formatDay(t: EpochMinute, zone: ZoneTable, locale: string, options: { year?: boolean } = {}): string {
  return wallDay(toWall(zone, t), locale, options);
}

/** `2:30 PM`, `14:30` on the zone's clock. */
export function formatTime(t: EpochMinute, zone: ZoneTable, locale: string): string {
  return wallTime(toWall(zone, t), locale);
}

/** `2:00 – 2:30 PM`, `14:00–14:30` on the zone's clock. Input: epoch minutes, half-open. */
export function formatTimeRange(start: EpochMinute, end: EpochMinute, zone: ZoneTable, locale: string): string {
  const from = toWall(zone, start);
  const to = toWall(zone, end);
  const sameDay = Math.floor(from / 1440) === Math.floor(to / 1440);
  if (!sameDay || to <= from) return `${formatTime(start, zone, locale)} – ${formatTime(end, zone, locale)}`;
  return wallTimeRange(from, to, locale);
}

/**
 * How we name a zone to people: `ET`, `PT`, `London time`, `Ortszeit Berlin`, `heure de Paris`, `hora de Madrid`, `UTC`.
 * `at` decides whether a coast's letters apply (a zone that stopped changing its clock is named by its city).
 */
export function zoneLabel(tzid: string, locale: string, at: EpochMinute): string {
  const name = RENAMED_CITIES[tzid] ?? tzid;
  const coast = COAST_CLOCKS[name];
  if (coast && offsetAt(zoneTable(name), at) === offsetAt(zoneTable(coast[1]), at)) return coast[0];
  const offset = /^Etc\/(?:UTC|UCT|Zulu|GMT0?|Universal|Greenwich|GMT([+-]\d+))$|^(?:UTC|GMT|Z)$/.exec(name);
  if (offset) return offset[1] ? `UTC${offset[1].startsWith('-') ? '+' : '-'}${offset[1].slice(1)}` : 'UTC';
  const city = cityOf(name, locale);
  switch (languageOf(locale)) {
    case 'de':
      return `Ortszeit ${city}`;
    case 'fr':
      return `heure ${/^[AEIOUYÉÈ]/.test(city) ? `d’${city}` : city.startsWith('Le ') ? `du ${city.slice(3)}` : `de ${city}`}`;
    case 'es':
      return `hora de ${city}`;
    default:
      return `${city} time`;
  }
}

/** The city that stands for a zone, in the locale's language where it differs: `America/New_York` → `New York`. */
export function cityOf(tzid: string, locale = 'en'): string {
  const name = RENAMED_CITIES[tzid] ?? tzid;
  const language = languageOf(locale);
  const local = language === 'en' ? null : CITY_NAMES[name]?.[LANGUAGES.indexOf(language) - 1];
  return local ?? (name.split('/').at(-1) as string).replaceAll('_', ' ');
}
