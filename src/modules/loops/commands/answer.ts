import { and, eq } from 'drizzle-orm';
import type { LoopCommand, LoopEventPayload } from '@/core/loop/event';
import { database } from '@/db/client';
import { loops } from '@/db/schema/loops';
import { isLeaving } from '@/modules/account/queries/deletion';
import type { Runtime } from '@/ports/runtime';
import { addEvent } from './open';
import { wake } from './wake';

export type Answered = { ok: true } | { ok: false; reason: 'not_found' | 'stale' };

/**
 * The owner answers a decision. Stale: it was answered already, or something newer superseded it, or the loop is not at
 * `seen`, the version on which the answer was made.
 */
export async function answerDecision(
  owner: { id: string },
  loopId: string,
  answer: Omit<Extract<LoopEventPayload, { kind: 'decision' }>, 'kind' | 'by'>,
  runtime: Runtime,
  seen?: number,
): Promise<Answered> {
  const nowMs = await runtime.clock.now();
  const outcome = await database().transaction(async (tx): Promise<Answered> => {
    const [loop] = await tx
      .select()
      .from(loops)
      .where(and(eq(loops.id, loopId), eq(loops.ownerId, owner.id)))
      .for('update');
    if (!loop) return { ok: false, reason: 'not_found' };
    if (seen !== undefined && seen !== loop.version) return { ok: false, reason: 'stale' };
    if (!loop.state.needsOwner.some((d) => d.id === answer.decisionId)) return { ok: false, reason: 'stale' };
    const added = await addEvent(
      tx,
      loopId,
      { kind: 'decision', ...answer, by: owner.id },
      `decision:${loopId}:${loop.version}:${answer.decisionId}`,
      nowMs,
    );
    return added ? { ok: true } : { ok: false, reason: 'stale' };
  });
  if (outcome.ok) await wake(loopId, runtime);
  return outcome;
}

/** Stop, cancel, take over, hand back, hold off or resume, said in the app. Repeating it changes nothing. */
export async function commandLoop(
  owner: { id: string },
  loopId: string,
  said: { readonly command: LoopCommand; readonly until?: number | null },
  runtime: Runtime,
): Promise<Answered> {
  const nowMs = await runtime.clock.now();
  const found = await database().transaction(async (tx) => {
    const [loop] = await tx
      .select({ version: loops.version })
      .from(loops)
      .where(and(eq(loops.id, loopId), eq(loops.ownerId, owner.id)))
      .for('update');
    if (!loop) return false;
    await addEvent(
      tx,
      loopId,
      { kind: 'command', ...said, by: owner.id },
      `command:${loopId}:${loop.version}:${said.command}`,
      nowMs,
    );
    return true;
  });
  if (!found) return { ok: false, reason: 'not_found' };
  await wake(loopId, runtime);
  return { ok: true };
}

/** A guest's choice on the slot page; the link has named loop and participant. */
export async function chooseSlot(
  place: { loopId: string; participantId: string },
  chosen: { set: number; options: readonly number[]; suggestion: string | null; zone: string | null },
  runtime: Runtime,
): Promise<Answered> {
  const nowMs = await runtime.clock.now();
  const outcome = await database().transaction(async (tx): Promise<Answered> => {
    const [loop] = await tx.select().from(loops).where(eq(loops.id, place.loopId)).for('update');
    if (!loop?.state.participants.some((p) => p.id === place.participantId && p.role === 'guest')) {
      return { ok: false, reason: 'not_found' };
    }
    const { offer } = loop.state;
    if (!offer || offer.set !== chosen.set || (await isLeaving(loop.ownerId, tx)))
      return { ok: false, reason: 'stale' };
    const what = chosen.options.join('+') || (chosen.suggestion ? 'suggestion' : 'none');
    const added = await addEvent(
      tx,
      place.loopId,
      { kind: 'choice', participantId: place.participantId, ...chosen },
      `choice:${place.loopId}:${place.participantId}:${chosen.set}:${loop.version}:${what}`,
      nowMs,
    );
    return added ? { ok: true } : { ok: false, reason: 'stale' };
  });
  if (outcome.ok) await wake(place.loopId, runtime);
  return outcome;
}
