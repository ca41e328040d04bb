import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import { database, type Transaction } from '@/db/client';
import { notices } from '@/db/schema/identity';
import { supportRequests } from '@/db/schema/support';
import { type Delivery, deliverOnce } from '@/modules/mailbox/commands/deliver-once';
import { administrators } from '@/modules/mailbox/queries/administrators';
import type { Runtime } from '@/ports/runtime';
import { ATTEMPTS_BEFORE_NOTICE, LEASE_MS, RETRY_PAUSES_MS } from '../constants';
import { supportMail } from './compose';

type Row = typeof supportRequests.$inferSelect;

/** Mails the requests that are due, one after the other. Answers how many were handed over. */
export async function deliverSupport(runtime: Runtime): Promise<number> {
  let sent = 0;
  for (let request = await claim(); request; request = await claim()) {
    const delivery = await attempt(request, runtime);
    await record(request, delivery, await runtime.clock.now());
    if (delivery.state === 'sent') sent += 1;
  }
  return sent;
}

/** What could not be made into a mail has not left either: it stays as it was. */
async function attempt(request: Row, runtime: Runtime): Promise<Delivery> {
  const state = request.state === 'sending' ? 'sending' : 'queued';
  const mail = await supportMail(request, runtime).catch(() => null);
  if (!mail) return { state, lastError: 'The mail could not be composed' };
  return deliverOnce(mail, state === 'sending', runtime);
}

/** Counts an attempt at the request that waits the longest, and gives the row as it was before. */
async function claim(): Promise<Row | null> {
  return database().transaction(async (tx) => {
    const waiting = inArray(supportRequests.state, ['queued', 'sending']);
    const [row] = await tx
      .select()
      .from(supportRequests)
      .where(and(waiting, lte(supportRequests.nextAttemptAt, new Date())))
      .orderBy(asc(supportRequests.nextAttemptAt))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!row) return null;
    await tx
      .update(supportRequests)
      .set({ state: 'sending', attempts: row.attempts + 1, nextAttemptAt: new Date(Date.now() + LEASE_MS) })
      .where(eq(supportRequests.id, row.id));
    return row;
  });
}

/** Nobody but the operator can mend a refusal for good: it is tried again like any other. */
async function record(request: Row, { state, lastError }: Delivery, nowMs: number): Promise<void> {
  const pause = RETRY_PAUSES_MS[Math.min(request.attempts, RETRY_PAUSES_MS.length - 1)] ?? 0;
  await database().transaction(async (tx) => {
    await tx
      .update(supportRequests)
      .set({
        state: state === 'failed' ? 'queued' : state,
        lastError,
        nextAttemptAt: new Date(Date.now() + pause),
        sentAt: state === 'sent' ? new Date(nowMs) : null,
      })
      .where(eq(supportRequests.id, request.id));
    if (state === 'unknown' || (state !== 'sent' && request.attempts + 1 >= ATTEMPTS_BEFORE_NOTICE)) {
      await tellAdministrators(tx, request, state);
    }
  });
}

async function tellAdministrators(tx: Transaction, { id }: Row, state: Delivery['state']): Promise<void> {
  const text =
    state === 'unknown'
      ? `A request for support may not have been mailed: the connection broke. It is kept in the database as ${id}.`
      : `A request for support could not be mailed yet (${id}). Check SUPPORT_EMAIL and the mail settings with the doctor.`;
  for (const userId of await administrators(tx)) {
    const notice = { userId, key: `support:${id}:${userId}`, kind: 'support_mail', text };
    await tx.insert(notices).values(notice).onConflictDoNothing();
  }
}
