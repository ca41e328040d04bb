import { sendAccountMail } from '@/modules/identity/commands/account-mail';
import type { Runtime } from '@/ports/runtime';
import type { IncomingMail } from '../schema';

/** Asks a delegate of several people for which of them a mail is. It answers that mail, and promises nothing. */
export async function askForWhom(
  { from, subject }: Pick<IncomingMail, 'from' | 'subject'>,
  messageId: string | null,
  people: readonly string[],
  runtime: Runtime,
): Promise<void> {
  const names = new Intl.ListFormat('en', { type: 'disjunction' }).format(people);
  await sendAccountMail(runtime, {
    kind: 'for-whom',
    recipient: from,
    subject: /^re:/i.test(subject) ? subject : `Re: ${subject}`,
    opening: `Is this for ${names}? Your mail does not say it, so I have done nothing yet.`,
    closing: 'Please send it once more with that person in To or Cc.',
    answers: messageId,
  });
}
