import { MAX_NEW_TEXT } from './clean-text';
import { type MarkedLine, markedLines } from './reply-lines';
import { findClosing } from './signature';

/**
 * The parts of one mail body. All of it is cleaned text; nothing is lost but invisible characters and what is over the
 * limits.
 */
export interface ReplyText {
  /** The author's own words, sign-off line included, at most MAX_NEW_TEXT characters. */
  readonly newText: string;
  readonly quoted: string;
  /** A message that the author passes on, with its mark and headers: somebody else's words. */
  readonly forwarded: string;
  readonly signature: string;
  readonly disclaimer: string;
  /** The author wrote below the quoted message. */
  readonly quotedAbove: boolean;
  /** Answers written between quoted lines, each with the lines that it answers. */
  readonly interleaved: readonly { readonly quoted: string; readonly answer: string }[];
}

/**
 * Separates what a person wrote from what their mail program added. Prefers the plain text part; HTML alone is
 * rendered first, without hidden content. Pure and linear in the length of the body.
 */
export function newTextOf(body: { readonly text?: string | null; readonly html?: string | null }): ReplyText {
  const all = markedLines(body);
  const cut = forwardFrom(all);
  const lines = all.slice(0, cut);
  const own = ownLines(lines);
  const words: string[] = [];
  const signature = lines.filter((line) => line.mark === 'signature').map((line) => line.text);
  const disclaimer: string[] = [];
  for (const stretch of stretches(lines, own)) {
    const closing = findClosing(
      stretch,
      words.some((line) => line.trim() !== ''),
    );
    words.push(...stretch.slice(0, closing.signature));
    signature.push(...stretch.slice(closing.signature, closing.disclaimer));
    disclaimer.push(...stretch.slice(closing.disclaimer));
  }
  const firstQuote = own.indexOf(false);
  const lastOwn = lines.findLastIndex((line, i) => own[i] && line.mark === 'text');
  return {
    newText: trimLines(words).slice(0, MAX_NEW_TEXT),
    quoted: trimLines(lines.filter((line, i) => !own[i] && line.mark !== 'signature').map((line) => line.text)),
    forwarded: trimLines(all.slice(cut).map((line) => line.text)),
    signature: trimLines(signature),
    disclaimer: trimLines(disclaimer),
    quotedAbove: firstQuote >= 0 && lastOwn > firstQuote,
    interleaved: interleaved(lines, own),
  };
}

/** Where a passed-on message begins; what is forwarded inside a quoted message belongs to the quote. */
function forwardFrom(lines: readonly MarkedLine[]): number {
  const first = lines.findIndex((line) => line.mark === 'forward' || line.mark === 'header');
  return first >= 0 && lines[first]?.mark === 'forward' ? first : lines.length;
}

/** Which lines the author wrote. After a header, lines without quote marks are quoted unless marked lines follow it. */
function ownLines(lines: readonly MarkedLine[]): boolean[] {
  const own = lines.map((line) => line.mark === 'text' || line.mark === 'empty');
  for (let i = 0; i < lines.length; i++) {
    if (lines[i]?.mark !== 'header') continue;
    let next = i + 1;
    while (next < lines.length && (lines[next]?.mark === 'empty' || lines[next]?.mark === 'header')) next++;
    if (next < lines.length && lines[next]?.mark !== 'quote') return own.fill(false, i);
    i = next - 1;
  }
  return own;
}

/** The author's lines in stretches that nothing quoted parts: each can have a signature or notice at its end. */
function stretches(lines: readonly MarkedLine[], own: readonly boolean[]): string[][] {
  const found: string[][] = [];
  lines.forEach((line, i) => {
    if (!own[i]) return;
    if (own[i - 1] && found.length > 0) found.at(-1)?.push(line.text);
    else found.push([line.text]);
  });
  return found;
}

function interleaved(lines: readonly MarkedLine[], own: readonly boolean[]): { quoted: string; answer: string }[] {
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
