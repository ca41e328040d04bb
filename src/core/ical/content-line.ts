/** Parameters of a content line; an array is a list of separately quoted values. */
export type Params = Readonly<Record<string, string | readonly string[] | null | undefined>>;

const MAX_OCTETS = 75;
const encoder = new TextEncoder();

/**
 * One content line (RFC 5545 3.1) without its line break: name, parameters (quoted as needed, RFC 6868 escapes), value as
 * given. The value must be escaped already; line breaks in it are removed.
 */
export function contentLine(name: string, value: string, params: Params = {}): string {
  let line = name;
  for (const [key, entry] of Object.entries(params)) {
    if (entry === null || entry === undefined) continue;
    const values = typeof entry === 'string' ? [quoted(entry)] : entry.map((text) => `"${escapeParam(text)}"`);
    if (values.length > 0) line += `;${key}=${values.join(',')}`;
  }
  return `${line}:${value.replace(/[\r\n]/g, '')}`;
}

/** A TEXT value (RFC 5545 3.3.11): backslash, semicolon, comma and line breaks escaped, other control characters gone. */
export function escapeText(text: string): string {
  return withoutControls(text.replace(/\r\n?/g, '\n'))
    .replace(/[\\;,]/g, (c) => `\\${c}`)
    .replace(/\n/g, '\\n');
}

/** A `mailto:` address; characters that could end the line or the value are percent-encoded. */
export function mailto(email: string): string {
  return `mailto:${escapeUri(email)}`;
}

/** A URI as a value: spaces, quotes and control characters percent-encoded. */
export function escapeUri(uri: string): string {
  return uri.trim().replace(/[\u0000-\u0020"<>\\^`{|}\u007f]/g, (c) => encodeURIComponent(c));
}

/** Folds lines to at most 75 octets, never inside a character, and joins them with CRLF (RFC 5545 3.1). */
export function joinLines(lines: readonly string[]): string {
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function fold(line: string): string {
  if (line.length * 3 <= MAX_OCTETS) return line;
  let out = '';
  let octets = 0;
  for (const char of line) {
    const size = encoder.encode(char).length;
    if (octets + size > MAX_OCTETS) {
      out += '\r\n ';
      octets = 1;
    }
    out += char;
    octets += size;
  }
  return out;
}

function quoted(text: string): string {
  const escaped = escapeParam(text);
  return /[:;,\s^]/.test(escaped) ? `"${escaped}"` : escaped;
}

/** RFC 6868. */
function escapeParam(text: string): string {
  const tidy = withoutControls(text.replace(/\r\n?/g, '\n'));
  return tidy.replace(/[\^"\n]/g, (c) => (c === '^' ? '^^' : c === '"' ? "^'" : '^n'));
}

function withoutControls(text: string): string {
  return text.replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '').replace(/\p{Surrogate}/gu, '\ufffd');
}
