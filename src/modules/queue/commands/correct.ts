import { and, eq, gt } from 'drizzle-orm';
import { database, type Transaction } from '@/db/client';
import { users } from '@/db/schema/identity';
import { queueItems } from '@/db/schema/queue';
import type { SessionUser } from '@/modules/identity/schema';
import { suggestLabel } from '@/modules/labels/commands/suggest';
import { putCorrection } from '@/modules/loops/commands/correct';
import { wake } from '@/modules/loops/commands/wake';
import { recordAct } from '@/modules/operations/commands/audit';
import type { Client } from '@/modules/operations/schema';
import { humanHelpAlways } from '@/modules/staff/policy';
import type { Runtime } from '@/ports/runtime';
import { ownerAllows } from '../policy';
import { itemWithLoop } from '../queries/held';
import { readEventOf } from '../queries/read-mail';
import type { Correction } from '../schema';
import { isTheirs, NotHeld, type Resolved } from './resolve';

/**
 * Somebody of staff who holds an item says what its mail means: the plan is made anew from that and waits for a yes, and what they
 * say is a label, where the owner lets people help always. The item stays theirs. Stale: as for `resolveItem`, or the item is about no mail.
 */
export async function correctReading(
  staff: SessionUser,
  itemId: string,
  { version, reading }: Correction,
  runtime: Runtime,
  client?: Client,
): Promise<Resolved> {
  const nowMs = await runtime.clock.now();
  const found = await itemWithLoop(itemId);
  if (!found) return { ok: false, reason: 'not_found' };
  const { item, loop } = found;
  if (item.state !== 'open' || loop.version !== version) return { ok: false, reason: 'stale' };
  if (!isTheirs(item, staff.id, nowMs)) return { ok: false, reason: 'lease_lost' };
  const event = await readEventOf(found);
  if (!event) return { ok: false, reason: 'stale' };
  const slots = Math.max(event.context.offered.length, event.context.event ? 1 : 0);
  if (reading.options.some(({ option }) => option > slots)) {
    return { ok: false, reason: 'invalid', fields: { 'reading.options': ['This option was not offered'] } };
  }
  try {
    const put = await database().transaction(async (tx) => {
      const place = { owner: { id: item.ownerId }, loopId: loop.id, seen: version };
      const { id: eventId, askedBy, messageId, reading: prefill } = event;
      const outcome = await putCorrection(tx, place, { eventId, askedBy, reading });
      if (!outcome.ok) return outcome;
      await mustHold(tx, staff.id, itemId, nowMs);
      const always = await tx.$count(users, and(eq(users.id, item.ownerId), humanHelpAlways()));
      if (always > 0) await suggestLabel(tx, staff.id, { messageId, eventId, reading, prefill }, nowMs);
      await recordAct(tx, {
        action: 'queue.corrected',
        actor: staff.id,
        userId: item.ownerId,
        subject: `loop:${loop.id}`,
        reason: item.reason,
        ...(client ? { client } : {}),
      });
      return outcome;
    });
    if (!put.ok) return put;
  } catch (error) {
    if (error instanceof NotHeld) return { ok: false, reason: 'lease_lost' };
    throw error;
  }
  await wake(loop.id, runtime);
  return { ok: true };
}

/** Nobody else gets it meanwhile. @throws NotHeld where somebody has, or its owner lets nobody help any more. */
async function mustHold(tx: Transaction, staffId: string, itemId: string, nowMs: number): Promise<void> {
  const rows = await tx
    .select({ id: queueItems.id })
    .from(queueItems)
    .where(
      and(
        eq(queueItems.id, itemId),
        eq(queueItems.state, 'open'),
        eq(queueItems.leaseHolder, staffId),
        gt(queueItems.leaseUntil, new Date(nowMs)),
        ownerAllows(),
      ),
    )
    .for('update');
  if (rows.length === 0) throw new NotHeld();
}
