import { randomBytes } from 'node:crypto';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { HeardPassage } from '@/core/loop/event';
import { openingState } from '@/core/loop/opening';
import type { LoopState } from '@/core/loop/state';
import { base32 } from '@/core/mail/base32';
import type { Transaction } from '@/db/client';
import { loopEvents, loopParticipants, loops } from '@/db/schema/loops';

/** Opens a loop of this owner under 80 random bits and answers its id; `assistant`: the persona that was written to. */
export async function openLoop(
  tx: Transaction,
  owner: { id: string; address: string; name: string | null; zone: string | null },
  subject: string,
  nowMs: number,
  assistant?: LoopState['assistant'],
): Promise<string> {
  const id = base32(randomBytes(10));
  const state = { ...openingState(owner, subject), ...(assistant ? { assistant } : {}) };
  const at = new Date(nowMs);
  await tx.insert(loops).values({
    id,
    ownerId: owner.id,
    phase: state.phase,
    title: state.meeting.title,
    state,
    createdAt: at,
    updatedAt: at,
  });
  await tx.insert(loopParticipants).values({ loopId: id, address: owner.address });
  return id;
}

/** By what the hearing of a mail is known: once as a whole, once of each of its parts, and `where` it was passed on. */
export function messageKey(messageRowId: string, part?: number, where?: string): string {
  return ['message', messageRowId, ...(part === undefined ? [] : [`part-${part}`]), ...(where ? [where] : [])].join(
    ':',
  );
}

/** Which part of a mail a loop hears, where it was given only one: for whoever has it heard again, or passes it on. */
export async function passageOf(
  tx: Transaction,
  loopId: string,
  messageRowId: string,
): Promise<{ readonly only?: HeardPassage }> {
  const [row] = await tx
    .select({ payload: loopEvents.payload })
    .from(loopEvents)
    .where(
      and(
        eq(loopEvents.loopId, loopId),
        eq(loopEvents.kind, 'message'),
        sql`${loopEvents.payload} ->> 'messageRowId' = ${messageRowId}`,
      ),
    )
    .orderBy(asc(loopEvents.id))
    .limit(1);
  return row?.payload.kind === 'message' && row.payload.only ? { only: row.payload.only } : {};
}

/** Puts what happened before the loop, once per cause. Answers whether it was new. */
export async function addEvent(
  tx: Transaction,
  loopId: string,
  payload: typeof loopEvents.$inferInsert.payload,
  dedupeKey: string,
  nowMs: number,
): Promise<boolean> {
  const rows = await tx
    .insert(loopEvents)
    .values({ loopId, kind: payload.kind, payload, dedupeKey, dueAt: new Date(nowMs) })
    .onConflictDoNothing()
    .returning({ id: loopEvents.id });
  return rows.length > 0;
}
