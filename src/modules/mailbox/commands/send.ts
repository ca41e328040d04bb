import { eq } from 'drizzle-orm';
import { database, type Transaction } from '@/db/client';
import { notices } from '@/db/schema/identity';
import { loops } from '@/db/schema/loops';
import { outgoingMails, suppressions } from '@/db/schema/mailbox';
import { drawForReview, reportTrouble } from '@/modules/queue/commands/sample';
import { UNKNOWN } from '@/modules/queue/constants';
import type { OutgoingMail } from '@/ports/mail';
import type { Runtime } from '@/ports/runtime';
import { RETRY_PAUSES_MS } from '../constants';
import { addDeliveryFailure } from './bounce';
import { deliverOnce } from './deliver-once';

/** One copy of one mail, for the outbox. */
export interface QueuedMail {
  readonly loopId: string;
  readonly loopVersion: number;
  readonly actionIndex: number;
  /** In comparable form. */
  readonly recipient: string;
  readonly template: string;
  readonly subject: string;
  readonly text: string;
  readonly mail: OutgoingMail;
}

/** Puts the exact bytes into the outbox. The same copy again (a repeated step) changes nothing. */
export async function queueMail(tx: Transaction, queued: QueuedMail): Promise<void> {
  const { mail, ...row } = queued;
  await tx
    .insert(outgoingMails)
    .values({ ...row, messageId: mail.messageId, envelopeFrom: mail.envelope.from, raw: mail.raw })
    .onConflictDoNothing();
}

type Row = typeof outgoingMails.$inferSelect;
export type Outcome = 'sent' | 'failed' | 'unknown' | 'queued';

/**
 * Tries to send a mail of the outbox, never twice: the attempt is counted before it is made. One that was cut off midway
 * may have arrived; then the provider is asked for the Message-ID, and where it cannot be asked the outcome is `unknown`
 * and the owner is told. `queued` means that it will be tried again after a pause. Failures become events of the loop.
 */
export function sendQueued(outgoingId: string, runtime: Runtime): Promise<Outcome> {
  const running = inFlight.get(outgoingId);
  if (running) return running;
  const attempt = attemptToSend(outgoingId, runtime).finally(() => inFlight.delete(outgoingId));
  inFlight.set(outgoingId, attempt);
  return attempt;
}

/** An engine that lost patience with a slow server calls again while the first attempt still talks to it. */
const inFlight = new Map<string, Promise<Outcome>>();

async function attemptToSend(outgoingId: string, runtime: Runtime): Promise<Outcome> {
  const before = await claim(outgoingId);
  if (!before) throw new Error('There is no such mail in the outbox');
  if (before.state !== 'queued' && before.state !== 'sending') return before.state;
  if (await suppressed(before.recipient)) return settle(before, { state: 'failed', lastError: 'suppressed' }, runtime);
  const { messageId, envelopeFrom, recipient, raw } = before;
  const mail = { messageId, envelope: { from: envelopeFrom, to: recipient }, raw };
  const { state, lastError } = await deliverOnce(mail, before.state === 'sending', runtime);
  if (state === 'queued' || state === 'sending') return again(before, state, lastError, runtime);
  return settle(before, { state, lastError }, runtime);
}

/** Counts the attempt and gives the row as it was before, or null when there is none. */
async function claim(outgoingId: string): Promise<Row | null> {
  return database().transaction(async (tx) => {
    const [row] = await tx.select().from(outgoingMails).where(eq(outgoingMails.id, outgoingId)).for('update');
    if (row?.state === 'queued' || row?.state === 'sending') {
      await tx
        .update(outgoingMails)
        .set({ state: 'sending', attempts: row.attempts + 1 })
        .where(eq(outgoingMails.id, outgoingId));
    }
    return row ?? null;
  });
}

async function suppressed(address: string): Promise<boolean> {
  const rows = await database().select().from(suppressions).where(eq(suppressions.address, address));
  return rows.length > 0;
}

/** Leaves the mail for another attempt after a pause; when all attempts are used up it has failed (or is unknown). */
async function again(
  row: Row,
  state: 'queued' | 'sending',
  lastError: string | null,
  runtime: Runtime,
): Promise<Outcome> {
  const wait = RETRY_PAUSES_MS[row.attempts];
  if (wait === undefined) return settle(row, { state: state === 'queued' ? 'failed' : 'unknown', lastError }, runtime);
  await database()
    .update(outgoingMails)
    .set({ state, lastError, nextAttemptAt: new Date(Date.now() + wait) })
    .where(eq(outgoingMails.id, row.id));
  // A lost wake-up is swept up.
  await runtime.workflows.schedule(row.loopId, `mail:${row.id}:${row.attempts}`, wait).catch(() => undefined);
  return 'queued';
}

async function settle(
  row: Row,
  to: { readonly state: 'sent' | 'failed' | 'unknown'; readonly lastError: string | null },
  runtime: Runtime,
): Promise<Outcome> {
  const nowMs = await runtime.clock.now();
  await database().transaction(async (tx) => {
    await tx
      .update(outgoingMails)
      .set({ ...to, sentAt: to.state === 'sent' ? new Date(nowMs) : null })
      .where(eq(outgoingMails.id, row.id));
    if (to.state === 'sent') await drawForReview(tx, row, nowMs);
    if (to.state === 'failed') await failed(tx, row, to.lastError ?? '', nowMs);
    if (to.state === 'unknown') await undecided(tx, row, nowMs);
  });
  return to.state;
}

/** The loop decides what follows. Mail to the owner themself cannot be complained about by mail: a notice stays. */
async function failed(tx: Transaction, row: Row, error: string, atMs: number): Promise<void> {
  const permanent = /^SMTP 5/.test(error) || error === 'No such mail domain' || error === 'The domain takes no mail';
  await addDeliveryFailure(tx, {
    id: row.id,
    loopId: row.loopId,
    recipient: row.recipient,
    reason: reasonOf(error),
    permanent,
    atMs,
  });
}

async function undecided(tx: Transaction, row: Row, nowMs: number): Promise<void> {
  const [loop] = await tx.select({ ownerId: loops.ownerId }).from(loops).where(eq(loops.id, row.loopId));
  if (!loop) return;
  await tx
    .insert(notices)
    .values({
      userId: loop.ownerId,
      key: `mail-unknown:${row.id}`,
      kind: 'mail_unknown',
      text: `The connection broke while I was sending to ${row.recipient}. It may or may not have arrived, so I will not send it again. Please check with them.`,
      href: `/loops/${row.loopId}`,
      loopId: row.loopId,
    })
    .onConflictDoNothing();
  await reportTrouble(tx, row.loopId, UNKNOWN, nowMs);
}

/** What the owner is told: the server's own words stay in the record. */
function reasonOf(error: string): string {
  if (error === 'suppressed') return 'they asked not to be written to';
  if (/^SMTP 5/.test(error)) return `refused, ${error.slice(0, 8)}`;
  if (error === 'No such mail domain') return 'no such domain';
  return 'no server accepted it for two days';
}
