/** What a mail consists of. Plain text and HTML are both made from it, so that they say the same words. */
export type Block =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'choices'; readonly choices: readonly Choice[] }
  | { readonly kind: 'link'; readonly text: string; readonly url: string }
  | { readonly kind: 'quote'; readonly lines: readonly string[] }
  | { readonly kind: 'signature'; readonly lines: readonly string[] };

/** A line to choose from; `url` chooses it, null in copies that carry no guest links. */
export interface Choice {
  readonly n: number;
  readonly text: string;
  readonly url: string | null;
}

/** Plain text that reads well by itself: one blank line between blocks, links on their own lines. */
export function toText(blocks: readonly Block[]): string {
  return `${blocks.map(blockText).join('\n\n')}\n`;
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
    case 'signature':
      return block.lines.join('\n');
  }
}

/** One column, system font, no remote content; colours are the reader's own, so that it survives a dark mode. */
export function toHtml(blocks: readonly Block[], language: string): string {
  const body = blocks.map(blockHtml).join('\n');
  return `<!doctype html>
<html lang="${escapeHtml(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
</head>
<body style="margin:0;padding:16px;font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif">
<div style="max-width:560px">
${body}
</div>
</body>
</html>
`;
}

const GAP = 'margin:0 0 16px';
const BUTTON =
  'display:block;padding:10px 14px;border:1px solid #8a8a8a;border-radius:8px;color:inherit;text-decoration:none;font-weight:600';

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
    case 'signature':
      return `<p style="margin:24px 0 0">${block.lines.map(wordsHtml).join('<br>')}</p>`;
  }
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
