import { sql } from 'drizzle-orm';
import { resumeWrite } from '@/core/loop/booked/booked';
import { isOnCalendar } from '@/core/loop/question-kinds';
import { minuteOf } from '@/core/time/period';
import { database } from '@/db/client';
import { loops } from '@/db/schema/loops';
import { busyOf } from '@/modules/connections/queries/busy';
import { basicsOf } from '@/modules/preferences/queries';
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
    const stuck = rows.filter((row) => row.state.needsOwner.some(isOnCalendar));
    for (const row of stuck) {
      await addEvent(tx, row.id, { kind: 'calendar_changed' }, `calendar:${row.id}:${row.version}`, nowMs);
    }
    return stuck.map((row) => row.id);
  });
  for (const id of waiting) await wake(id, runtime);
}

/**
 * Loops that wait to read a calendar which has been read since, whoever read it. Those that wait to write have a timer of
 * their own.
 */
export async function resumeReadableLoops(runtime: Runtime): Promise<void> {
  const now = minuteOf(await runtime.clock.now());
  const rows = await database()
    .select({ ownerId: loops.ownerId, state: loops.state })
    .from(loops)
    .where(
      // An earlier version stored every question as the kind "question".
      sql`${loops.phase} <> 'CLOSED' and ${loops.state} -> 'needsOwner' @?
        '$[*] ? (@.kind starts with "calendar" || @.kind == "question" && @.id starts with "calendar-")'`,
    );
  const owners = new Set(rows.filter((row) => resumeWrite(row.state) === null).map((row) => row.ownerId));
  for (const ownerId of owners) {
    const basics = await basicsOf(ownerId);
    const busy = await busyOf(ownerId, { start: now, end: now + 1 });
    if (busy.ok && basics?.confirmedAt) await resumeWaitingLoops(ownerId, runtime);
  }
}
