import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { MacKey } from '@/core/mail/mac';
import { assistantMailbox, loopOfBounceToken, parseReplyToken } from '@/core/mail/reply-token';
import type { Transaction } from '@/db/client';
import { userAddresses, users } from '@/db/schema/identity';
import { loopParticipants, loops } from '@/db/schema/loops';
import { loopMessages, messages, outgoingMails } from '@/db/schema/mailbox';
import { meetings } from '@/db/schema/meetings';
import type { ParsedMail } from '@/ports/mail';
import type { IncomingMail } from '../schema';

export interface Match {
  readonly match: IncomingMail['match'];
  readonly ambiguous: readonly string[];
}

/**
 * The loop that a mail belongs to, by what it carries: a reply token in a recipient, then the Message-IDs that it
 * answers, then the UID of an invitation. Subjects and people only suggest and are not looked at here.
 */
export async function matchLoop(
  tx: Transaction,
  mail: ParsedMail,
  recipients: readonly string[],
  at: { readonly assistant: string; readonly key: MacKey },
): Promise<Match> {
  const token = await byToken(tx, recipients, at);
  if (token) return { match: { loopId: token, via: 'token' }, ambiguous: [] };
  const answered = await byReferences(tx, mail);
  if (answered.length > 1) return { match: null, ambiguous: answered };
  if (answered[0]) return { match: { loopId: answered[0], via: 'references' }, ambiguous: [] };
  const invited = await byInvitation(tx, mail);
  return { match: invited ? { loopId: invited, via: 'itip' } : null, ambiguous: [] };
}

/** The mail that a delivery report to one of our envelope senders is about. */
export async function bouncedMail(tx: Transaction, recipients: readonly string[], assistant: string) {
  for (const recipient of recipients) {
    const mailbox = assistantMailbox(recipient, assistant);
    const loopId = mailbox?.kind === 'bounce' ? loopOfBounceToken(mailbox.token) : null;
    if (!loopId) continue;
    const [row] = await tx
      .select({ id: outgoingMails.id, loopId: outgoingMails.loopId, recipient: outgoingMails.recipient })
      .from(outgoingMails)
      .where(
        and(eq(outgoingMails.loopId, loopId), eq(sql`lower(${outgoingMails.envelopeFrom})`, recipient.toLowerCase())),
      );
    if (row) return row;
  }
  return null;
}

/** The user whose address it is, verified or not; null for everyone else. */
export async function userOfAddress(tx: Transaction, address: string) {
  if (address === '') return null;
  const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.email, address));
  if (user) return { userId: user.id, verified: true };
  const [alias] = await tx.select().from(userAddresses).where(eq(userAddresses.address, address));
  return alias ? { userId: alias.userId, verified: alias.verifiedAt !== null } : null;
}

export async function takesPart(tx: Transaction, loopId: string, address: string): Promise<boolean> {
  const rows = await tx
    .select({ address: loopParticipants.address })
    .from(loopParticipants)
    .where(and(eq(loopParticipants.loopId, loopId), eq(loopParticipants.address, address)));
  return rows.length > 0;
}

async function byToken(
  tx: Transaction,
  recipients: readonly string[],
  at: { readonly assistant: string; readonly key: MacKey },
): Promise<string | null> {
  for (const recipient of recipients) {
    const mailbox = assistantMailbox(recipient, at.assistant);
    if (mailbox?.kind === 'bounce') {
      const bounced = await bouncedMail(tx, [recipient], at.assistant);
      if (bounced) return bounced.loopId;
    }
    const loopId = mailbox?.kind === 'reply' ? parseReplyToken(mailbox.token, [at.key]) : null;
    if (loopId && (await exists(tx, loopId))) return loopId;
  }
  return null;
}

async function exists(tx: Transaction, loopId: string): Promise<boolean> {
  const rows = await tx.select({ id: loops.id }).from(loops).where(eq(loops.id, loopId));
  return rows.length > 0;
}

/** In-Reply-To decides; References are asked only when it says nothing, the newest first. */
async function byReferences(tx: Transaction, mail: ParsedMail): Promise<string[]> {
  for (const ids of [mail.inReplyTo, mail.references.slice(-20)]) {
    if (ids.length === 0) continue;
    const sent = await tx
      .selectDistinct({ loopId: outgoingMails.loopId })
      .from(outgoingMails)
      .where(inArray(outgoingMails.messageId, [...ids]));
    if (sent.length > 0) return sent.map((row) => row.loopId);
    const heard = await tx
      .selectDistinct({ loopId: loopMessages.loopId })
      .from(loopMessages)
      .innerJoin(messages, eq(messages.id, loopMessages.messageId))
      .where(inArray(messages.messageId, [...ids]));
    if (heard.length > 0) return heard.map((row) => row.loopId);
  }
  return [];
}

/** Unfolded `UID:` lines only: what else an invitation says is read elsewhere, under its own bounds. */
async function byInvitation(tx: Transaction, mail: ParsedMail): Promise<string | null> {
  const uids = mail.calendars.flatMap(({ ics }) =>
    [...ics.replace(/\r?\n[ \t]/g, '').matchAll(/^UID(?:;[^:\r\n]*)?:(\S{1,300})\s*$/gim)].map(
      (match) => match[1] as string,
    ),
  );
  if (uids.length === 0) return null;
  const rows = await tx
    .selectDistinct({ loopId: meetings.loopId })
    .from(meetings)
    .where(and(inArray(meetings.icalUid, [...new Set(uids)].slice(0, 20)), ne(meetings.state, 'released')));
  return rows.length === 1 ? (rows[0]?.loopId ?? null) : null;
}
