import { setTimeout } from 'node:timers/promises';
import { refreshOwner } from '@/modules/connections/commands/refresh';
import { sendQueued } from '@/modules/mailbox/commands/send';
import type { Runtime } from '@/ports/runtime';
import { FRESH_PATIENCE_MS, OFFER_MAX_AGE_MS } from './constants';
import { loopById, pendingWork } from './queries/loops';
import { makeDecide } from './steps/decide';
import { makePerform } from './steps/perform';
import { makeRead } from './steps/read';
import type { LoopSteps } from './workflow';

/**
 * What was entered seconds ago counts: the calendars are read now. One that takes long is not waited for, as long as it was
 * read a short while ago.
 */
async function readAfresh(ownerId: string, runtime: Runtime): Promise<void> {
  const wait = new AbortController();
  const late = setTimeout(FRESH_PATIENCE_MS, false, { signal: wait.signal }).catch(() => true);
  const read = refreshOwner(ownerId, { maxAgeMs: 0 }, runtime).then(() => true);
  try {
    if (await Promise.race([read, late])) return;
  } finally {
    wait.abort();
  }
  read.catch(() => undefined);
  await refreshOwner(ownerId, { maxAgeMs: OFFER_MAX_AGE_MS }, runtime);
}

/** The side effects of the loop's workflow. */
export function makeLoopSteps(runtime: Runtime): LoopSteps {
  return {
    pending: async (loopId) => pendingWork(loopId, await runtime.clock.now(), new Date()),
    read: makeRead(runtime),
    refresh: async (loopId) => {
      const loop = await loopById(loopId);
      // A calendar that cannot be read is found out by `decide`, which then offers nothing.
      if (loop) await readAfresh(loop.ownerId, runtime);
    },
    decide: makeDecide(runtime),
    perform: makePerform(runtime),
    send: async (outgoingIds) => {
      await Promise.all(outgoingIds.map((id) => sendQueued(id, runtime)));
    },
  };
}
