import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AddressObject, simpleParser } from 'mailparser';
import { parseMail } from '@/adapters/mime/parse';
import { jsonLines } from '../reader/time-rows';

/** One message of an outside corpus with what another parser found in it. */
interface MimeRow {
  readonly id: string;
  readonly file: string;
  readonly expect: {
    readonly from: readonly string[] | null;
    readonly to: readonly string[] | null;
    readonly cc: readonly string[] | null;
    readonly subject: string | null;
    readonly messageId: string | null;
    readonly parts: readonly (string | null)[];
    readonly text: readonly (string | null)[];
    readonly html: readonly (string | null)[];
    readonly attachments: readonly { readonly type: string | null; readonly name: string | null }[];
  };
}

type Columns = Readonly<Record<(typeof COLUMNS)[number], string>>;
const COLUMNS = ['from', 'to', 'cc', 'subject', 'messageId', 'text', 'html', 'attachments', 'names'] as const;

const words = (text: string): string => text.replace(/\s+/g, ' ').trim();
const list = (values: readonly (string | null | undefined)[] | null | undefined): string =>
  (values ?? []).filter(Boolean).join(', ').toLowerCase();
const id = (value: string | null | undefined): string => (value ?? '').replace(/^<|>$/g, '');

/** A table per column: how many messages our parser and mailparser read as the corpus says. */
export async function mimeSection(folder: string): Promise<string> {
  const rows = jsonLines(join(folder, 'mime', 'cases.open.jsonl')) as unknown as MimeRow[];
  const mails = rows.filter((row) => row.file.endsWith('.eml'));
  const right = { sundial: new Map<string, string[]>(), mailparser: new Map<string, string[]>() };
  for (const row of mails) {
    const raw = readFileSync(join(folder, 'mime', row.file));
    const expected = expectedColumns(row);
    const found = { sundial: await ourColumns(raw), mailparser: await mailparserColumns(raw) };
    for (const parser of ['sundial', 'mailparser'] as const) {
      for (const column of COLUMNS) {
        if (found[parser][column] !== expected[column]) continue;
        right[parser].set(column, [...(right[parser].get(column) ?? []), row.id]);
      }
    }
  }
  const line = (column: string): string => {
    const ours = right.sundial.get(column) ?? [];
    const theirs = right.mailparser.get(column) ?? [];
    const lost = theirs.filter((each) => !ours.includes(each));
    return `| ${column} | ${ours.length} | ${theirs.length} | ${lost.join(', ')} |`;
  };
  return [
    `## Taking mail apart (${mails.length} messages)`,
    'Equal to what the corpus expects, white space apart. `names` are those of the attachments.',
    '',
    '| column | Sundial | mailparser | only mailparser |',
    '| --- | --- | --- | --- |',
    ...COLUMNS.map(line),
    '',
  ].join('\n');
}

function expectedColumns({ expect }: MimeRow): Columns {
  const hasHtml = expect.parts.includes('text/html');
  return {
    from: list(expect.from),
    to: list(expect.to),
    cc: list(expect.cc),
    subject: words(expect.subject ?? ''),
    messageId: id(expect.messageId),
    text: words(expect.text.filter((part) => part !== null && !/^\s*<(?:html|!doctype)/i.test(part)).join(' ')),
    html: hasHtml ? words(expect.html.filter((part) => part?.includes('<')).join(' ')) : '',
    attachments: list(expect.attachments.map((part) => part.type)),
    names: list(expect.attachments.map((part) => part.name)),
  };
}

async function ourColumns(raw: Buffer): Promise<Columns> {
  const mail = await parseMail(raw);
  const addresses = (people: readonly { readonly address: string }[]): string =>
    list(people.map((each) => each.address));
  return {
    from: addresses(mail.from),
    to: addresses(mail.to),
    cc: addresses(mail.cc),
    subject: words(mail.subject),
    messageId: id(mail.messageId),
    text: words(mail.text ?? ''),
    html: words(mail.html ?? ''),
    attachments: list(mail.attachments.map((part) => part.type)),
    names: list(mail.attachments.map((part) => part.name)),
  };
}

async function mailparserColumns(raw: Buffer): Promise<Columns> {
  const mail = await simpleParser(raw, { skipTextToHtml: true, skipHtmlToText: true, skipImageLinks: true });
  const addresses = (field: AddressObject | AddressObject[] | undefined): string =>
    list(
      [field ?? []]
        .flat()
        .flatMap((each) => each.value.flatMap((one) => [one, ...(one.group ?? [])].map((mailbox) => mailbox.address))),
    );
  return {
    from: addresses(mail.from),
    to: addresses(mail.to),
    cc: addresses(mail.cc),
    subject: words(mail.subject ?? ''),
    messageId: id(mail.messageId),
    text: words(mail.text ?? ''),
    html: words(mail.html || ''),
    attachments: list(mail.attachments.map((part) => part.contentType)),
    names: list(mail.attachments.map((part) => part.filename)),
  };
}
