import type { ReadingContext } from '../reading/reading';
import type { Action } from './plan';
import type { LoopState } from './state';

/** Starts that are kept in sight of a reader. */
const MOST = 8;

/** What a reader is told of a conversation beside the times on offer: starts that were named, and what the owner was asked. */
export function spokenOf(
  { constraints, needsOwner, proposal }: LoopState,
  role: ReadingContext['role'],
): Pick<ReadingContext, 'proposed' | 'waiting'> {
  const starts = constraints.filter(({ role: meant, stance, precision, exactStart }) => {
    return meant === 'offer' && stance !== 'cannot' && (exactStart || precision === 'minute');
  });
  const named = starts
    .slice(-MOST)
    .map(({ by, start }) => ({ by: by === 'p1' ? ('owner' as const) : ('guest' as const), start }));
  const planned = role === 'owner' ? (proposal?.actions ?? []).flatMap(startsOf) : [];
  const spoken = [...named, ...planned.map((start) => ({ by: 'assistant' as const, start }))];
  const question = role === 'owner' ? needsOwner.at(-1) : undefined;
  return {
    ...(spoken.length > 0 ? { proposed: spoken } : {}),
    ...(question ? { waiting: question.kind } : {}),
  };
}

/** The times of a plan that waits for the owner. */
function startsOf(action: Action): number[] {
  if (action.kind === 'book' || action.kind === 'move') return [action.slot.start];
  return action.kind === 'send' ? action.slots.map(({ start }) => start) : [];
}
