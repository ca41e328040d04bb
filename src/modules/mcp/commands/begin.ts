import { eq } from 'drizzle-orm';
import type { LoopState } from '@/core/loop/state';
import type { Transaction } from '@/db/client';
import { loopParticipants, loops } from '@/db/schema/loops';
import { loopLimitMet } from '@/modules/billing/commands/limits';
import { accountById } from '@/modules/identity/queries';
import { openLoop } from '@/modules/loops/commands/open';
import { basicsOf } from '@/modules/preferences/queries';
import type { Runtime } from '@/ports/runtime';

/** What is to be arranged: `imagined` has its people and its goal. */
export interface Beginning {
  readonly userId: string;
  readonly title: string;
  readonly imagined: LoopState;
  readonly nowMs: number;
}

/** Opens the loop of a meeting that another assistant asks for, within the plan of its owner. */
export async function beginLoop(
  tx: Transaction,
  { userId, title, imagined, nowMs }: Beginning,
  runtime: Runtime,
): Promise<{ readonly loopId: string } | { readonly not: 'plan_limit'; readonly text: string }> {
  const account = await accountById(userId);
  if (!account) throw new Error('The owner is gone');
  const guests = imagined.participants.filter(({ role }) => role === 'guest');
  const text = await loopLimitMet(tx, userId, guests.length, { billing: runtime.settings.billing, nowMs });
  if (text !== null) return { not: 'plan_limit', text };
  const zone = (await basicsOf(userId, tx))?.zone ?? null;
  const loopId = await openLoop(tx, { id: userId, address: account.email, name: account.name, zone }, title, nowMs);
  const [row] = await tx.select({ state: loops.state }).from(loops).where(eq(loops.id, loopId));
  const state: LoopState = {
    ...(row as { state: LoopState }).state,
    meeting: imagined.meeting,
    participants: imagined.participants,
  };
  await tx.update(loops).set({ state, title: state.meeting.title }).where(eq(loops.id, loopId));
  await tx.insert(loopParticipants).values(guests.map(({ address }) => ({ loopId, address })));
  return { loopId };
}
