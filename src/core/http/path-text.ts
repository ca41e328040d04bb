/** A part of a URL's path as text; null where its percent-encoding is malformed (RFC 3986 2.1) or not UTF-8. */
export function pathText(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
