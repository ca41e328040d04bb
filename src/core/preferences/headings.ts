import { sentencesOfDocument } from './document';

const MARKED = /^#{1,6}[^\S\r\n]+(.*?)[^\S\r\n]*#*[^\S\r\n]*$/gm;
/** What a line with a colon at its end is taken for. */
const LABEL = /^[\p{Lu}\p{Lt}][^.:!?]{1,60}$/u;

/** The line of a heading as it fits the document around it: `Hours:`, or `## Hours` among others with such marks. */
export function headingLine(heading: string, document = ''): string {
  return LABEL.test(heading) && document.match(MARKED) === null ? `${heading}:` : `## ${heading}`;
}

/**
 * The document with its headings as people write them, `Hours:` for `## Hours`. One whose sentences would then stand under other
 * headings stays as it is.
 */
export function withPlainHeadings(document: string): string {
  if (document.match(MARKED) === null) return document;
  const plain = document.replace(MARKED, (line, heading: string) => (LABEL.test(heading) ? `${heading}:` : line));
  return plain.match(MARKED) === null && said(plain) === said(document) ? plain : document;
}

function said(document: string): string {
  return JSON.stringify(sentencesOfDocument(document).map(({ text, headings }) => [text, ...headings]));
}
