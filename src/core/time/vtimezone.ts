import { Budget } from '../recurrence/budget';
import { parseRecurrenceRule } from '../recurrence/parse-rule';
import { ruleStarts } from '../recurrence/rule-starts';
import type { Period, WallMinute } from './period';
import { ZoneTable } from './zone';

/** One STANDARD or DAYLIGHT part of a VTIMEZONE (RFC 5545 3.6.5). Offsets in minutes east of UTC. */
export interface Observance {
  /** DTSTART: the first onset, on the wall clock that was valid before it. */
  readonly start: WallMinute;
  readonly offsetFrom: number;
  readonly offsetTo: number;
  readonly rrules: readonly string[];
  readonly rdates: readonly WallMinute[];
}

/** A zone as a file defines it. */
export interface VTimezone {
  readonly tzid: string;
  /** X-LIC-LOCATION, an IANA name in files of libical. */
  readonly location: string | null;
  readonly observances: readonly Observance[];
}

const MAX_OBSERVANCES = 500;
const YEAR = 366 * 1440;
/** A zone changes its clock a few times a year: rules that do more are not zones. */
const LIMIT = { steps: 20_000, instances: 5_000 };

/**
 * The table of a VTIMEZONE, right within the window and the two years before it (outside, the nearest offset holds).
 * Throws RecurrenceError when one of its rules cannot be read or is too much work, RangeError when it has no parts.
 */
export function compileVTimezone(vtimezone: VTimezone, window: Period): ZoneTable {
  const observances = vtimezone.observances.slice(0, MAX_OBSERVANCES);
  const first = observances.reduce<Observance | null>((a, b) => (a && instantOf(a) <= instantOf(b) ? a : b), null);
  if (!first) throw new RangeError('The time zone has no rules');
  const budget = new Budget(LIMIT);
  const changes = new Map<number, number>();
  for (const observance of observances) {
    for (const wall of onsets(observance, window, budget)) {
      changes.set(wall - observance.offsetFrom, observance.offsetTo);
    }
  }
  const at = [-Infinity];
  const offset = [first.offsetFrom];
  for (const [instant, to] of [...changes].sort((a, b) => a[0] - b[0])) {
    if (to === offset.at(-1)) continue;
    at.push(instant);
    offset.push(to);
  }
  return new ZoneTable(vtimezone.tzid, Float64Array.from(at), Int32Array.from(offset));
}

function instantOf(observance: Observance): number {
  return observance.start - observance.offsetFrom;
}

function onsets(observance: Observance, window: Period, budget: Budget): WallMinute[] {
  const walls = [observance.start, ...observance.rdates];
  const from = (window.start - 2 * YEAR) * 60;
  const to = (window.end + 2 * 1440) * 60;
  for (const text of observance.rrules) {
    const rule = parseRecurrenceRule(text);
    const { until } = rule;
    const end = until ? Math.min(to, until.seconds + 2 * 86_400) : to;
    for (const second of ruleStarts(rule, observance.start * 60, from, end, budget)) {
      const compared = until?.form === 'utc' ? second - observance.offsetFrom * 60 : second;
      const last = until?.form === 'date' ? until.seconds + 86_399 : until?.seconds;
      if (last !== undefined && compared > last) break;
      walls.push(Math.floor(second / 60));
    }
    if (until && until.seconds < from) walls.push(...lastBefore(rule, observance, until.seconds, budget));
  }
  return walls;
}

/** The onsets of the last year of a rule that ended before the window: they decide the offset from then on. */
function lastBefore(
  rule: ReturnType<typeof parseRecurrenceRule>,
  observance: Observance,
  until: number,
  budget: Budget,
): WallMinute[] {
  const from = until - 2 * YEAR * 60;
  const walls: WallMinute[] = [];
  for (const second of ruleStarts(rule, observance.start * 60, from, until + 86_400, budget)) {
    const compared = rule.until?.form === 'utc' ? second - observance.offsetFrom * 60 : second;
    if (compared <= until) walls.push(Math.floor(second / 60));
  }
  return walls;
}
