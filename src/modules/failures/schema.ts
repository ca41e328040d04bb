import { z } from 'zod';
import type { RunOutcome, RunState } from '@/ports/runs';
import { BATCH } from './constants';

export const FAILURE_ACTIONS = ['retry', 'cancel', 'restart'] as const;
export type FailureAction = (typeof FAILURE_ACTIONS)[number];

/** As the engine names a run. */
export const runId = z.string().regex(/^inv_\w{10,60}$/, 'This is no run');

/** POST /api/admin/failing-workflows. `step`: where `restart` begins anew, as GET …/{id} names it; 0: at the start. */
export const failureAct = z.strictObject({
  ids: z.array(runId).min(1).max(BATCH),
  action: z.enum(FAILURE_ACTIONS),
  step: z.int().min(0).max(100_000).optional(),
});
export type FailureAct = z.infer<typeof failureAct>;

/** What a run is to take up next: a kind and a time, never what somebody wrote. */
export interface RunInput {
  readonly event: string;
  /** ISO 8601. */
  readonly dueAt: string;
}

export interface ShownRun {
  readonly id: string;
  readonly about: { readonly kind: 'loop' | 'account' | 'briefing' | 'text' | 'hook'; readonly id: string };
  readonly state: RunState;
  readonly attempts: number;
  readonly startedAt: string | null;
  readonly triedAt: string | null;
  readonly nextTryAt: string | null;
  /** Later runs of the same loop that wait for this one. */
  readonly waiting: number;
  readonly input: RunInput | null;
}

/** Runs that fail in the same way. */
export interface FailureGroup {
  readonly id: string;
  readonly error: string;
  readonly stack: string;
  readonly step: string | null;
  readonly runs: readonly ShownRun[];
}

export interface Failures {
  /** How many runs fail; more than the groups hold where there are very many. */
  readonly total: number;
  readonly groups: readonly FailureGroup[];
}

export interface FailureResult {
  readonly id: string;
  readonly outcome: RunOutcome;
}
