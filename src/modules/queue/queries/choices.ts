import type { SessionUser } from '@/modules/identity/schema';
import { type Choices, slotChoices } from '@/modules/loops/queries/choices';
import type { Runtime } from '@/ports/runtime';
import { itemWithLoop } from './held';
import { plannedLoop } from './planned';

type Found =
  | { readonly ok: true; readonly choices: Choices }
  | { readonly ok: false; readonly reason: 'not_found' | 'stale' | 'lease_lost' };

/** The times that whoever holds an item may put in the place of its plan's. The look was written down when it was shown. */
export async function itemChoices(
  staff: SessionUser,
  itemId: string,
  durationMin: number | undefined,
  runtime: Runtime,
): Promise<Found> {
  const found = await itemWithLoop(itemId);
  if (!found) return { ok: false, reason: 'not_found' };
  const { item, loop } = found;
  if (item.state !== 'open') return { ok: false, reason: 'stale' };
  const theirs = item.leaseHolder === staff.id && (item.leaseUntil?.getTime() ?? 0) > (await runtime.clock.now());
  if (!theirs) return { ok: false, reason: 'lease_lost' };
  const choices = await slotChoices(loop.ownerId, loop.id, durationMin, runtime);
  return choices ? { ok: true, choices } : { ok: false, reason: 'not_found' };
}

/** The same of a plan that waits; null: it waits no more. */
export async function planChoices(
  planId: string,
  durationMin: number | undefined,
  runtime: Runtime,
): Promise<Choices | null> {
  const found = await plannedLoop(planId);
  if (found?.plan.state !== 'proposed') return null;
  return slotChoices(found.loop.ownerId, found.loop.id, durationMin, runtime);
}
