import { dateOf, weekdayOf } from '../time/calendar-date';
import { zoneLabel } from '../time/format';
import type { EpochMinute } from '../time/period';
import { toWall, zoneTable } from '../time/zone';
import type { Repeats, ReplyMessage } from './message';
import { patternZone } from './series-words';
import { zonesDiffer } from './slot-words';

/** A time that a mail has to name; what is null is not said with it. */
export interface ExpectedTime {
  readonly month: number | null;
  readonly day: number | null;
  readonly weekday: number | null;
  readonly minutes: number | null;
  readonly zone: string | null;
}

/** The day and clock of an instant, computed from it alone and not by the functions that write it. */
export function wallOf(at: EpochMinute, tzid: string, locale: string) {
  const wall = toWall(zoneTable(tzid), at);
  const dayNumber = Math.floor(wall / 1440);
  const { month, day } = dateOf(dayNumber);
  const minutes = wall - dayNumber * 1440;
  return { month, day, weekday: weekdayOf(dayNumber), minutes, zone: zoneLabel(tzid, locale, at) };
}

/** What a series names, in order: its day of the week with the clock (on both clocks), its first day, its last, those left out. */
export function expectedOfSeries(start: EpochMinute, repeats: Repeats, message: ReplyMessage): ExpectedTime[] {
  const { owner, locale } = message;
  const zone = patternZone(start, repeats, message);
  const first = wallOf(start, zone, locale);
  const undated = { month: null, day: null } as const;
  const pattern = { ...first, ...undated, ...(repeats.days === 'working' ? { weekday: null } : {}) };
  const own = wallOf(start, owner.zone, locale);
  const others = repeats.days === 'working' ? null : own.weekday;
  const days = [start, ...(repeats.last === null ? [] : [repeats.last]), ...repeats.skips];
  return [
    pattern,
    ...(zonesDiffer(start, zone, owner.zone) ? [{ ...own, ...undated, weekday: others }] : []),
    ...days.map((at) => ({ ...wallOf(at, zone, locale), minutes: null, zone: null })),
  ];
}

const ORDINALS = {
  en: { first: 1, second: 2, third: 3, fourth: 4, last: -1 },
  de: { ersten: 1, zweiten: 2, dritten: 3, vierten: 4, letzten: -1 },
  fr: { premier: 1, deuxième: 2, troisième: 3, quatrième: 4, dernier: -1 },
  es: { primer: 1, segundo: 2, tercer: 3, cuarto: 4, último: -1 },
} as const;
const SECOND = /every other (?:month|\p{L}+day)/iu;
const NUMBERED =
  /(?:every|alle|tous les|toutes les|cada) (\d+) (?:weeks|months|Wochen|Monate|semaines|mois|semanas|meses)/iu;
const COUNTED = /(\d+) (?:times in all|Mal|fois au total|veces en total)/iu;
const MONTHLY = /(?:of every|every \d+ months|Monat|(?<!\p{L})(?:mois|mes(?:es)?)(?!\p{L}))/iu;
const WORKING = /(?:every weekday|Werktag|jour ouvré|día laborable)/iu;

/** The rhythm of a series as its words have it, and where they say another one than they were given. */
export function rhythmProblems(line: string, repeats: Repeats, locale: ReplyMessage['locale']): string[] {
  const interval = SECOND.test(line) ? 2 : Number(NUMBERED.exec(line)?.[1] ?? 1);
  const count = COUNTED.exec(line)?.[1];
  const month = MONTHLY.test(line);
  const nth = Object.entries(ORDINALS[locale]).find(([name]) =>
    new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u').test(line),
  );
  return [
    ...(interval === repeats.interval ? [] : ['it repeats at another interval']),
    ...((count === undefined ? null : Number(count)) === repeats.count ? [] : ['another number of times']),
    ...(month === (repeats.unit === 'month') ? [] : ['weeks and months are confused']),
    ...(WORKING.test(line) === (repeats.days === 'working') ? [] : ['other days of the week']),
    ...(repeats.unit === 'week' || nth?.[1] === repeats.nth ? [] : ['another week of the month']),
  ];
}
