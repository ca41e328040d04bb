import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { read } from '@/core/reading/read';
import type { ReadingContext } from '@/core/reading/reading';
import { database } from '@/db/client';
import { users } from '@/db/schema/identity';
import { loopEvents } from '@/db/schema/loops';
import { loopMessages, messages } from '@/db/schema/mailbox';
import { letter, ownerWithLoop } from './mailbox';

export interface ReadMail {
  readonly text: string;
  readonly context: ReadingContext;
}

/** An owner with a loop in which these mails were read, as the pipeline leaves them there. Returns ids in the order of the mails. */
export async function ownerWithReadMails(
  humanHelp: 'off' | 'when_stuck' | 'always',
  mails: readonly ReadMail[],
): Promise<{ ownerId: string; email: string; guest: string; loopId: string; messageIds: string[] }> {
  const owner = await ownerWithLoop();
  await database().update(users).set({ humanHelp }).where(eq(users.id, owner.ownerId));
  const messageIds: string[] = [];
  for (const { text, context } of mails) {
    const headers = {
      From: `Kim Guest <${owner.guest}>`,
      Subject: 'Re: Coffee',
      'Content-Type': 'text/plain; charset=utf-8',
    };
    const raw = letter(headers, text.replace(/\r?\n/g, '\r\n'));
    const receivedAt = new Date(context.now * 60_000);
    const [row] = await database()
      .insert(messages)
      .values({
        ...{ dedupeKey: randomUUID(), messageId: `<${randomUUID()}@mail.test>`, raw, size: raw.length, receivedAt },
        ...{ envelopeFrom: owner.guest, envelopeTo: ['sunny@sundial.test'], fromAddress: owner.guest },
        ...{ subject: 'Re: Coffee', auth: {}, level: 'A2', userId: owner.ownerId },
      })
      .returning({ id: messages.id });
    const id = (row as { id: string }).id;
    await database().insert(loopMessages).values({ loopId: owner.loopId, messageId: id, via: 'token' });
    await database()
      .insert(loopEvents)
      .values({
        ...{ loopId: owner.loopId, kind: 'message', payload: { kind: 'message', messageRowId: id } },
        ...{ dedupeKey: randomUUID(), dueAt: receivedAt, handledAt: receivedAt, state: 'done' },
        ...{ reading: read(text, context), readingContext: context },
      });
    messageIds.push(id);
  }
  return { ...owner, messageIds };
}
