import { parseClock, parseLocalDate, WEEKDAYS, weekdayOf } from '@/core/time/calendar-date';
import type { EpochMinute } from '@/core/time/period';
import { toWall, type ZoneTable, zoneTable } from '@/core/time/zone';

/** One time of the gold notation (`+2026-03-10 14:00-16:00 @Europe/Paris`), parsed. Minutes of the day. */
export interface GoldTime {
  readonly polarity: '+' | '-' | '~' | '!' | '<=' | '>=';
  readonly onDay: (day: number) => boolean;
  /** The day where one is named; deadlines and earliest times have one. */
  readonly day: number | null;
  readonly from: number | null;
  readonly to: number | null;
  /** A start without an end. */
  readonly point: boolean;
  readonly zone: ZoneTable;
  readonly series: string | null;
}

const FORM = /^(\+|-|~|!|<=|>=)(\S+?)(?: (\d\d:\d\d)?(-)?(\d\d:\d\d)?)?(?: (R:\S+))?(?: @(\S+))?$/;

/** Parses one time of the gold notation. Throws RangeError for what is not in it. */
export function parseGoldTime(text: string, homeZone: string): GoldTime {
  const match = FORM.exec(text);
  if (!match) throw new RangeError(`Not a time of the gold notation: ${text}`);
  const [, polarity, day = '', from, dash, to, series, zone] = match;
  const single = from !== undefined && dash === undefined;
  const deadline = polarity === '<=';
  return {
    polarity: polarity as GoldTime['polarity'],
    onDay: dayTest(day),
    day: /^\d{4}-/.test(day) ? parseLocalDate(day) : null,
    from: from === undefined || deadline ? null : parseClock(from),
    to: deadline && from !== undefined ? parseClock(from) : to === undefined ? null : parseClock(to),
    point: single && !deadline,
    zone: zoneTable(zone ?? homeZone),
    series: series ?? null,
  };
}

function dayTest(word: string): (day: number) => boolean {
  if (/^\d{4}-/.test(word)) {
    const date = parseLocalDate(word);
    return (day) => day === date;
  }
  if (word === 'weekdays') return (day) => weekdayOf(day) < 5;
  if (word === 'weekend') return (day) => weekdayOf(day) > 4;
  const weekday = WEEKDAYS.indexOf(word as (typeof WEEKDAYS)[number]);
  return weekday < 0 ? () => true : (day) => weekdayOf(day) === weekday;
}

/** Whether a meeting may begin at an instant, as the times say. Without a positive time every instant may. */
export function allowsStart(times: readonly GoldTime[], start: EpochMinute, durationMin: number): boolean {
  const positive = times.filter(({ polarity }) => polarity === '+' || polarity === '~');
  if (positive.length > 0 && !positive.some((time) => holds(time, start, durationMin))) return false;
  return times.every((time) => {
    if (time.polarity === '-' || time.polarity === '!') return !blocks(time, start, durationMin);
    if (time.polarity === '<=') return wallOf(time, start) <= endOf(time);
    return time.polarity === '>=' ? wallOf(time, start) >= (time.day ?? 0) * 1440 + (time.from ?? 0) : true;
  });
}

const wallOf = (time: GoldTime, at: EpochMinute): number => toWall(time.zone, at);
const endOf = ({ day, to }: GoldTime): number => (day ?? Number.POSITIVE_INFINITY) * 1440 + (to ?? 1440);

function holds(time: GoldTime, start: EpochMinute, durationMin: number): boolean {
  const wall = wallOf(time, start);
  const day = Math.floor(wall / 1440);
  const minute = wall - day * 1440;
  if (!time.onDay(day)) return false;
  if (time.point) return minute === time.from;
  return minute >= (time.from ?? 0) && minute + durationMin <= (time.to ?? 1440);
}

function blocks(time: GoldTime, start: EpochMinute, durationMin: number): boolean {
  const wall = wallOf(time, start);
  const day = Math.floor(wall / 1440);
  const minute = wall - day * 1440;
  if (!time.onDay(day)) return false;
  const to = time.to ?? (time.point ? (time.from ?? 0) + durationMin : 1440);
  return minute < to && minute + durationMin > (time.from ?? 0);
}
