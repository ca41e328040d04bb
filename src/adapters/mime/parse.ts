import PostalMime, { type Address, addressParser, decodeWords, type Email } from 'postal-mime';
import { displayName } from '../../core/mail/display-name';
import { messageIdsIn } from '../../core/mail/message-id';
import { fromWindows1252 } from '../../core/reading/windows-1252';
import type { MailAddress, ParsedMail, ParseMail } from '../../ports/mail';
import { withoutBulk } from './bulk';
import { deliveryReport } from './delivery-report';
import { repaired } from './repair';
import { decodeUtf7, isUtf7 } from './utf7';

const MAX_HEADERS = 300;
const MAX_HEADER_VALUE = 16_000;
const MAX_ADDRESSES = 200;
const MAX_TEXT = 400_000;
const MAX_CALENDAR = 400_000;
const MAX_CALENDARS = 5;
const MAX_ATTACHMENTS = 100;
const MAX_FILE_NAME = 255;
const CALENDAR_TYPES = ['text/calendar', 'application/ics'];
const DELIVERED_TO = ['delivered-to', 'x-original-to', 'envelope-to', 'x-delivered-to'];

/**
 * Takes a message apart with postal-mime under bounds of depth and size. A message that it refuses (nested too deep,
 * headers too large) is read again by its header block alone, so that it can still be stored and answered for.
 */
export const parseMail: ParseMail = async (delivered) => {
  const raw = repaired(withoutBulk(delivered));
  const email = (await parsed(raw)) ?? (await parsed(headerBlock(raw)));
  return email ? bounded(email, isUtf7(raw) ? decodeUtf7 : fromWindows1252) : EMPTY;
};

async function parsed(raw: Buffer): Promise<Email | null> {
  try {
    return await PostalMime.parse(raw, {
      maxNestingDepth: 30,
      maxHeadersSize: 1_000_000,
      forceRfc822Attachments: true,
    });
  } catch {
    return null;
  }
}

function headerBlock(raw: Buffer): Buffer {
  const head = raw.subarray(0, 200_000);
  const end = head.indexOf('\r\n\r\n');
  const lines = (end < 0 ? head : head.subarray(0, end)).toString('latin1');
  return Buffer.from(`${lines.replace(/^content-[a-z-]+:.*(\r?\n[ \t].*)*\r?\n/gim, '')}\r\n\r\n`, 'latin1');
}

function bounded(email: Email, decode: (text: string) => string): ParsedMail {
  const headers = email.headers
    .slice(0, MAX_HEADERS)
    .map(({ key, value }) => ({ key, value: value.slice(0, MAX_HEADER_VALUE) }));
  const all = (key: string) => headers.filter((header) => header.key === key).map((header) => header.value);
  const date = all('date')[0] ?? '';
  const epoch = Date.parse(date);
  return {
    messageId: messageIdsIn(all('message-id')[0] ?? '')[0] ?? null,
    inReplyTo: messageIdsIn(all('in-reply-to').join(' ')),
    references: messageIdsIn(all('references').join(' ')),
    from: addresses(all('from')),
    fromHeaders: all('from').length,
    to: addresses(all('to')),
    cc: addresses(all('cc')),
    deliveredTo: addresses(DELIVERED_TO.flatMap(all)).map((mailbox) => mailbox.address),
    subject: fromWindows1252((email.subject ?? '').slice(0, 2000)),
    date: Number.isNaN(epoch) ? null : epoch,
    dateOffset: Number.isNaN(epoch) ? null : offsetOf(date),
    headers,
    text: email.text === undefined ? null : decode(email.text.slice(0, MAX_TEXT)),
    html: email.html === undefined ? null : decode(email.html.slice(0, MAX_TEXT)),
    calendars: calendarsOf(email),
    report: deliveryReport(email),
    attachments: email.attachments.slice(0, MAX_ATTACHMENTS).map((part) => ({
      name: part.filename?.slice(0, MAX_FILE_NAME) ?? null,
      type: part.mimeType.slice(0, MAX_FILE_NAME),
    })),
  };
}

/** All mailboxes of the headers, members of groups too. The name is text for people, and no address; only the address counts. */
function addresses(values: readonly string[]): MailAddress[] {
  const flat = values.flatMap((value) => addressParser(value, { flatten: true }) as Address[]);
  return flat
    .filter((mailbox) => mailbox.address)
    .slice(0, MAX_ADDRESSES)
    .map((mailbox) => ({
      name: displayName(fromWindows1252(decodeWords(mailbox.name).slice(0, 200))),
      address: (mailbox.address ?? '').trim(),
    }));
}

/** The offset that a Date header gives (`+0100`, `GMT`), in minutes; null when it gives none or an obsolete zone name. */
function offsetOf(date: string): number | null {
  const match = /([+-])(\d{2}):?(\d{2})\s*(\(.*\))?\s*$/.exec(date);
  if (!match) return /\b(GMT|UTC|Z)\s*$/.test(date) ? 0 : null;
  const minutes = Number(match[2]) * 60 + Number(match[3]);
  // RFC 5322 3.3: -0000 says that the sender's zone is unknown.
  if (match[1] === '-' && minutes === 0) return null;
  return minutes > 14 * 60 ? null : match[1] === '-' ? -minutes : minutes;
}

/** Calendar parts by type or, where a program sends them as plain files, by name. */
function calendarsOf(email: Email): ParsedMail['calendars'] {
  const parts = email.attachments.filter(
    (part) => CALENDAR_TYPES.includes(part.mimeType) || /\.ics$/i.test(part.filename ?? ''),
  );
  return parts.slice(0, MAX_CALENDARS).map((part) => {
    const content = part.content;
    const ics = (typeof content === 'string' ? content : new TextDecoder().decode(content)).slice(0, MAX_CALENDAR);
    return { method: part.method ?? /^METHOD:([A-Z]{1,20})\s*$/im.exec(ics)?.[1]?.toUpperCase() ?? null, ics };
  });
}

const EMPTY: ParsedMail = {
  messageId: null,
  inReplyTo: [],
  references: [],
  from: [],
  fromHeaders: 0,
  to: [],
  cc: [],
  deliveredTo: [],
  subject: '',
  date: null,
  dateOffset: null,
  headers: [],
  text: null,
  html: null,
  calendars: [],
  report: null,
  attachments: [],
};
