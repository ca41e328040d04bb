import { eq } from 'drizzle-orm';
import { answeredMail } from '@/core/briefing/answered';
import { database } from '@/db/client';
import { briefingAnswers } from '@/db/schema/briefings';
import { stepResults, users } from '@/db/schema/identity';
import { messages } from '@/db/schema/mailbox';
import { assistantFor } from '@/modules/assistants/queries';
import { deliverOnce } from '@/modules/mailbox/commands/deliver-once';
import type { OutgoingMail } from '@/ports/mail';
import type { Runtime } from '@/ports/runtime';
import { replyTo } from '../policy';
import { languageOf } from '../queries/language';

/**
 * Tells its writer in one mail what became of the lines that they answered, never for the second time. Throws where it is worth
 * trying again.
 */
export async function tellAnswer(messageRowId: string, runtime: Runtime): Promise<void> {
  const [row] = await database()
    .select({ answer: briefingAnswers, mail: messages, leaving: users.deletionAt })
    .from(briefingAnswers)
    .innerJoin(messages, eq(messages.id, briefingAnswers.messageId))
    .innerJoin(users, eq(users.id, briefingAnswers.userId))
    .where(eq(briefingAnswers.messageId, messageRowId));
  if (!row || row.answer.toldAt || row.answer.lines === null || row.leaving) return;
  const key = `briefing-told:${messageRowId}`;
  const began = await database()
    .insert(stepResults)
    .values({ key })
    .onConflictDoNothing()
    .returning({ key: stepResults.key });
  const { state, lastError } = await deliverOnce(await outgoing(row, runtime), began.length === 0, runtime);
  // It has certainly not arrived: the next attempt is the first one again.
  if (state === 'queued') await database().delete(stepResults).where(eq(stepResults.key, key));
  if (state === 'queued' || state === 'sending') throw new Error(`The answer was not handed over: ${lastError}`);
  const toldAt = new Date(await runtime.clock.now());
  await database().update(briefingAnswers).set({ toldAt }).where(eq(briefingAnswers.messageId, messageRowId));
}

async function outgoing(
  {
    answer,
    mail,
  }: { readonly answer: typeof briefingAnswers.$inferSelect; readonly mail: typeof messages.$inferSelect },
  runtime: Runtime,
): Promise<OutgoingMail> {
  const { userId, briefingId, messageId, at } = answer;
  const [language, assistant] = await Promise.all([languageOf(userId), assistantFor(userId, runtime.settings)]);
  const { address, name } = assistant;
  const { subject, text, html } = answeredMail(answer.lines ?? [], mail.subject, { language });
  const named = mail.messageId.endsWith('@missing.invalid>') ? null : mail.messageId;
  return runtime.compose({
    messageId: `<briefing-told.${messageId}@${address.slice(address.lastIndexOf('@') + 1)}>`,
    from: { name, address },
    replyTo: replyTo(address, briefingId, runtime.settings),
    envelopeFrom: runtime.settings.accountSender.address,
    recipient: mail.fromAddress,
    to: [{ name: '', address: mail.fromAddress }],
    cc: [],
    subject,
    date: at,
    inReplyTo: named,
    references: named === null ? [] : [named],
    text,
    html,
    calendar: null,
    headers: { 'Auto-Submitted': 'auto-replied' },
  });
}
