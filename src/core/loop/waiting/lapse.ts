import { zoneTable } from '../../time/zone';
import type { StepContext, StepEvent } from '../context';
import type { TimerKind } from '../event';
import type { Action } from '../plan';
import { INDEFINITELY, type LoopState } from '../state';
import { addBusinessDays } from '../times/business-time';
import type { Transition } from '../transition';
import { restsWithOwner, restTimers } from './resting';

/** Row 30: a loop that nothing happens to expires two weeks later (minutes). */
const LAPSE = 14 * 1440;

/** Row 61: the owner is reminded after four hours of work, a day and three days; then the matter rests. */
export const LAST_REMINDER = 3;

/** Timers that say nothing of what else is waited for. */
const ALONGSIDE: ReadonlySet<TimerKind> = new Set(['owner_reminder', 'hold_off_over']);

/** Timers that look after an offer. */
const LOOKS: ReadonlySet<TimerKind> = new Set(['follow_up', 'quiet_hours_over']);

/** The timer of what rests: nobody is waited for, and it ends when nobody takes it up again. */
export function lapseTimer(ctx: StepContext): Action {
  return { kind: 'set_timer', timer: 'stalled_expired', dueAt: ctx.now + LAPSE };
}

/**
 * No loop waits for nothing. An offer that stands is looked at again a business day later, whatever its reminder waited
 * for. Where a turn leaves neither an offer nor a question, an act under way or a meeting, the loop
 * lapses some time later, whichever way it came there (a plan that was rejected, a question that was answered with no).
 */
export function withLapse(before: LoopState, event: StepEvent, made: Transition, ctx: StepContext): Transition {
  const { state, plan } = stillHeldOff(made);
  if (restsWithOwner(state)) return withRest(before, event, { state, plan }, ctx);
  if (plan.actions.some((a) => a.kind === 'hear_again' || (a.kind === 'set_timer' && !ALONGSIDE.has(a.timer)))) {
    return { state, plan };
  }
  if (isOffering(state) && (before.pausedUntil !== null || (event.kind === 'timer' && LOOKS.has(event.timer)))) {
    const dueAt = addBusinessDays(zoneTable(ctx.owner.zone), ctx.now, 1);
    return { state, plan: { ...plan, actions: [...plan.actions, { kind: 'set_timer', timer: 'follow_up', dueAt }] } };
  }
  if (!isIdle(state)) return { state, plan };
  const dropped = event.kind === 'timer' || plan.actions.some((a) => a.kind === 'cancel_timers');
  if (isIdle(before) && before.phase !== 'INTAKE' && !dropped) return { state, plan };
  return { state, plan: { ...plan, actions: [...plan.actions, lapseTimer(ctx)] } };
}

/** What people say or do. */
const SAID: ReadonlySet<StepEvent['kind']> = new Set([
  'message',
  'choice',
  'on_page',
  'other_assistant',
  'decision',
  'command',
  'late',
]);

/** What rests with the owner ends some time after they, or a guest, last said something about it. */
function withRest(before: LoopState, event: StepEvent, made: Transition, ctx: StepContext): Transition {
  const { state, plan } = made;
  const dropped = plan.actions.some((a) => a.kind === 'cancel_timers');
  const quiet = !SAID.has(event.kind) || plan.actions.every((a) => a.kind === 'silent');
  if (restsWithOwner(before) && quiet && !dropped) return made;
  const set = plan.actions.flatMap((a) => (a.kind === 'set_timer' ? [a.timer] : []));
  if (set.includes('stalled_expired')) return made;
  const ends = restTimers(state, ctx).filter((a) => a.kind !== 'set_timer' || !set.includes(a.timer));
  return { state, plan: { ...plan, actions: [...plan.actions, ...ends] } };
}

/** Guests are asked, and nothing keeps the reminder from going on. */
function isOffering({ phase, takenOver, pausedUntil, offer }: LoopState): boolean {
  return offer !== null && phase !== 'CLOSED' && !takenOver && pausedUntil === null;
}

/** Nothing is on offer, asked, agreed, booked or under way, and the owner has not taken it over. */
export function isIdle(state: LoopState): boolean {
  const { phase, takenOver, offer, wanted, booking, needsOwner, proposal } = state;
  if (phase === 'CLOSED' || takenOver || offer || wanted || booking || proposal) return false;
  return needsOwner.length === 0 || (state.ownerReminders ?? 0) >= LAST_REMINDER;
}

/** Whatever a turn did to the timers, what is held off until some day goes on then. */
function stillHeldOff(made: Transition): Transition {
  const { state, plan } = made;
  const { pausedUntil, phase, takenOver } = state;
  if (pausedUntil === null || pausedUntil === INDEFINITELY || phase === 'CLOSED' || takenOver) return made;
  const has = (kind: 'cancel_timers' | 'set_timer') =>
    plan.actions.some((a) => a.kind === kind && (a.kind !== 'set_timer' || a.timer === 'hold_off_over'));
  if (!has('cancel_timers') || has('set_timer')) return made;
  const wakes: Action = { kind: 'set_timer', timer: 'hold_off_over', dueAt: pausedUntil };
  return { state, plan: { ...plan, actions: [...plan.actions, wakes] } };
}
