import type { Runtime } from '@/ports/runtime';
import { ACCOUNT_KEY } from '../constants';
import { dueAccounts } from '../queries/work';

/** Tells the engine that an account has something to do. A dispatch that is lost is made good by `dispatchDueAccounts`. */
export async function wakeAccount(userId: string, cause: string, runtime: Runtime): Promise<void> {
  await runtime.workflows.dispatch(`${ACCOUNT_KEY}${userId}`, cause).catch(() => undefined);
}

/** Wakes every account with something to do by the product's clock. */
export async function dispatchDueAccounts(runtime: Runtime): Promise<void> {
  for (const { userId, cause } of await dueAccounts(await runtime.clock.now())) {
    await wakeAccount(userId, cause, runtime);
  }
}
