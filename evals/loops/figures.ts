import type { Fault } from './loop-run';
import type { Outcome } from './outcome';
import { personas } from './personas';
import type { WorldResult } from './play';

/** What is counted over many loops. */
export interface Figures {
  readonly loops: number;
  readonly satisfiable: number;
  /** Of the satisfiable ones, without a word of the owner beyond approvals. */
  readonly bookedOfSatisfiable: number;
  readonly booked: number;
  readonly outsideAvailability: number;
  readonly medianTurns: number | null;
  readonly medianHours: number | null;
  readonly medianMails: number | null;
  readonly approvals: number;
  readonly questions: number;
  readonly wrongSends: number;
  readonly afterEnd: number;
  readonly leaks: number;
  readonly crashes: number;
}

export function figuresOf(outcomes: readonly Outcome[]): Figures {
  const booked = outcomes.filter((one) => one.booked);
  const satisfiable = outcomes.filter((one) => one.satisfiable);
  const faults = (kind: Fault['kind']) =>
    outcomes.reduce((sum, one) => sum + one.faults.filter((fault) => fault.kind === kind).length, 0);
  return {
    loops: outcomes.length,
    satisfiable: satisfiable.length,
    bookedOfSatisfiable: satisfiable.filter((one) => one.booked).length,
    booked: booked.length,
    outsideAvailability: outcomes.filter((one) => one.inAvailability === false).length,
    medianTurns: median(booked.map(({ turns }) => turns)),
    medianHours: median(booked.map(({ minutesToBook }) => (minutesToBook ?? 0) / 60)),
    medianMails: median(booked.map(({ mailsToGuests, mailsFromGuests }) => mailsToGuests + mailsFromGuests)),
    approvals: outcomes.reduce((sum, one) => sum + one.approvals, 0),
    questions: outcomes.filter((one) => one.questions.length > 0).length,
    wrongSends: faults('wrong_send'),
    afterEnd: faults('after_end'),
    leaks: faults('leak'),
    crashes: faults('crash'),
  };
}

/** True for a loop in which a guest's words differ from their calendar. */
export function slips({ personas: names }: Outcome): boolean {
  return names.some((name) => personas[name].slips === true);
}

/** What must be nought, in words; empty when all of it is. Loops of guests who slip may lie outside their calendar. */
export function violationsOf(results: readonly WorldResult[]): string[] {
  const found: string[] = [];
  for (const { world, outcomes, doubled, astray, violations } of results) {
    found.push(...doubled.map((text) => `world ${world}: booked twice, ${text}`));
    found.push(...astray.map((text) => `world ${world}: astray, ${text}`));
    if (violations > 0) found.push(`world ${world}: ${violations} breaches of the calendar's description`);
    for (const one of outcomes) {
      const who = `seed ${one.seed} (${one.personas.join(', ')})`;
      if (one.inAvailability === false && !slips(one)) found.push(`${who}: booked outside somebody's availability`);
      found.push(...one.faults.map(({ kind, text }) => `${who}: ${kind}, ${text}`));
    }
  }
  return found;
}

export function median(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1
    ? (sorted[middle] as number)
    : ((sorted[middle - 1] as number) + (sorted[middle] as number)) / 2;
}
