import { and, eq } from 'drizzle-orm';
import { whyNotOffered, workable } from '@/core/loop/times/solve';
import type { Obstacle } from '@/core/slots/query';
import type { EpochMinute } from '@/core/time/period';
import { database } from '@/db/client';
import { loops } from '@/db/schema/loops';
import { savedPreferences } from '@/modules/preferences/queries/document';
import type { Runtime } from '@/ports/runtime';
import { stepContext } from '../steps/context';

/**
 * Whether a start would do for this loop where somebody asks for it, and every rule or event for which it is not offered,
 * with the words of the owner behind it. For the owner's eyes only (A5, A17).
 */
export async function whyNotAt(
  userId: string,
  loopId: string,
  start: EpochMinute,
  runtime: Runtime,
): Promise<{ free: boolean; obstacles: readonly Obstacle[]; unreadable: string | null } | null> {
  const nowMs = await runtime.clock.now();
  const [loop] = await database()
    .select()
    .from(loops)
    .where(and(eq(loops.id, loopId), eq(loops.ownerId, userId)));
  if (!loop) return null;
  const context = await stepContext(loop, nowMs, runtime);
  if (!context.calendar.ok) return { free: false, obstacles: [], unreadable: context.calendar.reason };
  const slot = { start, end: start + loop.state.meeting.durationMin };
  const saved = await savedPreferences(userId, context.now);
  const words = new Map(saved?.compiled.sentences.map(({ id, text }) => [id, text]));
  const obstacles = whyNotOffered(loop.state, context, slot).map(({ sentence, ...obstacle }) => {
    const text = sentence === undefined ? undefined : words.get(sentence);
    return text === undefined ? obstacle : { ...obstacle, sentence: text };
  });
  return { free: workable(loop.state, context, slot), obstacles, unreadable: null };
}
