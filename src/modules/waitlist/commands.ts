import { eq, inArray } from 'drizzle-orm';
import { database } from '@/db/client';
import { users } from '@/db/schema/identity';
import { sendAccountMail } from '@/modules/identity/commands/account-mail';
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
  const sent = await sendAccountMail(runtime, {
    kind: 'let-in',
    recipient: email,
    subject: 'Your place at Sundial is ready',
    opening: `You joined the waitlist of Sundial at ${new URL(baseUrl).host}. It is your turn: your account is open.`,
    link: { label: 'Start', url: `${baseUrl}/` },
    closing: 'It takes about three minutes to connect a calendar and try it. Answer this mail if you need help.',
  });
  return sent.ok;
}
