import { isOfferedAfter } from '@/core/loop/review/corrections';
import type { Transition } from '@/core/loop/transition';
import type { Transaction } from '@/db/client';
import { lockOwner } from '@/modules/meetings/commands/ledger';
import { correctionsElsewhere } from '@/modules/preferences/queries/corrections';

/**
 * Whether what the owner changes in this plan is still as new to them as the decision took it to be (`corrected`). Two plans
 * that are changed at once would each be the first otherwise, and nothing would be offered. The owner's lock is taken until
 * the transaction ends: the one of their holds, which most of these plans take anyway, so that there is no second one to be
 * taken in another order.
 */
export async function sameCorrections(
  tx: Transaction,
  loop: { readonly id: string; readonly ownerId: string },
  made: Transition,
  corrected: ReadonlyMap<string, number> = new Map(),
): Promise<boolean> {
  const rules = made.plan.actions.flatMap((action) => (action.kind === 'note_corrections' ? action.rules : []));
  if (rules.length === 0) return true;
  await lockOwner(tx, loop.ownerId);
  const now = await correctionsElsewhere(loop, tx);
  return rules.every((rule) => isOfferedAfter(now.get(rule)) === isOfferedAfter(corrected.get(rule)));
}
