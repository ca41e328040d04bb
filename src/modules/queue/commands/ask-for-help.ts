import { and, eq } from 'drizzle-orm';
import { dueAt } from '@/core/queue/times';
import { minuteOf } from '@/core/time/period';
import { zoneTable } from '@/core/time/zone';
import { database, type Transaction } from '@/db/client';
import { basics, users } from '@/db/schema/identity';
import { loops } from '@/db/schema/loops';
import { outgoingMails } from '@/db/schema/mailbox';
import { reviews } from '@/db/schema/queue';
import { recordAct } from '@/modules/operations/commands/audit';
import type { Client } from '@/modules/operations/schema';
import type { Runtime } from '@/ports/runtime';
import { putInQueue } from './route';

type Asked = { readonly ok: true } | { readonly ok: false; readonly reason: 'not_found' | 'help_off' };

/** An owner asks that a person looks at a loop of theirs: at once, as somebody waits. They let people help, or it is refused. */
export async function askForHelp(
  ownerId: string,
  loopId: string,
  text: string,
  runtime: Runtime,
  client?: Client,
): Promise<Asked> {
  const nowMs = await runtime.clock.now();
  return database().transaction(async (tx) => {
    const loop = await lettingHelp(tx, ownerId, loopId);
    if (!loop) return { ok: false, reason: 'not_found' };
    if (loop.help === 'off') return { ok: false, reason: 'help_off' };
    const due = dueAt(zoneTable(loop.zone ?? 'Etc/UTC'), minuteOf(nowMs), true);
    await putInQueue(
      tx,
      { id: loopId, ownerId },
      { reason: 'owner_asked', planVersion: null, note: text },
      { nowMs, due },
    );
    const act = { action: 'help.asked', actor: ownerId, userId: ownerId, subject: `loop:${loopId}` } as const;
    await recordAct(tx, { ...act, ...(client ? { client } : {}) });
    return { ok: true };
  });
}

/**
 * An owner marks a mail that was sent for them as wrong. It is kept with the mail; whoever lets people help has a person look
 * at it, and at the loop while it runs.
 */
export async function markWrong(
  ownerId: string,
  mailId: string,
  note: string,
  runtime: Runtime,
  client?: Client,
): Promise<Asked> {
  const nowMs = await runtime.clock.now();
  return database().transaction(async (tx) => {
    const [mail] = await tx
      .select({ loopId: outgoingMails.loopId })
      .from(outgoingMails)
      .innerJoin(loops, eq(loops.id, outgoingMails.loopId))
      .where(and(eq(outgoingMails.id, mailId), eq(loops.ownerId, ownerId), eq(outgoingMails.state, 'sent')));
    const loop = mail && (await lettingHelp(tx, ownerId, mail.loopId));
    if (!mail || !loop) return { ok: false, reason: 'not_found' };
    const { loopId } = mail;
    await tx
      .insert(reviews)
      .values({ loopId, ownerId, mailId, origin: 'owner', note, sampledAt: new Date(nowMs) })
      .onConflictDoUpdate({ target: reviews.mailId, set: { origin: 'owner', note } });
    if (loop.help !== 'off' && loop.phase !== 'CLOSED') {
      const due = dueAt(zoneTable(loop.zone ?? 'Etc/UTC'), minuteOf(nowMs), true);
      await putInQueue(tx, { id: loopId, ownerId }, { reason: 'complaint', planVersion: null, note }, { nowMs, due });
    }
    const act = { action: 'mail.marked_wrong', actor: ownerId, userId: ownerId, subject: `mail:${mailId}` } as const;
    await recordAct(tx, { ...act, ...(client ? { client } : {}) });
    return { ok: true };
  });
}

/** A loop of this owner with how far they let people help, and their zone. */
async function lettingHelp(tx: Transaction, ownerId: string, loopId: string) {
  const [row] = await tx
    .select({ phase: loops.phase, help: users.humanHelp, zone: basics.zone })
    .from(loops)
    .innerJoin(users, eq(users.id, loops.ownerId))
    .leftJoin(basics, eq(basics.userId, users.id))
    .where(and(eq(loops.id, loopId), eq(loops.ownerId, ownerId)))
    .for('update', { of: loops });
  return row;
}
