import { parseDailyHours } from '../availability/daily-hours';
import type { ActRules, Approval } from '../loop/owner/owner-rules';
import { formatClock, WEEKDAYS, type Weekday } from '../time/calendar-date';
import type { Ahead, Medium, Rule, RuleKind, RuleOf } from './rule';
import type { Stretch } from './when';

export type WeekHours = Partial<Readonly<Record<Weekday, readonly (readonly [string, string])[]>>>;

/** What every search and every mail needs to know of its owner. Minutes; wall times HH:MM in the owner's zone. */
export interface Basics {
  readonly zone: string;
  /** A missing day is not worked. */
  readonly hours: WeekHours;
  readonly durationMin: number;
  readonly bufferBeforeMin: number;
  readonly bufferAfterMin: number;
  readonly noticeMin: number;
  readonly horizonDays: number;
  readonly granularityMin: 15 | 30 | 60;
  readonly medium: Medium;
  readonly ccOwner: boolean;
  readonly groupQuorum: 'all' | 'most';
  readonly sharesFreeBusy: boolean;
  readonly approval: Approval;
  readonly acts: ActRules;
}

const OFFICE = [['09:00', '17:00']] as const;

/** What holds where nothing is said; the zone is never silently this one. */
export const USUAL: Basics = {
  zone: 'Etc/UTC',
  hours: { mon: OFFICE, tue: OFFICE, wed: OFFICE, thu: OFFICE, fri: OFFICE },
  durationMin: 30,
  bufferBeforeMin: 0,
  bufferAfterMin: 0,
  noticeMin: 240,
  horizonDays: 14,
  granularityMin: 30,
  medium: 'video',
  ccOwner: true,
  groupQuorum: 'all',
  sharesFreeBusy: false,
  approval: 'when_unsure',
  acts: {},
};

/** Bounds of what is kept, in the units of Basics: what is said beyond is kept at the bound. */
export const BOUNDS = {
  durationMin: [5, 480],
  bufferMin: [0, 240],
  noticeMin: [0, 60 * 1440],
  horizonDays: [1, 180],
} as const;

const DAY = 1440;

/**
 * What the rules say of the basics; what they leave out is as in `unsaid`. Rules of a scope are not about all meetings and
 * have no part here. Of two that bind the stricter counts, of two defaults the later. Business days are counted as the
 * fewest days that they can be for notice, and the most for the horizon: the search itself counts them exactly.
 */
export function basicsOf(rules: readonly Rule[], unsaid: Basics): Basics {
  const all = <K extends RuleKind>(kind: K) =>
    rules.filter((rule): rule is RuleOf<K> => rule.kind === kind && !('scope' in rule && rule.scope !== undefined));
  const last = <K extends RuleKind>(kind: K) => all(kind).at(-1);
  const buffers = all('buffer');
  const most = (values: readonly number[], fallback: number) => (values.length > 0 ? Math.max(...values) : fallback);
  const horizons = all('horizon').map(({ most: ahead }) => daysWithin(ahead));
  const acts = all('act')
    .filter(({ length }) => length === undefined)
    .map(({ act, ask }) => [act, ask ? 'ask' : 'act'] as const);
  const named = all('zone')
    .filter((rule) => rule.dates === undefined)
    .at(-1);
  return {
    zone: named?.zone ?? unsaid.zone,
    hours: weekHours(all('hours')) ?? unsaid.hours,
    durationMin: bounded(last('duration')?.minutes ?? unsaid.durationMin, BOUNDS.durationMin),
    bufferBeforeMin: bounded(
      most(
        buffers.map((rule) => rule.before),
        unsaid.bufferBeforeMin,
      ),
      BOUNDS.bufferMin,
    ),
    bufferAfterMin: bounded(
      most(
        buffers.map((rule) => rule.after),
        unsaid.bufferAfterMin,
      ),
      BOUNDS.bufferMin,
    ),
    noticeMin: bounded(
      most(
        all('notice').map(({ least }) => minutesOf(least)),
        unsaid.noticeMin,
      ),
      BOUNDS.noticeMin,
    ),
    horizonDays: bounded(horizons.length > 0 ? Math.min(...horizons) : unsaid.horizonDays, BOUNDS.horizonDays),
    granularityMin: last('grid')?.minutes ?? unsaid.granularityMin,
    medium: last('medium')?.medium ?? unsaid.medium,
    ccOwner: last('copy_owner')?.on ?? unsaid.ccOwner,
    groupQuorum: last('quorum')?.of ?? unsaid.groupQuorum,
    sharesFreeBusy: last('share_free_busy')?.on ?? unsaid.sharesFreeBusy,
    approval: last('approval')?.mode ?? unsaid.approval,
    acts: { ...unsaid.acts, ...Object.fromEntries(acts) },
  };
}

/** The rules that make `wanted` of what stood before, in the order of a document. */
export function rulesBetween(before: Basics | null, wanted: Basics): Rule[] {
  const differs = (...names: (keyof Basics)[]) =>
    before === null || names.some((name) => JSON.stringify(before[name]) !== JSON.stringify(wanted[name]));
  const rule = (on: boolean, made: Rule): Rule[] => (on ? [made] : []);
  const { bufferBeforeMin, bufferAfterMin, acts } = wanted;
  return [
    ...rule(differs('zone'), { kind: 'zone', zone: wanted.zone }),
    ...changedHours(before?.hours ?? {}, wanted.hours),
    ...rule(differs('durationMin'), { kind: 'duration', minutes: wanted.durationMin }),
    ...rule(before ? differs('bufferBeforeMin', 'bufferAfterMin') : bufferBeforeMin + bufferAfterMin > 0, {
      kind: 'buffer',
      before: bufferBeforeMin,
      after: bufferAfterMin,
    }),
    ...rule(differs('noticeMin'), { kind: 'notice', least: { minutes: wanted.noticeMin } }),
    ...rule(differs('horizonDays'), { kind: 'horizon', most: { minutes: wanted.horizonDays * DAY } }),
    ...rule(differs('granularityMin'), { kind: 'grid', minutes: wanted.granularityMin }),
    ...rule(differs('medium'), { kind: 'medium', medium: wanted.medium }),
    ...rule(differs('ccOwner'), { kind: 'copy_owner', on: wanted.ccOwner }),
    ...rule(differs('groupQuorum'), { kind: 'quorum', of: wanted.groupQuorum }),
    ...rule(differs('sharesFreeBusy'), { kind: 'share_free_busy', on: wanted.sharesFreeBusy }),
    ...rule(differs('approval'), { kind: 'approval', mode: wanted.approval }),
    ...Object.entries(acts)
      .filter(([act, how]) => before?.acts[act as keyof ActRules] !== how)
      .map(([act, how]): Rule => ({ kind: 'act', act: act as keyof ActRules, ask: how === 'ask' })),
  ];
}

/** One rule for the weekdays that share their hours; days that are not worked are named by none. */
export function hoursRules(hours: WeekHours): RuleOf<'hours'>[] {
  return changedHours({}, hours);
}

/** Rules for the weekdays whose hours are others than before, one for those that share theirs. */
function changedHours(before: WeekHours, wanted: WeekHours): RuleOf<'hours'>[] {
  const found = new Map<string, { weekdays: number[]; hours: Stretch[] }>();
  for (const [weekday, day] of WEEKDAYS.entries()) {
    const ranges = wanted[day] ?? [];
    const key = JSON.stringify(ranges);
    if (key === JSON.stringify(before[day] ?? [])) continue;
    const group = found.get(key) ?? { weekdays: [], hours: parseDailyHours(ranges).map(([from, to]) => [from, to]) };
    group.weekdays.push(weekday);
    found.set(key, group);
  }
  return [...found.values()].map((group) => ({ kind: 'hours', ...group }));
}

/**
 * The week of these rules; null where none says which hours are worked. "I do not work on Fridays" alone takes that day
 * out of the usual week, while hours for some days say that the others are not worked.
 */
export function weekHours(rules: readonly RuleOf<'hours'>[]): WeekHours | null {
  if (rules.length === 0) return null;
  const week = new Map<number, readonly Stretch[]>();
  if (rules.every((rule) => rule.hours.length === 0)) {
    for (const [weekday, day] of WEEKDAYS.entries()) week.set(weekday, parseDailyHours(USUAL.hours[day] ?? []));
  }
  for (const { weekdays, hours } of rules) for (const weekday of weekdays) week.set(weekday, hours);
  return Object.fromEntries(
    WEEKDAYS.map((day, weekday) => [day, (week.get(weekday) ?? []).map(clocks)] as const).filter(
      ([, r]) => r.length > 0,
    ),
  );
}

function clocks([from, to]: Stretch): [string, string] {
  return [formatClock(from), formatClock(to > DAY ? to - DAY : to)];
}

function minutesOf(ahead: Ahead): number {
  return 'minutes' in ahead ? ahead.minutes : ahead.businessDays * DAY;
}

function daysWithin(ahead: Ahead): number {
  if ('minutes' in ahead) return Math.ceil(ahead.minutes / DAY);
  return ahead.businessDays + 2 * Math.ceil(ahead.businessDays / 5);
}

function bounded(value: number, [least, most]: readonly [number, number]): number {
  return Math.min(most, Math.max(least, value));
}
