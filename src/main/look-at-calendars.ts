import { pollDueCalendars } from '@/modules/connections/commands/refresh';
import { resumeReadableLoops, resumeWaitingLoops } from '@/modules/loops/commands/calendar';
import { reconcileMeetings } from '@/modules/meetings/commands/reconcile';
import { reconcileSeries } from '@/modules/meetings/commands/reconcile-series';
import type { Runtime } from '@/ports/runtime';

/** Reads the calendars that are due, and takes up what was found in them: by whom it was read does not matter. */
export async function lookAtCalendars(runtime: Runtime): Promise<void> {
  const { changedOwners } = await pollDueCalendars(await runtime.clock.now(), runtime);
  for (const owner of changedOwners) await resumeWaitingLoops(owner, runtime);
  await resumeReadableLoops(runtime);
  await reconcileMeetings(runtime);
  await reconcileSeries(runtime);
}
