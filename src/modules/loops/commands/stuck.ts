import { and, eq, inArray, sql } from 'drizzle-orm';
import { database, type Transaction } from '@/db/client';
import { notices } from '@/db/schema/identity';
import { loops } from '@/db/schema/loops';
import { reportTrouble } from '@/modules/queue/commands/sample';
import { STUCK } from '@/modules/queue/constants';
import type { Runtime } from '@/ports/runtime';
import { STUCK_MS, SWEEP_OVERDUE_MS } from '../constants';
import { overdueLoops } from '../queries/loops';

const KIND = 'loop_stuck';
/** Owners told in one statement. */
const BATCH = 1000;

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
    const nowMs = await runtime.clock.now();
    return database().transaction(async (tx) => {
      // As one parameter: a statement takes 65,535.
      const mended = sql`${notices.loopId} <> all(${sql.param(overdue)}::text[])`;
      await tx.delete(notices).where(and(eq(notices.kind, KIND), mended));
      const told: string[] = [];
      for (let from = 0; from < stuck.length; from += BATCH) {
        told.push(...(await tell(tx, stuck.slice(from, from + BATCH))));
      }
      for (const id of told) await reportTrouble(tx, id, STUCK, nowMs);
      return told;
    });
  };
}

/** Tells the owners of these loops; answers those that were not told of before. */
async function tell(tx: Transaction, stuck: readonly string[]): Promise<string[]> {
  const rows = await tx
    .select()
    .from(loops)
    .where(inArray(loops.id, [...stuck]));
  if (rows.length === 0) return [];
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
}
