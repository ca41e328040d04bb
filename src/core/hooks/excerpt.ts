/** Kept of what a receiver has answered, in characters. */
export const EXCERPT_LENGTH = 500;

/** What looks like a key: ours, one after its scheme, one in a field that is called so, and any long run of a key's characters. */
const KEYS: readonly RegExp[] = [
  /\b(?:whsec_|sundial_pat_)[\w+/=-]+/g,
  /(?<=\b(?:bearer|basic)\s+)[\w.+/=~-]{6,}/gi,
  /(?<=\b(?:password|passwd|secret|token|api[_-]?key|authorization|cookie)["']?\s*[:=]\s*["']?)[^\s"',;}]{4,}/gi,
  /\b[\w+/-]{32,}={0,2}/g,
];

/** The beginning of an answer as it may be kept and shown: printable, short, and without what looks like a key. */
export function excerptOf(text: string): string {
  const plain = text
    .replace(/[\p{Cc}\p{Bidi_Control}\p{Surrogate}\uFFFD]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
  // A key that is cut in two is still one: first struck, then shortened.
  const struck = KEYS.reduce((kept, key) => kept.replace(key, '…'), plain.slice(0, 4 * EXCERPT_LENGTH));
  return struck.slice(0, EXCERPT_LENGTH);
}
