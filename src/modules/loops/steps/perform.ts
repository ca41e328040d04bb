import { and, eq } from 'drizzle-orm';
import type { LoopEventPayload } from '@/core/loop/event';
import type { Action, ActionResult } from '@/core/loop/plan';
import type { LoopState } from '@/core/loop/state';
import { database } from '@/db/client';
import { loopEvents, planActions, plans } from '@/db/schema/loops';
import { book, cancelMeeting, moveMeeting } from '@/modules/meetings/commands';
import { basicsOf } from '@/modules/preferences/queries';
import type { Runtime } from '@/ports/runtime';
import { loopById } from '../queries/loops';

/**
 * Step `perform`: one action that reaches outside. Its outcome, good or bad, comes back to the loop as an event, so that
 * what follows is decided like everything else. Repeating it is harmless: the meeting's own protocol is idempotent.
 */
export function makePerform(runtime: Runtime) {
  return async (planId: string, index: number): Promise<void> => {
    const [row] = await database()
      .select({ state: planActions.state, action: planActions.action, loopId: plans.loopId, version: plans.version })
      .from(planActions)
      .innerJoin(plans, eq(plans.id, planActions.planId))
      .where(and(eq(planActions.planId, planId), eq(planActions.index, index)));
    if (row?.state !== 'pending') return;
    const loop = await loopById(row.loopId);
    if (!loop) return;
    const outcome = await performAction(row.action, loop, row.version, runtime);
    const nowMs = await runtime.clock.now();
    await database().transaction(async (tx) => {
      const result: ActionResult =
        outcome.kind === 'booking_failed' ? { ok: false, reason: outcome.reason } : { ok: true, detail: outcome.kind };
      const changed = await tx
        .update(planActions)
        .set({ state: result.ok ? 'done' : 'failed', result, at: new Date(nowMs) })
        .where(and(eq(planActions.planId, planId), eq(planActions.index, index), eq(planActions.state, 'pending')))
        .returning({ index: planActions.index });
      if (changed.length === 0) return;
      await tx
        .update(plans)
        .set({ state: result.ok ? 'done' : 'failed' })
        .where(and(eq(plans.id, planId), eq(plans.state, 'executing')));
      await tx
        .insert(loopEvents)
        .values({
          loopId: row.loopId,
          kind: outcome.kind,
          payload: outcome,
          dedupeKey: `outcome:${planId}:${index}`,
          dueAt: new Date(nowMs),
        })
        .onConflictDoNothing();
    });
  };
}

type Loop = { id: string; ownerId: string; state: LoopState };

async function performAction(
  action: Action,
  loop: Loop,
  version: number,
  runtime: Runtime,
): Promise<LoopEventPayload & { kind: 'booked' | 'booking_failed' | 'event_cancelled' }> {
  if (action.kind === 'cancel_event') {
    const cancelled = await cancelMeeting({ ownerId: loop.ownerId, loopId: loop.id }, runtime);
    // Nothing else may happen to this loop before the event is gone: the engine tries again.
    if (!cancelled.ok) throw new Error(`The event could not be cancelled: ${cancelled.reason}`);
    return { kind: 'event_cancelled' };
  }
  if (action.kind !== 'book' && action.kind !== 'move') throw new Error(`${action.kind} is not performed outside`);
  const basics = await basicsOf(loop.ownerId);
  const { slot } = action;
  const request = {
    ownerId: loop.ownerId,
    loopId: loop.id,
    slot,
    revision: version,
    bufferBefore: basics?.bufferBeforeMin ?? 0,
    bufferAfter: basics?.bufferAfterMin ?? 0,
    title: loop.state.meeting.title,
    description: `Arranged by ${runtime.settings.assistant.name}.`,
    location: loop.state.meeting.location,
    zone: basics?.zone ?? 'Etc/UTC',
    conference: loop.state.meeting.medium === 'video',
    attendees: loop.state.participants
      .filter((p) => p.role === 'guest' && p.status !== 'opted_out' && p.status !== 'declined')
      .map((p) => ({ email: p.address, name: p.name, optional: p.optional })),
  };
  const done = action.kind === 'move' ? await moveMeeting(request, runtime) : await book(request, runtime);
  if (!done.ok) return { kind: 'booking_failed', start: slot.start, end: slot.end, reason: done.reason };
  const { meeting } = done;
  return {
    kind: 'booked',
    meetingId: meeting.id,
    start: slot.start,
    end: slot.end,
    joinUrl: meeting.joinUrl,
    htmlLink: meeting.htmlLink,
    icalUid: meeting.icalUid,
    sequence: meeting.sequence,
    moved: action.kind === 'move',
  };
}
