import type { Runtime } from '@/ports/runtime';
import { BRIEFING_KEY } from '../constants';
import { dueReaders } from '../queries/readers';

/** Wakes the workflow of everybody whose morning has come. Answers how many. */
export async function dispatchBriefings(runtime: Runtime): Promise<number> {
  const due = await dueReaders(await runtime.clock.now());
  for (const { userId, date } of due) {
    await runtime.workflows.dispatch(`${BRIEFING_KEY}${userId}`, `${BRIEFING_KEY}${userId}:${date}`);
  }
  return due.length;
}
