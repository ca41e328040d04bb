import { type EpochMinute, minuteOf } from '@/core/time/period';
import { database } from '@/db/client';
import type { Runtime } from '@/ports/runtime';
import { nearMeetings } from '../queries/near';
import { lockedLoop } from './locked';
import { addEvent } from './open';
import { wake } from './wake';

export type SaidLate = { readonly ok: true } | { readonly ok: false; readonly reason: 'not_found' | 'not_near' };

/**
 * The owner taps that they are late for a meeting that is near; `start`: only while it begins then. The same tap again changes
 * nothing.
 */
export async function sayLate(
  owner: { readonly id: string },
  loopId: string,
  minutes: number,
  runtime: Runtime,
  start?: EpochMinute,
): Promise<SaidLate> {
  const nowMs = await runtime.clock.now();
  const near = (await nearMeetings(owner.id, minuteOf(nowMs))).find(
    (one) => one.loopId === loopId && (start === undefined || one.start === start),
  );
  const outcome = await database().transaction(async (tx): Promise<SaidLate> => {
    if (!(await lockedLoop(tx, owner, loopId))) return { ok: false, reason: 'not_found' };
    if (!near) return { ok: false, reason: 'not_near' };
    const said = { kind: 'late', minutes, by: owner.id, via: 'app' } as const;
    await addEvent(tx, loopId, said, `late:${loopId}:${near.start}:${minutes}`, nowMs);
    return { ok: true };
  });
  if (outcome.ok) await wake(loopId, runtime);
  return outcome;
}
