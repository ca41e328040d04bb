import { comparableAddress } from '@/core/mail/address';
import { assistantMailbox } from '@/core/mail/reply-token';
import { database } from '@/db/client';
import type { MailAuthentication, ParsedMail } from '@/ports/mail';
import type { Runtime } from '@/ports/runtime';
import { isKnown, participantsOf, threadsOfOwner } from '../queries/threads';
import type { RouteMail } from '../schema';
import { type FolderReader, TryLater } from './pull';
import { receive } from './receive';

export interface OwnerReading {
  readonly runtime: Runtime;
  readonly ownerId: string;
  /** The owner's verified addresses, in comparable form. */
  readonly addresses: readonly string[];
  /** Addresses of the owner's personas. */
  readonly personas: readonly string[];
  /** Sent: what the owner wrote. Inbox: what others wrote to the owner. */
  readonly folder: 'inbox' | 'sent';
  /** Checks a mail to one of the owner's addresses as of the moment when the mailbox took it (epoch ms). */
  readonly authenticate: (raw: Buffer, receivedMs: number, recipient: string) => Promise<MailAuthentication>;
  readonly route: (loop: { readonly id: string; readonly ownerId: string }) => RouteMail;
  readonly wake: (loopId: string) => Promise<void>;
}

/**
 * Reads an owner's own mailbox for one thing: mail in the threads of their loops that went past the assistant. All other
 * mail is told apart by its header and neither fetched nor stored.
 */
export function ownerReader(reading: OwnerReading): FolderReader {
  const { runtime, ownerId, folder } = reading;
  return {
    after: null,
    async wants(heads) {
      const mails = await Promise.all(
        heads.map(async ({ uid, header }) => ({ uid, mail: await runtime.parse(header) })),
      );
      const possible = mails.flatMap(({ uid, mail }) => {
        const aside = asideOf(mail, reading);
        return aside ? [{ uid, aside }] : [];
      });
      const threads = await threadsOfOwner(
        ownerId,
        possible.flatMap(({ aside }) => aside.answers),
      );
      const wanted = new Set<number>();
      for (const { uid, aside } of possible) if (await belongs(aside, threads)) wanted.add(uid);
      return wanted;
    },
    async take({ raw, receivedMs }, record, last) {
      const mail = await runtime.parse(raw);
      const aside = asideOf(mail, reading);
      const loopId = aside && loopOf(aside, await threadsOfOwner(ownerId, aside.answers));
      if (!aside || !loopId) return database().transaction(record);
      const auth =
        folder === 'sent'
          ? writtenByOwner(aside.from)
          : await reading.authenticate(raw, receivedMs, aside.named ?? (reading.addresses[0] as string));
      if (auth.temporary && !last) throw new TryLater('DNS could not be asked about the sender');
      const envelope = { from: aside.from, to: [...aside.recipients] };
      const outcome = await receive({ raw, envelope, auth }, runtime, reading.route({ id: loopId, ownerId }), record);
      if (outcome.stored && outcome.loopId) await reading.wake(outcome.loopId);
    },
  };

  /** True for mail between people who take part, which has not come in another way. */
  async function belongs(aside: Aside, threads: ReadonlyMap<string, string>): Promise<boolean> {
    const loopId = loopOf(aside, threads);
    if (!loopId || (await isKnown(aside.messageId, aside.from))) return false;
    const people = await participantsOf(loopId);
    if (folder === 'inbox') return people.has(aside.from);
    return aside.recipients.some((address) => people.has(address) && !reading.addresses.includes(address));
  }
}

interface Aside {
  readonly messageId: string;
  readonly from: string;
  readonly recipients: readonly string[];
  /** The owner's address among the recipients. */
  readonly named: string | null;
  /** Message-IDs that it answers, the nearest first. */
  readonly answers: readonly string[];
}

/** What a mail is, if it can be one that went past the assistant: by one writer, in a thread, not to or from the assistant. */
function asideOf(mail: ParsedMail, { runtime, addresses, personas, folder }: OwnerReading): Aside | null {
  const from = mail.from.length === 1 && mail.fromHeaders === 1 ? comparableAddress(mail.from[0]?.address ?? '') : null;
  if (from === null || mail.messageId === null) return null;
  if (addresses.includes(from) !== (folder === 'sent')) return null;
  const recipients = [...mail.to, ...mail.cc].flatMap(({ address }) => comparableAddress(address) ?? []);
  const assistant = runtime.settings.assistant.address;
  const isOurs = (address: string) => personas.includes(address) || assistantMailbox(address, assistant) !== null;
  if ([from, ...recipients].some(isOurs)) return null;
  const answers = [...mail.inReplyTo, ...[...mail.references].reverse().slice(0, 20)];
  if (answers.length === 0) return null;
  const named = recipients.find((address) => addresses.includes(address)) ?? null;
  return { messageId: mail.messageId, from, recipients, named, answers };
}

function loopOf({ answers }: Aside, threads: ReadonlyMap<string, string>): string | null {
  for (const id of answers) {
    const loopId = threads.get(id);
    if (loopId) return loopId;
  }
  return null;
}

/** The owner's own copy carries no signature; that it lies in their Sent folder, opened with their password, stands for it. */
function writtenByOwner(from: string): MailAuthentication {
  return {
    level: 'A2',
    contradicted: false,
    temporary: false,
    from,
    reasons: ['in_the_sent_folder_of_the_owner'],
    signatures: [],
    spf: 'none',
    dkim: 'none',
    dmarc: 'none',
    arc: 'none',
    result: {},
  };
}
