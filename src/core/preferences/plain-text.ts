const HEADING = /^\s*#{1,6}\s+(.*?)\s*#*\s*$/;
const BOLD = /^\s*(?:\*\*|__)([^*_]{1,80}?):?(?:\*\*|__):?\s*$/;
const ITEM = /^\s*[-*+•]\s+/;

/** A line of a document as it is read: without the marks of headings and lists. */
export function plainLine(line: string): { readonly heading: boolean; readonly words: string } {
  const heading = HEADING.exec(line) ?? BOLD.exec(line);
  return heading ? { heading: true, words: heading[1] as string } : { heading: false, words: line.replace(ITEM, '') };
}
