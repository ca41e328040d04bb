import type { Decision, LoopState } from '@/core/loop/state';
import { helpWith, type QueueReason } from '@/core/queue/reasons';

/** The question of a loop that an item is about; null: it is about the loop as a whole. */
export function questionFor(
  { needsOwner }: Pick<LoopState, 'needsOwner'>,
  { reason, planVersion }: { readonly reason: QueueReason; readonly planVersion: number | null },
): Decision | null {
  const helpful = needsOwner.filter((decision) => helpWith(decision) !== null);
  const ofReason = helpful.filter((decision) => helpWith(decision)?.reason === reason);
  const ofPlan = ofReason.find((decision) => planVersion !== null && decision.planVersion === planVersion);
  return ofPlan ?? ofReason[0] ?? helpful[0] ?? null;
}
