import { and, eq } from 'drizzle-orm';
import { readAlong, struckLinkKeys } from '@/core/mail/link-keys';
import type { Reading } from '@/core/reading/reading';
import { database } from '@/db/client';
import { loopEvents } from '@/db/schema/loops';
import { messages } from '@/db/schema/mailbox';
import { newTextIn } from '@/modules/labels/queries/subject';
import type { LabelMail } from '@/modules/labels/schema';
import { versionOf } from '@/modules/loops/commands/replan';
import { eventOf } from '@/modules/loops/queries/question';
import type { Runtime } from '@/ports/runtime';
import { questionFor } from './answerable';
import type { itemWithLoop } from './held';

type Found = NonNullable<Awaited<ReturnType<typeof itemWithLoop>>>;

/** The event of the mail that an item is about, with what was read of it; null: it is about no mail, or that is kept no more. */
export async function readEventOf({ item, loop }: Found) {
  const question = questionFor(loop.state, item);
  const askedBy = question && versionOf(question);
  const eventId = question && (await eventOf(loop.id, question));
  if (eventId === null || askedBy === null) return null;
  const [event] = await database()
    .select()
    .from(loopEvents)
    .where(and(eq(loopEvents.id, eventId), eq(loopEvents.loopId, loop.id)));
  if (event?.payload.kind !== 'message' || !event.readingContext) return null;
  const reading = event.modelReading ?? event.reading;
  if (!reading) return null;
  const { messageRowId: messageId, only } = event.payload;
  return { id: event.id, askedBy, messageId, passage: only?.words ?? null, reading, context: event.readingContext };
}

/** The mail that an item is about and what was read of it, for whoever corrects that; null: there is nothing to correct. */
export async function readMail(
  found: Found,
  runtime: Pick<Runtime, 'parse'>,
): Promise<{ readonly mail: LabelMail; readonly reading: Reading } | null> {
  const event = await readEventOf(found);
  if (!event) return null;
  const { messageId, passage, context } = event;
  const [row] = await database()
    .select({ subject: messages.subject, receivedAt: messages.receivedAt })
    .from(messages)
    .where(eq(messages.id, messageId));
  const text = row ? (passage ?? (await newTextIn(messageId, runtime))) : null;
  if (!row || text === null) return null;
  const mail = { messageId, subject: row.subject, text, receivedAt: row.receivedAt.getTime(), context };
  return readAlong({ mail, reading: event.reading }, struckLinkKeys);
}
