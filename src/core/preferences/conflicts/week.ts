import type { SourcedRule } from '../compiled';
import type { RuleKind, RuleOf, Scope } from '../rule';
import type { Stretch, When } from '../when';

const CELL = 5;
const DAY = 1440 / CELL;
const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];

/** A week from Monday in stretches of five minutes: 1 where it is free. */
export type Week = Uint8Array;

/** A rule that holds in every week alike, with its sentence. */
export type Must<K extends RuleKind = RuleKind> = { readonly rule: RuleOf<K>; readonly sentence: string };

/** The undated rules of a kind about meetings of the scope: those of all meetings, and those that its conditions meet. */
export function musts<K extends RuleKind>(kind: K, rules: readonly SourcedRule[], scope: Scope | undefined): Must<K>[] {
  return rules.filter(
    (one): one is Must<K> => one.rule.kind === kind && covers(scopeOf(one), scope) && !isDated(one.rule),
  );
}

/** Whether a rule of the first scope is about all meetings of the second. */
export function covers(rule: Scope | undefined, meeting: Scope | undefined): boolean {
  if (!rule) return true;
  if (!meeting) return false;
  const within = (all: readonly string[] | undefined, some: readonly string[] | undefined) =>
    !all || some?.every((one) => all.includes(one)) === true;
  return (
    within(rule.types, meeting.types) &&
    within(rule.media, meeting.media) &&
    (!rule.people || JSON.stringify(rule.people) === JSON.stringify(meeting.people)) &&
    (rule.codeword === undefined || rule.codeword === meeting.codeword) &&
    (!rule.except || JSON.stringify(rule.except) === JSON.stringify(meeting.except))
  );
}

/** The hours that are worked, with what rules open for meetings of the scope; all where no rule says any. */
export function workedWeek(rules: readonly SourcedRule[], scope: Scope | undefined): Week {
  const hours = musts('hours', rules, undefined);
  if (hours.length === 0) return weekOf({});
  const days = new Map<number, readonly Stretch[]>();
  for (const { rule } of hours) for (const day of rule.weekdays) days.set(day, rule.hours);
  const week = weekOf({ hours: [] });
  for (const [day, stretches] of days) add(week, weekOf({ weekdays: [day], hours: stretches }));
  for (const { rule } of musts('open', rules, scope)) add(week, weekOf(rule.when));
  return week;
}

/** Where a meeting of the scope may be: the worked hours without what no rule leaves. */
export function freeWeek(rules: readonly SourcedRule[], scope: Scope | undefined): Week {
  const week = workedWeek(rules, scope);
  const only = musts('only', rules, scope);
  // The times that one sentence allows are alternatives.
  for (const sentence of new Set(only.map((one) => one.sentence)))
    keep(week, unitedWeek(only.filter((one) => one.sentence === sentence)));
  for (const { rule } of musts('never', rules, scope)) mark(week, rule.when, 0);
  return week;
}

/** How many minutes of meetings of the scope fit into a week: its free time, within focus time and limits. */
export function roomOf(rules: readonly SourcedRule[], scope: Scope | undefined): number {
  const [worked, free] = [workedWeek(rules, undefined), freeWeek(rules, scope)];
  const focus = musts('focus', rules, scope).map(({ rule }) => rule);
  const limits = musts('limit', rules, scope).map(({ rule }) => rule);
  const per = (unit: 'day' | 'week', day?: number) =>
    limits
      .filter((rule) => rule.per === unit && (day === undefined || !rule.weekdays || rule.weekdays.includes(day)))
      .map(({ most }) => ('minutes' in most ? most.minutes : most.count === 0 ? 0 : Number.POSITIVE_INFINITY));
  const days = EVERY_DAY.map((day) => {
    const kept = focus
      .filter(({ when }) => !when?.hours && (!when?.weekdays || when.weekdays.includes(day)))
      .reduce((sum, { minutes }) => sum + minutes, 0);
    const left = kept > 0 ? Math.max(0, minutesOn(worked, day) - kept) : Number.POSITIVE_INFINITY;
    return Math.min(minutesOn(free, day), left, ...per('day', day));
  });
  return Math.min(
    days.reduce((sum, minutes) => sum + minutes, 0),
    ...per('week'),
  );
}

/** The times that any of these names. */
export function unitedWeek(rules: readonly { readonly rule: { readonly when: When } }[]): Week {
  const week = weekOf({ hours: [] });
  for (const { rule } of rules) add(week, weekOf(rule.when));
  return week;
}

/** The times of a rule; what passes midnight goes on the next day. */
export function weekOf(when: Pick<When, 'weekdays' | 'hours'>): Week {
  const week = new Uint8Array(7 * DAY);
  mark(week, when, 1);
  return week;
}

function mark(
  week: Week,
  { weekdays = EVERY_DAY, hours = WHOLE_DAY }: Pick<When, 'weekdays' | 'hours'>,
  cell: 0 | 1,
): void {
  for (const day of weekdays) {
    for (const [from, to] of hours) {
      const [first, end] = [day * DAY + Math.floor(from / CELL), day * DAY + Math.ceil(to / CELL)];
      week.fill(cell, first, end);
      if (end > week.length) week.fill(cell, 0, end - week.length);
    }
  }
}

const WHOLE_DAY: readonly Stretch[] = [[0, 1440]];

export function isEmpty(week: Week): boolean {
  return !week.includes(1);
}

/** The time that two weeks share. */
export function shared(a: Week, b: Week): Week {
  const both = a.slice();
  keep(both, b);
  return both;
}

/** The longest stretch without a break, in minutes. */
export function longestStretch(week: Week): number {
  let [longest, run] = [0, 0];
  for (const cell of week) {
    run = cell === 1 ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest * CELL;
}

function minutesOn(week: Week, day: number): number {
  let cells = 0;
  for (let i = day * DAY; i < (day + 1) * DAY; i++) cells += week[i] as number;
  return cells * CELL;
}

function add(week: Week, more: Week): void {
  const [to, from] = [inFours(week), inFours(more)];
  for (let i = 0; i < to.length; i++) to[i] = (to[i] as number) | (from[i] as number);
}

function keep(week: Week, only: Week): void {
  const [to, from] = [inFours(week), inFours(only)];
  for (let i = 0; i < to.length; i++) to[i] = (to[i] as number) & (from[i] as number);
}

/** Four stretches at a time: every week has a buffer of its own, whose length four divides. */
function inFours(week: Week): Uint32Array {
  return new Uint32Array(week.buffer);
}

function scopeOf({ rule }: SourcedRule): Scope | undefined {
  return 'scope' in rule ? rule.scope : undefined;
}

function isDated(rule: SourcedRule['rule']): boolean {
  const when = 'when' in rule ? rule.when : undefined;
  return when?.dates !== undefined || when?.nth !== undefined || when?.holidays !== undefined;
}
