import { asc, eq, inArray, TransactionRollbackError } from 'drizzle-orm';
import { mayChangeByLink, mayChangeOnPage } from '@/core/loop/page/on-page';
import { type EpochMinute, minuteOf, type Period } from '@/core/time/period';
import { database, type Transaction } from '@/db/client';
import { contendedTransaction } from '@/db/contended';
import { userAddresses } from '@/db/schema/identity';
import { loops } from '@/db/schema/loops';
import { isAtRest } from '@/modules/account/queries/deletion';
import { holdWith } from '@/modules/booking-pages/commands/hold-with';
import { refreshOwner } from '@/modules/connections/commands/refresh';
import { lockOwner } from '@/modules/meetings/commands/ledger';
import type { Runtime } from '@/ports/runtime';
import { OFFER_MAX_AGE_MS } from '../constants';
import { loopById } from '../queries/loops';
import { moveTimes } from '../queries/move-times';
import type { Answered } from './answer';
import { addEvent } from './open';
import { wake } from './wake';

/** What a guest wants on the page of a meeting that stands: `ask` for other times, of which `windows` would suit. */
export type Change =
  | { readonly act: 'move'; readonly start: number }
  | { readonly act: 'ask'; readonly windows: readonly Period[] }
  | { readonly act: 'cancel' };

/**
 * A guest moves or cancels their meeting on the page of their link. Stale: it is not booked any more, is being changed, or
 * the time is not free.
 */
export async function changeOnPage(
  { loopId, participantId }: { readonly loopId: string; readonly participantId: string },
  said: Change,
  runtime: Runtime,
): Promise<Answered> {
  const known = await loopById(loopId);
  if (!known?.state.participants.some((p) => p.id === participantId && p.role === 'guest')) {
    return { ok: false, reason: 'not_found' };
  }
  for (const host of await hostsOfLoop(known)) await refreshOwner(host.id, { maxAgeMs: OFFER_MAX_AGE_MS }, runtime);
  const times = said.act === 'move' ? await moveTimes(known, participantId, runtime) : [];
  const slot = said.act === 'move' ? times.find(({ start }) => start === said.start) : null;
  if (slot === undefined) return { ok: false, reason: 'stale' };
  const nowMs = await runtime.clock.now();
  const added = await contendedTransaction(async (tx) => {
    const [loop] = await tx.select().from(loops).where(eq(loops.id, loopId)).for('update');
    const may = said.act === 'move' ? mayChangeOnPage : mayChangeByLink;
    if (!loop || !may(loop.state, participantId) || (await isAtRest(loop.ownerId, tx))) return false;
    // What has begun is talked about by mail.
    if (!loop.state.page && (loop.state.booking?.start ?? 0) <= minuteOf(nowMs)) return false;
    if (slot) await holdHosts(tx, loop, slot, minuteOf(nowMs));
    const act = said.act === 'cancel' ? 'cancel' : 'move';
    const windows = said.act === 'ask' && said.windows.length > 0 ? { windows: said.windows } : {};
    const payload = { kind: 'on_page', participantId, act, slot, ...windows } as const;
    return addEvent(tx, loopId, payload, `on-page:${loopId}:${loop.version}:${said.act}`, nowMs);
  }).catch((error: unknown) => {
    if (error instanceof TransactionRollbackError) return false;
    throw error;
  });
  if (!added) return { ok: false, reason: 'stale' };
  await wake(loopId, runtime);
  return { ok: true };
}

type Loop = Pick<typeof loops.$inferSelect, 'id' | 'state'>;

/** Users who meet the guest of a booking page together with the owner, by id. */
async function hostsOfLoop({ state }: Loop, db: Transaction | ReturnType<typeof database> = database()) {
  const hosts = state.participants.filter(({ id }) => state.page?.hosts?.includes(id));
  if (hosts.length === 0) return [];
  const of = inArray(
    userAddresses.address,
    hosts.map(({ address }) => address),
  );
  return db
    .select({ id: userAddresses.userId, address: userAddresses.address })
    .from(userAddresses)
    .where(of)
    .orderBy(asc(userAddresses.userId));
}

/** The new time is kept in the calendars of all who meet the guest, until it is in the owner's. Rolls back where one of them has it no more. */
async function holdHosts(tx: Transaction, { id, state }: Loop, slot: Period, now: EpochMinute): Promise<void> {
  const hosts = await hostsOfLoop({ id, state }, tx);
  // In one order, whoever else books the same people.
  for (const host of hosts) await lockOwner(tx, host.id);
  for (const host of hosts) {
    const terms = state.page ?? { bufferBefore: 0, bufferAfter: 0 };
    if (!(await holdWith(tx, host, { loopId: id, slot, now, terms }))) tx.rollback();
  }
}
