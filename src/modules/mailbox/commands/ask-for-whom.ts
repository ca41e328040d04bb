import { and, asc, eq, lte } from 'drizzle-orm';
import { database, type Transaction } from '@/db/client';
import { delegateQuestions, messages } from '@/db/schema/mailbox';
import { accountMail } from '@/modules/identity/commands/account-mail';
import type { OutgoingMail } from '@/ports/mail';
import type { Runtime } from '@/ports/runtime';
import { LEASE_MS, RETRY_PAUSES_MS } from '../constants';
import { type Delivery, deliverOnce } from './deliver-once';

type Row = typeof delegateQuestions.$inferSelect;

/** Asks a delegate of several people for which of them a mail is, as soon as the mail is stored: with the same commit. */
export async function askForWhom(tx: Transaction, messageId: string, people: readonly string[]): Promise<void> {
  await tx
    .insert(delegateQuestions)
    .values({ messageId, people: [...people] })
    .onConflictDoNothing();
}

/**
 * Sends the questions that are due, or the one about this mail, each once at most, also when this is done in several places at
 * a time. One that has come to an end is forgotten: it names people, and the mail stays. Answers how many were handed over.
 */
export async function deliverQuestions(runtime: Runtime, about?: string): Promise<number> {
  let sent = 0;
  for (let question = await claim(about); question; question = await claim(about)) {
    const delivery = await attempt(question, runtime);
    await record(question, delivery);
    if (delivery.state === 'sent') sent += 1;
  }
  return sent;
}

/** Counts an attempt at the question that waits the longest, and gives the row as it was before. */
async function claim(about: string | undefined): Promise<Row | null> {
  return database().transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(delegateQuestions)
      .where(
        and(
          lte(delegateQuestions.nextAttemptAt, new Date()),
          about ? eq(delegateQuestions.messageId, about) : undefined,
        ),
      )
      .orderBy(asc(delegateQuestions.nextAttemptAt))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!row) return null;
    await tx
      .update(delegateQuestions)
      .set({ state: 'sending', attempts: row.attempts + 1, nextAttemptAt: new Date(Date.now() + LEASE_MS) })
      .where(eq(delegateQuestions.messageId, row.messageId));
    return row;
  });
}

/** What could not be made into a mail has not left either: it stays as it was. */
async function attempt(question: Row, runtime: Runtime): Promise<Delivery> {
  const mail = await composed(question, runtime).catch(() => null);
  if (!mail) return { state: question.state, lastError: 'The mail could not be composed' };
  return deliverOnce(mail, question.state === 'sending', runtime);
}

async function record({ messageId, attempts }: Row, { state, lastError }: Delivery): Promise<void> {
  const pause = RETRY_PAUSES_MS[attempts];
  const again = (state === 'queued' || state === 'sending') && pause !== undefined;
  const one = eq(delegateQuestions.messageId, messageId);
  if (!again) await database().delete(delegateQuestions).where(one);
  else {
    const nextAttemptAt = new Date(Date.now() + pause);
    await database().update(delegateQuestions).set({ state, lastError, nextAttemptAt }).where(one);
  }
}

/** Answers the mail, and promises nothing. The same Message-ID at every attempt. */
async function composed({ messageId, people }: Row, runtime: Runtime): Promise<OutgoingMail> {
  const [asked] = await database().select().from(messages).where(eq(messages.id, messageId));
  if (!asked) throw new Error('The mail is gone');
  const { fromAddress, subject } = asked;
  const names = new Intl.ListFormat('en', { type: 'disjunction' }).format(people);
  return accountMail(
    runtime,
    {
      kind: 'for-whom',
      recipient: fromAddress,
      subject: /^re:/i.test(subject) ? subject : `Re: ${subject}`,
      opening: `Is this for ${names}? Your mail does not say it, so I have done nothing yet.`,
      closing: 'Please send it once more with that person in To or Cc.',
      answers: asked.messageId.endsWith('@missing.invalid>') ? null : asked.messageId,
    },
    messageId,
  );
}
