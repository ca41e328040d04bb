import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { comparableAddress } from '@/core/mail/address';
import { parseBriefingReply } from '@/core/mail/briefing-token';
import type { MacKey } from '@/core/mail/mac';
import { messageStart } from '@/core/mail/message-start';
import { assistantMailbox } from '@/core/mail/reply-token';
import { classifyMachine } from '@/core/reading/machine';
import { database, type Transaction } from '@/db/client';
import { loopMessages, messageSignatures, messages } from '@/db/schema/mailbox';
import { personasAmong } from '@/modules/assistants/queries';
import { wakeAnswer } from '@/modules/briefings/commands/wake';
import type { MailAuthentication, ParsedMail } from '@/ports/mail';
import type { Runtime } from '@/ports/runtime';
import { signingKey } from '../policy';
import { matchLoop, peopleOf, userOfAddress } from '../queries/match';
import { isVouchedFor } from '../queries/vouched';
import type { IncomingMail, Received, RouteMail } from '../schema';
import { askForWhom, deliverQuestions } from './ask-for-whom';
import { recordBounce } from './bounce';
import { countMail } from './mail-quota';

export interface DeliveredMail {
  readonly raw: Buffer;
  /** Of the SMTP dialogue; the null sender is an empty string. */
  readonly envelope: { readonly from: string; readonly to: readonly string[] };
  readonly auth: MailAuthentication;
  /** Address of the stranger's client that handed it over; absent where a relay of ours did, or it was fetched. */
  readonly ip?: string;
}

/**
 * Stores a mail and gives it to its loop, in one transaction: when this returns, the sender may be told 250. The same
 * mail again is a duplicate and changes nothing. Nothing of its text is read. `alongside` is committed with it, also for
 * a duplicate. Of mail that nobody vouches for only the start is kept. Throws when the database cannot be written, and
 * TooMuchMail when the sender has used up what is kept in a day.
 */
export async function receive(
  delivered: DeliveredMail,
  runtime: Runtime,
  route: RouteMail,
  alongside: (tx: Transaction) => Promise<void> = async () => {},
): Promise<Received> {
  const raw = withReturnPath(delivered);
  const mail = await runtime.parse(raw);
  const receivedMs = await runtime.clock.now();
  const at = { assistant: runtime.settings.assistant.address, key: signingKey(runtime.settings) };
  const recipients = [...delivered.envelope.to, ...mail.deliveredTo, ...[...mail.to, ...mail.cc].map((m) => m.address)];
  const vouched = await isVouchedFor(delivered.auth, recipients, at);
  const kept = vouched ? raw : messageStart(raw);
  await countMail({ auth: delivered.auth, bytes: kept.length, ip: delivered.ip ?? null, vouched });
  let asked: string | null = null;
  let answers: string | null = null;
  const received = await database().transaction(async (tx): Promise<Received> => {
    await alongside(tx);
    const messageRowId = await store(tx, { ...delivered, raw, kept }, mail, receivedMs);
    if (messageRowId === null) return { stored: false, reason: 'duplicate' };
    const replayed = await seenBefore(tx, messageRowId, delivered.auth.signatures);
    const level = replayed ? 'A0' : delivered.auth.level;
    const bounced = await recordBounce(tx, { mail, messageRowId, recipients, receivedMs, assistant: at.assistant });
    if (bounced) return { stored: true, messageRowId, loopId: bounced, level };
    const from = delivered.auth.from ?? '';
    const found = await matchLoop(tx, mail, recipients, { ...at, from, receivedMs });
    const incoming = await incomingMail(
      tx,
      {
        ...at,
        auth: delivered.auth,
        envelopeFrom: delivered.envelope.from,
        mail,
        messageRowId,
        level,
        receivedMs,
        recipients,
        billing: runtime.settings.billing,
      },
      found,
    );
    const routed = await route(tx, incoming);
    const people = routed.loopId === null ? routed.forWhom : undefined;
    if (people && !classifyMachine(mail.headers)) {
      await askForWhom(tx, messageRowId, people);
      asked = messageRowId;
    }
    if (routed.loopId === null && routed.silentReason === null) answers = messageRowId;
    return place(tx, incoming, routed, replayed);
  });
  // At once where that can be; the worker sends what is left behind.
  if (asked) await deliverQuestions(runtime, asked).catch(() => undefined);
  if (answers) await wakeAnswer(answers, runtime);
  return received;
}

/** The envelope's sender as the header that final delivery adds (RFC 5321 4.4): without it nobody sees a null sender. */
function withReturnPath({ raw, envelope }: DeliveredMail): Buffer {
  return Buffer.concat([Buffer.from(`Return-Path: <${envelope.from.replace(/[\r\n<>]/g, '')}>\r\n`), raw]);
}

/** Null when the same mail is stored already. Mail that nobody vouches for cannot take the place of genuine mail. */
async function store(
  tx: Transaction,
  { raw, kept, envelope, auth }: DeliveredMail & { readonly kept: Buffer },
  mail: ParsedMail,
  receivedMs: number,
) {
  const digest = createHash('sha256').update(raw).digest('hex');
  const from = auth.from ?? '';
  const identity = mail.messageId ? `${mail.messageId}|${from}` : digest;
  const [row] = await tx
    .insert(messages)
    .values({
      dedupeKey: auth.level === 'A0' ? `${identity}|unverified` : identity,
      messageId: mail.messageId ?? `<${digest.slice(0, 32)}@missing.invalid>`,
      raw: kept,
      size: raw.length,
      envelopeFrom: envelope.from,
      envelopeTo: [...envelope.to],
      fromAddress: from,
      subject: withoutNul(mail.subject),
      receivedAt: new Date(receivedMs),
      auth: jsonOf(auth),
      level: auth.level,
    })
    .onConflictDoNothing({ target: messages.dedupeKey })
    .returning({ id: messages.id });
  return row?.id ?? null;
}

/** True when one of the signatures has given authority to another message. */
async function seenBefore(tx: Transaction, messageId: string, signatures: readonly string[]): Promise<boolean> {
  if (signatures.length === 0) return false;
  const fresh = await tx
    .insert(messageSignatures)
    .values(signatures.map((signature) => ({ signature, messageId })))
    .onConflictDoNothing()
    .returning({ signature: messageSignatures.signature });
  return fresh.length < new Set(signatures).size;
}

interface Arrived {
  readonly auth: MailAuthentication;
  readonly envelopeFrom: string;
  readonly mail: ParsedMail;
  readonly messageRowId: string;
  readonly level: 'A0' | 'A2';
  readonly receivedMs: number;
  readonly recipients: readonly string[];
  readonly billing: boolean;
  readonly assistant: string;
  readonly key: MacKey;
}

async function incomingMail(
  tx: Transaction,
  at: Arrived,
  found: Pick<IncomingMail, 'match' | 'ambiguous' | 'suggested'>,
): Promise<IncomingMail> {
  const from = at.auth.from ?? '';
  const known = (list: ParsedMail['to']) => list.flatMap((mailbox) => comparableAddress(mailbox.address) ?? []);
  const { match } = found;
  // Level A1: not authenticated, but nothing speaks against it, and the token that only this loop's people have is there.
  const familiar =
    at.level === 'A0' &&
    from !== '' &&
    !at.auth.contradicted &&
    match?.via === 'token' &&
    mayBeTheirs(await peopleOf(tx, match.loopId), at);
  const [to, cc] = [known(at.mail.to), known(at.mail.cc)];
  const personas = await personasAmong(at.recipients, tx);
  const ours = new Set(personas.map(({ address }) => address));
  const host = at.assistant.slice(at.assistant.lastIndexOf('@') + 1);
  return {
    ...found,
    messageRowId: at.messageRowId,
    from,
    fromName: at.mail.from[0]?.name.trim() || null,
    level: familiar ? 'A1' : at.level,
    sender: await userOfAddress(tx, from),
    to,
    cc,
    people: [...to, ...cc].filter((address) => assistantMailbox(address, at.assistant) === null && !ours.has(address)),
    automatic: classifyMachine(at.mail.headers, host) !== null || at.mail.report !== null,
    subject: withoutNul(at.mail.subject),
    addressed: {
      installation: at.recipients.some((address) => assistantMailbox(address, at.assistant) !== null),
      personas,
    },
    answers: [...at.mail.inReplyTo, ...at.mail.references.slice(-20)],
    briefing: briefingNamed(at),
    receivedMs: at.receivedMs,
    assistant: at.assistant,
    billing: at.billing,
  };
}

/** The briefing whose token is in a recipient; it says nothing of who writes. */
function briefingNamed({ recipients, assistant, key }: Arrived): string | null {
  for (const recipient of recipients) {
    const mailbox = assistantMailbox(recipient, assistant);
    const id = mailbox?.kind === 'briefing' ? parseBriefingReply(mailbox.token, [key]) : null;
    if (id) return id;
  }
  return null;
}

/**
 * Whether a mail with a loop's token can be by nobody but its From. Guests of one loop see the token in each other's answers:
 * among several, the client that handed the mail over has to be one of the sender's own domain as well (SPF, aligned). An
 * owner has no authority at level A1, whoever writes.
 */
function mayBeTheirs(
  people: readonly { readonly address: string; readonly owner: boolean }[],
  { auth, envelopeFrom }: Arrived,
): boolean {
  const from = auth.from ?? '';
  const sender = people.find(({ address }) => address === from);
  if (!sender) return false;
  const domain = (address: string) => address.slice(address.lastIndexOf('@') + 1).toLowerCase();
  const guests = people.filter(({ owner }) => !owner);
  return sender.owner || guests.length === 1 || (auth.spf === 'pass' && domain(envelopeFrom) === domain(from));
}

async function place(
  tx: Transaction,
  incoming: IncomingMail,
  routed: Awaited<ReturnType<RouteMail>>,
  replayed: boolean,
): Promise<Received> {
  const { messageRowId, level } = incoming;
  const silentReason =
    routed.loopId !== null ? null : replayed ? 'A signed mail that was received before' : routed.silentReason;
  await tx.update(messages).set({ level, userId: routed.userId, silentReason }).where(eq(messages.id, messageRowId));
  if (routed.loopId !== null) {
    await tx
      .insert(loopMessages)
      .values({
        loopId: routed.loopId,
        messageId: messageRowId,
        via: incoming.match?.via ?? (incoming.suggested ? 'subject' : 'new'),
      })
      .onConflictDoNothing();
  }
  return { stored: true, messageRowId, loopId: routed.loopId, level };
}

/** PostgreSQL's text and JSON cannot hold NUL. */
function withoutNul(text: string): string {
  return text.replaceAll('\u0000', '');
}

function jsonOf(auth: MailAuthentication): Record<string, unknown> {
  return JSON.parse(JSON.stringify(auth), (_, value) => (typeof value === 'string' ? withoutNul(value) : value));
}
