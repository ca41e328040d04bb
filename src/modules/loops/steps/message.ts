import { eq } from 'drizzle-orm';
import type { MessageFacts } from '@/core/loop/context';
import type { HeardPassage, LoopEventPayload } from '@/core/loop/event';
import { isAssistant } from '@/core/loop/owner/addressed';
import { type EarlierMail, earlierMail } from '@/core/loop/owner/earlier-mail';
import { comparableAddress } from '@/core/mail/address';
import { assistantMailbox } from '@/core/mail/reply-token';
import { classifyMachine } from '@/core/reading/machine';
import type { Addressee, ReadingContext } from '@/core/reading/reading';
import { newTextOf } from '@/core/reading/reply-text';
import { zoneTable } from '@/core/time/zone';
import { database } from '@/db/client';
import type { loops } from '@/db/schema/loops';
import { messages } from '@/db/schema/mailbox';
import { assistantOf, personasAmong } from '@/modules/assistants/queries';
import { delegateAt } from '@/modules/delegates/queries';
import { addressesOf } from '@/modules/identity/queries';
import type { MailAddress } from '@/ports/mail';
import type { Runtime } from '@/ports/runtime';
import { answeredVersion } from '../queries/answered';

/** Relative dates count from the Date header while that is believable (settled 17). */
const BELIEVABLE_MS = 24 * 60 * 60_000;

/** Characters of a mail that stands below another: what "either" and "your nights" mean is said in its beginning. */
const BELOW = 1_500;

/** Who says something and when: the anchor of relative dates. */
export interface Words {
  readonly anchorMs: number;
  readonly role: 'owner' | 'guest' | 'auto';
  readonly address: string;
  readonly locale: string | null;
  /** Of a mail: what it is called and who was addressed, without names. */
  readonly mail?: ReadingContext['mail'];
  /** The clock that they wrote by, where the page showed one. */
  readonly zone?: string | null;
}

/** The owner's answer to a question, typed in the app, read like a mail of theirs. */
export function wordsOfOwner(loop: typeof loops.$inferSelect, anchorMs: number): Words {
  const owner = loop.state.participants.find((p) => p.role === 'owner');
  return { anchorMs, role: 'owner', address: owner?.address ?? '', locale: null };
}

/** A stored mail as the loop and the reader see it: headers as facts, and the new text. Null once its bytes are forgotten. */
export async function factsOf(
  {
    messageRowId,
    vouched = false,
    aside = false,
    suggested = false,
    as,
    matter,
    only,
  }: Omit<Extract<LoopEventPayload, { kind: 'message' }>, 'kind'>,
  loop: typeof loops.$inferSelect,
  runtime: Runtime,
): Promise<{
  facts: MessageFacts;
  body: { readonly text: string | null; readonly html: string | null };
  newText: string;
  words: Words;
  calendars: readonly string[];
  /** The events of the calendar that it is known to be about. */
  about: HeardPassage['about'] | null;
  earlier: EarlierMail | null;
} | null> {
  const [row] = await database().select().from(messages).where(eq(messages.id, messageRowId));
  if (!row?.raw) return null;
  const mail = await runtime.parse(row.raw);
  const { address: assistantAddress } = await assistantOf(loop, runtime.settings);
  const people = await peopleOf([...mail.to, ...mail.cc], assistantAddress, runtime);
  const host = assistantAddress.slice(assistantAddress.lastIndexOf('@') + 1);
  const machine = machineKind(mail, host);
  const own = await addressesOf(loop.ownerId);
  const alias = own.find((a) => a.address === row.fromAddress);
  const { participants, proposal, phase } = loop.state;
  // Whoever asked for the meeting takes part in the plan for it before the owner has said yes.
  const planned = phase === 'INTAKE' ? (proposal?.after.participants ?? []) : [];
  const guest = [...participants, ...planned].find(
    (p) => p.role === 'guest' && (p.id === as || p.address === row.fromAddress || p.aliases?.includes(row.fromAddress)),
  );
  const delegate = alias || guest ? null : await delegateFor(loop.ownerId, row, vouched);
  const role = alias?.verifiedAt ? 'owner' : guest ? 'guest' : alias || delegate ? 'owner' : 'stranger';
  // Nobody has proved that an address which is only claimed is the owner's: its mail has no authority.
  const level = alias && role === 'owner' && !alias.verifiedAt ? 'A0' : row.level;
  const answers = await answeredVersion(loop.id, mail.inReplyTo.length > 0 ? mail.inReplyTo : mail.references);
  const whole = newTextOf({ text: mail.text ?? undefined, html: mail.html ?? undefined });
  const newText = only?.words ?? whole.newText;
  // What a passage stands below is a list of ours, and its subject says nothing of the meeting.
  const below = only ? '' : whole.forwarded || whole.quoted;
  const subject = only ? '' : row.subject;
  const received = row.receivedAt.getTime();
  const anchorMs = mail.date !== null && Math.abs(mail.date - received) <= BELIEVABLE_MS ? mail.date : received;
  return {
    facts: {
      rowId: messageRowId,
      messageId: row.messageId,
      references: mail.references.length > 0 ? mail.references : mail.inReplyTo,
      subject,
      // Whoever writes from another address is the participant that they are.
      from: { address: guest?.address ?? row.fromAddress, name: nameOf(mail.from, row.fromAddress) },
      ...(guest && guest.address !== row.fromAddress ? { alias: row.fromAddress } : {}),
      to: people(mail.to),
      cc: people(mail.cc),
      role,
      level: vouched ? 'A3' : level,
      ...(delegate ? { delegate } : {}),
      ...(answers === undefined || only ? {} : { answers }),
      machine,
      aside,
      suggested,
      ...(matter ? { matter } : {}),
      assistantAddress,
    },
    body: { text: mail.text, html: mail.html },
    newText,
    calendars: mail.calendars.map(({ ics }) => ics),
    about: only?.about ?? null,
    earlier: role === 'owner' && !machine && !only ? earlierIn(mail, loop, own, assistantAddress) : null,
    words: {
      anchorMs,
      // Another assistant speaks for its principal: it is read like them.
      role: machine && !(machine === 'assistant' && guest) ? 'auto' : role === 'owner' ? 'owner' : 'guest',
      address: guest?.address ?? row.fromAddress,
      locale: null,
      mail: {
        subject,
        to: addressees(people(mail.to), assistantAddress, own),
        cc: addressees(people(mail.cc), assistantAddress, own),
        ...(below === '' || answers !== undefined ? {} : { below: below.slice(0, BELOW) }),
      },
    },
  };
}

/** What somebody else wrote, in the first mail of the owner: answered there, or passed on. */
function earlierIn(
  { text, html }: Awaited<ReturnType<Runtime['parse']>>,
  { state }: typeof loops.$inferSelect,
  own: readonly { readonly address: string }[],
  assistant: string,
): EarlierMail | null {
  if (state.phase !== 'INTAKE') return null;
  const owner = state.participants.find((p) => p.role === 'owner');
  const mail = earlierMail({ text, html }, zoneTable(owner?.zone ?? 'Etc/UTC'));
  const ours = [owner?.address, ...own.map((one) => one.address)];
  return mail && !ours.includes(mail.from.address) && !isAssistant(mail.from.address, assistant) ? mail : null;
}

/** Somebody who may instruct the assistant for the owner, as long as the mail is proved to be theirs. */
async function delegateFor(
  ownerId: string,
  { fromAddress, level }: Pick<typeof messages.$inferSelect, 'fromAddress' | 'level'>,
  granted: boolean,
): Promise<MessageFacts['delegate'] | null> {
  if (level !== 'A2' && level !== 'A3') return null;
  const found = await delegateAt(ownerId, fromAddress);
  if (!found) return null;
  const { name, address, schedule, initiate } = found;
  return { name, address, schedule, initiate, granted };
}

function machineKind(mail: Awaited<ReturnType<Runtime['parse']>>, host: string): MessageFacts['machine'] {
  if (mail.report) return 'delivery_failure';
  if (mail.calendars.some((c) => c.method === 'REPLY' || c.method === 'COUNTER')) return 'calendar_reply';
  return classifyMachine(mail.headers, host)?.kind ?? null;
}

/**
 * Addresses that can be compared; a mailbox that cannot is nobody. Every address of an assistant here, whatever persona's,
 * stands for the one that this loop has.
 */
async function peopleOf(all: readonly MailAddress[], assistant: string, { settings }: Runtime) {
  const personas = new Set((await personasAmong(all.map((m) => m.address))).map((one) => one.address));
  const isOurs = (address: string) =>
    personas.has(address) || assistantMailbox(address, settings.assistant.address) !== null;
  return (list: readonly MailAddress[]): { address: string; name: string | null }[] =>
    list.flatMap(({ address, name }) => {
      const comparable = comparableAddress(address);
      if (comparable === null) return [];
      return [{ address: isOurs(comparable) ? assistant : comparable, name: name.trim() || null }];
    });
}

/** Whom a mail is addressed to, as a reader is told: who they are to the owner, each kind once. */
function addressees(
  list: readonly { readonly address: string }[],
  assistant: string,
  own: readonly { readonly address: string }[],
): Addressee[] {
  const kinds = list.map(({ address }): Addressee => {
    if (isAssistant(address, assistant)) return 'assistant';
    return own.some((one) => one.address === address) ? 'owner' : 'guest';
  });
  return [...new Set(kinds)];
}

function nameOf(list: readonly MailAddress[], address: string): string | null {
  const found = list.find((m) => comparableAddress(m.address) === address);
  return found?.name.trim() || null;
}
