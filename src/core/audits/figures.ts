import { median } from '../figures/figures';

/** How bad a mistake is. Critical: it would have booked, cancelled or sent something wrong. */
export const SEVERITIES = ['critical', 'major', 'minor'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** What a mistake counts: a critical one is as bad as ten minor ones. */
export const SEVERITY_WEIGHT: Readonly<Record<Severity, number>> = { critical: 10, major: 3, minor: 1 };

/** One thing that a trainer has handled. */
export interface Handled {
  /** Days since 1970-01-01 (UTC). */
  readonly day: number;
  /** Time spent on it; null where it was not measured. */
  readonly seconds: number | null;
  /** Somebody else has changed it afterwards, or found it wrong; null while nobody has looked. */
  readonly overturned: boolean | null;
  /** Whether it says what gold says; null where there is none, or the gold is the trainer's own. */
  readonly asGold: boolean | null;
}

/** So many of so many. */
export interface Share {
  readonly count: number;
  readonly of: number;
}

export interface WorkFigures {
  readonly handled: number;
  readonly medianSeconds: number | null;
  /** Of what somebody else has looked at. */
  readonly overturned: Share;
  /** Of what there is gold for. */
  readonly asGold: Share;
}

/** What a trainer's work of a time comes to. */
export function workFigures(work: readonly Handled[]): WorkFigures {
  const seconds = work.flatMap((one) => one.seconds ?? []);
  const looked = work.filter(({ overturned }) => overturned !== null);
  const compared = work.filter(({ asGold }) => asGold !== null);
  return {
    handled: work.length,
    medianSeconds: median(seconds),
    overturned: { count: looked.filter(({ overturned }) => overturned).length, of: looked.length },
    asGold: { count: compared.filter(({ asGold }) => asGold).length, of: compared.length },
  };
}

export interface DriftWeek extends WorkFigures {
  /** Its Monday, days since 1970-01-01. */
  readonly monday: number;
}

/** The same figures week by week (ISO weeks, UTC), from the first to the last day; a week without work is there, too. */
export function driftByWeek(work: readonly Handled[], fromDay: number, toDay: number): readonly DriftWeek[] {
  const weeks: DriftWeek[] = [];
  for (let monday = mondayOfDay(fromDay); monday < toDay; monday += 7) {
    weeks.push({ monday, ...workFigures(work.filter(({ day }) => mondayOfDay(day) === monday)) });
  }
  return weeks;
}

/** The Monday of a day's week, both as days since 1970-01-01 (a Thursday). */
export function mondayOfDay(day: number): number {
  return day - ((((day + 3) % 7) + 7) % 7);
}

/** Verdicts on a sample by severity, and what they weigh together per hundred things judged. */
export interface SeverityFigures {
  readonly judged: number;
  readonly critical: number;
  readonly major: number;
  readonly minor: number;
  /** Null while nothing is judged. */
  readonly weightPerHundred: number | null;
}

/** Counts verdicts; `none` is a thing that was right. */
export function severityFigures(verdicts: readonly (Severity | 'none')[]): SeverityFigures {
  const count = (severity: Severity) => verdicts.filter((one) => one === severity).length;
  const [critical, major, minor] = SEVERITIES.map(count) as [number, number, number];
  const weight = SEVERITIES.reduce((sum, one) => sum + SEVERITY_WEIGHT[one] * count(one), 0);
  const judged = verdicts.length;
  return { judged, critical, major, minor, weightPerHundred: judged === 0 ? null : (100 * weight) / judged };
}
