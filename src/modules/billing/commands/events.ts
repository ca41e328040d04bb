import { and, asc, eq, lt, lte, ne } from 'drizzle-orm';
import { logLine } from '@/core/log-text';
import { database } from '@/db/client';
import { vendorEvents } from '@/db/schema/billing';
import { PaymentFailure, type PaymentPort } from '@/ports/payments';
import type { Runtime } from '@/ports/runtime';
import { LEASE_MS, RETRY_PAUSES_MS } from '../constants';
import { applyCheckout } from './apply-checkout';
import { applyInvoice } from './apply-invoice';
import { applySubscription } from './apply-subscription';
import { applyCardPage } from './card';
import { noticeCard } from './collect';
import { refreshCustomer } from './refresh-customer';

type Row = typeof vendorEvents.$inferSelect;

/** Keeps an event of the vendor, once; it is applied by the worker. False: it is not the vendor's, or too old. */
export async function receiveEvent(
  raw: string,
  signature: string | null,
  { payments, clock }: { readonly payments: PaymentPort; readonly clock: Runtime['clock'] },
): Promise<boolean> {
  const nowMs = await clock.now();
  const event = payments.verify(raw, signature);
  if (event === null) return false;
  const { id, type, objectId, customerId, createdAt, object } = event;
  await database()
    .insert(vendorEvents)
    .values({
      id,
      // What it is about comes first in its name, but for a few whose object is another one.
      type: `${object}:${type}`,
      objectId,
      customerId,
      createdAt: new Date(createdAt),
      receivedAt: new Date(nowMs),
      nextAttemptAt: new Date(),
    })
    .onConflictDoNothing();
  return true;
}

/** Applies the events that are due, one after the other. Answers how many. What fails is tried again, for as long as it takes. */
export async function applyDueEvents({ payments, clock }: Pick<Runtime, 'payments' | 'clock'>): Promise<number> {
  if (payments === null) return 0;
  let applied = 0;
  for (let event = await claim(); event; event = await claim()) {
    const nowMs = await clock.now();
    try {
      const known = await applyEvent(event, payments, nowMs);
      await finish(event.id, known ? 'applied' : 'ignored', nowMs);
      applied += 1;
    } catch (error) {
      // What is not there any more has nothing to tell.
      if (error instanceof PaymentFailure && error.kind === 'not_found') await finish(event.id, 'ignored', nowMs);
      else await putOff(event, logLine(error));
    }
  }
  return applied;
}

/** What an event is about is fetched as it stands now: in which order events come, and how often, makes no difference. */
async function applyEvent({ type, objectId, customerId }: Row, payments: PaymentPort, nowMs: number): Promise<boolean> {
  const [object] = type.split(':');
  if (object === 'subscription' && objectId) return (await applySubscription(objectId, payments, nowMs)) !== null;
  if (object === 'invoice' && objectId) return applyInvoice(objectId, payments, nowMs);
  if (object === 'checkout.session' && objectId) {
    await applyCheckout(objectId, payments, nowMs);
    await applyCardPage(objectId, payments, nowMs);
    return true;
  }
  if (customerId === null) return false;
  if (object === 'credit_note') return refreshCustomer(customerId, payments, nowMs);
  return object === 'customer' ? noticeCard(customerId, payments, nowMs) : false;
}

/** Takes the event that waits the longest; one whose worker has crashed comes back when its lease is over. */
async function claim(): Promise<Row | null> {
  return database().transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(vendorEvents)
      .where(and(eq(vendorEvents.state, 'pending'), lte(vendorEvents.nextAttemptAt, new Date())))
      .orderBy(asc(vendorEvents.nextAttemptAt))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!row) return null;
    const nextAttemptAt = new Date(Date.now() + LEASE_MS);
    await tx
      .update(vendorEvents)
      .set({ attempts: row.attempts + 1, nextAttemptAt })
      .where(eq(vendorEvents.id, row.id));
    return row;
  });
}

/** Forgets events that were applied before a moment (ms since 1970): the vendor sends none again by then. */
export async function forgetEvents(beforeMs: number): Promise<void> {
  await database()
    .delete(vendorEvents)
    .where(and(ne(vendorEvents.state, 'pending'), lt(vendorEvents.receivedAt, new Date(beforeMs))));
}

async function finish(id: string, state: 'applied' | 'ignored', nowMs: number): Promise<void> {
  await database()
    .update(vendorEvents)
    .set({ state, appliedAt: new Date(nowMs), lastError: null })
    .where(eq(vendorEvents.id, id));
}

async function putOff({ id, attempts }: Row, lastError: string): Promise<void> {
  const pause = RETRY_PAUSES_MS[Math.min(attempts, RETRY_PAUSES_MS.length - 1)] ?? 0;
  await database()
    .update(vendorEvents)
    .set({ lastError, nextAttemptAt: new Date(Date.now() + pause) })
    .where(eq(vendorEvents.id, id));
}
