/** Where a line of a numbered list begins, also where a mail program has drawn it together. */
const LINE = /(?:^|\n)\s*(\d)\. /g;

/**
 * Answers that were written between the quoted lines of a numbered list, as answers by number: each is of the line above it.
 * Null where one of them stands below no line.
 */
export function belowLines(
  interleaved: readonly { readonly quoted: string; readonly answer: string }[],
): string | null {
  let line: string | undefined;
  const found = interleaved.map(({ quoted, answer }) => {
    line = [...quoted.matchAll(LINE)].at(-1)?.[1] ?? line;
    return line === undefined || answer.trim() === '' ? null : `${line}: ${answer.trim().replace(/\s*\n\s*/g, ' ')}`;
  });
  return found.length === 0 || found.includes(null) ? null : found.join('\n');
}
