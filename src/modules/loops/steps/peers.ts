import type { LoopState } from '@/core/loop/state';
import { refreshOwner } from '@/modules/connections/commands/refresh';
import type { Runtime } from '@/ports/runtime';
import { OFFER_MAX_AGE_MS } from '../constants';
import { peersAmong } from '../queries/peers';

/** Reads the calendars of guests who use this installation, before times are looked for in them. */
export async function refreshPeers(
  loop: { readonly ownerId: string; readonly state: LoopState },
  mentioned: readonly string[],
  runtime: Runtime,
): Promise<void> {
  const addresses = [...loop.state.participants.map((p) => p.address), ...mentioned];
  const peers = await peersAmong(addresses, loop.ownerId);
  await Promise.all(peers.map(({ basics }) => refreshOwner(basics.userId, { maxAgeMs: OFFER_MAX_AGE_MS }, runtime)));
}
