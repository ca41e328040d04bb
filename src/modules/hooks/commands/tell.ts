import { and, eq, isNull } from 'drizzle-orm';
import { messageOf } from '@/core/hooks/message';
import { occurred } from '@/core/hooks/occurred';
import type { LoopEventPayload } from '@/core/loop/event';
import type { LoopState } from '@/core/loop/state';
import type { Transaction } from '@/db/client';
import { hookDeliveries, hooks } from '@/db/schema/hooks';

/** A loop that goes from one state to the next. */
export interface Turned {
  readonly loop: { readonly id: string; readonly ownerId: string };
  /** Of the loop after it. */
  readonly version: number;
  readonly before: LoopState;
  readonly after: LoopState;
  readonly cause: LoopEventPayload;
  /** The owner's, IANA. */
  readonly zone: string;
  readonly baseUrl: string;
  /** Of the product's clock. */
  readonly nowMs: number;
}

/**
 * Writes down what the owner's programs are to be told of a transition, in its transaction. What is sent later is what was
 * written here, byte for byte; a paused webhook is told nothing of the time.
 */
export async function tellHooks(tx: Transaction, turned: Turned, realMs = Date.now()): Promise<void> {
  const { loop, version, before, after, cause, zone, baseUrl, nowMs } = turned;
  const all = occurred(before, after, cause);
  if (all.length === 0) return;
  const live = await tx
    .select({ id: hooks.id, events: hooks.events })
    .from(hooks)
    .where(and(eq(hooks.userId, loop.ownerId), isNull(hooks.pausedAt)));
  const place = { loopId: loop.id, url: `${baseUrl}/loops/${loop.id}`, zone, nowMs };
  const rows = all.flatMap((one, index) => {
    const body = JSON.stringify(messageOf(one, after, place));
    const eventKey = `${loop.id}:${version}:${index}`;
    return live
      .filter(({ events }) => events.includes(one.type))
      .map(({ id }) => ({ hookId: id, eventKey, type: one.type, body, ...dueNow(realMs) }));
  });
  if (rows.length > 0) await tx.insert(hookDeliveries).values(rows).onConflictDoNothing();
}

/** A message that is to be sent at once. */
export function dueNow(nowMs: number) {
  return { createdAt: new Date(nowMs), dueAt: new Date(nowMs) };
}
