import type { Runtime } from '@/ports/runtime';
import { SWEEP_OVERDUE_MS } from '../constants';
import { dueLoops, overdueLoops } from '../queries/loops';

/** Dispatches what was lost on its way to the engine. Answers how many loops were woken. */
export async function sweep(runtime: Runtime): Promise<number> {
  const realNow = new Date();
  const loops = await overdueLoops(await runtime.clock.now(), SWEEP_OVERDUE_MS, realNow);
  const bucket = Math.floor(realNow.getTime() / SWEEP_OVERDUE_MS);
  for (const id of loops) await runtime.workflows.dispatch(id, `sweep:${id}:${bucket}`);
  return loops.length;
}

/** Wakes every loop with an event that is due by the product's clock; the same event wakes it once. */
export async function dispatchDue(runtime: Runtime): Promise<void> {
  const due = await dueLoops(await runtime.clock.now());
  for (const { loopId, eventId } of due) await runtime.workflows.dispatch(loopId, `due:${eventId}`);
}
