import { eq, inArray } from 'drizzle-orm';
import { database } from '@/db/client';
import { users } from '@/db/schema/identity';
import { translator } from '@/messages/translate';
import { sendAccountMail } from '@/modules/identity/commands/account-mail';
import { mailLanguage } from '@/modules/identity/queries/mail-language';
import { recordAct } from '@/modules/operations/commands/audit';
import { COMMAND_LINE } from '@/modules/operations/schema';
import type { Runtime } from '@/ports/runtime';
import { IN_LINE } from './queries';

export interface LetIn {
  readonly id: string;
  readonly email: string;
}

/** Lets the next `most` people in: WAITLIST becomes USER. Two that do this at once let different people in. */
export async function letNextIn(most: number, actor = COMMAND_LINE): Promise<LetIn[]> {
  return database().transaction(async (tx) => {
    const next = await tx
      .select({ id: users.id })
      .from(users)
      .where(eq(users.role, 'WAITLIST'))
      .orderBy(...IN_LINE)
      .limit(most)
      .for('update', { skipLocked: true });
    if (next.length === 0) return [];
    const people = await tx
      .update(users)
      .set({ role: 'USER' })
      .where(
        inArray(
          users.id,
          next.map(({ id }) => id),
        ),
      )
      .returning({ id: users.id, email: users.email });
    for (const { id } of people) {
      await recordAct(tx, { action: 'waitlist.let_in', actor, userId: id });
    }
    return people;
  });
}

/** Tells somebody that they have been let in. False when the mail could not be handed over. */
export async function tellLetIn(runtime: Runtime, { email }: LetIn): Promise<boolean> {
  const { baseUrl } = runtime.settings;
  const language = await mailLanguage(email);
  const t = translator(language, 'account-mails');
  const sent = await sendAccountMail(runtime, {
    language,
    kind: 'let-in',
    recipient: email,
    subject: t('letIn'),
    opening: t('letInText', { host: new URL(baseUrl).host }),
    link: { label: t('letInLink'), url: `${baseUrl}/` },
    closing: t('letInClosing'),
  });
  return sent.ok;
}
