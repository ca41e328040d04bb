import { resumeWrite } from '../booked/booked';
import { rsvpCheck } from '../booked/rsvp-check';
import type { StepContext } from '../context';
import type { TimerKind } from '../event';
import { onOccurrenceOver } from '../series/next-occurrence';
import type { LoopState } from '../state';
import { ENDED } from '../stop';
import { offer } from '../times/offer';
import { noticeToOwner, silent, type Transition, transition } from '../transition';
import { followUp } from './follow-up';
import { resume } from './hold-off';
import { isIdle } from './lapse';
import { remindOwner } from './owner-waits';

/** A timer that fell due. It checks the state again: what was answered in the meantime is not nudged (A20). */
export function timer(state: LoopState, kind: TimerKind, ctx: StepContext): Transition {
  switch (kind) {
    case 'quiet_hours_over':
      return morning(state, ctx);
    case 'follow_up':
      return followUp(state, ctx);
    case 'offer_expired':
      return offerExpired(state, ctx);
    case 'retry': {
      const again = resumeWrite(state);
      return again
        ? transition(state, [again], ['It is tried again'], 2)
        : silent(state, 'Nothing is left to write to the calendar');
    }
    case 'meeting_over':
      if (!state.booking) return silent(state, 'There was no meeting');
      return (
        onOccurrenceOver(state, ctx) ??
        closed({ ...state, ...ENDED, phase: 'CLOSED', closedReason: 'done' }, 'The meeting is over')
      );
    case 'stalled_expired':
      if (state.pausedUntil !== null || (state.phase !== 'STALLED' && !isIdle(state)))
        return silent(state, 'It went on in the meantime');
      return closed({ ...state, ...ENDED, phase: 'CLOSED', closedReason: 'expired' }, 'Nobody went on with this');
    case 'rsvp_check':
      return rsvpCheck(state, ctx);
    case 'hold_off_over':
      return resume(state, ctx);
    case 'owner_reminder':
      return remindOwner(state, ctx);
  }
}

function closed(state: LoopState, reason: string): Transition {
  return transition(
    state,
    [{ kind: 'cancel_timers' }, { kind: 'release_holds' }, { kind: 'silent', reason }],
    [reason],
  );
}

/** What waited for the morning is decided again: the offer, or what was due beyond the mails of a day. */
function morning(state: LoopState, ctx: StepContext): Transition {
  const reasons = ['It waited for the morning'];
  if (state.phase === 'INTAKE') return offer(state, ctx, { template: 'offer', reasons, reactive: false });
  if (state.offer === null && state.booking === null) {
    return offer(state, ctx, { template: 'counter', reasons, reactive: false });
  }
  return silent(state, 'The morning came, and nothing waits');
}

/** Offered times are let go after three business days, with notice (E6); a choice among them is checked again anyway. */
function offerExpired(state: LoopState, ctx: StepContext): Transition {
  if (!state.offer || state.phase === 'BOOKED') return silent(state, 'Nothing is offered any more');
  const notice = noticeToOwner(
    {
      key: `expired-${ctx.loopId}-${state.offer.set}`,
      noticeKind: 'holds_expired',
      href: `/loops/${ctx.loopId}`,
    },
    [{ line: 'holds_expired', title: state.meeting.title }],
  );
  return transition(state, [{ kind: 'release_holds' }, notice], ['The times were held long enough']);
}
