import type { Runtime } from '@/ports/runtime';
import { BRIEFING_KEY } from '../constants';
import { dueReaders } from '../queries/readers';

/** Wakes the workflow of everybody to whom something is due. Answers how many. */
export async function dispatchBriefings(runtime: Runtime): Promise<number> {
  const due = await dueReaders(await runtime.clock.now());
  for (const { userId, kind, date } of due) {
    await runtime.workflows.dispatch(`${BRIEFING_KEY}${userId}`, `${BRIEFING_KEY}${userId}:${kind}:${date}`);
  }
  return due.length;
}
