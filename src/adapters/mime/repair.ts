import { decodeUtf7 } from './utf7';

const NEWLINE = 10;
const RETURN = 13;
const DASH = 0x2d;
const SPACE = 0x20;
const TAB = 0x09;
/** Not a type and a subtype: such a part is plain text (RFC 2045 5.2). */
const NO_TYPE = /^content-type:[ \t]{0,20}(?:text)?[ \t]{0,20}\r?\n?$/i;
const PLAIN = Buffer.from('Content-Type: text/plain\r\n');
const MAX_HEADER_LINE = 16_000;
const BOUNDARY = /boundary\s?=\s?(?:"([^"]{1,200})"|([^\s;"]{1,200}))/i;

/**
 * The message as the parser should have got it: bytes beyond ASCII in headers as UTF-8 (RFC 6532), encoded words in
 * UTF-7 as UTF-8, lines that end with a bare CR with CRLF, and flowed text whose paragraphs end where the depth of
 * quoting changes (RFC 3676 4.5), so that an answer is never joined to the line that it answers. A type without a subtype
 * is plain text. All else is untouched.
 */
export function repaired(raw: Buffer): Buffer {
  const message = raw.indexOf(NEWLINE) < 0 && raw.indexOf(RETURN) >= 0 ? withLineFeeds(raw) : raw;
  const charset = charsetOf(message);
  const lines: Buffer[] = [];
  const boundaries = new Set<string>();
  let head: string[] | null = [];
  let flowed = false;
  for (let start = 0; start < message.length; ) {
    const newline = message.indexOf(NEWLINE, start);
    const end = newline < 0 ? message.length : newline + 1;
    const line = message.subarray(start, end);
    start = end;
    const blank = line.length <= 2 && (line[0] === NEWLINE || line[0] === RETURN);
    if (line[0] === DASH && line[1] === DASH && boundaries.has(line.toString('latin1').trimEnd())) {
      head = [];
      flowed = false;
    } else if (head && blank) {
      const fields = head.join('');
      const boundary = BOUNDARY.exec(fields);
      if (boundary) boundaries.add(`--${(boundary[1] ?? boundary[2] ?? '').trimEnd()}`);
      flowed = /format\s?=\s?"?flowed/i.test(fields) && !/encoding:\s{0,9}base64/i.test(fields);
      head = null;
    } else if (head) {
      const folded = message[end] === SPACE || message[end] === TAB;
      const field = repairedField(!folded && NO_TYPE.test(line.toString('latin1', 0, 60)) ? PLAIN : line, charset);
      head.push(field.subarray(0, 500).toString('latin1'));
      lines.push(field);
      continue;
    } else if (flowed) endParagraph(lines, line);
    lines.push(line);
  }
  return Buffer.concat(lines);
}

function withLineFeeds(raw: Buffer): Buffer {
  return Buffer.from(raw.toString('latin1').replaceAll('\r', '\r\n'), 'latin1');
}

function charsetOf(message: Buffer): string {
  const head = message.subarray(0, 64_000).toString('latin1');
  return /charset\s?=\s?"?([\w.-]{1,40})/i.exec(head)?.[1] ?? 'windows-1252';
}

function repairedField(line: Buffer, charset: string): Buffer {
  if (line.length > MAX_HEADER_LINE) return line;
  const text = line.toString('latin1');
  const foreign = /[\x80-\xff]/.test(text) && !isUtf8(line);
  if (!foreign) return /=\?[\w-]{0,20}utf-?7\?/i.test(text) ? Buffer.from(withoutUtf7(text), 'latin1') : line;
  // Within an encoded word the bytes are in its character set; outside they are most likely in that of the body.
  return Buffer.concat(
    text.split(/(=\?[^?\s]{1,40}\?[qQ]\?[^?]{0,900}\?=)/).map((piece, i) => {
      const bytes = Buffer.from(piece, 'latin1');
      if (i % 2 === 0) return Buffer.from(decoded(bytes, charset), 'utf8');
      const quoted = piece.replace(/[\x80-\xff]/g, (char) => `=${char.charCodeAt(0).toString(16).toUpperCase()}`);
      return Buffer.from(quoted, 'latin1');
    }),
  );
}

/** The trailing space of the line before, which would join the two, goes where the depth of quoting changes. */
function endParagraph(lines: Buffer[], line: Buffer): void {
  const before = lines.at(-1)?.toString('latin1') ?? '';
  const soft = /(?: |=20)(\r?\n)$/.exec(before);
  if (!soft || depthOf(before) === depthOf(line.toString('latin1')) || /^(?:>* ?)?--(?: |=20)\r?\n$/.test(before))
    return;
  lines[lines.length - 1] = Buffer.from(before.slice(0, soft.index) + soft[1], 'latin1');
}

function depthOf(line: string): number {
  return /^>*/.exec(line)?.[0].length ?? 0;
}

function isUtf8(bytes: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

function decoded(bytes: Buffer, charset: string): string {
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function withoutUtf7(text: string): string {
  return text.replace(
    /=\?(?:unicode-1-1-)?utf-?7\?([bq])\?([^?\s]{0,900})\?=/gi,
    (_, encoding: string, content: string) => {
      const bytes = /q/i.test(encoding)
        ? content
            .replaceAll('_', ' ')
            .replace(/=([0-9a-f]{2})/gi, (_match, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
        : Buffer.from(content, 'base64').toString('latin1');
      return `=?utf-8?B?${Buffer.from(decodeUtf7(bytes), 'utf8').toString('base64')}?=`;
    },
  );
}
