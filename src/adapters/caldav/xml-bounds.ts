/** Far more than any answer of WebDAV has. */
const DEEPEST = 64;
/** Some 50,000 events with their entity tags. */
const MOST_ELEMENTS = 300_000;
const MOST_PREFIXES = 100;
const LONGEST_TAG = 8_000;

const TAG = /<[^<>"']*(?:"[^"]*"[^<>"']*|'[^']*'[^<>"']*)*>/y;
/** What is no tag, though it begins like one, and how it ends. */
const OTHER_MARKUP = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
] as const;

/**
 * Whether XML is small enough to be parsed: the parser's time grows with the square of the depth and of the prefixes that
 * are declared, and nothing else goes on meanwhile. Looks at every character once. False also for tags that do not end.
 */
export function isWithinBounds(text: string): boolean {
  const prefixes = new Set<string>();
  let [depth, count] = [0, 0];
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at)) {
    const other = OTHER_MARKUP.find(([opening]) => text.startsWith(opening, at));
    if (other) {
      const end = text.indexOf(other[1], at + other[0].length);
      if (end < 0) return false;
      at = end;
      continue;
    }
    TAG.lastIndex = at;
    const [tag] = TAG.exec(text) ?? [];
    if (tag === undefined || tag.length > LONGEST_TAG) return false;
    at += tag.length;
    for (const [, prefix = ''] of tag.matchAll(/\bxmlns:([^\s=]+)/g)) prefixes.add(prefix);
    if (tag.startsWith('</')) depth = Math.max(0, depth - 1);
    else count += 1;
    if (!tag.startsWith('</') && !tag.endsWith('/>')) depth += 1;
    if (depth > DEEPEST || count > MOST_ELEMENTS || prefixes.size > MOST_PREFIXES) return false;
  }
  return true;
}
