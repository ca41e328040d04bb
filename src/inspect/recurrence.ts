import { z } from 'zod';
import { Budget } from '@/core/recurrence/budget';
import { parseRecurrenceRule } from '@/core/recurrence/parse-rule';
import type { RecurrenceRule, WallSecond } from '@/core/recurrence/rule';
import { visitStarts } from '@/core/recurrence/rule-starts';
import { type BasicDateTime, formatBasicDateTime, parseLooseDateTime } from '@/core/time/basic-format';
import { toInstant, toWall, UTC, type ZoneTable, zoneTable } from '@/core/time/zone';

const dates = z.union([z.string(), z.array(z.string())]).nullish();
const rowSchema = z.object({
  rrule: z.string(),
  dtstart: z.string(),
  zone: z.string().nullish(),
  exdate: dates,
  rdate: dates,
  from: z.string().nullish(),
  to: z.string().nullish(),
  limit: z.number().int().positive().max(100_000).nullish(),
});

const DAY = 86_400;
/** The offset of a time, not the dashes of a date. */
const OFFSET = /(?<=T.*)[+-]\d\d:?\d\d$/i;
const DEFAULT_LIMIT = 1_000;
/** Starts that EXDATE may take away before the work is too much. */
const MOST_EXCLUDED = 10_000;
/** Nothing is looked for beyond the year 2600. */
const HORIZON: WallSecond = 19_880_899_200;

/**
 * `recurrence`: the starts that a rule generates from DTSTART on (with RDATE, without EXDATE), as wall times in the
 * notation of `dtstart`: basic or extended ISO 8601, a date, with seconds or `Z` when `dtstart` has them (an offset is
 * read and not repeated). A `dtstart` in UTC recurs in UTC, whatever the zone. DTSTART is among them only if it matches
 * the rule. At most `limit` (1,000 if absent). Throws RecurrenceError for a rule that RFC 5545 forbids.
 */
export function inspectRecurrence(row: unknown): { starts: string[] } {
  const input = rowSchema.parse(row);
  const named = input.zone ? zoneTable(input.zone) : null;
  const notation = input.dtstart.trim().replace(OFFSET, '');
  // With an offset it is an instant, which in the zone is a wall time; without a zone the clock it shows is the series' own.
  const isInstant = notation.length < input.dtstart.trim().length && named !== null;
  const dtstart = isInstant ? onClock(readTime(input.dtstart), named) : readTime(notation);
  const zone = (dtstart.form === 'local' && named) || UTC;
  const rule = parseRecurrenceRule(input.rrule, { subDaily: true });
  const applicable = dtstart.form === 'date' ? { ...rule, byHour: [], byMinute: [], bySecond: [] } : rule;
  const edge = (text: string) => (dtstart.form === 'local' ? onClock(readTime(text), zone) : readTime(text)).seconds;
  const from = input.from ? edge(input.from) : Number.NEGATIVE_INFINITY;
  const to = input.to ? edge(input.to) : HORIZON;
  const limit = input.limit ?? DEFAULT_LIMIT;
  const dates = list(input.exdate).map(readTime);
  const excludedTimes = new Set(dates.map((date) => wallOf(date, dtstart, zone)));
  const excludedDays = new Set(dates.filter(({ form }) => form === 'date').map((date) => date.seconds / DAY));
  const isExcluded = (second: WallSecond) => excludedTimes.has(second) || excludedDays.has(Math.floor(second / DAY));
  // Of a period only the start is asked for.
  const extra = list(input.rdate).map((text) => wallOf(readTime(text.replace(/\/.*/, '')), dtstart, zone));

  const starts = new Set<WallSecond>(extra.filter((s) => s >= from && s < to));
  const budget = new Budget({ steps: 1_000_000, instances: limit + MOST_EXCLUDED });
  let found = 0;
  visitStarts(applicable, dtstart.seconds, Math.max(from, dtstart.seconds), to, budget, (second) => {
    if (isAfterUntil(rule, second, zone, dtstart.form)) return false;
    if (isExcluded(second)) return true;
    starts.add(second);
    return ++found < limit;
  });
  const sorted = [...starts].filter((s) => !isExcluded(s)).sort((a, b) => a - b);
  return { starts: sorted.slice(0, limit).map((s) => writeTime(shown(s, zone), notation, dtstart)) };
}

function list(value: string | readonly string[] | null | undefined): string[] {
  return typeof value === 'string' ? value.split(',') : [...(value ?? [])];
}

/** A date of the series on the clock of its start; a day stands for the series' own time on it. */
function wallOf(date: BasicDateTime, dtstart: BasicDateTime, zone: ZoneTable): WallSecond {
  if (date.form === 'date' && dtstart.form !== 'date') return date.seconds + (((dtstart.seconds % DAY) + DAY) % DAY);
  return (dtstart.form === 'local' ? onClock(date, zone) : date).seconds;
}

/** A time in UTC as one on the zone's clock. */
function onClock(time: BasicDateTime, zone: ZoneTable): BasicDateTime {
  if (time.form !== 'utc') return time;
  const minute = Math.floor(time.seconds / 60);
  return { form: 'local', seconds: toWall(zone, minute) * 60 + (time.seconds - minute * 60) };
}

function isAfterUntil(rule: RecurrenceRule, second: WallSecond, zone: ZoneTable, form: BasicDateTime['form']): boolean {
  const { until } = rule;
  if (!until) return false;
  if (until.form === 'date' || form === 'date') {
    return Math.floor(second / DAY) > Math.floor(until.seconds / DAY);
  }
  if (until.form === 'local' || form === 'utc') return second > until.seconds;
  return toInstant(zone, Math.floor(second / 60)) * 60 + (second % 60) > until.seconds;
}

/** A wall time in a gap of the zone is shown where it really falls. */
function shown(second: WallSecond, zone: ZoneTable): WallSecond {
  const minute = Math.floor(second / 60);
  return toWall(zone, toInstant(zone, minute)) * 60 + (second - minute * 60);
}

/** Basic or extended notation, seconds optional; an offset makes it UTC. */
function readTime(text: string): BasicDateTime {
  const value = parseLooseDateTime(text);
  if (!value) throw new RangeError(`Not a date or time: ${text.slice(0, 40)}`);
  return value;
}

function writeTime(seconds: WallSecond, like: string, { form }: BasicDateTime): string {
  const basic = formatBasicDateTime({ form, seconds });
  if (!like.includes('-')) return basic;
  const extended = basic.replace(/^(\d{4})(\d\d)(\d\d)/, '$1-$2-$3').replace(/T(\d\d)(\d\d)(\d\d)/, 'T$1:$2:$3');
  return /T\d\d:\d\d(?:Z|$)/.test(like) ? extended.replace(/:\d\d(Z?)$/, '$1') : extended;
}
