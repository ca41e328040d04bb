import { eq } from 'drizzle-orm';
import { classifyMachine } from '@/core/reading/machine';
import type { Transaction } from '@/db/client';
import { loopEvents, loops } from '@/db/schema/loops';
import { loopMessages, messages } from '@/db/schema/mailbox';
import type { ParsedMail } from '@/ports/mail';
import { bouncedMail } from '../queries/match';

interface Report {
  readonly mail: ParsedMail;
  readonly messageRowId: string;
  readonly recipients: readonly string[];
  readonly receivedMs: number;
  readonly assistant: string;
}

/**
 * A delivery report to the envelope sender of one of our mails becomes an event of its loop: the recipient that this
 * copy went to could not be reached. A report of a delay is stored and no more. Answers the loop, or null when the mail
 * is not such a report (an out-of-office note goes to the envelope sender too).
 */
export async function recordBounce(tx: Transaction, report: Report): Promise<string | null> {
  const failure = failureOf(report.mail);
  if (!failure) return null;
  const sent = await bouncedMail(tx, report.recipients, report.assistant);
  if (!sent) return null;
  const [loop] = await tx.select({ ownerId: loops.ownerId }).from(loops).where(eq(loops.id, sent.loopId));
  if (!loop) return null;
  await tx
    .update(messages)
    .set({ userId: loop.ownerId, silentReason: failure.failed ? 'A delivery report' : 'A delivery is delayed' })
    .where(eq(messages.id, report.messageRowId));
  await tx.insert(loopMessages).values({ loopId: sent.loopId, messageId: report.messageRowId, via: 'bounce' });
  if (failure.failed) await addDeliveryFailure(tx, { ...sent, ...failure, atMs: report.receivedMs });
  return sent.loopId;
}

/** Tells the loop that one copy did not arrive; once per copy, whoever finds out first. */
export async function addDeliveryFailure(
  tx: Transaction,
  failure: {
    readonly id: string;
    readonly loopId: string;
    readonly recipient: string;
    readonly reason: string;
    readonly permanent: boolean;
    readonly atMs: number;
  },
): Promise<void> {
  const { id, loopId, recipient, reason, permanent, atMs } = failure;
  await tx
    .insert(loopEvents)
    .values({
      loopId,
      kind: 'delivery_failed',
      payload: { kind: 'delivery_failed', address: recipient, reason, permanent },
      dedupeKey: `delivery_failed:${id}`,
      dueAt: new Date(atMs),
    })
    .onConflictDoNothing();
}

function failureOf(mail: ParsedMail): { failed: boolean; permanent: boolean; reason: string } | null {
  if (mail.report) {
    const failed = mail.report.recipients.find((each) => each.action === 'failed' || each.status?.startsWith('5'));
    if (!failed) return { failed: false, permanent: false, reason: 'delayed' };
    const permanent = !failed.status?.startsWith('4');
    return {
      failed: true,
      permanent,
      reason: REASONS[failed.status ?? ''] ?? `refused${failed.status ? `, ${failed.status}` : ''}`,
    };
  }
  const machine = classifyMachine(mail.headers);
  if (machine?.kind !== 'delivery_failure') return null;
  const failed = machine.delivery === 'failed';
  return { failed, permanent: failed, reason: failed ? 'returned' : 'delayed' };
}

/** Enhanced status codes (RFC 3463) in words for the owner. */
const REASONS: Readonly<Record<string, string>> = {
  '5.1.1': 'no such mailbox',
  '5.1.2': 'no such domain',
  '5.1.10': 'the domain takes no mail',
  '5.2.1': 'the mailbox is closed',
  '5.2.2': 'the mailbox is full',
  '5.4.4': 'no mail host was found',
  '5.4.7': 'it could not be delivered in time',
  '5.7.1': 'it was refused',
};
