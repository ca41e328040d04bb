import type { Transaction } from '@/db/client';
import { planCorrections } from '@/db/schema/preferences';

/** Keeps what the owner changed in a plan of this loop, each change once. */
export async function noteCorrections(
  tx: Transaction,
  loop: { readonly id: string; readonly ownerId: string },
  rules: readonly string[],
  nowMs: number,
): Promise<void> {
  const rows = rules.map((rule) => ({ userId: loop.ownerId, rule, loopId: loop.id, at: new Date(nowMs) }));
  await tx.insert(planCorrections).values(rows).onConflictDoNothing();
}
