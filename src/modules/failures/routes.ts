import { Hono } from 'hono';
import { Problem, parse } from '@/core/http/problem';
import { logLine } from '@/core/log-text';
import { type ApiEnv, clientOf, requireRole, userOf } from '@/modules/identity/policy';
import { actOnRuns } from './commands';
import { failures } from './queries';
import { failureAct, runId } from './schema';

/** /api/admin/failing-workflows: runs of workflows that fail, and what can be done about them. */
export const failureRoutes = new Hono<ApiEnv>()
  .use('*', requireRole('ADMIN'))
  .get('/', async (c) => c.json(await answered(failures(c.var.runtime.runs))))
  .get('/:id', async (c) => {
    const id = parse(runId, c.req.param('id'));
    return c.json({ steps: await answered(c.var.runtime.runs.steps(id)) });
  })
  .post('/', async (c) => {
    const act = parse(failureAct, await c.req.json().catch(() => null));
    const by = { actor: userOf(c).id, client: clientOf(c) };
    return c.json({ results: await answered(actOnRuns(act, by, c.var.runtime.runs)) });
  });

/** Whoever asks is told that it is the engine which is not there. */
async function answered<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    console.error(`[failures] ${logLine(error)}`);
    throw new Problem(503, 'engine_down', 'The workflow engine does not answer');
  }
}
