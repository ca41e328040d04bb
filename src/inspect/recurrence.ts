import { z } from 'zod';
import { Budget } from '@/core/recurrence/budget';
import { parseRecurrenceRule } from '@/core/recurrence/parse-rule';
import type { RecurrenceRule, WallSecond } from '@/core/recurrence/rule';
import { visitStarts } from '@/core/recurrence/rule-starts';
import { type BasicDateTime, formatBasicDateTime, parseBasicDateTime } from '@/core/time/basic-format';
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

const DEFAULT_LIMIT = 1_000;
/** Nothing is looked for beyond the year 2600. */
const HORIZON: WallSecond = 19_880_899_200;

/**
 * `recurrence`: the starts that a rule generates from DTSTART on (with RDATE, without EXDATE), as wall times in the
 * notation of `dtstart`: basic or extended ISO 8601, a date, with seconds or `Z` when `dtstart` has them. DTSTART is
 * among them only if it matches the rule. At most `limit` (1,000 if absent). Throws RecurrenceError for a rule that
 * RFC 5545 forbids.
 */
export function inspectRecurrence(row: unknown): { starts: string[] } {
  const input = rowSchema.parse(row);
  const dtstart = readTime(input.dtstart);
  const zone = input.zone ? zoneTable(input.zone) : UTC;
  const rule = parseRecurrenceRule(input.rrule, { subDaily: true });
  const applicable = dtstart.form === 'date' ? { ...rule, byHour: [], byMinute: [], bySecond: [] } : rule;
  const from = input.from ? readTime(input.from).seconds : Number.NEGATIVE_INFINITY;
  const to = input.to ? readTime(input.to).seconds : HORIZON;
  const limit = input.limit ?? DEFAULT_LIMIT;
  const excluded = new Set(list(input.exdate).map((text) => readTime(text).seconds));
  const extra = list(input.rdate).map((text) => readTime(text).seconds);

  const starts = new Set<WallSecond>(extra.filter((s) => s >= from && s < to));
  const budget = new Budget({ steps: 1_000_000, instances: limit + excluded.size });
  let found = 0;
  visitStarts(applicable, dtstart.seconds, Math.max(from, dtstart.seconds), to, budget, (second) => {
    if (isAfterUntil(rule, second, zone, dtstart.form)) return false;
    if (excluded.has(second)) return true;
    starts.add(second);
    return ++found < limit;
  });
  const sorted = [...starts].filter((s) => !excluded.has(s)).sort((a, b) => a - b);
  return { starts: sorted.slice(0, limit).map((s) => writeTime(shown(s, zone), input.dtstart, dtstart)) };
}

function list(value: string | readonly string[] | null | undefined): string[] {
  return typeof value === 'string' ? value.split(',') : [...(value ?? [])];
}

function isAfterUntil(rule: RecurrenceRule, second: WallSecond, zone: ZoneTable, form: BasicDateTime['form']): boolean {
  const { until } = rule;
  if (!until) return false;
  if (until.form === 'date' || form === 'date') {
    return Math.floor(second / 86_400) > Math.floor(until.seconds / 86_400);
  }
  if (until.form === 'local' || form === 'utc') return second > until.seconds;
  return toInstant(zone, Math.floor(second / 60)) * 60 + (second % 60) > until.seconds;
}

/** A wall time in a gap of the zone is shown where it really falls. */
function shown(second: WallSecond, zone: ZoneTable): WallSecond {
  const minute = Math.floor(second / 60);
  return toWall(zone, toInstant(zone, minute)) * 60 + (second - minute * 60);
}

/** Basic or extended notation, seconds optional. */
function readTime(text: string): BasicDateTime {
  const basic = text.trim().replace(/[-:]/g, '').replace(' ', 'T');
  const value = parseBasicDateTime(basic);
  if (!value) throw new RangeError(`Not a date or time: ${text.slice(0, 40)}`);
  return value;
}

function writeTime(seconds: WallSecond, like: string, { form }: BasicDateTime): string {
  const basic = formatBasicDateTime({ form, seconds });
  if (!like.includes('-')) return basic;
  const extended = basic.replace(/^(\d{4})(\d\d)(\d\d)/, '$1-$2-$3').replace(/T(\d\d)(\d\d)(\d\d)/, 'T$1:$2:$3');
  return /T\d\d:\d\d(?:Z|$)/.test(like) ? extended.replace(/:\d\d(Z?)$/, '$1') : extended;
}
