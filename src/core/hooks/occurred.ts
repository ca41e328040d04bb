import type { LoopEventPayload } from '../loop/event';
import type { Booked, Decision, LoopState } from '../loop/state';
import type { Period } from '../time/period';

/** Something that an owner's programs are told of; periods in epoch minutes. */
export type Occurrence =
  | { readonly type: 'meeting.booked'; readonly at: Period }
  | { readonly type: 'meeting.moved'; readonly at: Period; readonly before: Period }
  | { readonly type: 'meeting.cancelled'; readonly at: Period }
  | { readonly type: 'decision.needed'; readonly decision: Decision };

type Cause = LoopEventPayload | { readonly kind: LoopEventPayload['kind'] };

/** A series goes on from one time to the next by itself, and its owner changes single times in the calendar: neither is a move. */
const NO_MOVE: ReadonlySet<LoopEventPayload['kind']> = new Set(['timer', 'series_changed', 'event_cancelled']);

/**
 * What has happened between two states of a loop: whether its meeting was booked, moved or cancelled, and which questions to the
 * owner are new. A meeting that stood in the calendar before it was looked after is booked by nobody.
 */
export function occurred(before: LoopState, after: LoopState, cause: Cause): Occurrence[] {
  return [...ofMeeting(before, after, cause), ...ofDecisions(before, after)];
}

function ofMeeting(before: LoopState, after: LoopState, cause: Cause): Occurrence[] {
  if (cause.kind === 'event_cancelled' && 'occurrence' in cause && cause.occurrence !== undefined) {
    const start = cause.occurrence;
    return before.booking ? [{ type: 'meeting.cancelled', at: { start, end: start + lengthOf(before.booking) } }] : [];
  }
  const [stood, stands] = [standing(before), standing(after)];
  if (!stood && stands) return cause.kind === 'adopted' ? [] : [{ type: 'meeting.booked', at: period(stands) }];
  if (stood && !stands) return [{ type: 'meeting.cancelled', at: period(stood) }];
  if (!stood || !stands || NO_MOVE.has(cause.kind)) return [];
  const same = stood.start === stands.start && stood.end === stands.end;
  return same ? [] : [{ type: 'meeting.moved', at: period(stands), before: period(stood) }];
}

function ofDecisions(before: LoopState, after: LoopState): Occurrence[] {
  const known = new Set(before.needsOwner.map(({ id }) => id));
  return after.needsOwner
    .filter(({ id }) => !known.has(id))
    .map((decision) => ({ type: 'decision.needed' as const, decision }));
}

/** The meeting as it stands in the calendar; null for none, and for one that was called off. */
function standing({ booking, closedReason }: LoopState): Booked | null {
  return closedReason === 'cancelled' ? null : booking;
}

function period({ start, end }: Period): Period {
  return { start, end };
}

function lengthOf({ start, end }: Period): number {
  return end - start;
}
