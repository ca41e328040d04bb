const MAX_HEADER_BYTES = 256 * 1024;
const MAX_LINE_BYTES = 64 * 1024;
const MAX_BARE_LINE_FEEDS = 20_000;
const MAX_SIGNATURES = 10;
const NEWLINE = 10;
const RETURN = 13;

/**
 * Why the signatures of a message are not looked at, or null. Genuine mail has lines of at most 998 characters that end
 * with CRLF (RFC 5322 2.1.1) and a few kilobytes of headers; the verifier's time and memory grow with the square of what
 * goes beyond that.
 */
export function whyNotVerifiable(raw: Buffer): string | null {
  let headersEnd = -1;
  let bare = 0;
  for (let start = 0; start < raw.length; ) {
    const newline = raw.indexOf(NEWLINE, start);
    const end = newline < 0 ? raw.length : newline;
    if (end - start > MAX_LINE_BYTES) return 'line_too_long';
    if (newline >= 0 && raw[newline - 1] !== RETURN) bare += 1;
    if (headersEnd < 0 && (end === start || (end === start + 1 && raw[start] === RETURN))) headersEnd = start;
    if (headersEnd < 0 && end > MAX_HEADER_BYTES) return 'headers_too_large';
    start = end + 1;
  }
  if (bare > MAX_BARE_LINE_FEEDS) return 'bare_line_feeds';
  const head = raw.subarray(0, headersEnd < 0 ? raw.length : headersEnd).toString('latin1');
  const signatures = head.match(/^(dkim-signature|arc-message-signature)\s*:/gim)?.length ?? 0;
  return signatures > MAX_SIGNATURES ? 'too_many_signatures' : null;
}
