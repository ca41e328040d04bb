const MOST_HEADER_BYTES = 64 * 1024;
const MOST_BODY_BYTES = 64 * 1024;

/**
 * The header of a message and the first 64 kB of its body: all that is ever read of a mail, and all that is kept of one that
 * nobody vouches for. A header of more than 64 kB is cut as well, at the end of a line where
 * there is one near.
 */
export function messageStart(raw: Buffer): Buffer {
  if (raw.length <= MOST_BODY_BYTES) return raw;
  const head = headerLength(raw.subarray(0, MOST_HEADER_BYTES));
  if (head !== null) return raw.length <= head + MOST_BODY_BYTES ? raw : raw.subarray(0, head + MOST_BODY_BYTES);
  const line = raw.lastIndexOf('\n', MOST_HEADER_BYTES - 1) + 1;
  return raw.subarray(0, line > MOST_HEADER_BYTES / 2 ? line : MOST_HEADER_BYTES);
}

/** Up to and with the empty line; null when it is not there. */
function headerLength(start: Buffer): number | null {
  const [crlf, lf] = [start.indexOf('\r\n\r\n'), start.indexOf('\n\n')];
  if (crlf < 0 && lf < 0) return null;
  return lf < 0 || (crlf >= 0 && crlf < lf) ? crlf + 4 : lf + 2;
}
