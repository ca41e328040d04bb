import type { Saying } from '../../replies/owner/lines';
import type { StepContext, StepEvent } from '../context';
import type { LoopState } from '../state';
import { askOwner, noticeToOwner, type Question, type Transition } from '../transition';

/** A mail came back: the owner is asked about the address, and whoever cannot be reached for good is waited for no more. */
export function deliveryFailed(
  state: LoopState,
  event: Extract<StepEvent, { kind: 'delivery_failed' }>,
  ctx: StepContext,
): Transition {
  const person = state.participants.find((p) => p.address === event.address);
  const says: Saying = [{ line: 'bounced', who: person?.name ?? event.address, reason: event.reason }];
  const reached = event.permanent
    ? {
        ...state,
        participants: state.participants.map((p) =>
          p.address === event.address ? { ...p, status: 'unreachable' as const } : p,
        ),
      }
    : state;
  const { address } = event;
  const about = person ? { about: person.id } : {};
  const question: Question = { id: `bounce-${address}`, kind: 'bounce', address, ...about, says, now: ctx.now };
  return askOwner(reached, question, [
    noticeToOwner(
      {
        key: `bounce-${state.thread.subject}-${event.address}`,
        noticeKind: 'bounce',
        href: `/loops/${ctx.loopId}`,
      },
      says,
    ),
  ]);
}
