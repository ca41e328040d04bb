import { refreshOwner } from '@/modules/connections/commands/refresh';
import { sendQueued } from '@/modules/mailbox/commands/send';
import type { Runtime } from '@/ports/runtime';
import { OFFER_MAX_AGE_MS } from './constants';
import { loopById, pendingWork } from './queries/loops';
import { makeDecide } from './steps/decide';
import { makePerform } from './steps/perform';
import { makeRead } from './steps/read';
import type { LoopSteps } from './workflow';

/** The side effects of the loop's workflow. */
export function makeLoopSteps(runtime: Runtime): LoopSteps {
  return {
    pending: async (loopId) => pendingWork(loopId, await runtime.clock.now(), new Date()),
    read: makeRead(runtime),
    refresh: async (loopId) => {
      const loop = await loopById(loopId);
      // A calendar that cannot be read is found out by `decide`, which then offers nothing.
      if (loop) await refreshOwner(loop.ownerId, { maxAgeMs: OFFER_MAX_AGE_MS }, runtime);
    },
    decide: makeDecide(runtime),
    perform: makePerform(runtime),
    send: async (outgoingIds) => {
      await Promise.all(outgoingIds.map((id) => sendQueued(id, runtime)));
    },
  };
}
