import { and, eq, isNull, lte, or } from 'drizzle-orm';
import { ALARM_MS } from '@/core/queue/times';
import { database } from '@/db/client';
import { queueItems } from '@/db/schema/queue';
import { ownerAllows } from '../policy';

/** Notes which items are due and left alone since the last time; answers how many there are of them. */
export async function raiseAlarms(nowMs: number): Promise<number> {
  const since = new Date(nowMs - ALARM_MS);
  const alone = or(isNull(queueItems.leaseUntil), lte(queueItems.leaseUntil, since));
  const rows = await database()
    .update(queueItems)
    .set({ alarmedAt: new Date(nowMs) })
    .where(
      and(
        eq(queueItems.state, 'open'),
        isNull(queueItems.alarmedAt),
        lte(queueItems.dueAt, since),
        alone,
        ownerAllows(),
      ),
    )
    .returning({ id: queueItems.id });
  return rows.length;
}
