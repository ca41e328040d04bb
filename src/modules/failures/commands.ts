import { database } from '@/db/client';
import { recordAct } from '@/modules/operations/commands/audit';
import type { Client } from '@/modules/operations/schema';
import type { RunOutcome, Runs } from '@/ports/runs';
import { AT_ONCE } from './constants';
import type { FailureAct, FailureAction, FailureResult } from './schema';

const RECORDED = { retry: 'run.retried', cancel: 'run.cancelled', restart: 'run.restarted' } as const;

/**
 * Tries runs again, ends them or begins them anew, a few at once, and answers what came of each, in their order. It is written
 * down before it is done: the engine takes no part in a transaction. Throws when the engine does not answer.
 */
export async function actOnRuns(
  act: FailureAct,
  by: { readonly actor: string; readonly client: Client },
  runs: Runs,
): Promise<FailureResult[]> {
  const ids = [...new Set(act.ids)];
  await database().transaction(async (tx) => {
    for (const subject of ids) await recordAct(tx, { ...by, action: RECORDED[act.action], userId: null, subject });
  });
  const results: FailureResult[] = [];
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const some = ids.slice(from, from + AT_ONCE);
    results.push(...(await Promise.all(some.map(async (id) => ({ id, outcome: await done(id, act, runs) })))));
  }
  return results;
}

function done(id: string, { action, step = 0 }: FailureAct, runs: Runs): Promise<RunOutcome> {
  const acts: Record<FailureAction, () => Promise<RunOutcome>> = {
    retry: () => runs.retry(id),
    cancel: () => runs.cancel(id),
    restart: () => runs.restart(id, step),
  };
  return acts[action]();
}
