import type { EpochMinute } from '../../time/period';
import type { StepContext, StepEvent } from '../context';
import type { TimerKind } from '../event';
import { negotiates } from '../guests/deputy';
import type { Action } from '../plan';
import { isOnCalendar } from '../question-kinds';
import { type Decision, INDEFINITELY, type LoopState } from '../state';
import { offer } from '../times/offer';
import { askOwner, reachableGuests, silent, type Transition, transition } from '../transition';
import { standingTimers } from './standing-timers';

/** "Hold off until Monday": nothing is sent, nothing is held; what is booked stays (row 52). */
export function holdOff(state: LoopState, until: EpochMinute | null, ctx: StepContext): Transition {
  if (until !== null && until <= ctx.now) return silent(state, 'That day is past: nothing to hold off');
  const wake: Action[] = until === null ? [] : [{ kind: 'set_timer', timer: 'hold_off_over', dueAt: until }];
  return transition(
    { ...state, pausedUntil: until ?? INDEFINITELY },
    [{ kind: 'cancel_timers' }, { kind: 'release_holds' }, ...wake],
    ['You asked to hold off'],
  );
}

/** Goes on after holding off: what was offered is looked at again, because it is held no longer. */
export function resume(state: LoopState, ctx: StepContext): Transition {
  if (state.pausedUntil === null) return silent(state, 'It was not held off');
  const going: LoopState = { ...state, pausedUntil: null };
  if (state.takenOver) return silent(going, 'You have taken over');
  if (going.phase === 'OFFERING' || going.phase === 'POLLING' || going.phase === 'RESCHEDULING') {
    return offer(going, ctx, { template: 'counter', reasons: ['It goes on'], reactive: false });
  }
  if (waitsForFirstOffer(going)) {
    return offer(going, ctx, { template: 'offer', reasons: ['It goes on'], reactive: false });
  }
  const timers = standingTimers(going, ctx);
  return timers.length > 0 ? transition(going, timers, ['It goes on']) : silent(going, 'It goes on');
}

/** The guests are known and have heard nothing: the first mail was held off, or waited for the calendar. */
function waitsForFirstOffer(state: LoopState): boolean {
  const open = state.proposal === null && state.needsOwner.every(isOnCalendar);
  return state.phase === 'INTAKE' && open && reachableGuests(state).length > 0;
}

/** Timers by which guests are written to; what they are for is looked at again when it goes on. */
const WAITS: ReadonlySet<TimerKind> = new Set(['follow_up', 'quiet_hours_over', 'rsvp_check']);

/**
 * What happens while a loop is held off: guests are not answered, and the owner is asked whether to go on. Null where it
 * is handled as ever: the owner's own word, what the calendar reports, and the timer that ends it.
 */
export function whilePaused(state: LoopState, event: StepEvent, ctx: StepContext): Transition | null {
  if (event.kind === 'timer' && WAITS.has(event.timer)) {
    return silent(state, 'It is held off');
  }
  if (event.kind === 'calendar_changed') return silent(state, 'It is held off');
  if (event.kind === 'message') {
    const { facts } = event;
    const speaks = facts.machine === null || negotiates(state, facts);
    if (facts.role !== 'guest' || !speaks || facts.level === 'A0') return null;
    return guestWaits(state, facts.from.name ?? facts.from.address, ctx, facts.rowId);
  }
  if (event.kind === 'choice' || (event.kind === 'on_page' && event.act !== 'cancel' && !state.page?.seats)) {
    const guest = state.participants.find((p) => p.id === event.participantId);
    return guestWaits(state, guest?.name ?? guest?.address ?? 'A guest', ctx, null);
  }
  return null;
}

function guestWaits(state: LoopState, name: string, ctx: StepContext, messageRowId: string | null): Transition {
  return askOwner(state, {
    id: `paused-${ctx.version}`,
    kind: 'paused',
    says: [{ line: 'paused_answered', who: name, title: state.meeting.title }],
    ...(messageRowId ? { messageRowId } : {}),
    now: ctx.now,
  });
}

/** The owner lets it go on: the answer that waited is heard, or what was offered is looked at again. */
export function goOnAfterPause(state: LoopState, asked: Decision, ctx: StepContext): Transition {
  const { messageRowId } = asked;
  if (!messageRowId) return resume(state, ctx);
  const timers = standingTimers(state, ctx);
  return transition({ ...state, pausedUntil: null }, [{ kind: 'hear_again', messageRowId }, ...timers], ['It goes on']);
}
