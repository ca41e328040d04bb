import { decodeEntities } from './html-entities';

/** One line of a rendered HTML body; `quoted` when it stands inside what a mail program marks as the answered message. */
export interface HtmlLine {
  readonly text: string;
  readonly quoted: boolean;
}

const MAX_TAGS = 40_000;
const MAX_DEPTH = 400;
const SILENT = new Set(['head', 'style', 'script', 'title', 'noscript', 'template', 'svg', 'object', 'select', 'math']);
const RAW_TEXT = new Set(['style', 'script', 'title', 'textarea', 'noscript', 'xmp']);
const VOID = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));
const BLOCK = new Set(
  'address article aside blockquote body center dd details div dl dt fieldset figure footer form h1 h2 h3 h4 h5 h6 header html li main nav ol p pre section table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);
const PARAGRAPH = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'blockquote', 'pre', 'table']);
const HIDDEN_STYLE =
  /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse)|mso-hide\s*:\s*all|opacity\s*:\s*0(?:\.0+)?\s*(?:;|$|!)|font-size\s*:\s*0(?:\.\d+)?\s*(?:px|pt|em|rem|%)?\s*(?:;|$|!)|max-height\s*:\s*0|color\s*:\s*(?:transparent|#fff(?:fff)?\b|white\b)|text-indent\s*:\s*-\d{3,}|(?:left|top)\s*:\s*-\d{3,})/i;
/** Outlook draws this border above the header block of the answered message. */
const OUTLOOK_BORDER = /border-top\s*:\s*solid\s+#(?:b5c4df|e1e1e1)/i;
const CUT_IDS = new Set([
  'divrplyfwdmsg',
  'appendonsend',
  'olk_src_body_section',
  'mail-editor-reference-message-container',
  'isforwardcontent',
  'isreplycontent',
]);
const QUOTE_CLASSES = [
  'yahoo_quoted',
  'moz-cite-prefix',
  'zmail_extra',
  'protonmail_quote',
  'gmail_attr',
  'tutanota_quote',
];

interface Open {
  readonly name: string;
  readonly hidden: boolean;
  readonly quoted: boolean;
}

/**
 * The visible text of an HTML body, line by line. A small tokenizer after the HTML Standard 13.2.5 that never throws,
 * keeps only text and stops after a fixed number of tags. Text that is not shown to the reader is dropped.
 */
export function htmlLines(html: string): HtmlLine[] {
  const lines: HtmlLine[] = [];
  const lower = html.toLowerCase();
  const stack: Open[] = [];
  let current = '';
  let quotedRest = false;
  let hidden = false;
  let quoted = false;
  let at = 0;

  const flush = (): void => {
    const text = current.replace(/ {2,}/g, ' ').trim();
    if (text) lines.push({ text, quoted });
    current = '';
  };
  const gap = (): void => {
    if (lines.length > 0 && lines[lines.length - 1]?.text !== '') lines.push({ text: '', quoted });
  };
  const refresh = (): void => {
    const top = stack[stack.length - 1];
    hidden = top?.hidden ?? false;
    quoted = quotedRest || (top?.quoted ?? false);
  };

  for (let tags = 0; at < html.length && tags < MAX_TAGS; tags++) {
    const open = html.indexOf('<', at);
    const end = open < 0 ? html.length : open;
    if (end > at && !hidden) current += decodeEntities(html.slice(at, end)).replace(/\s+/g, ' ');
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
    if (startsAnsweredMessage(tag)) quotedRest = true;
    if (RAW_TEXT.has(name)) {
      const closing = lower.indexOf(`</${name}`, at);
      at = closing < 0 ? html.length : closing;
    }
    if (!VOID.has(name) && !tag.endsWith('/') && stack.length < MAX_DEPTH) {
      stack.push({
        name,
        hidden: hidden || SILENT.has(name) || isHidden(tag),
        quoted: quoted || isQuote(name, tag),
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

function attribute(tag: string, name: string): string {
  const found = new RegExp(
    `\\s${name}\\s{0,4}=\\s{0,4}(?:"([^"]{0,2000})|'([^']{0,2000})|([^\\s"'>]{1,500}))`,
    'i',
  ).exec(tag);
  return found?.[1] ?? found?.[2] ?? found?.[3] ?? '';
}

function isHidden(tag: string): boolean {
  if (/\s(?:hidden|aria-hidden\s*=\s*["']?true)(?=[\s>/"'=]|$)/i.test(tag)) return true;
  const style = attribute(tag, 'style');
  return style !== '' && HIDDEN_STYLE.test(style);
}

function isQuote(name: string, tag: string): boolean {
  const classes = attribute(tag, 'class').toLowerCase();
  if (QUOTE_CLASSES.some((marker) => classes.includes(marker))) return true;
  if (classes.includes('gmail_quote')) return name === 'div';
  return name === 'blockquote';
}

function startsAnsweredMessage(tag: string): boolean {
  const id = attribute(tag, 'id').toLowerCase();
  return (id !== '' && CUT_IDS.has(id)) || (/^div/i.test(tag) && OUTLOOK_BORDER.test(attribute(tag, 'style')));
}
