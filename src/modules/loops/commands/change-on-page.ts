import { eq } from 'drizzle-orm';
import { mayChangeOnPage } from '@/core/loop/page/on-page';
import { database } from '@/db/client';
import { loops } from '@/db/schema/loops';
import { isAtRest } from '@/modules/account/queries/deletion';
import type { Runtime } from '@/ports/runtime';
import { loopById } from '../queries/loops';
import { moveTimes } from '../queries/move-times';
import type { Answered } from './answer';
import { addEvent } from './open';
import { wake } from './wake';

/**
 * A guest moves or cancels on the page of their link what they have booked on a booking page. Stale: it is not booked any
 * more, is being changed, or the time is not free.
 */
export async function changeOnPage(
  { loopId, participantId }: { readonly loopId: string; readonly participantId: string },
  said: { readonly act: 'move'; readonly start: number } | { readonly act: 'cancel' },
  runtime: Runtime,
): Promise<Answered> {
  const known = await loopById(loopId);
  if (!known?.state.participants.some((p) => p.id === participantId && p.role === 'guest')) {
    return { ok: false, reason: 'not_found' };
  }
  const times = said.act === 'move' ? await moveTimes(known, participantId, runtime) : [];
  const slot = said.act === 'move' ? times.find(({ start }) => start === said.start) : null;
  if (slot === undefined) return { ok: false, reason: 'stale' };
  const nowMs = await runtime.clock.now();
  const added = await database().transaction(async (tx) => {
    const [loop] = await tx.select().from(loops).where(eq(loops.id, loopId)).for('update');
    if (!loop || !mayChangeOnPage(loop.state, participantId) || (await isAtRest(loop.ownerId, tx))) return false;
    const payload = { kind: 'on_page', participantId, act: said.act, slot } as const;
    return addEvent(tx, loopId, payload, `on-page:${loopId}:${loop.version}:${said.act}`, nowMs);
  });
  if (!added) return { ok: false, reason: 'stale' };
  await wake(loopId, runtime);
  return { ok: true };
}
