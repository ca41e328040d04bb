import { sql } from 'drizzle-orm';
import { database } from '@/db/client';
import { loops } from '@/db/schema/loops';
import type { Runtime } from '@/ports/runtime';
import { addEvent } from './open';
import { wake } from './wake';

/** The owner's calendar can be read again, or the basics were confirmed: loops that wait for it go on. */
export async function resumeWaitingLoops(ownerId: string, runtime: Runtime): Promise<void> {
  const nowMs = await runtime.clock.now();
  const waiting = await database().transaction(async (tx) => {
    const rows = await tx
      .select({ id: loops.id, version: loops.version, state: loops.state })
      .from(loops)
      .where(sql`${loops.ownerId} = ${ownerId} and ${loops.phase} <> 'CLOSED'`);
    const stuck = rows.filter((row) => row.state.needsOwner.some((d) => d.id.startsWith('calendar-')));
    for (const row of stuck) {
      await addEvent(tx, row.id, { kind: 'calendar_changed' }, `calendar:${row.id}:${row.version}`, nowMs);
    }
    return stuck.map((row) => row.id);
  });
  for (const id of waiting) await wake(id, runtime);
}
