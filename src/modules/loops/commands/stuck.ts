import { and, eq, inArray, notInArray } from 'drizzle-orm';
import { database } from '@/db/client';
import { notices } from '@/db/schema/identity';
import { loops } from '@/db/schema/loops';
import type { Runtime } from '@/ports/runtime';
import { STUCK_MS, SWEEP_OVERDUE_MS } from '../constants';
import { overdueLoops } from '../queries/loops';

const KIND = 'loop_stuck';

/**
 * Looks for loops whose work is overdue again and again, whatever the reason: a step that fails every time would otherwise
 * be tried in silence. Each call is a look; the owners of those that were overdue at all looks of `STUCK_MS` are told, once
 * until the loop gets on. Answers the loops that were told of now. `realMs`: milliseconds of real time.
 */
export function stuckWatch(runtime: Runtime): (realMs?: number) => Promise<string[]> {
  let since = new Map<string, number>();
  return async (realMs = Date.now()) => {
    const overdue = await overdueLoops(await runtime.clock.now(), SWEEP_OVERDUE_MS, new Date(realMs));
    since = new Map(overdue.map((id) => [id, since.get(id) ?? realMs]));
    const stuck = overdue.filter((id) => realMs - (since.get(id) ?? realMs) >= STUCK_MS);
    return database().transaction(async (tx) => {
      const mended = and(eq(notices.kind, KIND), notInArray(notices.loopId, overdue));
      await tx.delete(notices).where(overdue.length > 0 ? mended : eq(notices.kind, KIND));
      if (stuck.length === 0) return [];
      const rows = await tx.select().from(loops).where(inArray(loops.id, stuck));
      const told = await tx
        .insert(notices)
        .values(
          rows.map(({ id, ownerId, title }) => ({
            userId: ownerId,
            key: `stuck:${id}`,
            kind: KIND,
            text: `I cannot get on with “${title}”: something of mine fails again and again. I keep trying. If it is urgent, please write yourself.`,
            href: `/loops/${id}`,
            loopId: id,
          })),
        )
        .onConflictDoNothing()
        .returning({ loopId: notices.loopId });
      return told.flatMap(({ loopId }) => loopId ?? []);
    });
  };
}
