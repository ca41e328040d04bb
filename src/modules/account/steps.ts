import type { Runtime } from '@/ports/runtime';
import { pendingWork } from './queries/work';
import { eraseAccount } from './steps/erase';
import { makeExport } from './steps/make-export';
import type { AccountSteps } from './workflow';

/** The side effects of the account's workflow. */
export function makeAccountSteps(runtime: Runtime): AccountSteps {
  return {
    pending: async (userId) => pendingWork(userId, await runtime.clock.now()),
    erase: (userId) => eraseAccount(userId, runtime),
    makeExport: (exportId) => makeExport(exportId, runtime),
  };
}
