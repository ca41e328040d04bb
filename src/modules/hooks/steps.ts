import type { Runtime } from '@/ports/runtime';
import { deliver } from './commands/deliver';
import type { HookSteps } from './workflow';

/** The side effects of a message to a webhook. */
export function makeHookSteps(runtime: Runtime): HookSteps {
  return { deliver: (id) => deliver(id, runtime) };
}
