/**
 * The seam to the durable engine: dispatch, schedule, step, once (`once` is `db/once.ts`). The engine holds no business
 * state: what has to happen next is always a row in PostgreSQL, and a sweeper dispatches what was lost.
 */

/** Wakes the single writer of a key. Delivery is at least once; the handler looks for what is due and may find nothing. */
export interface Workflows {
  /** Now. `id` makes repeated dispatches of the same cause cheap. Throws when the engine cannot be reached. */
  dispatch(key: string, id: string): Promise<void>;
  /** At a later moment, `delayMs` of real time from now. */
  schedule(key: string, id: string, delayMs: number): Promise<void>;
}

/** What a running handler may do: named steps whose results are recorded and not repeated after a crash. */
export interface WorkflowContext {
  readonly key: string;
  step<T>(name: string, run: () => Promise<T>): Promise<T>;
}

/** One handler, keyed: at most one runs per key at any time. */
export interface WorkflowDefinition {
  readonly name: string;
  wake(context: WorkflowContext): Promise<void>;
}
