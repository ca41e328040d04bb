/** Runs of workflows as the engine knows them: those that fail, why, and what can be done about it. Times are ISO 8601. */

/** `retrying`: it is tried again by itself; `paused`: it was tried so often that it is not; `failed`: it ended so. */
export const RUN_STATES = ['retrying', 'paused', 'failed'] as const;
export type RunState = (typeof RUN_STATES)[number];

export interface FailingRun {
  readonly id: string;
  /** What the run is of: a loop, or what its mark says (main/worker-role). */
  readonly key: string;
  readonly state: RunState;
  /** How often it was tried. */
  readonly attempts: number;
  /** The step that failed, as the workflow names it. */
  readonly step: string | null;
  /** The engine's own code of the error. */
  readonly code: string | null;
  /** The error with its stack; may have values, so that nobody sees it as it is. */
  readonly failure: string | null;
  readonly startedAt: string | null;
  readonly triedAt: string | null;
  readonly nextTryAt: string | null;
  /** Later runs of the same key that wait for this one. */
  readonly waiting: number;
}

/** A step that a run has begun. */
export interface RunStep {
  /** Its place in the run's journal, by which `restart` knows it. */
  readonly index: number;
  readonly name: string;
  readonly ended: boolean;
}

export interface EngineHealth {
  readonly version: string;
  /** Runs that are not over, by how they stand. */
  readonly running: number;
  readonly waiting: number;
  readonly retrying: number;
  readonly paused: number;
}

/** `gone`: the engine does not know it any more; `busy`: it cannot be done as the run stands. */
export type RunOutcome = 'done' | 'gone' | 'busy';

/** Every method throws when the engine does not answer, or not as its description says. */
export interface Runs {
  /** Those that fail, the latest first, `limit` at most, and how many there are. */
  failing(limit: number): Promise<{ readonly total: number; readonly runs: readonly FailingRun[] }>;
  /** What a run has done so far, in order. */
  steps(id: string): Promise<readonly RunStep[]>;
  /** Tries again at once what failed. */
  retry(id: string): Promise<RunOutcome>;
  /** Ends a run. */
  cancel(id: string): Promise<RunOutcome>;
  /** Ends a run and begins it anew at this step, with the results of those before it; 0: from the start. */
  restart(id: string, step: number): Promise<RunOutcome>;
  health(): Promise<EngineHealth>;
}
