import { and, desc, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import type { MacKey } from '@/core/mail/mac';
import { assistantMailbox, loopOfBounceToken, parseReplyToken } from '@/core/mail/reply-token';
import { baseSubject } from '@/core/mail/subject';
import type { Database, Transaction } from '@/db/client';
import { userAddresses, users } from '@/db/schema/identity';
import { loopParticipants, loops } from '@/db/schema/loops';
import { loopMessages, messages, outgoingMails } from '@/db/schema/mailbox';
import { meetings } from '@/db/schema/meetings';
import type { ParsedMail } from '@/ports/mail';
import type { IncomingMail } from '../schema';

export type Match = Pick<IncomingMail, 'match' | 'ambiguous' | 'suggested'>;

/** How long a subject still names a matter (milliseconds). */
const SUBJECT_MS = 14 * 86_400_000;

/**
 * The loop that a mail belongs to, by what it carries: a reply token in a recipient, then the Message-IDs that it
 * answers, then the UID of an invitation. Subject and people together only suggest. Of several loops in one thread, the one
 * in which the sender takes part is meant.
 */
export async function matchLoop(
  tx: Transaction,
  mail: ParsedMail,
  recipients: readonly string[],
  at: { readonly assistant: string; readonly key: MacKey; readonly from: string; readonly receivedMs: number },
): Promise<Match> {
  const token = await byToken(tx, recipients, at);
  if (token) return matched(token, 'token');
  const answered = await byReferences(tx, mail);
  const theirs = answered.length > 1 ? await openLoopsWith(tx, answered, at.from) : answered;
  if (theirs.length > 1) return { match: null, ambiguous: theirs, suggested: theirs[0] ?? null };
  if (answered.length > 1 && theirs.length === 0) return { match: null, ambiguous: answered, suggested: null };
  if (theirs[0]) return matched(theirs[0], 'references');
  const invited = await byInvitation(tx, mail);
  if (invited) return matched(invited, 'itip');
  return { match: null, ambiguous: [], suggested: await bySubject(tx, mail, at) };
}

function matched(loopId: string, via: 'token' | 'references' | 'itip'): Match {
  return { match: { loopId, via }, ambiguous: [], suggested: null };
}

/** The open ones among these in which the sender takes part, the one that moved last first. */
async function openLoopsWith(tx: Transaction, ids: readonly string[], from: string): Promise<string[]> {
  const rows = await tx
    .select({ id: loops.id })
    .from(loops)
    .innerJoin(loopParticipants, eq(loopParticipants.loopId, loops.id))
    .where(and(inArray(loops.id, [...ids]), eq(loopParticipants.address, from), ne(loops.phase, 'CLOSED')))
    .orderBy(desc(loops.updatedAt));
  return rows.map((row) => row.id);
}

/** The one open loop of the last two weeks with this subject in which the sender is a guest. */
async function bySubject(
  tx: Transaction,
  mail: ParsedMail,
  { from, receivedMs }: { readonly from: string; readonly receivedMs: number },
): Promise<string | null> {
  const subject = baseSubject(mail.subject);
  if (subject === '' || from === '') return null;
  const rows = await tx
    .select({ id: loops.id, state: loops.state })
    .from(loops)
    .innerJoin(loopParticipants, eq(loopParticipants.loopId, loops.id))
    .where(
      and(
        eq(loopParticipants.address, from),
        ne(loops.phase, 'CLOSED'),
        gt(loops.updatedAt, new Date(receivedMs - SUBJECT_MS)),
      ),
    );
  const found = rows.filter(
    ({ state }) =>
      baseSubject(state.thread.subject).toLowerCase() === subject.toLowerCase() &&
      state.participants.some((p) => p.role === 'guest' && p.address === from),
  );
  return found.length === 1 ? (found[0]?.id ?? null) : null;
}

/** The mail that a delivery report to one of our envelope senders is about. */
export async function bouncedMail(tx: Database | Transaction, recipients: readonly string[], assistant: string) {
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

/** Who takes part in a loop, and which addresses are its owner's; empty where there is no such loop. */
export async function peopleOf(tx: Transaction, loopId: string): Promise<{ address: string; owner: boolean }[]> {
  const { rows } = await tx.execute<{ address: string; owner: boolean }>(sql`
    select p.address,
      exists (select 1 from users u where u.id = l.owner_id and u.email = p.address)
        or exists (
          select 1 from user_addresses a
          where a.user_id = l.owner_id and a.address = p.address and a.verified_at is not null) as owner
    from loop_participants p join loops l on l.id = p.loop_id
    where p.loop_id = ${loopId}`);
  return rows;
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
