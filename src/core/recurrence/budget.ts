import { RecurrenceError } from './rule';

/** How much work one expansion may do. Both are counted, not timed, so that the same input always ends the same way. */
export interface ExpansionLimit {
  /** Periods (days, weeks, months, years) that may be looked at, and starts before the window that may be counted. */
  readonly steps: number;
  /** Instances that may be produced. */
  readonly instances: number;
}

/** A hundred years of days; more instances than anybody has in a calendar. */
export const DEFAULT_LIMIT: ExpansionLimit = { steps: 40_000, instances: 20_000 };

/** Counts an expansion's work down. Throws RecurrenceError `too_much_work` at the end of the budget. */
export class Budget {
  private steps: number;
  private instances: number;

  constructor(limit: ExpansionLimit = DEFAULT_LIMIT) {
    this.steps = limit.steps;
    this.instances = limit.instances;
  }

  step(cost = 1): void {
    this.steps -= cost;
    if (this.steps < 0) throw new RecurrenceError('too_much_work', 'The rule takes too many steps');
  }

  instance(): void {
    if (--this.instances < 0) throw new RecurrenceError('too_much_work', 'The rule yields too many instances');
  }
}
