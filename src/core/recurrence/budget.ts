import { RecurrenceError } from './rule';

/** How much work one expansion may do. Both are counted, not timed, so that the same input always ends the same way. */
export interface ExpansionLimit {
  /** Periods (days, weeks, months, years) that may be looked at. */
  readonly periods: number;
  /** Instances that may be produced. */
  readonly instances: number;
}

export const DEFAULT_LIMIT: ExpansionLimit = { periods: 100_000, instances: 20_000 };

/** Counts an expansion's work down. Throws RecurrenceError `too_much_work` at the end of the budget. */
export class Budget {
  private periods: number;
  private instances: number;

  constructor(limit: ExpansionLimit = DEFAULT_LIMIT) {
    this.periods = limit.periods;
    this.instances = limit.instances;
  }

  period(): void {
    if (--this.periods < 0) throw new RecurrenceError('too_much_work', 'The rule takes too many steps');
  }

  instance(): void {
    if (--this.instances < 0) throw new RecurrenceError('too_much_work', 'The rule yields too many instances');
  }
}
