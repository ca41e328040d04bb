import { restateAdmin } from '@/adapters/restate/admin';
import { serveWorkflows } from '@/adapters/restate/server';
import type { ServerEnvironment } from '@/config/environment';
import { forgetExports } from '@/modules/account/commands/exports';
import { dispatchDueAccounts } from '@/modules/account/commands/wake';
import { ACCOUNT_KEY } from '@/modules/account/constants';
import { makeAccountSteps } from '@/modules/account/steps';
import { accountWorkflow } from '@/modules/account/workflow';
import { forgetExpired } from '@/modules/identity/commands';
import { replanOutdated } from '@/modules/loops/commands/replan';
import { stuckWatch } from '@/modules/loops/commands/stuck';
import { dispatchDue, sweep } from '@/modules/loops/commands/sweep';
import { makeLoopSteps } from '@/modules/loops/steps';
import { loopWorkflow } from '@/modules/loops/workflow';
import { deliverQuestions } from '@/modules/mailbox/commands/ask-for-whom';
import { forgetFetchMarks, forgetRawMail } from '@/modules/mailbox/commands/retention';
import { removeAbandonedEvents } from '@/modules/meetings/commands/abandon';
import { expireHolds } from '@/modules/meetings/commands/holds';
import { makeDrafts } from '@/modules/preferences/commands/initialize';
import { forgetModelAnswers } from '@/modules/reader/commands/answers';
import { deliverSupport } from '@/modules/support/commands/deliver';
import { sweepRateLimits } from '@/server/rate-limit';
import { every } from './every';
import { log } from './log';
import { lookAtCalendars } from './look-at-calendars';
import type { Wiring } from './runtime';
import { workflowByKey } from './workflow-by-key';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** The worker role: serves the loops to the engine, and runs what the clock demands. */
export async function startWorker(env: ServerEnvironment, { runtime }: Wiring): Promise<() => Promise<void>> {
  const server = await serveWorkflows({
    definition: workflowByKey(loopWorkflow(env.TASK_QUEUE, makeLoopSteps(runtime)), {
      [ACCOUNT_KEY]: accountWorkflow(env.TASK_QUEUE, makeAccountSteps(runtime)),
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
  const stuck = stuckWatch(runtime);
  const now = () => runtime.clock.now();
  const stops = [
    every('timers', SECOND, () => dispatchDue(runtime)),
    every('sweeper', 10 * SECOND, async () => {
      const woken = await sweep(runtime);
      if (woken > 0) log('sweeper', `woke ${woken} loops`);
      await replanOutdated(runtime);
    }),
    every('stuck', MINUTE, async () => {
      for (const id of await stuck()) log('stuck', `loop ${id} does not get on`);
    }),
    every('holds', 10 * SECOND, async () => {
      await expireHolds(await now());
      await removeAbandonedEvents(runtime);
    }),
    every('calendars', 15 * SECOND, () => lookAtCalendars(runtime)),
    every('accounts', 2 * SECOND, () => dispatchDueAccounts(runtime)),
    every('drafts', 2 * SECOND, () => makeDrafts(runtime)),
    every('support', 2 * SECOND, () => deliverSupport(runtime)),
    every('questions', 2 * SECOND, () => deliverQuestions(runtime)),
    every('limits', MINUTE, () => sweepRateLimits()),
    every('engine', MINUTE, () => admin.mend()),
    every('builds', 10 * MINUTE, () => admin.prune()),
    every('retention', 60 * MINUTE, async () => {
      const before = (await now()) - env.RAW_MAIL_RETENTION_DAYS * 24 * 60 * MINUTE;
      await forgetRawMail(before);
      await forgetFetchMarks();
      await forgetExpired();
      await forgetModelAnswers(before);
      await forgetExports(await now());
    }),
  ];
  log('worker', `serves ${env.TASK_QUEUE} on port ${env.WORKER_PORT}`);
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
    await server.close();
  };
}
