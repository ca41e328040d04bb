import type { TimeGroup } from './groups';

export type Stance = 'can' | 'cannot' | 'prefer' | 'avoid';

/** What a sentence says about one group of times. */
export interface Statement {
  readonly group: TimeGroup;
  readonly stance: Stance;
  /**
   * window: when somebody can or cannot. source: the time that is moved away from. context: where somebody is then.
   * other: a date of another matter or of the past. return: the end of an absence.
   */
  readonly use: 'window' | 'source' | 'context' | 'other' | 'return' | 'condition';
  /** "Tuesday works": the words accept rather than propose. */
  readonly accepted: boolean;
  readonly proposed: boolean;
}

/** A statement while its sentence is being read. */
export interface Draft {
  group: TimeGroup;
  stance: Stance;
  use: Statement['use'];
  accepted: boolean;
  proposed: boolean;
  /** In the clause that is being read. */
  clause: number;
}
