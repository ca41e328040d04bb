const MAX_BYTES = 512 * 1024;
const MAX_LINES = 20_000;
/** A run of base64 longer than this is an attachment's content, of which nothing is read. */
const MAX_BASE64_LINES = 500;
const NEWLINE = 10;

/**
 * What of a message is worth parsing: long runs of base64 are cut short, and the whole is cut where it gets too long. The
 * parser takes some 20 µs for a line, so that 25 MB of short lines would hold up everybody else for half a minute.
 */
export function withoutBulk(raw: Buffer): Buffer {
  const kept: Buffer[] = [];
  let bytes = 0;
  let run = 0;
  for (let start = 0; start < raw.length && bytes < MAX_BYTES && kept.length < MAX_LINES; ) {
    const newline = raw.indexOf(NEWLINE, start);
    const end = newline < 0 ? raw.length : newline + 1;
    run = isBase64(raw, start, end) ? run + 1 : 0;
    if (run <= MAX_BASE64_LINES) {
      const line = raw.subarray(start, Math.min(end, start + MAX_BYTES));
      kept.push(line);
      bytes += line.length;
    }
    start = end;
  }
  return Buffer.concat(kept);
}

/** A full line of base64: it has the usual length (RFC 2045 6.8 allows 76) and nothing else in it. */
function isBase64(raw: Buffer, start: number, end: number): boolean {
  const length = end - start;
  return length >= 58 && length <= 80 && /^[A-Za-z0-9+/]+={0,2}\r?\n?$/.test(raw.toString('latin1', start, end));
}
