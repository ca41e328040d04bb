/** Replaces `[from, to)` of a text, in UTF-16 offsets. */
export interface TextEdit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** Marks of lists at the start of a line, and the emphasis that may enclose what follows. */
const MARK = /^\s*(?:>\s*)*(?:(?:[-*+•·‣▪◦–—]|\d{1,2}[.)])\s+|\[[ xX]\]\s*)*/;

export function replaced(text: string, { from, to, text: words }: TextEdit): string {
  return text.slice(0, from) + words + text.slice(to);
}

/**
 * Takes `[from, to)` out: with its line where nothing but marks of a list is left of that, else with the space before or
 * after it.
 */
export function removal(text: string, from: number, to: number): TextEdit {
  const line = lineAt(text, from);
  const rest = text.slice(line.from, from) + text.slice(to, line.to);
  if (/^[\s*_]*$/.test(rest.replace(MARK, ''))) return { from: line.from, to: line.next, text: '' };
  const before = /\s+$/.exec(text.slice(line.from, from))?.[0].length ?? 0;
  const marked = (MARK.exec(text.slice(line.from, from))?.[0].length ?? 0) === from - line.from;
  if (before > 0 && !marked) return { from: from - before, to, text: '' };
  const after = /^\s+/.exec(text.slice(to, line.to))?.[0].length ?? 0;
  return { from, to: to + after, text: '' };
}

/** A line of its own after the one that holds `at`, as an item of the same list. */
export function lineAfter(text: string, at: number, words: readonly string[]): TextEdit {
  const line = lineAt(text, at);
  const mark = MARK.exec(text.slice(line.from, line.to))?.[0] ?? '';
  const end = eol(text);
  const lines = words.map((one, i) => numbered(mark, i + 1) + one);
  const ended = line.next > line.to;
  const body = ended ? lines.map((one) => one + end).join('') : lines.map((one) => end + one).join('');
  return { from: line.next, to: line.next, text: body };
}

/** How lines of the text end. */
export function eol(text: string): string {
  return text.includes('\r\n') ? '\r\n' : '\n';
}

function numbered(mark: string, step: number): string {
  return mark.replace(/\d+/, (number) => String(Number(number) + step)).replace(/\[[xX]\]/, '[ ]');
}

function lineAt(text: string, at: number): { from: number; to: number; next: number } {
  const from = text.lastIndexOf('\n', at - 1) + 1;
  const newline = text.indexOf('\n', at);
  const next = newline < 0 ? text.length : newline + 1;
  const to = newline < 0 ? next : newline - (text[newline - 1] === '\r' ? 1 : 0);
  return { from, to, next };
}
