import { z } from 'zod';
import { adminCalls } from './admin-calls';

/** One invocation that does not get on by itself. Times are ISO 8601. */
const failingInvocation = z.object({
  id: z.string(),
  target_service_name: z.string(),
  target_service_key: z.string().nullable().optional(),
  status: z.string(),
  retry_count: z.number().nullable().optional(),
  last_failure: z.string().nullable().optional(),
  last_failure_error_code: z.string().nullable().optional(),
  modified_at: z.string().nullable().optional(),
});
export type FailingInvocation = z.infer<typeof failingInvocation>;

const deployments = z.object({ deployments: z.array(z.object({ id: z.string(), uri: z.string().optional() })) });
const cluster = z.object({ cluster_name: z.string() });

/** The journal of another build does not fit ours: repeating cannot help, but PostgreSQL still knows what is due. */
const JOURNAL_MISMATCH = 'RT0016';
const CONNECTION_LOST = /connection refused|connect error|connection reset|broken pipe|connection closed/i;

export interface RestateAdminOptions {
  /** Base URL of the engine's admin interface, without a trailing slash. */
  readonly adminUrl: string;
  readonly objectName: string;
}

/**
 * What a worker and the operators need of the engine's admin interface. Every method throws on an answer that is not
 * what docs.restate.dev's "Admin API" describes.
 */
export function restateAdmin({ adminUrl, objectName }: RestateAdminOptions) {
  // It goes into SQL below.
  if (!/^[\w-]+$/.test(objectName)) throw new Error(`${objectName} is no name for a virtual object`);
  const { call, query } = adminCalls(adminUrl);
  const admin = {
    /** Name of the cluster, to be compared with the configured workflow namespace. */
    async clusterName(): Promise<string> {
      return cluster.parse(await call('GET', '/cluster-health')).cluster_name;
    },

    /** Makes the worker at `http://127.0.0.1:port/buildId` the one that gets new work. Repeating it changes nothing. */
    async register(port: number, buildId: string): Promise<void> {
      await call('POST', '/deployments', { uri: `http://127.0.0.1:${port}/${buildId}`, force: true });
    },

    /** Forgets workers of earlier builds that nothing is bound to any more. Returns how many. */
    async prune(): Promise<number> {
      const known = deployments.parse(await call('GET', '/deployments')).deployments;
      const serving = await query(z.object({ deployment_id: z.string() }), `SELECT deployment_id FROM sys_service`);
      const bound = await query(
        z.object({ id: z.string() }),
        `SELECT DISTINCT pinned_deployment_id AS id FROM sys_invocation_status
         WHERE pinned_deployment_id IS NOT NULL AND status <> 'completed'`,
      );
      const needed = new Set([...serving.map((row) => row.deployment_id), ...bound.map((row) => row.id)]);
      const drained = known.filter((deployment) => !needed.has(deployment.id));
      for (const { id } of drained) await call('DELETE', `/deployments/${id}?force=true`);
      return drained.length;
    },

    /** What is backing off, paused or has failed for good, the newest first. */
    failing(limit = 200): Promise<FailingInvocation[]> {
      return query(
        failingInvocation,
        `SELECT id, target_service_name, target_service_key, status, retry_count, last_failure,
                last_failure_error_code, modified_at
         FROM sys_invocation
         WHERE target_service_name = '${objectName}'
           AND (status IN ('backing-off', 'paused') OR completion_result = 'failure')
         ORDER BY modified_at DESC LIMIT ${limit}`,
      );
    },

    /** Tries a backing-off or paused invocation at once. */
    async resume(id: string): Promise<void> {
      await call('PATCH', `/invocations/${id}/resume`);
    },

    /** Ends an invocation without running anything of it. */
    async kill(id: string): Promise<void> {
      await call('PATCH', `/invocations/${id}/kill`);
    },

    /**
     * After a start: what only waited for a worker is tried at once instead of at its next back-off, and what an earlier
     * build began and ours cannot continue is ended, for the sweeper to begin anew. `paused`: what had failed too often is
     * tried again, too; a new build may have mended it.
     */
    async mend({ paused = false } = {}): Promise<{ resumed: number; ended: number }> {
      const outcome = { resumed: 0, ended: 0 };
      for (const invocation of await admin.failing()) {
        if (invocation.status !== 'backing-off' && invocation.status !== 'paused') continue;
        if (invocation.last_failure_error_code === JOURNAL_MISMATCH) {
          await admin.kill(invocation.id);
          outcome.ended++;
        } else if (CONNECTION_LOST.test(invocation.last_failure ?? '') || (paused && invocation.status === 'paused')) {
          await admin.resume(invocation.id);
          outcome.resumed++;
        }
      }
      return outcome;
    },
  };
  return admin;
}
