import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { FailingRun, RunOutcome, RunState, Runs } from '@/ports/runs';
import type { RestateAdminOptions } from './admin';
import { AdminRefusal, adminCalls } from './admin-calls';

const failing = z.object({
  id: z.string(),
  target_service_key: z.string().nullish(),
  status: z.string(),
  retry_count: z.number().nullish(),
  last_failure: z.string().nullish(),
  last_failure_error_code: z.string().nullish(),
  last_failure_related_command_name: z.string().nullish(),
  completion_failure: z.string().nullish(),
  created_at: z.string().nullish(),
  last_start_at: z.string().nullish(),
  next_retry_at: z.string().nullish(),
});
const counted = z.object({ status: z.string(), runs: z.number() });
const waiting = z.object({ target_service_key: z.string().nullish(), runs: z.number() });
const entry = z.object({
  index: z.number(),
  entry_type: z.string(),
  name: z.string().nullish(),
  entry_lite_json: z.string().nullish(),
});

/** It fails, and somebody ought to know. What was ended by hand (409) failed by nobody's fault. */
const FAILS = `(status IN ('backing-off', 'paused') OR (status = 'running' AND retry_count > 1 AND last_failure IS NOT NULL)
  OR (completion_result = 'failure' AND completion_failure NOT LIKE '[409]%'))`;
const ID = /^inv_\w+$/;
const ENDED_TRIES = 100;
const ENDED_PAUSE_MS = 50;

/** The runs of one virtual object, by the engine's SQL introspection and its admin calls (docs.restate.dev). */
export function restateRuns({ adminUrl, objectName }: RestateAdminOptions): Runs {
  // It goes into SQL below.
  if (!/^[\w-]+$/.test(objectName)) throw new Error(`${objectName} is no name for a virtual object`);
  const { call, query } = adminCalls(adminUrl);
  const ours = `target_service_name = '${objectName}'`;

  async function change(id: string, what: string): Promise<RunOutcome> {
    if (!ID.test(id)) return 'gone';
    try {
      await call('PATCH', `/invocations/${id}/${what}`);
      return 'done';
    } catch (error) {
      if (!(error instanceof AdminRefusal)) throw error;
      if (error.status === 404 || error.status === 410) return 'gone';
      if (error.status === 409 || error.status === 425) return 'busy';
      throw error;
    }
  }

  /** A killed run is over a moment after the call for it. */
  async function ended(id: string): Promise<boolean> {
    for (let tries = 0; tries < ENDED_TRIES; tries += 1) {
      const rows = await query(
        z.object({ status: z.string() }),
        `SELECT status FROM sys_invocation WHERE id = '${id}'`,
      );
      if (rows.every(({ status }) => status === 'completed')) return rows.length > 0;
      await sleep(ENDED_PAUSE_MS);
    }
    return false;
  }

  return {
    async failing(limit) {
      const [rows, queues, [all]] = await Promise.all([
        query(
          failing,
          `SELECT id, target_service_key, status, retry_count, last_failure, last_failure_error_code,
                  last_failure_related_command_name, completion_failure, created_at, last_start_at, next_retry_at
           FROM sys_invocation WHERE ${ours} AND ${FAILS} ORDER BY created_at DESC LIMIT ${limit}`,
        ),
        query(
          waiting,
          `SELECT target_service_key, COUNT(*) AS runs FROM sys_invocation
           WHERE ${ours} AND status = 'pending' GROUP BY target_service_key`,
        ),
        query(z.object({ runs: z.number() }), `SELECT COUNT(*) AS runs FROM sys_invocation WHERE ${ours} AND ${FAILS}`),
      ]);
      const behind = new Map(queues.map((row) => [row.target_service_key, row.runs]));
      const runs = rows.map((row) => shown(row, behind.get(row.target_service_key) ?? 0));
      return { total: Math.max(all?.runs ?? 0, runs.length), runs };
    },

    async steps(id) {
      if (!ID.test(id)) return [];
      const rows = await query(
        entry,
        `SELECT index, entry_type, name, entry_lite_json FROM sys_journal WHERE id = '${id}' ORDER BY index`,
      );
      const completed = new Set(
        rows.filter((row) => row.entry_type === 'Notification: Run').map((row) => completionOf(row.entry_lite_json)),
      );
      return rows
        .filter((row) => row.entry_type === 'Command: Run')
        .map(({ index, name, entry_lite_json }) => ({
          index,
          name: name ?? '',
          ended: completed.has(completionOf(entry_lite_json)),
        }));
    },

    retry: (id) => change(id, 'resume'),

    cancel: (id) => change(id, 'cancel'),

    async restart(id, step) {
      const killed = await change(id, 'kill');
      // One that has ended by itself cannot be killed, and can be begun anew.
      if (killed === 'gone' || !(await ended(id))) return killed === 'gone' ? 'gone' : 'busy';
      return change(id, step > 0 ? `restart-as-new?from=${step - 1}&deployment=latest` : 'restart-as-new');
    },

    async health() {
      const [version, counts] = await Promise.all([
        call('GET', '/version'),
        query(
          counted,
          `SELECT status, COUNT(*) AS runs FROM sys_invocation WHERE ${ours} AND status <> 'completed' GROUP BY status`,
        ),
      ]);
      const of = (...states: string[]) =>
        counts.filter(({ status }) => states.includes(status)).reduce((sum, { runs }) => sum + runs, 0);
      return {
        version: z.object({ version: z.string() }).parse(version).version,
        running: of('running', 'ready', 'suspended'),
        waiting: of('pending', 'scheduled'),
        retrying: of('backing-off'),
        paused: of('paused'),
      };
    },
  };
}

function shown(row: z.output<typeof failing>, behind: number): FailingRun {
  const state: RunState = row.status === 'completed' ? 'failed' : row.status === 'paused' ? 'paused' : 'retrying';
  return {
    id: row.id,
    key: row.target_service_key ?? '',
    state,
    attempts: row.retry_count ?? 1,
    step: row.last_failure_related_command_name || null,
    code: row.last_failure_error_code ?? null,
    failure: row.completion_failure ?? row.last_failure ?? null,
    startedAt: row.created_at ?? null,
    triedAt: row.last_start_at ?? null,
    nextTryAt: state === 'retrying' ? (row.next_retry_at ?? null) : null,
    waiting: behind,
  };
}

/** By this the result of a step says whose it is. */
function completionOf(json: string | null | undefined): number | null {
  const found = /"(?:completion_id|CompletionId)":(\d+)/.exec(json ?? '');
  return found ? Number(found[1]) : null;
}
