import { and, eq } from 'drizzle-orm';
import type { LoopEventPayload } from '@/core/loop/event';
import { invitedGuests } from '@/core/loop/guests/invited';
import { callLine } from '@/core/loop/phone-call';
import type { Action, ActionResult, EventField, WantedTime } from '@/core/loop/plan';
import { ahead, seriesFrom, seriesLines } from '@/core/loop/series/rhythm';
import type { LoopState } from '@/core/loop/state';
import { database } from '@/db/client';
import { loopEvents, planActions, plans } from '@/db/schema/loops';
import { assistantOf } from '@/modules/assistants/queries';
import { titleWithSeats } from '@/modules/booking-pages/queries/seats';
import { adoptEvent } from '@/modules/meetings/commands/adopt';
import { book } from '@/modules/meetings/commands/book';
import { cancelMeeting, cancelOccurrence } from '@/modules/meetings/commands/cancel';
import { keepFree } from '@/modules/meetings/commands/keep-free';
import { moveMeeting } from '@/modules/meetings/commands/move';
import { type UpdatedPart, updateMeeting } from '@/modules/meetings/commands/update';
import type { Buffers, MeetingDetails } from '@/modules/meetings/schema';
import { basicsOf } from '@/modules/preferences/queries';
import type { Runtime } from '@/ports/runtime';
import { loopById } from '../queries/loops';
import { documentFor, ownLink } from './described';

/**
 * Step `perform`: one action that reaches outside. Its outcome, good or bad, comes back to the loop as an event, so that
 * what follows is decided like everything else. Repeating it is harmless: the meeting's own protocol is idempotent.
 */
export function makePerform(runtime: Runtime) {
  return async (planId: string, index: number): Promise<void> => {
    const [row] = await database()
      .select({ state: planActions.state, action: planActions.action, loopId: plans.loopId })
      .from(planActions)
      .innerJoin(plans, eq(plans.id, planActions.planId))
      .where(and(eq(planActions.planId, planId), eq(planActions.index, index)));
    if (row?.state !== 'pending') return;
    const loop = await loopById(row.loopId);
    if (!loop) return;
    const outcome = await performAction(row.action, loop, runtime);
    const nowMs = await runtime.clock.now();
    await database().transaction(async (tx) => {
      const result: ActionResult =
        'reason' in outcome ? { ok: false, reason: outcome.reason } : { ok: true, detail: outcome.kind };
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
type Outcome = Extract<
  LoopEventPayload,
  {
    kind:
      | 'adopted'
      | 'not_adopted'
      | 'kept_free'
      | 'not_kept_free'
      | 'booked'
      | 'booking_failed'
      | 'event_cancelled'
      | 'cancel_failed'
      | 'event_updated'
      | 'update_failed';
  }
>;

async function performAction(action: Action, loop: Loop, runtime: Runtime): Promise<Outcome> {
  switch (action.kind) {
    case 'book':
    case 'move':
      return place(action, loop, runtime);
    case 'adopt_event': {
      const { kind: _, messageRowId, ...event } = action;
      const done = await adoptEvent({ ownerId: loop.ownerId, loopId: loop.id, ...event }, runtime);
      if (done.ok) return { kind: 'adopted', event: done.event, messageRowId };
      const { ok: _ok, ...why } = done;
      return { kind: 'not_adopted', ...why, messageRowId };
    }
    case 'keep_free': {
      const zone = (await basicsOf(loop.ownerId))?.zone ?? 'Etc/UTC';
      const { slot, title } = action;
      const kept = await keepFree({ ownerId: loop.ownerId, loopId: loop.id, slot, title, zone }, runtime);
      return kept.ok ? { kind: 'kept_free', slot, title, event: kept.event } : { kind: 'not_kept_free' };
    }
    case 'update_event':
      return update(action.fields, loop, runtime);
    case 'cancel_event': {
      const whose = { ownerId: loop.ownerId, loopId: loop.id };
      const { occurrence } = action;
      const one = occurrence === undefined ? {} : { occurrence };
      const cancelled =
        occurrence === undefined
          ? await cancelMeeting(whose, runtime)
          : await cancelOccurrence({ ...whose, start: occurrence }, runtime);
      return cancelled.ok
        ? { kind: 'event_cancelled', ...one }
        : { kind: 'cancel_failed', reason: cancelled.reason, ...one };
    }
    default:
      throw new Error(`${action.kind} is not performed outside`);
  }
}

async function place(
  action: { kind: 'book' | 'move'; slot: WantedTime },
  loop: Loop,
  runtime: Runtime,
): Promise<Outcome> {
  const { slot } = action;
  const where = { ownerId: loop.ownerId, loopId: loop.id, slot, ...(await eventData(loop, runtime)) };
  const { rhythm, durationMin } = loop.state.meeting;
  const series = rhythm && action.kind === 'book' ? seriesFrom(rhythm, where.zone, slot.start, slot.skips ?? []) : null;
  const repeating = series && {
    series: { recurrence: seriesLines(series), later: ahead(series, durationMin).slice(1) },
  };
  const done =
    action.kind === 'move' ? await moveMeeting(where, runtime) : await book({ ...where, ...repeating }, runtime);
  if (!done.ok) return { kind: 'booking_failed', start: slot.start, end: slot.end, reason: done.reason };
  const { id, joinUrl, dialIn, htmlLink, icalUid, sequence, start, end } = done.meeting;
  return {
    kind: 'booked',
    meetingId: id,
    start,
    end,
    joinUrl: joinUrl ?? ownLink(where),
    ...(dialIn ? { dialIn } : {}),
    htmlLink,
    icalUid,
    sequence,
    moved: action.kind === 'move',
    ...(series ? { series } : {}),
  };
}

const PARTS: Readonly<Record<EventField, UpdatedPart>> = {
  duration: 'length',
  title: 'title',
  medium: 'place',
  location: 'place',
  phone: 'place',
  people: 'people',
};

async function update(fields: readonly EventField[], loop: Loop, runtime: Runtime): Promise<Outcome> {
  const parts = [...new Set(fields.map((field) => PARTS[field]))];
  const { durationMin } = loop.state.meeting;
  const where = { ownerId: loop.ownerId, loopId: loop.id, durationMin, parts };
  const data = await eventData(loop, runtime);
  const done = await updateMeeting({ ...where, ...data }, runtime);
  if (!done.ok) return { kind: 'update_failed', reason: done.reason };
  const { sequence, joinUrl, dialIn } = done.meeting;
  return { kind: 'event_updated', sequence, joinUrl: joinUrl ?? ownLink(data), ...(dialIn ? { dialIn } : {}) };
}

/** What the calendar is told about the meeting apart from its time, and the owner's buffers. */
async function eventData(loop: Loop, runtime: Runtime): Promise<MeetingDetails & Buffers> {
  const { meeting, participants, page } = loop.state;
  const basics = await basicsOf(loop.ownerId);
  const { medium, location, phone } = meeting;
  const { lines, link, room } = await documentFor(loop, runtime);
  const assistant = await assistantOf(loop, runtime.settings);
  const call = callLine(loop.state);
  return {
    bufferBefore: Math.max(basics?.bufferBeforeMin ?? 0, page?.bufferBefore ?? 0),
    bufferAfter: Math.max(basics?.bufferAfterMin ?? 0, page?.bufferAfter ?? 0),
    zone: basics?.zone ?? 'Etc/UTC',
    title: page?.seats ? await titleWithSeats(loop.id, meeting.title) : meeting.title,
    description: [
      ...(call === null ? [] : [call]),
      ...lines,
      ...(page?.answers ?? []).map(({ question, answer }) => `${question}: ${answer}`),
      `Arranged by ${assistant.name}.`,
    ].join('\n'),
    location: medium === 'phone' ? (phone ?? location) : (location ?? link),
    conference: medium === 'video' && link === null,
    ...(room && location === null ? { room } : {}),
    attendees: invitedGuests(participants).map(({ address, name, optional }) => ({ email: address, name, optional })),
  };
}
