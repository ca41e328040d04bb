import type { MessageFacts, StepContext } from '../context';
import type { LoopState } from '../state';
import { noticeToOwner, type Transition, transition } from '../transition';

/**
 * A mail about an event with seats by somebody who takes no part in its loop: the owner learns of it. Nobody is asked to let them
 * in, since whoever takes part in a loop is seen by the others in it.
 */
export function besideSeats(state: LoopState, { from, rowId }: MessageFacts, ctx: StepContext): Transition {
  const notice = { key: `beside-seats-${rowId}`, noticeKind: 'guest_answered', href: `/loops/${ctx.loopId}` };
  const reason = 'The owner of an event with seats answers its guests';
  return transition(
    state,
    [noticeToOwner(notice, [{ line: 'stranger', address: from.address }]), { kind: 'silent', reason }],
    [reason],
  );
}
