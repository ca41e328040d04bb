import type { Argument } from './command';
import type { ImapMessage } from './store';

const SECTION = /^BODY(\.PEEK)?\[(HEADER(?:\.FIELDS(?:\.NOT)? \(([^)]*)\))?|TEXT|)\](?:<(\d+)(?:\.(\d+))?>)?$/i;

/** The answer to FETCH for one message (RFC 3501 7.4.2). @throws SyntaxError for what is not offered here */
export function fetchItems(message: ImapMessage, items: readonly Argument[]): Buffer {
  const parts: Buffer[] = [];
  for (const item of items) {
    if (typeof item !== 'string') throw new SyntaxError('A list inside FETCH');
    if (parts.length > 0) parts.push(Buffer.from(' '));
    parts.push(...fetchItem(message, item));
  }
  return Buffer.concat([Buffer.from('('), ...parts, Buffer.from(')')]);
}

/** True when the items mark a message as read. */
export function marksSeen(items: readonly Argument[]): boolean {
  return items.some((item) => typeof item === 'string' && /^BODY\[/i.test(item));
}

function fetchItem(message: ImapMessage, item: string): Buffer[] {
  const text = (value: string) => [Buffer.from(value, 'latin1')];
  switch (item.toUpperCase()) {
    case 'UID':
      return text(`UID ${message.uid}`);
    case 'FLAGS':
      return text(`FLAGS (${[...message.flags].join(' ')})`);
    case 'INTERNALDATE':
      return text(`INTERNALDATE "${internalDate(message.internalDate)}"`);
    case 'RFC822.SIZE':
      return text(`RFC822.SIZE ${message.raw.length}`);
    case 'MODSEQ':
      return text(`MODSEQ (${message.modseq})`);
  }
  const match = SECTION.exec(item);
  if (!match) throw new SyntaxError(`FETCH item not offered: ${item.slice(0, 40)}`);
  const [, , section = '', fields, start, length] = match;
  const whole = sectionOf(message.raw, section, fields);
  const from = Number(start ?? 0);
  const cut =
    start === undefined ? whole : whole.subarray(from, length === undefined ? undefined : from + Number(length));
  const origin = start === undefined ? '' : `<${from}>`;
  return [Buffer.from(`BODY[${section}]${origin} {${cut.length}}\r\n`, 'latin1'), cut];
}

function sectionOf(raw: Buffer, section: string, fields: string | undefined): Buffer {
  if (section === '') return raw;
  const end = raw.indexOf('\r\n\r\n');
  const header = end < 0 ? raw : raw.subarray(0, end + 4);
  const name = section.toUpperCase();
  if (name === 'TEXT') return raw.subarray(header.length);
  if (name === 'HEADER') return header;
  const wanted = new Set((fields ?? '').toLowerCase().split(/\s+/));
  const not = name.startsWith('HEADER.FIELDS.NOT');
  const lines = header.toString('latin1').split(/\r\n(?![ \t])/);
  const kept = lines.filter((line) => line && wanted.has(line.split(':')[0]?.toLowerCase() ?? '') !== not);
  return Buffer.from([...kept, '', ''].join('\r\n'), 'latin1');
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

function internalDate(epochMs: number): string {
  const iso = new Date(epochMs).toISOString();
  return `${iso.slice(8, 10)}-${MONTHS[Number(iso.slice(5, 7)) - 1]}-${iso.slice(0, 4)} ${iso.slice(11, 19)} +0000`;
}

/** The messages that SEARCH finds (RFC 3501 6.4.4). @throws SyntaxError for a key that is not offered here */
export function searchMessages(messages: readonly ImapMessage[], keys: readonly Argument[], set: SetOf): ImapMessage[] {
  let found = [...messages];
  const left = [...keys];
  const word = (): string => {
    const next = left.shift();
    if (typeof next !== 'string') throw new SyntaxError('SEARCH key is incomplete');
    return next;
  };
  while (left.length > 0) {
    const key = word().toUpperCase();
    if (key === 'ALL') continue;
    else if (key === 'UID') found = found.filter(set(word()));
    else if (key === 'SEEN') found = found.filter((message) => message.flags.has('\\Seen'));
    else if (key === 'UNSEEN') found = found.filter((message) => !message.flags.has('\\Seen'));
    else if (key === 'SINCE') {
      const since = dayOf(word());
      found = found.filter((message) => message.internalDate >= since);
    } else throw new SyntaxError(`SEARCH key not offered: ${key.slice(0, 20)}`);
  }
  return found;
}

/** A set of UIDs as a test of messages. */
export type SetOf = (set: string) => (message: ImapMessage) => boolean;

function dayOf(text: string): number {
  const [day = '', month = '', year = ''] = text.split('-');
  const at = Date.UTC(Number(year), MONTHS.indexOf(month), Number(day));
  if (Number.isNaN(at) || !MONTHS.includes(month)) throw new SyntaxError('Not a date');
  return at;
}
