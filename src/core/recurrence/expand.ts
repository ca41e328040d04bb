import type { BasicDateTime } from '../time/basic-format';
import { endOf } from '../time/duration';
import type { EpochMinute, Period, WallMinute } from '../time/period';
import { toInstant, toWall } from '../time/zone';
import { Budget, type ExpansionLimit } from './budget';
import type { RecurrenceRule } from './rule';
import { visitStarts } from './rule-starts';
import type { Instance, Override, RecurrenceSet } from './set';

const DAY = 1440;
const NONE: ReadonlySet<WallMinute> = new Set();

/**
 * The occurrences of a series that overlap the half-open window, by start. DTSTART always counts. A wall time in a gap
 * of its zone is shifted forward (that instance only), one in a fold is the first occurrence. An override is kept even
 * where an EXDATE names the same instance. Throws RecurrenceError `too_much_work` when the rule exceeds the limit.
 */
export function expand(set: RecurrenceSet, window: Period, limit?: ExpansionLimit): Instance[] {
  const { zone, duration, overrides } = set;
  const ranges = rangesOf(set);
  const replaced = overrides.length > 0 ? new Set(overrides.map((o) => o.recurrenceId)) : NONE;
  const excepted = replaced.size + set.exdate.size + set.exdays.size > 0;
  const reach = reachOf(set, ranges);
  const starts = nominalStarts(set, toWall(zone, window.start) - reach, toWall(zone, window.end) + reach, limit);

  const instances: Instance[] = [];
  for (let i = 0; i < starts.length; i++) {
    const wall = starts[i] as WallMinute;
    const start = toInstant(zone, wall);
    if (excepted && (isExcepted(set, replaced, wall) || isExcepted(set, replaced, toWall(zone, start)))) continue;
    const range = ranges.length > 0 ? lastAtOrBefore(ranges, wall) : undefined;
    if (!range) add(instances, window, start, endOf(zone, wall, start, duration), wall, null);
    else if (!range.cancelled) addMoved(instances, window, set, wall, range);
  }
  for (const entry of set.rdate) {
    if (typeof entry === 'number') continue;
    const recurrenceId = toWall(zone, entry.start);
    if (!isExcepted(set, replaced, recurrenceId)) add(instances, window, entry.start, entry.end, recurrenceId, null);
  }
  for (const o of overrides) if (!o.cancelled) add(instances, window, o.start, o.end, o.recurrenceId, o.ref);
  return isRising(instances) ? instances : withoutRepeats(instances);
}

/** Adds an instance that the window touches; one without length counts where it starts. */
function add(
  instances: Instance[],
  window: Period,
  start: EpochMinute,
  end: EpochMinute,
  recurrenceId: WallMinute,
  ref: string | null,
): void {
  if (start >= window.end || end < window.start || (end === window.start && start !== end)) return;
  instances.push({ start, end, recurrenceId, ref });
}

/** The THISANDFUTURE overrides in order. */
function rangesOf({ overrides }: RecurrenceSet): readonly Override[] {
  if (overrides.length === 0) return overrides;
  return overrides.filter((o) => o.thisAndFuture).sort((a, b) => a.recurrenceId - b.recurrenceId);
}

/** Starts before overrides and exceptions, ascending, each once. */
function nominalStarts(
  set: RecurrenceSet,
  from: WallMinute,
  to: WallMinute,
  limit: ExpansionLimit | undefined,
): WallMinute[] {
  const budget = new Budget(limit);
  const starts: WallMinute[] = [];
  if (set.dtstart >= from && set.dtstart < to) starts.push(set.dtstart);
  for (const rule of set.rules) {
    const applicable = set.allDay ? withoutTimes(rule) : rule;
    visitStarts(applicable, set.dtstart * 60, from * 60, to * 60, budget, (second) => {
      if (rule.until && isAfterUntil(set, rule.until, second)) return false;
      const wall = Math.floor(second / 60);
      if (wall !== starts[starts.length - 1]) starts.push(wall);
      return true;
    });
  }
  if (set.rules.length < 2 && set.rdate.length === 0) return starts;
  for (const entry of set.rdate) if (typeof entry === 'number' && entry >= from && entry < to) starts.push(entry);
  return starts.sort((a, b) => a - b).filter((wall, i) => wall !== starts[i - 1]);
}

/** BYHOUR, BYMINUTE and BYSECOND must be ignored when DTSTART is a date (RFC 5545 3.3.10). */
function withoutTimes(rule: RecurrenceRule): RecurrenceRule {
  if (rule.byHour.length + rule.byMinute.length + rule.bySecond.length === 0) return rule;
  return { ...rule, byHour: [], byMinute: [], bySecond: [] };
}

/** UNTIL is inclusive; a day includes all of that day; UTC is compared as an instant, for all-day series as a day. */
function isAfterUntil(set: RecurrenceSet, until: BasicDateTime, second: number): boolean {
  if (until.form === 'date' || set.allDay) return Math.floor(second / 86_400) > Math.floor(until.seconds / 86_400);
  if (until.form === 'local') return second > until.seconds;
  return toInstant(set.zone, Math.floor(second / 60)) * 60 + (second % 60) > until.seconds;
}

function isExcepted(set: RecurrenceSet, replaced: ReadonlySet<WallMinute>, wall: WallMinute): boolean {
  return replaced.has(wall) || set.exdate.has(wall) || set.exdays.has(Math.floor(wall / DAY));
}

/** Adds an instance that a THISANDFUTURE override moved. */
function addMoved(instances: Instance[], window: Period, set: RecurrenceSet, wall: WallMinute, range: Override): void {
  const shift = toWall(set.zone, range.start) - range.recurrenceId;
  const start = toInstant(set.zone, wall + shift);
  const length = range.end - range.start;
  const duration = set.allDay ? { days: Math.round(length / DAY), minutes: 0 } : { days: 0, minutes: length };
  add(instances, window, start, endOf(set.zone, wall + shift, start, duration), wall, range.ref);
}

function lastAtOrBefore(ranges: readonly Override[], wall: WallMinute): Override | undefined {
  let found: Override | undefined;
  for (const range of ranges) {
    if (range.recurrenceId > wall) break;
    found = range;
  }
  return found;
}

/** How far outside the window a start may lie whose instance still overlaps it, in minutes. */
function reachOf(set: RecurrenceSet, ranges: readonly Override[]): number {
  let reach = set.duration.days * DAY + set.duration.minutes;
  for (const range of ranges) {
    const shift = Math.abs(toWall(set.zone, range.start) - range.recurrenceId);
    reach = Math.max(reach, shift + range.end - range.start);
  }
  return Math.max(0, reach) + 2 * DAY;
}

function isRising(instances: readonly Instance[]): boolean {
  for (let i = 1; i < instances.length; i++) {
    if ((instances[i] as Instance).start <= (instances[i - 1] as Instance).start) return false;
  }
  return true;
}

/** By start; instances that a gap pushed onto the same start count once, an override is always kept. */
function withoutRepeats(instances: Instance[]): Instance[] {
  const sorted = instances.sort((a, b) => a.start - b.start || b.end - a.end || a.recurrenceId - b.recurrenceId);
  let last: EpochMinute | null = null;
  return sorted.filter((instance) => {
    if (instance.ref !== null) return true;
    const repeated = instance.start === last;
    last = instance.start;
    return !repeated;
  });
}
