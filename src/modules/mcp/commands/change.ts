import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { LoopState } from '@/core/loop/state';
import { workable } from '@/core/loop/times/solve';
import { database } from '@/db/client';
import { loops } from '@/db/schema/loops';
import { refreshOwner } from '@/modules/connections/commands/refresh';
import { lockedLoop } from '@/modules/loops/commands/locked';
import { OFFER_MAX_AGE_MS } from '@/modules/loops/constants';
import { snapshotOf } from '@/modules/loops/queries/snapshot';
import type { Runtime } from '@/ports/runtime';
import type { Caller } from '../policy';
import { timeOf } from '../queries/time';
import type { bookMeeting, cancelMeeting, moveMeeting } from '../schema';
import { slotsOf } from './arrange';
import { type Asked, askLoop, callBefore, type Order } from './ask';

/** `wrong_state`: the thread is not where that could be done; `series`: its meeting repeats; `text` says more. */
export type NotChanged =
  | 'not_found'
  | 'wrong_state'
  | 'series'
  | 'not_free'
  | 'past'
  | 'none'
  | 'revoked'
  | 'unavailable'
  | 'unconfirmed';

/** Books the meeting of an open thread, at a time that its people have agreed to. */
export function bookOpen(
  caller: Caller,
  asked: z.output<typeof bookMeeting> & { readonly thread: string },
  runtime: Runtime,
): Promise<Asked<NotChanged>> {
  return change(caller, { tool: 'book_meeting', act: 'book', asked, starts: [asked.start] }, runtime);
}

/** Moves a booked meeting: its guests are asked first. */
export function moveTo(
  caller: Caller,
  asked: z.output<typeof moveMeeting>,
  runtime: Runtime,
): Promise<Asked<NotChanged>> {
  return change(caller, { tool: 'move_meeting', act: 'move', asked, starts: asked.times ?? [] }, runtime);
}

/** Calls a meeting off, or lets a thread go that has not come to one. */
export function callOff(
  caller: Caller,
  asked: z.output<typeof cancelMeeting>,
  runtime: Runtime,
): Promise<Asked<NotChanged>> {
  return change(caller, { tool: 'cancel_meeting', act: 'cancel', asked, starts: [] }, runtime);
}

interface Change {
  readonly tool: string;
  readonly act: Order['act'];
  readonly asked: { readonly thread: string; readonly idempotency_key: string };
  readonly starts: readonly string[];
}

async function change(
  caller: Caller,
  { tool, act, asked, starts }: Change,
  runtime: Runtime,
): Promise<Asked<NotChanged>> {
  const { userId } = caller;
  const { idempotency_key: key, ...given } = asked;
  const call = { tool, key, arguments: given };
  const again = await callBefore(caller, call);
  if (again) return again;
  const [loop] = await database()
    .select()
    .from(loops)
    .where(and(eq(loops.id, asked.thread), eq(loops.ownerId, userId)));
  if (!loop) return { ok: false, reason: 'not_found' };
  const wrong = whyNot(loop.state, act);
  if (wrong) return { ok: false, ...wrong };
  const slots = slotsOf(starts, loop.state.meeting.durationMin);
  if (slots.length > 0) {
    await refreshOwner(userId, { maxAgeMs: OFFER_MAX_AGE_MS }, runtime);
    const context = await snapshotOf(loop, runtime);
    if (!context.calendar.ok) return { ok: false, reason: context.calendar.reason };
    const taken = slots.find((slot) => !workable(loop.state, context, slot));
    if (taken) {
      const reason = taken.start <= context.now ? 'past' : 'not_free';
      return { ok: false, reason, text: timeOf(taken, context.owner.zone).words };
    }
  }
  return askLoop<NotChanged>(
    caller,
    call,
    { act, slots },
    async (tx) =>
      (await lockedLoop(tx, { id: userId }, asked.thread)) ? { loopId: asked.thread } : { not: 'not_found' },
    runtime,
  );
}

/** The same that the loop would decide, said to whoever asks. */
function whyNot(state: LoopState, act: Order['act']): { reason: 'wrong_state' | 'series'; text: string } | null {
  const { phase, takenOver, pausedUntil, booking, wanted } = state;
  const wrong = (text: string) => ({ reason: 'wrong_state', text }) as const;
  if (phase === 'CLOSED') return wrong('It is closed.');
  if (takenOver) return wrong('The owner has taken over and arranges it in person.');
  if (pausedUntil !== null && act !== 'cancel') return wrong('The owner has put it on hold.');
  if (act === 'book' && (booking || wanted)) return wrong('A time is booked already. It can be moved.');
  if (act === 'move' && !booking) return wrong('No meeting is booked yet.');
  if (booking?.series && act !== 'book') {
    return {
      reason: 'series',
      text: 'A meeting that repeats is moved and called off by the owner, on the page of the thread.',
    };
  }
  return null;
}
