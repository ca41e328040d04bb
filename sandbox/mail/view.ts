import PostalMime, { type Address, type Attachment } from 'postal-mime';
import { type Invitation, readInvitation } from './invitation';
import type { StoredMail } from './mailboxes';

export interface MailAddress {
  readonly name: string;
  readonly address: string;
}

/** A stored message, read: what the JSON API answers and the pages show. */
export interface MailView {
  readonly id: string;
  readonly folder: 'inbox' | 'sent';
  readonly read: boolean;
  /** Epoch milliseconds of the sandbox's clock. */
  readonly receivedAt: number;
  readonly envelopeFrom: string;
  readonly from: MailAddress;
  readonly replyTo: readonly MailAddress[];
  readonly to: readonly MailAddress[];
  readonly cc: readonly MailAddress[];
  readonly subject: string;
  readonly date: string | null;
  readonly messageId: string | null;
  readonly inReplyTo: string | null;
  readonly references: readonly string[];
  /** Header fields in order, names in lower case. */
  readonly headers: readonly { readonly key: string; readonly value: string }[];
  readonly text: string;
  readonly html: string | null;
  readonly attachments: readonly { readonly filename: string; readonly mimeType: string; readonly size: number }[];
  /** The iCalendar object the message carries, if any. */
  readonly invitation: Invitation | null;
}

const UNKNOWN: MailAddress = { name: '', address: '' };

const parsedViews = new WeakMap<StoredMail, Promise<Omit<MailView, 'read'>>>();

/** Reads a message, parsing it once. One that cannot be read shows its source as text. */
export async function viewOf(mail: StoredMail): Promise<MailView> {
  const view = parsedViews.get(mail) ?? parse(mail);
  parsedViews.set(mail, view);
  return { ...(await view), read: mail.read };
}

async function parse(mail: StoredMail): Promise<Omit<MailView, 'read'>> {
  const { id, folder, receivedAt, envelopeFrom } = mail;
  const parsed = await PostalMime.parse(mail.raw, { maxNestingDepth: 30 }).catch(() => ({
    headers: [],
    attachments: [] as Attachment[],
    text: mail.raw.toString('utf8').slice(0, 100_000),
  }));
  const email = parsed as Awaited<ReturnType<typeof PostalMime.parse>>;
  const calendar = email.attachments.find((part) => /^(text\/calendar|application\/ics)$/i.test(part.mimeType));
  return {
    id,
    folder,
    receivedAt,
    envelopeFrom,
    from: addresses(email.from)[0] ?? UNKNOWN,
    replyTo: addresses(email.replyTo),
    to: addresses(email.to),
    cc: addresses(email.cc),
    subject: email.subject ?? '',
    date: email.date ?? null,
    messageId: email.messageId ?? null,
    inReplyTo: idsIn(email.inReplyTo)[0] ?? null,
    references: idsIn(email.references),
    headers: email.headers.map(({ key, value }) => ({ key, value })),
    text: email.text ?? '',
    html: email.html ?? null,
    attachments: email.attachments.map((part) => ({
      filename: part.filename ?? 'unnamed',
      mimeType: part.mimeType,
      size: bytesOf(part).length,
    })),
    invitation: calendar ? readInvitation(bytesOf(calendar).toString('utf8')) : null,
  };
}

/** The bytes of one attachment, by its place in the list. */
export async function attachmentOf(
  mail: StoredMail,
  index: number,
): Promise<{ mimeType: string; filename: string; content: Buffer } | undefined> {
  const email = await PostalMime.parse(mail.raw, { maxNestingDepth: 30 });
  const part = email.attachments[index];
  return part && { mimeType: part.mimeType, filename: part.filename ?? 'unnamed', content: bytesOf(part) };
}

function bytesOf(part: Attachment): Buffer {
  return typeof part.content === 'string'
    ? Buffer.from(part.content)
    : Buffer.from(part.content as Uint8Array<ArrayBuffer>);
}

function addresses(given: Address | Address[] | undefined): MailAddress[] {
  return [given ?? []]
    .flat()
    .flatMap((entry) => entry.group ?? [entry])
    .map(({ name, address }) => ({ name: name ?? '', address: (address ?? '').toLowerCase() }));
}

function idsIn(header: string | undefined): string[] {
  return header?.match(/<[^<>\s]+>/g) ?? [];
}
