import { z } from 'zod';
import { formatRecurrenceRule, parseRecurrenceRule } from '@/core/recurrence/parse-rule';
import { RecurrenceError, type RecurrenceRule } from '@/core/recurrence/rule';
import { formatBasicDateTime } from '@/core/time/basic-format';
import { dateOf, formatLocalDate, parseLocalDate, weekdayOf } from '@/core/time/calendar-date';
import type { EpochMinute, WallMinute } from '@/core/time/period';
import { toInstant, toWall, type ZoneTable } from '@/core/time/zone';
import { CalendarError } from '@/ports/calendar';
import { exchangeName } from './clock-names';

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
const CODES = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;
const NTH = { first: 1, second: 2, third: 3, fourth: 4, last: -1 } as const;
type Index = keyof typeof NTH;

/** `patternedRecurrence` of Graph: how often, and from when to when. */
export const patternedSchema = z.object({
  pattern: z.object({
    type: z.enum(['daily', 'weekly', 'absoluteMonthly', 'relativeMonthly', 'absoluteYearly', 'relativeYearly']),
    interval: z.number().int().min(1).default(1),
    daysOfWeek: z.array(z.enum(DAYS)).nullish(),
    firstDayOfWeek: z.enum(DAYS).nullish(),
    dayOfMonth: z.number().int().nullish(),
    month: z.number().int().nullish(),
    index: z.enum(Object.keys(NTH) as [Index, ...Index[]]).nullish(),
  }),
  range: z.object({
    type: z.enum(['endDate', 'noEnd', 'numbered']),
    startDate: z.string(),
    endDate: z.string().nullish(),
    numberOfOccurrences: z.number().int().nullish(),
    recurrenceTimeZone: z.string().nullish(),
  }),
});
export type Patterned = z.infer<typeof patternedSchema>;

/** The rule of a series as RFC 5545 has it. `zone`: its clock; null for a series of whole days. */
export function ruleLine({ pattern, range }: Patterned, zone: ZoneTable | null): string {
  const { type, interval, dayOfMonth, month } = pattern;
  const yearly = type.endsWith('Yearly');
  const parts = [`FREQ=${yearly ? 'YEARLY' : type.endsWith('Monthly') ? 'MONTHLY' : type.toUpperCase()}`];
  if (interval > 1) parts.push(`INTERVAL=${interval}`);
  if (yearly) parts.push(`BYMONTH=${month ?? 1}`);
  if (type.startsWith('absolute')) parts.push(...monthDay(dayOfMonth ?? 1));
  if (type === 'weekly' || type.startsWith('relative'))
    parts.push(`BYDAY=${(pattern.daysOfWeek ?? []).map(codeOf).join()}`);
  if (type.startsWith('relative')) parts.push(`BYSETPOS=${NTH[pattern.index ?? 'first']}`);
  if (type === 'weekly') parts.push(`WKST=${codeOf(pattern.firstDayOfWeek ?? 'sunday')}`);
  if (range.type === 'numbered') parts.push(`COUNT=${range.numberOfOccurrences ?? 1}`);
  if (range.type === 'endDate') parts.push(`UNTIL=${lastMoment(range.endDate ?? range.startDate, zone)}`);
  return `RRULE:${parts.join(';')}`;
}

/** Exchange takes the last day of a month that is too short; RFC 5545 leaves it out. */
function monthDay(day: number): string[] {
  if (day <= 28) return [`BYMONTHDAY=${day}`];
  return [`BYMONTHDAY=${Array.from({ length: day - 27 }, (_, i) => 28 + i).join()}`, 'BYSETPOS=-1'];
}

function codeOf(day: (typeof DAYS)[number]): string {
  return CODES[DAYS.indexOf(day)] as string;
}

/** The last moment at which a time may begin. */
function lastMoment(endDate: string, zone: ZoneTable | null): string {
  const day = parseLocalDate(endDate);
  if (zone === null) return formatBasicDateTime({ form: 'date', seconds: day * 86_400 });
  return formatBasicDateTime({ form: 'utc', seconds: toInstant(zone, (day + 1) * 1440 - 1) * 60 });
}

/**
 * A rule as Graph's pattern; `first` is the first start on the clock of `zone`. Throws CalendarError `invalid` for a rule
 * for which Exchange has no pattern.
 */
export function patternOf(line: string, first: EpochMinute, zone: ZoneTable): Patterned {
  const rule = parsed(line);
  const wall = toWall(zone, first);
  const startDate = formatLocalDate(Math.floor(wall / 1440));
  return {
    pattern: { interval: rule.interval, ...kindOf(rule, wall) },
    range: { startDate, recurrenceTimeZone: exchangeName(zone, first), ...rangeOf(rule, wall, zone) },
  };
}

/** Whether two lines are one rule, however they are written. */
export function sameRule(a: string, b: string): boolean {
  return formatRecurrenceRule(parsed(a)) === formatRecurrenceRule(parsed(b));
}

function parsed(line: string): RecurrenceRule {
  try {
    return parseRecurrenceRule(line);
  } catch (error) {
    if (error instanceof RecurrenceError) throw unknown();
    throw error;
  }
}

function kindOf(rule: RecurrenceRule, wall: WallMinute): Omit<Patterned['pattern'], 'interval'> {
  const { freq, byDay, byMonthDay, byMonth, bySetPos } = rule;
  const others = [rule.byWeekNo, rule.byYearDay, rule.byHour, rule.byMinute, rule.bySecond, rule.byLeapMonth];
  if (others.some((list) => list.length > 0) || rule.scale !== null) throw unknown();
  const day = Math.floor(wall / 1440);
  const daysOfWeek = (byDay.length > 0 ? byDay.map(({ weekday }) => weekday) : [weekdayOf(day)]).map(
    (weekday) => DAYS[weekday] as (typeof DAYS)[number],
  );
  const counted = byDay.length === 1 && byDay[0]?.nth !== 0 ? byDay[0]?.nth : undefined;
  if (freq === 'DAILY' && [byDay, byMonthDay, byMonth, bySetPos].every((list) => list.length === 0))
    return { type: 'daily' };
  if (freq === 'WEEKLY' && byMonthDay.length + byMonth.length + bySetPos.length === 0 && counted === undefined) {
    return { type: 'weekly', daysOfWeek, firstDayOfWeek: DAYS[rule.wkst] as (typeof DAYS)[number] };
  }
  if ((freq !== 'MONTHLY' && freq !== 'YEARLY') || byMonth.length > (freq === 'YEARLY' ? 1 : 0)) throw unknown();
  const often = freq === 'YEARLY' ? 'Yearly' : 'Monthly';
  const month = freq === 'YEARLY' ? { month: byMonth[0] ?? dateOf(day).month } : {};
  if (byDay.length === 0) return { type: `absolute${often}`, ...month, dayOfMonth: dayOfMonth(rule, day) };
  const nth = counted ?? (bySetPos.length === 1 ? bySetPos[0] : undefined);
  const index = (Object.keys(NTH) as Index[]).find((name) => NTH[name] === nth);
  if (index === undefined || byMonthDay.length > 0) throw unknown();
  return { type: `relative${often}`, ...month, daysOfWeek, index };
}

function dayOfMonth({ byMonthDay, bySetPos }: RecurrenceRule, first: number): number {
  const last = byMonthDay.at(-1) ?? dateOf(first).day;
  const isClamped = byMonthDay.length === last - 27 && byMonthDay[0] === 28 && bySetPos.join() === '-1';
  if (isClamped || (last >= 1 && last <= 28 && byMonthDay.length <= 1 && bySetPos.length === 0)) return last;
  throw unknown();
}

/** Exchange ends a series with a day: the last on which a time begins early enough. */
function rangeOf({ count, until }: RecurrenceRule, wall: WallMinute, zone: ZoneTable) {
  if (count !== null) return { type: 'numbered', numberOfOccurrences: count } as const;
  if (until === null) return { type: 'noEnd' } as const;
  const minute = Math.floor(until.seconds / 60);
  const end = until.form === 'utc' ? toWall(zone, minute) : until.form === 'date' ? minute + 1439 : minute;
  const ofDay = wall - Math.floor(wall / 1440) * 1440;
  const day = Math.floor((end - ofDay) / 1440);
  return { type: 'endDate', endDate: formatLocalDate(Math.max(day, Math.floor(wall / 1440))) } as const;
}

function unknown(): CalendarError {
  return new CalendarError('invalid', 'The calendar provider has no such rule of repetition');
}
