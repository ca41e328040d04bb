import { decodeEntities } from './html-entities';
import { hidesContent, isHidden, keepsLines, type MarkupPart, markupPart, startsAnsweredMessage } from './html-marks';
import { hiddenClasses } from './html-stylesheet';

/** One line of a rendered HTML body, and what its markup says that it is; `indented`: in a blockquote without more. */
export interface HtmlLine {
  readonly text: string;
  readonly part: 'own' | MarkupPart;
}

const MAX_TAGS = 40_000;
const MAX_DEPTH = 400;
/** Not shown, or struck out: "<s>Monday</s> Tuesday" takes Monday back. */
const SILENT = new Set([
  'head',
  'style',
  'script',
  'title',
  'noscript',
  'template',
  'svg',
  'object',
  'select',
  'math',
  'del',
  's',
  'strike',
]);
const RAW_TEXT = new Set(['style', 'script', 'title', 'textarea', 'noscript', 'xmp']);
const VOID = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));
const BLOCK = new Set(
  'address article aside blockquote body center dd details div dl dt fieldset figure footer form h1 h2 h3 h4 h5 h6 header html li main nav ol p pre section table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);
const PARAGRAPH = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'blockquote', 'pre', 'table']);
interface Open {
  readonly name: string;
  readonly hidden: boolean;
  readonly preformatted: boolean;
  readonly part: HtmlLine['part'];
}

/**
 * The visible text of an HTML body, line by line. A small tokenizer after the HTML Standard 13.2.5 that never throws,
 * keeps only text and stops after a fixed number of tags. Text that is not shown to the reader is dropped.
 */
export function htmlLines(html: string): HtmlLine[] {
  const lines: HtmlLine[] = [];
  const lower = html.toLowerCase();
  const byClass = hiddenClasses(html, hidesContent);
  const stack: Open[] = [];
  let current = '';
  let quotedRest = false;
  let hidden = false;
  let preformatted = false;
  let part: HtmlLine['part'] = 'own';
  let at = 0;

  const flush = (): void => {
    const text = current.replace(/ {2,}/g, ' ').trim();
    if (text) lines.push({ text, part });
    current = '';
  };
  const gap = (): void => {
    if (lines.length > 0 && lines[lines.length - 1]?.text !== '') lines.push({ text: '', part });
  };
  const append = (source: string): void => {
    const [first = '', ...rest] = preformatted ? source.split('\n') : [source];
    current += decodeEntities(first).replace(/\s+/g, ' ');
    for (const line of rest) {
      if (current.trim() === '') gap();
      flush();
      current = decodeEntities(line).replace(/\s+/g, ' ');
    }
  };
  const refresh = (): void => {
    const top = stack[stack.length - 1];
    hidden = top?.hidden ?? false;
    preformatted = top?.preformatted ?? false;
    part = quotedRest ? 'quote' : (top?.part ?? 'own');
  };

  for (let tags = 0; at < html.length && tags < MAX_TAGS; tags++) {
    const open = html.indexOf('<', at);
    const end = open < 0 ? html.length : open;
    if (end > at && !hidden) append(html.slice(at, end));
    if (open < 0) break;
    if (html.startsWith('<!--', open)) {
      const close = html.indexOf('-->', open + 4);
      at = close < 0 ? html.length : close + 3;
      continue;
    }
    if (!/[a-zA-Z/!?]/.test(html[open + 1] ?? '')) {
      if (!hidden) current += '<';
      at = open + 1;
      continue;
    }
    const close = tagEnd(html, open);
    const tag = html.slice(open + 1, close);
    at = close + 1;
    const name = (/^\/?([a-zA-Z][a-zA-Z0-9:-]{0,40})/.exec(tag)?.[1] ?? '').toLowerCase();
    if (!name) continue;
    if (tag.startsWith('/')) {
      const index = lastIndexOf(stack, name);
      if (BLOCK.has(name)) {
        flush();
        if (PARAGRAPH.has(name)) gap();
      }
      if (index >= 0) {
        stack.length = index;
        refresh();
      }
      continue;
    }
    if (name === 'br') {
      if (current.trim() === '') gap();
      flush();
      continue;
    }
    if (BLOCK.has(name) || name === 'hr') {
      flush();
      if (PARAGRAPH.has(name)) gap();
      if (name === 'li') current += '- ';
      if (name === 'td' || name === 'th') current += ' ';
    }
    if (startsAnsweredMessage(name, tag)) quotedRest = true;
    if (RAW_TEXT.has(name)) {
      const closing = lower.indexOf(`</${name}`, at);
      at = closing < 0 ? html.length : closing;
    }
    if (!VOID.has(name) && !tag.endsWith('/') && stack.length < MAX_DEPTH) {
      stack.push({
        name,
        hidden: hidden || SILENT.has(name) || isHidden(tag, byClass),
        preformatted: preformatted || keepsLines(name, tag),
        part: innerPart(part, markupPart(name, tag)),
      });
    }
    refresh();
  }
  flush();
  return lines;
}

function tagEnd(html: string, open: number): number {
  let quote = '';
  for (let i = open + 1; i < html.length; i++) {
    const char = html[i] as string;
    if (quote) {
      if (char === quote) quote = '';
    } else if (char === '"' || char === "'") quote = char;
    else if (char === '>') return i;
    if (i - open > 20_000) return i;
  }
  return html.length;
}

function lastIndexOf(stack: readonly Open[], name: string): number {
  for (let i = stack.length - 1; i >= 0; i--) if (stack[i]?.name === name) return i;
  return -1;
}

/** A quote stays one whatever is in it; a blockquote without more gives way to what its content says. */
function innerPart(outer: HtmlLine['part'], inner: MarkupPart | null): HtmlLine['part'] {
  if (outer === 'quote' || outer === 'signature' || inner === null) return outer;
  return inner;
}
