import type { MarkedSentence } from './question/marked';

/** What a mail consists of. Plain text and HTML are both made from it, so that they say the same words. */
export type Block =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'choices'; readonly choices: readonly Choice[] }
  | { readonly kind: 'link'; readonly text: string; readonly url: string }
  | { readonly kind: 'quote'; readonly lines: readonly string[] }
  /** Somebody's sentences, with the part that matters marked. */
  | { readonly kind: 'words'; readonly sentences: readonly MarkedSentence[] }
  | { readonly kind: 'table'; readonly caption: string; readonly rows: readonly Row[] }
  /** Another mail, between two lines by which an answer tells what was changed in it. */
  | { readonly kind: 'draft'; readonly from: string; readonly lines: readonly string[]; readonly until: string }
  /** A picture that is a part of the mail, `width` by `height` CSS pixels; what it shows stands in the words beside it, too. */
  | {
      readonly kind: 'picture';
      readonly cid: string;
      readonly alt: string;
      readonly width: number;
      readonly height: number;
    }
  /** Buttons, the first of them the likeliest. */
  | { readonly kind: 'answers'; readonly answers: readonly { readonly text: string; readonly url: string }[] }
  | { readonly kind: 'signature'; readonly lines: readonly string[] };

/** A line to choose from; `url` chooses it, null in copies that carry no guest links. */
export interface Choice {
  readonly n: number;
  readonly text: string;
  readonly url: string | null;
}

export interface Row {
  readonly cells: readonly string[];
  /** It is what the table is about. */
  readonly strong: boolean;
}

/** Plain text that reads well by itself: one blank line between blocks, links on their own lines. */
export function toText(blocks: readonly Block[]): string {
  return `${blocks
    .filter(({ kind }) => kind !== 'picture')
    .map(blockText)
    .join('\n\n')}\n`;
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return block.text;
    case 'choices':
      return block.choices.map(({ n, text, url }) => (url ? `${n}. ${text}\n   ${url}` : `${n}. ${text}`)).join('\n');
    case 'link':
      return `${block.text}\n${block.url}`;
    case 'quote':
      return block.lines.map((line) => `> ${line}`).join('\n');
    case 'words':
      return block.sentences
        .map((parts) => `> ${parts.map(({ text, marked }) => (marked ? `*${text}*` : text)).join('')}`)
        .join('\n');
    case 'table':
      return [block.caption, ...tableLines(block.rows)].join('\n');
    case 'draft':
      return [block.from, ...block.lines, block.until].join('\n');
    case 'picture':
      return block.alt;
    case 'answers':
      return block.answers.map(({ text, url }) => `${text}:\n   ${url}`).join('\n');
    case 'signature':
      return block.lines.join('\n');
  }
}

/** Columns that line up, where the font has letters of one width; what the table is about has a mark. */
function tableLines(rows: readonly Row[]): string[] {
  const widths: number[] = [];
  for (const { cells } of rows) {
    for (const [i, cell] of cells.entries()) widths[i] = Math.max(widths[i] ?? 0, cell.length);
  }
  return rows.map(({ cells, strong }) => {
    const padded = cells.map((cell, i) => (i === cells.length - 1 ? cell : cell.padEnd(widths[i] ?? 0)));
    return `${strong ? '>>' : '  '} ${padded.join('   ')}`.trimEnd();
  });
}

/** One column, system font, no remote content; colours are the reader's own, so that it survives a dark mode. */
export function toHtml(blocks: readonly Block[], language: string): string {
  return `<!doctype html>
<html lang="${escapeHtml(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
</head>
<body style="margin:0;padding:16px;font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif">
<div style="max-width:560px">
${bodyOf(blocks)}
</div>
</body>
</html>
`;
}

/** The blocks as HTML, one after the other. */
export function bodyOf(blocks: readonly Block[]): string {
  return blocks.map(blockHtml).join('\n');
}

const GAP = 'margin:0 0 16px';
const BUTTON =
  'display:block;padding:10px 14px;border:1px solid #8a8a8a;border-radius:8px;color:inherit;text-decoration:none;font-weight:600';

/** Light words on amber, in a light mail as in a dark one. */
const LIKELIEST = 'background:#a84a09;border-color:#a84a09;color:#ffffff';

function blockHtml(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p style="${GAP}">${wordsHtml(block.text).replaceAll('\n', '<br>')}</p>`;
    case 'choices':
      return block.choices
        .map(({ n, text, url }) => {
          const label = `${n}. ${wordsHtml(text)}`;
          const inner = url ? `<a href="${escapeHtml(url)}" style="${BUTTON}">${label}</a>` : `<b>${label}</b>`;
          return `<p style="margin:0 0 8px">${inner}</p>`;
        })
        .join('\n');
    case 'link': {
      // The colon announces the address, which is not seen here.
      const label = wordsHtml(block.text.replace(/ ?:$/, ''));
      return `<p style="margin:16px 0"><a href="${escapeHtml(block.url)}" style="color:inherit">${label}</a></p>`;
    }
    case 'quote':
      return `<blockquote style="margin:0 0 16px;padding-left:12px;border-left:3px solid #8a8a8a">${block.lines
        .map(wordsHtml)
        .join('<br>')}</blockquote>`;
    case 'words':
      return `<blockquote style="margin:0 0 16px;padding-left:12px;border-left:3px solid #8a8a8a">${block.sentences
        .map((parts) => parts.map(({ text, marked }) => (marked ? marking(text) : wordsHtml(text))).join(''))
        .join('<br>')}</blockquote>`;
    case 'table':
      return tableHtml(block.caption, block.rows);
    case 'draft':
      return `<div style="margin:0 0 16px;padding:12px 14px;border:1px solid #8a8a8a;border-radius:8px">${[
        `<span style="color:#767676">${wordsHtml(block.from)}</span>`,
        ...block.lines.map(wordsHtml),
        `<span style="color:#767676">${wordsHtml(block.until)}</span>`,
      ].join('<br>')}</div>`;
    case 'picture': {
      const size = `width="${block.width}" height="${block.height}"`;
      const look = 'display:block;max-width:100%;height:auto;border:0';
      return `<p style="${GAP}"><img src="cid:${escapeHtml(block.cid)}" ${size} alt="${escapeHtml(block.alt)}" style="${look}"></p>`;
    }
    case 'answers':
      return block.answers
        .map(({ text, url }, i) => {
          const look = i === 0 ? `${BUTTON};${LIKELIEST}` : BUTTON;
          return `<p style="margin:0 0 8px"><a href="${escapeHtml(url)}" style="${look};text-align:center">${wordsHtml(text)}</a></p>`;
        })
        .join('\n');
    case 'signature':
      return `<p style="margin:24px 0 0">${block.lines.map(wordsHtml).join('<br>')}</p>`;
  }
}

/** Dark words on amber: they can be read in a light mail and in a dark one. */
function marking(text: string): string {
  return `<mark style="background:#fbe3ad;color:#1d1a14;border-radius:3px;padding:0 2px">${wordsHtml(text)}</mark>`;
}

function tableHtml(caption: string, rows: readonly Row[]): string {
  const row = ({ cells, strong }: Row) =>
    `<tr>${cells
      .map((cell, i) => {
        const width = i === cells.length - 1 ? '' : 'white-space:nowrap;';
        const text = strong ? `<b>${wordsHtml(cell)}</b>` : wordsHtml(cell);
        return `<td style="${width}padding:3px 14px 3px 0;vertical-align:top">${text}</td>`;
      })
      .join('')}</tr>`;
  return `<p style="margin:0 0 4px">${wordsHtml(caption)}</p>
<table role="presentation" style="margin:0 0 16px;border-collapse:collapse;font:inherit">${rows.map(row).join('')}</table>`;
}

/** Words as HTML text; a mark that is set off by a space (French) stays on its line. */
function wordsHtml(text: string): string {
  return escapeHtml(text)
    .replace(/ (?=[?:;»])/g, '\u00a0')
    .replaceAll('« ', '«\u00a0');
}

/** Text as HTML text or a double-quoted attribute value. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
