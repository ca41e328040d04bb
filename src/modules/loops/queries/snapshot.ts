import type { StepContext } from '@/core/loop/context';
import type { loops } from '@/db/schema/loops';
import type { Runtime } from '@/ports/runtime';
import { stepContext } from '../steps/context';

/** What a decision of this loop would rest on now: its owner's rules and time, and whom it may write to. */
export async function snapshotOf(
  loop: Pick<typeof loops.$inferSelect, 'id' | 'ownerId' | 'version' | 'state'>,
  runtime: Runtime,
): Promise<StepContext> {
  return stepContext(loop, await runtime.clock.now(), runtime);
}
