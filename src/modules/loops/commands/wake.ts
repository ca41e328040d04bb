import type { Runtime } from '@/ports/runtime';

/**
 * Tells the engine that a loop has something to do. A dispatch that is lost is swept up later, so an engine that is away
 * only delays.
 */
export async function wake(loopId: string, runtime: Runtime): Promise<void> {
  await runtime.workflows.dispatch(loopId, `${loopId}:${process.hrtime.bigint()}`).catch(() => undefined);
}
