import { database } from '@/db/client';
import { insightFigures } from '@/db/schema/insight';
import type { Runtime } from '@/ports/runtime';
import { COUNTED_EVERY_MINUTES } from '../constants';
import { countInsight } from '../queries/count';
import { latestInsight } from '../queries/latest';

/** Counts the figures of the staff anew where they have become old, or a moment of another clock. */
export async function keepInsight({ clock }: Pick<Runtime, 'clock'>): Promise<void> {
  const nowMs = await clock.now();
  const known = await latestInsight();
  if (known && Math.abs(nowMs - known.at) < COUNTED_EVERY_MINUTES * 60_000) return;
  const row = { at: new Date(nowMs), figures: { ...(await countInsight(nowMs)) } };
  await database()
    .insert(insightFigures)
    .values({ id: 1, ...row })
    .onConflictDoUpdate({ target: insightFigures.id, set: row });
}
