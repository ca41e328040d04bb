import { and, eq } from 'drizzle-orm';
import { corrected } from '@/core/labeling/corrected';
import type { Reading } from '@/core/reading/reading';
import type { Transaction } from '@/db/client';
import { loopEvents } from '@/db/schema/loops';
import { CORRECTED } from '../constants';
import type { Answered } from './answer';
import { lockedLoop } from './locked';

interface Place {
  readonly owner: { readonly id: string };
  readonly loopId: string;
  /** The loop's version as whoever corrects saw it. */
  readonly seen: number;
}

interface Correction {
  readonly eventId: number;
  /** Version of the plan that it led to, which waits or has asked: that falls away. */
  readonly askedBy: number;
  readonly reading: Reading;
}

/**
 * A mail of a loop is heard once more, as somebody says that it is meant: the plan that follows from it is made anew, and waits for
 * a yes (core/reading/gate). Stale: the loop is not at `seen`, or was corrected at that version already. Who wakes it is the caller.
 */
export async function putCorrection(
  tx: Transaction,
  { owner, loopId, seen }: Place,
  { eventId, askedBy, reading }: Correction,
): Promise<Answered> {
  const loop = await lockedLoop(tx, owner, loopId);
  if (!loop) return { ok: false, reason: 'not_found' };
  const [event] = await tx
    .select()
    .from(loopEvents)
    .where(and(eq(loopEvents.id, eventId), eq(loopEvents.loopId, loopId), eq(loopEvents.kind, 'message')));
  if (!event || loop.version !== seen) return { ok: false, reason: 'stale' };
  const { kind, payload, dueAt, readingContext } = event;
  const rows = await tx
    .insert(loopEvents)
    .values({
      ...{ loopId, kind, payload, dueAt, readingContext, reading: corrected(reading) },
      loopVersion: askedBy,
      dedupeKey: `${CORRECTED}${eventId}:${seen}`,
    })
    .onConflictDoNothing()
    .returning({ id: loopEvents.id });
  return rows.length > 0 ? { ok: true } : { ok: false, reason: 'stale' };
}
