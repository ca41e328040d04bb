import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { KnownPerson } from '@/core/labeling/redaction';
import { readAlong, struckLinkKeys } from '@/core/mail/link-keys';
import type { Reading, ReadingContext } from '@/core/reading/reading';
import { newTextOf } from '@/core/reading/reply-text';
import { type Database, database, type Transaction } from '@/db/client';
import { users } from '@/db/schema/identity';
import { loopEvents, loops } from '@/db/schema/loops';
import { loopMessages, messages } from '@/db/schema/mailbox';
import type { Runtime } from '@/ports/runtime';
import type { LabelMail } from '../schema';
import { shownToStaff } from './visible';

/** A message that may be labelled: whose it is, what the reader was told and what it read. */
export interface Subject {
  readonly messageId: string;
  readonly eventId: number;
  readonly ownerId: string;
  readonly subject: string;
  readonly receivedAt: Date;
  readonly reading: Reading;
  readonly context: ReadingContext;
  /** Those who take part, the sender included. */
  readonly people: readonly KnownPerson[];
}

/** The message as it was read last in a loop whose owner lets staff see it; null otherwise. */
export async function subjectOf(messageId: string, tx: Database | Transaction = database()): Promise<Subject | null> {
  const [row] = await tx
    .select({
      event: loopEvents,
      ownerId: loops.ownerId,
      state: loops.state,
      sender: messages.fromAddress,
      mail: mailColumns,
    })
    .from(messages)
    .innerJoin(loopMessages, eq(loopMessages.messageId, messages.id))
    .innerJoin(loops, eq(loops.id, loopMessages.loopId))
    .innerJoin(users, eq(users.id, loops.ownerId))
    .innerJoin(
      loopEvents,
      and(eq(loopEvents.loopId, loops.id), sql`${loopEvents.payload}->>'messageRowId' = ${messages.id}::text`),
    )
    .where(
      and(
        eq(messages.id, messageId),
        isNotNull(loopEvents.reading),
        isNotNull(loopEvents.readingContext),
        shownToStaff(),
      ),
    )
    .orderBy(desc(loopEvents.id))
    .limit(1);
  if (!row) return null;
  const { readingContext: context, id: eventId } = row.event;
  if (row.event.reading === null || context === null) return null;
  const reading = readAlong(row.event.reading, struckLinkKeys);
  const people = row.state.participants.map(({ address, name }) => ({ address, name }));
  const sender = row.sender ? [{ address: row.sender, name: null }] : [];
  return { messageId, eventId, ownerId: row.ownerId, ...row.mail, reading, context, people: [...people, ...sender] };
}

const mailColumns = { subject: messages.subject, receivedAt: messages.receivedAt };

/** What is new in a stored mail, without tokens of links; null once its bytes are no longer kept. */
export async function newTextIn(messageId: string, runtime: Pick<Runtime, 'parse'>): Promise<string | null> {
  const [row] = await database().select({ raw: messages.raw }).from(messages).where(eq(messages.id, messageId));
  return row?.raw ? newTextOfBytes(row.raw, runtime) : null;
}

/** What is new in a mail, without tokens of links. */
export async function newTextOfBytes(raw: Buffer, runtime: Pick<Runtime, 'parse'>): Promise<string> {
  const { text, html } = await runtime.parse(raw);
  return struckLinkKeys(newTextOf({ text: text ?? undefined, html: html ?? undefined }).newText);
}

/** The mail as somebody labels it. */
export async function mailOf(subject: Subject, runtime: Pick<Runtime, 'parse'>): Promise<LabelMail> {
  const { messageId, subject: title, receivedAt, context } = subject;
  const text = await newTextIn(messageId, runtime);
  return { messageId, subject: title, text, receivedAt: receivedAt.getTime(), context };
}
