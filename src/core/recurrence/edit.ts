import { type Duration, endOf } from '../time/duration';
import type { WallMinute } from '../time/period';
import { toInstant, toWall } from '../time/zone';
import { Budget } from './budget';
import { RecurrenceError, type RecurrenceRule } from './rule';
import { ruleStarts, visitStarts } from './rule-starts';
import type { Override, RecurrenceSet } from './set';

const DAY = 1440;
/** A series is searched this far for the next start after a split: two of the calendar's 28-year cycles. */
const SEARCH = 56 * 366 * DAY;

/** "This one": the instance gets its own time, or what it had is replaced. */
export function changeInstance(set: RecurrenceSet, override: Override): RecurrenceSet {
  const others = set.overrides.filter((o) => o.recurrenceId !== override.recurrenceId || o.thisAndFuture);
  return { ...set, overrides: [...others, override] };
}

/** "This one" is deleted: an EXDATE, and whatever the instance had become is gone. */
export function removeInstance(set: RecurrenceSet, recurrenceId: WallMinute): RecurrenceSet {
  const overrides = set.overrides.filter((o) => o.recurrenceId !== recurrenceId || o.thisAndFuture);
  return { ...set, overrides, exdate: new Set(set.exdate).add(recurrenceId) };
}

/**
 * "This and following": the series until before `at` and the one from it on, which together have the same instances. To
 * change or delete the following ones, change or drop `after`. `before` is null when nothing is left of it. Throws
 * RecurrenceError `unsupported` for a series with several rules, `too_much_work` beyond the budget.
 */
export function splitSeries(
  set: RecurrenceSet,
  at: WallMinute,
): { before: RecurrenceSet | null; after: RecurrenceSet | null } {
  if (set.rules.length > 1) throw new RecurrenceError('unsupported', 'The series has several rules');
  if (at <= set.dtstart) return { before: null, after: set };
  const rule = set.rules[0];
  const next = rule ? firstStartFrom(set, rule, at) : null;
  const keep = <T extends WallMinute | { start: number }>(entry: T) =>
    (typeof entry === 'number' ? entry : toWall(set.zone, entry.start)) < at;

  const before: RecurrenceSet = {
    ...set,
    rules: rule ? [next === null ? rule : endingBefore(set, rule, at)] : [],
    rdate: set.rdate.filter(keep),
    overrides: set.overrides.filter((o) => o.recurrenceId < at),
  };
  const rdate = set.rdate.filter((entry) => !keep(entry));
  const dtstart = next ?? rdate.find((entry) => typeof entry === 'number');
  if (dtstart === undefined) return { before, after: null };
  const after: RecurrenceSet = {
    ...set,
    dtstart,
    rules: rule && next !== null ? [continuedFrom(set, rule, next)] : [],
    rdate,
    overrides: [...carriedRange(set, at, dtstart), ...set.overrides.filter((o) => o.recurrenceId >= at)],
  };
  return { before, after };
}

/**
 * "All": every instance moves by `shift` minutes of wall time, and takes `duration` when given; exceptions keep their own
 * times. Weekdays in the rule move along. Throws RecurrenceError `unsupported` where the rule names days or hours that a
 * shift would contradict ("the 15th" moved to another day): such a change needs a new rule.
 */
export function moveSeries(set: RecurrenceSet, shift: number, duration: Duration = set.duration): RecurrenceSet {
  const dtstart = set.dtstart + shift;
  const days = Math.floor(dtstart / DAY) - Math.floor(set.dtstart / DAY);
  const move = (wall: WallMinute) => wall + shift;
  return {
    ...set,
    dtstart,
    duration,
    rules: set.rules.map((rule) => movedRule(rule, shift, days)),
    rdate: set.rdate.map((entry) =>
      typeof entry === 'number' ? move(entry) : { start: entry.start + shift, end: entry.end + shift },
    ),
    exdate: new Set([...set.exdate].map(move)),
    exdays: new Set([...set.exdays].map((day) => day + days)),
    overrides: set.overrides.map((o) => ({ ...o, recurrenceId: move(o.recurrenceId) })),
  };
}

function firstStartFrom(set: RecurrenceSet, rule: RecurrenceRule, at: WallMinute): WallMinute | null {
  let wall: WallMinute | null = null;
  visitStarts(rule, set.dtstart * 60, at * 60, (at + SEARCH) * 60, new Budget(), (second) => {
    wall = Math.floor(second / 60);
    return false;
  });
  const last = rule.until ? untilWall(set, rule) : Number.POSITIVE_INFINITY;
  return wall !== null && wall <= last ? wall : null;
}

/** The last wall minute that UNTIL allows. */
function untilWall(set: RecurrenceSet, rule: RecurrenceRule): WallMinute {
  const until = rule.until as NonNullable<RecurrenceRule['until']>;
  const minute = Math.floor(until.seconds / 60);
  if (until.form === 'date' || set.allDay) return Math.floor(minute / DAY) * DAY + DAY - 1;
  return until.form === 'utc' ? toWall(set.zone, minute) : minute;
}

function endingBefore(set: RecurrenceSet, rule: RecurrenceRule, at: WallMinute): RecurrenceRule {
  const until = set.allDay
    ? { form: 'date' as const, seconds: (at - DAY) * 60 }
    : { form: 'utc' as const, seconds: toInstant(set.zone, at) * 60 - 1 };
  return { ...rule, count: null, until };
}

function continuedFrom(set: RecurrenceSet, rule: RecurrenceRule, dtstart: WallMinute): RecurrenceRule {
  if (rule.count === null) return rule;
  const earlier = ruleStarts(rule, set.dtstart * 60, set.dtstart * 60, dtstart * 60, new Budget()).length;
  return { ...rule, count: rule.count - earlier };
}

/** A THISANDFUTURE change that began before the split goes on after it, from the first instance that it still decides. */
function carriedRange(set: RecurrenceSet, at: WallMinute, dtstart: WallMinute): Override[] {
  const earlier = set.overrides.filter((o) => o.thisAndFuture && o.recurrenceId < at);
  const range = earlier.sort((a, b) => a.recurrenceId - b.recurrenceId).at(-1);
  const anchor = range ? firstPlainStart(set, dtstart) : null;
  if (!range || anchor === null) return [];
  const wall = anchor + toWall(set.zone, range.start) - range.recurrenceId;
  const start = toInstant(set.zone, wall);
  const length = range.end - range.start;
  const duration = set.allDay ? { days: Math.round(length / DAY), minutes: 0 } : { days: 0, minutes: length };
  return [{ ...range, recurrenceId: anchor, start, end: endOf(set.zone, wall, start, duration) }];
}

/** The first start from `dtstart` on that no EXDATE and no override of its own decides. */
function firstPlainStart(set: RecurrenceSet, dtstart: WallMinute): WallMinute | null {
  const decided = new Set([...set.exdate, ...set.overrides.map((o) => o.recurrenceId)]);
  const isPlain = (wall: WallMinute) => !decided.has(wall) && !set.exdays.has(Math.floor(wall / DAY));
  let found: WallMinute | null = null;
  for (const rule of set.rules) {
    visitStarts(rule, set.dtstart * 60, dtstart * 60, (dtstart + SEARCH) * 60, new Budget(), (second) => {
      const wall = Math.floor(second / 60);
      if (isPlain(wall)) found = wall;
      return found === null;
    });
  }
  if (found !== null) return found;
  return isPlain(dtstart) ? dtstart : null;
}

function movedRule(rule: RecurrenceRule, shift: number, days: number): RecurrenceRule {
  const refuse = (condition: boolean) => {
    if (condition) throw new RecurrenceError('unsupported', 'The rule names days or hours that the move contradicts');
  };
  refuse(shift % DAY !== 0 && rule.byHour.length + rule.byMinute.length > 0);
  const until = rule.until && { ...rule.until, seconds: rule.until.seconds + shift * 60 };
  if (until?.form === 'date') until.seconds = (rule.until?.seconds ?? 0) + days * 86_400;
  if (days === 0) return { ...rule, until };
  const dated =
    rule.byMonth.length +
    rule.byLeapMonth.length +
    rule.byMonthDay.length +
    rule.byYearDay.length +
    rule.byWeekNo.length;
  refuse(dated > 0 || rule.bySetPos.length > 0 || rule.byDay.some((day) => day.nth !== 0));
  refuse(rule.byDay.length > 0 && rule.freq !== 'WEEKLY' && rule.freq !== 'DAILY');
  const weeks = rule.byDay.map(({ weekday }) => Math.floor((((weekday - rule.wkst + 7) % 7) + days) / 7));
  refuse(rule.interval > 1 && weeks.some((week) => week !== weeks[0]));
  const byDay = rule.byDay.map(({ weekday }) => ({ nth: 0, weekday: (((weekday + days) % 7) + 7) % 7 }));
  return { ...rule, until, byDay };
}
