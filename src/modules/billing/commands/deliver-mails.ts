import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import { database } from '@/db/client';
import { billingMails } from '@/db/schema/billing';
import { basics, users } from '@/db/schema/identity';
import { type Delivery, deliverOnce } from '@/modules/mailbox/commands/deliver-once';
import type { Runtime } from '@/ports/runtime';
import { DAY_MS, LEASE_MS, RETRY_PAUSES_MS } from '../constants';
import { billingMail } from './compose-mail';
import { ACCESS_KINDS, MAIL_KINDS, type MailKind } from './mails/kinds';

type Row = typeof billingMails.$inferSelect;

/** What has waited longer than this, as where billing was off, tells of nothing any more. */
const STALE_MS = 7 * DAY_MS;

/** Sends the mails about money and access that are due, one after the other. Answers how many were handed over. */
export async function deliverBillingMails(runtime: Runtime): Promise<number> {
  // Without payments nothing is told of money.
  const kinds = runtime.payments === null ? ACCESS_KINDS : MAIL_KINDS;
  let sent = 0;
  for (let row = await claim(kinds); row; row = await claim(kinds)) {
    const delivery = await attempt(row, runtime);
    const pause = RETRY_PAUSES_MS[Math.min(row.attempts, RETRY_PAUSES_MS.length - 1)] ?? 0;
    await database()
      .update(billingMails)
      .set({
        ...delivery,
        nextAttemptAt: new Date(Date.now() + pause),
        sentAt: delivery.state === 'sent' ? new Date(await runtime.clock.now()) : null,
      })
      .where(eq(billingMails.id, row.id));
    if (delivery.state === 'sent') sent += 1;
  }
  return sent;
}

async function attempt(row: Row, runtime: Runtime): Promise<Delivery> {
  const begun = row.state === 'sending';
  const access = ACCESS_KINDS.some((kind) => kind === row.kind);
  if (!access && row.createdAt.getTime() < (await runtime.clock.now()) - STALE_MS)
    return { state: 'failed', lastError: 'Too late' };
  const [user] = await database()
    .select({ email: users.email, language: users.language, zone: basics.zone })
    .from(users)
    .leftJoin(basics, eq(basics.userId, users.id))
    .where(eq(users.id, row.userId));
  if (!user) return { state: 'failed', lastError: 'The account is gone' };
  const recipient = { email: user.email, language: user.language ?? 'en', zone: user.zone ?? 'UTC' } as const;
  return deliverOnce(await billingMail(row, recipient, runtime), begun, runtime);
}

/** Takes the mail that waits the longest, and gives the row as it was before. */
async function claim(kinds: readonly MailKind[]): Promise<Row | null> {
  return database().transaction(async (tx) => {
    const waiting = inArray(billingMails.state, ['queued', 'sending']);
    const [row] = await tx
      .select()
      .from(billingMails)
      .where(and(waiting, inArray(billingMails.kind, [...kinds]), lte(billingMails.nextAttemptAt, new Date())))
      .orderBy(asc(billingMails.nextAttemptAt))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!row) return null;
    await tx
      .update(billingMails)
      .set({ state: 'sending', attempts: row.attempts + 1, nextAttemptAt: new Date(Date.now() + LEASE_MS) })
      .where(eq(billingMails.id, row.id));
    return row;
  });
}
