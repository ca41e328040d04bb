import { restateAdmin } from '@/adapters/restate/admin';
import { serveWorkflows } from '@/adapters/restate/server';
import type { ServerEnvironment } from '@/config/environment';
import { ACCOUNT_KEY } from '@/modules/account/constants';
import { makeAccountSteps } from '@/modules/account/steps';
import { accountWorkflow } from '@/modules/account/workflow';
import { BRIEFING_KEY } from '@/modules/briefings/constants';
import { makeBriefingSteps } from '@/modules/briefings/steps';
import { briefingWorkflow } from '@/modules/briefings/workflow';
import { HOOK_KEY } from '@/modules/hooks/constants';
import { makeHookSteps } from '@/modules/hooks/steps';
import { hookWorkflow } from '@/modules/hooks/workflow';
import { makeLoopSteps } from '@/modules/loops/steps';
import { loopWorkflow } from '@/modules/loops/workflow';
import { TEXT_KEY } from '@/modules/texting/constants';
import { makeTextSteps } from '@/modules/texting/steps';
import { textWorkflow } from '@/modules/texting/workflow';
import { every } from './every';
import { log } from './log';
import { type RoundName, workerRounds } from './rounds';
import type { Wiring } from './runtime';
import { workflowByKey } from './workflow-by-key';

/** The worker role at work. */
export interface Worker {
  /** Does at once what else the clock brings about, and resolves when that is done. */
  round(name: RoundName): Promise<void>;
  stop(): Promise<void>;
}

/** The worker role: serves the loops to the engine, and runs what the clock demands. */
export async function startWorker(env: ServerEnvironment, { runtime }: Wiring): Promise<Worker> {
  const server = await serveWorkflows({
    definition: workflowByKey(loopWorkflow(env.TASK_QUEUE, makeLoopSteps(runtime)), {
      [ACCOUNT_KEY]: accountWorkflow(env.TASK_QUEUE, makeAccountSteps(runtime)),
      [TEXT_KEY]: textWorkflow(env.TASK_QUEUE, makeTextSteps(runtime)),
      [HOOK_KEY]: hookWorkflow(env.TASK_QUEUE, makeHookSteps(runtime)),
      [BRIEFING_KEY]: briefingWorkflow(env.TASK_QUEUE, makeBriefingSteps(runtime)),
    }),
    port: env.WORKER_PORT,
    identityKeys: env.WORKFLOW_IDENTITY_KEYS,
    onError: (message) => log('worker', message),
  });
  const admin = restateAdmin({ adminUrl: env.WORKFLOW_ADMIN_URL.replace(/\/$/, ''), objectName: env.TASK_QUEUE });
  const cluster = await admin.clusterName();
  if (cluster !== env.WORKFLOW_NAMESPACE) {
    throw new Error(`The workflow engine is "${cluster}", the configuration names "${env.WORKFLOW_NAMESPACE}"`);
  }
  await admin.register(env.WORKER_PORT, env.BUILD_ID);
  await admin.mend({ paused: true });
  const rounds = Object.entries(workerRounds(env, runtime, admin));
  const running = new Map(rounds.map(([name, { pauseMs, run }]) => [name, every(name, pauseMs, run)]));
  log('worker', `serves ${env.TASK_QUEUE} on port ${env.WORKER_PORT}`);
  return {
    round: async (name) => running.get(name)?.now(),
    async stop() {
      await Promise.all([...running.values()].map((round) => round.stop()));
      await server.close();
    },
  };
}

/** The worker role for whoever only starts and stops it. */
export async function workerRole(env: ServerEnvironment, wiring: Wiring): Promise<() => Promise<void>> {
  return (await startWorker(env, wiring)).stop;
}
