import { resumeWrite } from './booked';
import type { StepContext } from './context';
import type { TimerKind } from './event';
import { resume } from './hold-off';
import { offer, quietUntil } from './offer';
import { workable } from './solve';
import type { LoopState } from './state';
import { ENDED } from './stop';
import { ownerOf, reachableGuests, silent, type Transition, transition } from './transition';

/** Assistant.md 3b: at most two follow-ups, then the owner decides. */
const MAX_FOLLOW_UPS = 2;

/** A timer that fell due. It checks the state again: what was answered in the meantime is not nudged (A20). */
export function timer(state: LoopState, kind: TimerKind, ctx: StepContext): Transition {
  switch (kind) {
    case 'quiet_hours_over':
      if (state.phase !== 'INTAKE') return silent(state, 'The morning came, and nothing waits');
      return offer(state, ctx, { template: 'offer', reasons: ['The night of the guest is over'], reactive: false });
    case 'follow_up':
      return followUp(state, ctx);
    case 'offer_expired':
      if (!state.offer || state.phase === 'BOOKED') return silent(state, 'Nothing is offered any more');
      return transition(
        state,
        [{ kind: 'release_holds' }, { kind: 'silent', reason: 'The held times were released' }],
        ['The times were held long enough'],
      );
    case 'retry': {
      const again = resumeWrite(state);
      return again
        ? transition(state, [again], ['It is tried again'], 2)
        : silent(state, 'Nothing is left to write to the calendar');
    }
    case 'meeting_over':
      if (!state.booking) return silent(state, 'There was no meeting');
      return closed({ ...state, ...ENDED, phase: 'CLOSED', closedReason: 'done' }, 'The meeting is over');
    case 'stalled_expired':
      if (state.phase !== 'STALLED') return silent(state, 'It went on in the meantime');
      return closed({ ...state, ...ENDED, phase: 'CLOSED', closedReason: 'expired' }, 'Nobody went on with this');
    case 'hold_off_over':
      return resume(state, ctx);
    case 'owner_reminder':
      return silent(state, 'The owner has it on the dashboard');
  }
}

function closed(state: LoopState, reason: string): Transition {
  return transition(
    state,
    [{ kind: 'cancel_timers' }, { kind: 'release_holds' }, { kind: 'silent', reason }],
    [reason],
  );
}

/** A guest has answered, and what follows waits for the calendar or the owner: it is not the guest who is late. */
function isAnswered(state: LoopState): boolean {
  const asked = ['approve-', 'unclear-', 'move-', 'cancel-', 'split-', 'without-', 'was-it-them-'];
  return (
    state.wanted !== null ||
    state.proposal !== null ||
    state.needsOwner.some((d) => asked.some((prefix) => d.id.startsWith(prefix)))
  );
}

function followUp(state: LoopState, ctx: StepContext): Transition {
  const { offer: current } = state;
  if (!current || (state.phase !== 'OFFERING' && state.phase !== 'RESCHEDULING')) {
    return silent(state, 'It was answered in the meantime');
  }
  if (isAnswered(state)) return silent(state, 'It does not wait for the guest');
  const wait = quietUntil(state, ctx);
  if (wait !== null) {
    return transition(state, [{ kind: 'set_timer', timer: 'follow_up', dueAt: wait }], ['It is night for the guest']);
  }
  const late = reachableGuests(state).filter((g) => g.answer === undefined);
  if (state.followUps >= MAX_FOLLOW_UPS) {
    const guests = late.map((g) => g.name ?? g.address);
    return transition(
      { ...state, phase: state.booking ? 'BOOKED' : 'STALLED', offer: null },
      [
        { kind: 'cancel_timers' },
        { kind: 'release_holds' },
        {
          kind: 'send',
          template: 'owner_status',
          to: [ownerOf(state).id],
          cc: [],
          slots: [],
          note: `${guests.join(' and ')} did not answer about "${state.meeting.title}". I wrote ${MAX_FOLLOW_UPS} reminders and have released the times.`,
          quote: null,
        },
        state.booking
          ? { kind: 'set_timer', timer: 'meeting_over', dueAt: state.booking.end + 7 * 1440 }
          : { kind: 'set_timer', timer: 'stalled_expired', dueAt: ctx.now + 14 * 1440 },
      ],
      ['Nobody answered two reminders'],
      1,
    );
  }
  const alive = current.slots.filter((slot) => workable(state, ctx, slot));
  const count = state.followUps + 1;
  if (alive.length === 0) {
    const again = offer(state, ctx, {
      template: 'counter',
      reasons: ['The offered times are gone: new ones'],
      reactive: false,
    });
    return { ...again, state: { ...again.state, followUps: count } };
  }
  const next: LoopState = {
    ...state,
    followUps: count,
    automaticTurns: state.automaticTurns + 1,
    offer: { ...current, slots: alive },
  };
  return transition(
    next,
    [
      { kind: 'hold', slots: alive, expiresAt: ctx.now + 3 * 1440 },
      {
        kind: 'send',
        template: 'follow_up',
        to: late.map((g) => g.id),
        cc: ctx.owner.ccOwner ? [ownerOf(state).id] : [],
        slots: alive,
        note: null,
        quote: null,
      },
      { kind: 'set_timer', timer: 'follow_up', dueAt: ctx.now + 2 * 1440 },
    ],
    [`No answer yet: reminder ${count} of ${MAX_FOLLOW_UPS}`],
    1,
  );
}
