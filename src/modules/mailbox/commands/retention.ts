import { and, isNotNull, lt } from 'drizzle-orm';
import { database } from '@/db/client';
import { messages } from '@/db/schema/mailbox';

/** Forgets the bytes of mail received before a moment (epoch milliseconds); what was decided stays. Answers how many. */
export async function forgetRawMail(beforeMs: number): Promise<number> {
  const rows = await database()
    .update(messages)
    .set({ raw: null })
    .where(and(lt(messages.receivedAt, new Date(beforeMs)), isNotNull(messages.raw)))
    .returning({ id: messages.id });
  return rows.length;
}
