import type { EventEmitter } from 'node:events';
import { type PassThrough, Readable } from 'node:stream';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { ZipFile } from 'yazl';
import { calendarText } from '@/core/ical/calendar';
import type { OutgoingEvent } from '@/core/ical/serialise';
import { mboxEntry } from '@/core/mail/mbox';
import { minuteOf } from '@/core/time/period';
import type { Transaction } from '@/db/client';
import { pictures } from '@/db/schema/account';
import { assistantPictures, assistants } from '@/db/schema/assistants';
import { loops } from '@/db/schema/loops';
import { messages, outgoingMails } from '@/db/schema/mailbox';
import { meetings } from '@/db/schema/meetings';
import { accountJson } from './account-json';

const README = `This is everything that Sundial holds of your account.

account.json   your account, preferences with all versions, people, settings, and every
               loop (one meeting being arranged) with what happened in it. Passwords,
               tokens and keys are left out.
meetings.ics   the meetings that were booked for you (iCalendar, RFC 5545)
mail.mbox      the mail that was received and sent for you, as it came (mbox, RFC 4155);
               mail whose text is not kept any more is in account.json without it
picture.webp   your picture, if you have put one in
personas/      the pictures of your assistant's personas, named after their addresses
`;

/**
 * The archive of an account as a ZIP, in pieces as they come. Nothing is held but one row and one mail at a time; all of it is
 * read in the transaction, which is to see one state of the database.
 */
export async function archiveOf(
  tx: Transaction,
  account: { readonly userId: string; readonly name: string; readonly nowMs: number },
): Promise<AsyncIterable<Buffer>> {
  const { userId, name, nowMs } = account;
  const zip = new ZipFile();
  const options = { mtime: new Date(nowMs), mode: 0o100644 };
  const add = (path: string, text: AsyncIterable<string | Buffer>) =>
    zip.addReadStreamLazy(path, options, (ready) => {
      ready(null, Readable.from(text, { objectMode: false }));
    });
  const output = zip.outputStream as PassThrough;
  // What cannot be read ends the whole archive.
  (zip as unknown as EventEmitter).once('error', (error: Error) => output.destroy(error));
  zip.addBuffer(Buffer.from(README), 'README.txt', options);
  add('account.json', accountJson(tx, userId, nowMs));
  add('meetings.ics', calendarText(`Meetings of ${name}`, meetingsOf(tx, userId, nowMs)));
  add('mail.mbox', mailOf(tx, userId));
  const [picture] = await tx.select({ webp: pictures.webp }).from(pictures).where(eq(pictures.userId, userId));
  if (picture) zip.addBuffer(picture.webp, 'picture.webp', { ...options, compress: false });
  const ofPersonas = await tx
    .select({ address: assistants.address, webp: assistantPictures.webp })
    .from(assistantPictures)
    .innerJoin(assistants, eq(assistants.id, assistantPictures.assistantId))
    .where(eq(assistants.userId, userId))
    .orderBy(asc(assistants.address));
  for (const { address, webp } of ofPersonas) {
    zip.addBuffer(webp, `personas/${address}.webp`, { ...options, compress: false });
  }
  zip.end();
  return output;
}

async function* meetingsOf(
  tx: Transaction,
  userId: string,
  nowMs: number,
): AsyncGenerator<Omit<OutgoingEvent, 'method'>> {
  const booked = await tx
    .select()
    .from(meetings)
    .where(and(eq(meetings.ownerId, userId), eq(meetings.state, 'confirmed')))
    .orderBy(asc(meetings.startMin), asc(meetings.id));
  for (const row of booked) {
    const uid = row.icalUid ?? `${row.id}@sundial`;
    yield {
      // Times of a series share their UID in the calendar; here each is an event of its own.
      uid: row.occurrence === 0 ? uid : `${row.occurrence}.${uid}`,
      sequence: row.sequence,
      dtstamp: minuteOf(nowMs),
      start: row.startMin,
      end: row.endMin,
      summary: row.title ?? 'Meeting',
      location: row.location,
      url: row.joinUrl,
      status: 'CONFIRMED',
    };
  }
}

/** What was received, then what was sent, each in its order. */
async function* mailOf(tx: Transaction, userId: string): AsyncGenerator<Buffer> {
  const received = await tx
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.userId, userId), isNotNull(messages.raw)))
    .orderBy(asc(messages.receivedAt), asc(messages.id));
  for (const { id } of received) {
    const [mail] = await tx.select().from(messages).where(eq(messages.id, id));
    if (mail?.raw) yield mboxEntry(mail.envelopeFrom || mail.fromAddress, mail.receivedAt.getTime(), mail.raw);
  }
  const sent = await tx
    .select({ id: outgoingMails.id })
    .from(outgoingMails)
    .innerJoin(loops, eq(loops.id, outgoingMails.loopId))
    .where(and(eq(loops.ownerId, userId), eq(outgoingMails.state, 'sent')))
    .orderBy(asc(outgoingMails.sentAt), asc(outgoingMails.id));
  for (const { id } of sent) {
    const [mail] = await tx.select().from(outgoingMails).where(eq(outgoingMails.id, id));
    if (mail) yield mboxEntry(mail.envelopeFrom, (mail.sentAt ?? mail.createdAt).getTime(), mail.raw);
  }
}
