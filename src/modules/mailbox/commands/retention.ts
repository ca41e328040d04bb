import { and, eq, isNotNull, lt } from 'drizzle-orm';
import { database } from '@/db/client';
import { imapMessages, messages } from '@/db/schema/mailbox';

/** Forgets the bytes of mail received before a moment (epoch milliseconds); what was decided stays. Answers how many. */
export async function forgetRawMail(beforeMs: number): Promise<number> {
  const rows = await database()
    .update(messages)
    .set({ raw: null })
    .where(and(lt(messages.receivedAt, new Date(beforeMs)), isNotNull(messages.raw)))
    .returning({ id: messages.id });
  return rows.length;
}

/** Marks of fetched mail are needed while its UID may come up again; this long, in milliseconds of real time. */
const MARKS_MS = 60 * 86_400_000;

/** Forgets the marks of fetched mail that were made long ago. Answers how many. */
export async function forgetFetchMarks(): Promise<number> {
  const rows = await database()
    .delete(imapMessages)
    .where(and(eq(imapMessages.state, 'done'), lt(imapMessages.createdAt, new Date(Date.now() - MARKS_MS))))
    .returning({ uid: imapMessages.uid });
  return rows.length;
}
