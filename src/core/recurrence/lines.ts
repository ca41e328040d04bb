import { parseLooseDateTime } from '../time/basic-format';
import { type Duration, endOf, parseDuration } from '../time/duration';
import type { EpochMinute, Period, WallMinute } from '../time/period';
import { resolveTzid } from '../time/resolve-tzid';
import { toInstant, toWall, type ZoneTable } from '../time/zone';
import { parseRecurrenceRule } from './parse-rule';
import { RecurrenceError, type RecurrenceRule } from './rule';
import type { Override, RecurrenceSet } from './set';

const MAX_DATES = 5_000;

/** The master event around the lines. `zone` is the event's own, for all-day events the viewer's. */
export interface SeriesStart {
  readonly dtstart: WallMinute;
  readonly zone: ZoneTable;
  readonly allDay: boolean;
  readonly duration: Duration;
  readonly overrides?: readonly Override[];
  /** Zones by the TZID written in the file; by default the bundled data and Windows names. */
  readonly zoneOf?: (tzid: string) => ZoneTable | null;
}

/**
 * A series from its RRULE, RDATE and EXDATE lines as calendars store them (RFC 5545 3.8.5; Google's `recurrence`).
 * EXRULE (withdrawn), other lines and single dates that cannot be read are passed over: the rest of the series still
 * stands. Throws RecurrenceError for a rule that cannot be read, or too many dates; the caller then keeps one opaque
 * busy block.
 */
export function recurrenceSetOf(lines: readonly string[], series: SeriesStart): RecurrenceSet {
  const rules: RecurrenceRule[] = [];
  const rdate: (WallMinute | Period)[] = [];
  const exdate = new Set<WallMinute>();
  const exdays = new Set<number>();
  let dates = 0;
  for (const line of lines) {
    const property = splitLine(line);
    if (!property) continue;
    if (property.name === 'RRULE') {
      rules.push(parseRecurrenceRule(property.value));
      continue;
    }
    if (property.name !== 'RDATE' && property.name !== 'EXDATE') continue;
    const clock = clockOf(property.tzid, series);
    for (const text of property.value.split(',')) {
      if (!text.trim()) continue;
      if (++dates > MAX_DATES) throw new RecurrenceError('too_much_work', 'The series lists too many dates');
      const value = dateEntry(text.trim(), clock, series);
      if (!value) continue;
      if (property.name === 'RDATE') rdate.push(value.period ?? value.wall);
      else if (value.wholeDay) exdays.add(Math.floor(value.wall / 1440));
      else exdate.add(value.wall);
    }
  }
  const { dtstart, zone, allDay, duration, overrides = [] } = series;
  return { dtstart, zone, allDay, duration, rules, rdate, exdate, exdays, overrides };
}

function splitLine(line: string): { name: string; tzid: string | null; value: string } | null {
  // The last colon: the display names that some write as TZID have colons too, often without quotes.
  const match = /^(RRULE|RDATE|EXDATE)\s*((?:;.*)?):([^:]*)$/is.exec(line.trim());
  if (!match) return null;
  const tzid = /;TZID=(?:"([^"]*)"|([^;]*))/i.exec(match[2] as string);
  return { name: (match[1] as string).toUpperCase(), tzid: tzid?.[1] ?? tzid?.[2] ?? null, value: match[3] as string };
}

function clockOf(tzid: string | null, series: SeriesStart): ZoneTable {
  if (tzid === null) return series.zone;
  if (series.zoneOf) return series.zoneOf(tzid) ?? series.zone;
  const resolved = resolveTzid(tzid, new Map());
  return 'zone' in resolved ? resolved.zone : series.zone;
}

/** One value on the series' clock, null when it cannot be read. A date stands for the series' own time on that day. */
function dateEntry(text: string, clock: ZoneTable, series: SeriesStart) {
  const [begin = '', end] = text.split('/');
  const value = parseLooseDateTime(begin);
  if (!value) return null;
  const wallThere = Math.floor(value.seconds / 60);
  if (series.allDay) return { wall: Math.floor(wallThere / 1440) * 1440, wholeDay: false, period: null };
  if (value.form === 'date') {
    const ofDay = ((series.dtstart % 1440) + 1440) % 1440;
    return { wall: wallThere + ofDay, wholeDay: true, period: null };
  }
  const instant = value.form === 'utc' ? wallThere : toInstant(clock, wallThere);
  const wall = value.form === 'local' && clock === series.zone ? wallThere : toWall(series.zone, instant);
  if (end === undefined) return { wall, wholeDay: false, period: null };
  const period = periodOf(instant, end, clock);
  return period && { wall, wholeDay: false, period };
}

function periodOf(start: EpochMinute, end: string, clock: ZoneTable): Period | null {
  const duration = parseDuration(end);
  if (duration) return { start, end: endOf(clock, toWall(clock, start), start, duration) };
  const value = parseLooseDateTime(end);
  if (!value) return null;
  const minute = Math.ceil(value.seconds / 60);
  return { start, end: Math.max(start, value.form === 'utc' ? minute : toInstant(clock, minute)) };
}
