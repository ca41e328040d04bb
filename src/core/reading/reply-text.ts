import { cleanText, MAX_BODY, MAX_NEW_TEXT } from './clean-text';
import { htmlLines } from './html-text';
import { isForwardMark, quoteHeaderLength } from './quote-header';
import { findClosing } from './signature';

/** The parts of one mail body. All of it is cleaned text; nothing is lost but invisible characters and what is over the limits. */
export interface ReplyText {
  /** The author's own words, sign-off line included, at most MAX_NEW_TEXT characters. */
  readonly newText: string;
  readonly quoted: string;
  readonly signature: string;
  readonly disclaimer: string;
  /** The author wrote below the quoted message. */
  readonly quotedAbove: boolean;
  /** Answers written between quoted lines, each with the lines that it answers. */
  readonly interleaved: readonly { readonly quoted: string; readonly answer: string }[];
}

type Mark = 'empty' | 'text' | 'quote' | 'header' | 'forward';
interface Line {
  readonly text: string;
  readonly mark: Mark;
}

/**
 * Separates what a person wrote from what their mail program added. Prefers the plain text part; HTML alone is
 * rendered first, without hidden content. Pure and linear in the length of the body.
 */
export function newTextOf(body: { readonly text?: string | null; readonly html?: string | null }): ReplyText {
  const lines = body.text?.trim() ? plainLines(body.text) : renderedLines(body.html ?? '');
  return assemble(markHeaders(lines));
}

function plainLines(text: string): { text: string; quoted: boolean }[] {
  return cleanText(text)
    .split('\n')
    .map((line) => ({ text: line.trimEnd(), quoted: /^\s{0,3}>/.test(line) }));
}

function renderedLines(html: string): { text: string; quoted: boolean }[] {
  return htmlLines(html.slice(0, 2 * MAX_BODY)).map((line) => ({
    text: cleanText(line.text).trimEnd(),
    quoted: line.quoted || /^\s{0,3}>/.test(line.text),
  }));
}

function markHeaders(lines: readonly { text: string; quoted: boolean }[]): Line[] {
  const texts = lines.map((line) => line.text);
  const marked: Line[] = [];
  for (let i = 0; i < lines.length; ) {
    const line = lines[i] as { text: string; quoted: boolean };
    const forward = !line.quoted && isForwardMark(line.text);
    const length = line.quoted || forward ? 0 : quoteHeaderLength(texts, i);
    if (length > 0) {
      for (let n = 0; n < length; n++) marked.push({ text: texts[i + n] as string, mark: 'header' });
      i += length;
      continue;
    }
    const mark = line.quoted ? 'quote' : forward ? 'forward' : line.text.trim() === '' ? 'empty' : 'text';
    marked.push({ text: line.text, mark });
    i++;
  }
  const marks = marked.filter((line) => line.mark === 'quote').length;
  const hasHeader = marked.some((line) => line.mark === 'header');
  const rendered = lines.some((line) => line.quoted && !line.text.trimStart().startsWith('>'));
  if (hasHeader || rendered || marks >= 3 || endsQuoted(marked)) return marked;
  return marked.map((line) => (line.mark === 'quote' ? { ...line, mark: 'text' } : line));
}

function endsQuoted(lines: readonly Line[]): boolean {
  let i = lines.length - 1;
  while (i >= 0 && lines[i]?.mark === 'empty') i--;
  return lines[i]?.mark === 'quote';
}

function assemble(lines: readonly Line[]): ReplyText {
  const own = ownLines(lines);
  const newLines = lines.filter((_, i) => own[i]).map((line) => line.text);
  const quoted = lines.filter((_, i) => !own[i]).map((line) => line.text);
  const closing = findClosing(newLines);
  const firstQuote = own.indexOf(false);
  const firstOwn = lines.findIndex((line, i) => own[i] && line.mark === 'text');
  return {
    newText: trimLines(newLines.slice(0, closing.signature)).slice(0, MAX_NEW_TEXT),
    quoted: trimLines(quoted),
    signature: trimLines(newLines.slice(closing.signature, closing.disclaimer)),
    disclaimer: trimLines(newLines.slice(closing.disclaimer)),
    quotedAbove: firstQuote >= 0 && firstOwn > firstQuote,
    interleaved: interleaved(lines, own),
  };
}

/** Which lines the author wrote. After a header, lines without quote marks are quoted unless marked lines follow it. */
function ownLines(lines: readonly Line[]): boolean[] {
  const own = lines.map((line) => line.mark !== 'quote' && line.mark !== 'header');
  const forward = lines.findIndex((line) => line.mark === 'forward');
  const firstHeader = lines.findIndex((line) => line.mark === 'header');
  if (forward >= 0 && (firstHeader < 0 || forward < firstHeader)) {
    for (let i = forward; i < lines.length; i++) own[i] = true;
    return own;
  }
  for (let i = 0; i < lines.length; i++) {
    if (lines[i]?.mark !== 'header') continue;
    let next = i + 1;
    while (next < lines.length && (lines[next]?.mark === 'empty' || lines[next]?.mark === 'header')) next++;
    if (next < lines.length && lines[next]?.mark !== 'quote') {
      for (let n = i; n < lines.length; n++) own[n] = false;
      return own;
    }
  }
  joinWrappedQuotes(lines, own);
  return own;
}

/** A long quoted line that a program wrapped: one short stretch between marked lines, begun in lower case. */
function joinWrappedQuotes(lines: readonly Line[], own: boolean[]): void {
  for (let i = 1; i + 1 < lines.length; i++) {
    const between = lines[i - 1]?.mark === 'quote' && lines[i]?.mark === 'text' && lines[i + 1]?.mark === 'quote';
    if (between && /^\p{Ll}/u.test((lines[i] as Line).text)) own[i] = false;
  }
}

function interleaved(lines: readonly Line[], own: readonly boolean[]): { quoted: string; answer: string }[] {
  const pairs: { quoted: string; answer: string }[] = [];
  let context: string[] = [];
  let answer: string[] = [];
  const close = (): void => {
    if (context.length > 0 && answer.some((line) => line.trim() !== '')) {
      pairs.push({ quoted: trimLines(context), answer: trimLines(answer) });
      context = [];
    }
    answer = [];
  };
  lines.forEach((line, i) => {
    if (line.mark === 'quote') {
      if (answer.length > 0) close();
      context.push(line.text.replace(/^[\s>]+/, ''));
    } else if (own[i] && context.length > 0) answer.push(line.text);
  });
  close();
  return pairs;
}

function trimLines(lines: readonly string[]): string {
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
