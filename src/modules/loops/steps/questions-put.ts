import { ifYes } from '@/core/loop/asking/if-yes';
import type { StepContext } from '@/core/loop/context';
import { questionOf } from '@/core/loop/review/approval-link';
import type { Transition } from '@/core/loop/transition';
import type { QuestionShown } from '@/core/replies/question/shown';
import type { loops } from '@/db/schema/loops';
import type { Runtime } from '@/ports/runtime';
import { questionShown, shownWith } from '../queries/question';

/**
 * What the questions show that a plan puts to the owner by mail, by their ids. It is looked up before anything is locked; a
 * question that was asked before shows the mail that it came from then.
 */
export async function questionsPut(
  loop: typeof loops.$inferSelect,
  { state, plan }: Transition,
  at: { readonly eventId: number; readonly context: StepContext },
  runtime: Runtime,
): Promise<ReadonlyMap<string, QuestionShown>> {
  const shown = new Map<string, QuestionShown>();
  const { eventId, context } = at;
  const { version, owner } = context;
  const asking = { id: loop.id, ownerId: loop.ownerId, version, state };
  for (const action of plan.actions) {
    const decision = questionOf(state, action);
    if (!decision) continue;
    if (decision.version === version || decision.planVersion === version) {
      const yes = ifYes(state, decision, { ...context, version: version + 1 });
      shown.set(
        decision.id,
        await shownWith(asking, decision, { eventId, yes, zone: owner.zone, language: 'en' }, runtime),
      );
    } else shown.set(decision.id, await questionShown(asking, decision, runtime));
  }
  return shown;
}
