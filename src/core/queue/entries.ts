import type { Decision, LoopState } from '../loop/state';
import { helpWith, type QueueReason } from './reasons';

/** How far an owner lets people help. */
export type HumanHelp = 'off' | 'when_stuck' | 'always';

/** What goes before a person of staff: a question of a loop, and why. */
export interface QueueEntry {
  readonly reason: QueueReason;
  readonly decisionId: string;
}

/** Reasons for which somebody may look who helps only where it is stuck. */
const GRAVE: ReadonlySet<QueueReason> = new Set(['complaint', 'contradiction', 'send_failed', 'owner_asked']);

/** What a person of staff is asked that waits in a loop, one thing for each reason; nothing without the owner's leave. */
export function entriesOf(state: LoopState, help: HumanHelp): QueueEntry[] {
  if (help === 'off' || state.takenOver || state.phase === 'CLOSED') return [];
  const entries = state.needsOwner.flatMap((decision): QueueEntry[] => {
    const helpful = helpWith(decision);
    const allowed = helpful && (help === 'always' || helpful.stuck || GRAVE.has(helpful.reason));
    return helpful && allowed ? [{ reason: helpful.reason, decisionId: decision.id }] : [];
  });
  return entries.filter(({ reason }, i) => entries.findIndex((one) => one.reason === reason) === i);
}

/** Those that the loop did not ask before. */
export function newEntries(before: LoopState, after: LoopState, help: HumanHelp): QueueEntry[] {
  const known = new Set(before.needsOwner.map(mark));
  return entriesOf({ ...after, needsOwner: after.needsOwner.filter((decision) => !known.has(mark(decision))) }, help);
}

/** A question that was put anew under the same name is another one. */
function mark({ id, askedAt }: Decision): string {
  return `${id} ${askedAt}`;
}
