import { html } from 'hono/html';
import type { Html } from './layout';

const LINK = /https?:\/\/[^\s<>"]+[^\s<>".,;:!?)\]]/g;

/** Plain text with its web links made clickable. */
export function linked(text: string): Html[] {
  const parts: Html[] = [];
  let at = 0;
  for (const match of text.matchAll(LINK)) {
    parts.push(
      html`${text.slice(at, match.index)}<a href="${match[0]}" target="_blank" rel="noreferrer">${match[0]}</a>`,
    );
    at = match.index + match[0].length;
  }
  return [...parts, html`${text.slice(at)}`];
}

/** What stands before a mail's own HTML in its frame: no scripts, nothing remote, links in a new tab. */
const FRAME_HEAD =
  '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'; style-src \'unsafe-inline\'; img-src data:">' +
  '<meta name="color-scheme" content="light dark"><base target="_blank"><style>body{font:16px/1.5 system-ui,sans-serif;margin:12px;overflow-wrap:anywhere}</style>';

/** Letters in a line of a frame, on a phone of 320 px and on a screen beside the list of threads. */
const LETTERS = { narrow: 24, wide: 60 } as const;
const LINE_PX = 24;
/** Between paragraphs, and around buttons. */
const GAP_PX = 20;
const MARGINS_PX = 72;

/** A mail's HTML in a frame that runs nothing and loads nothing. */
export function framed(markup: string, title: string): Html | Promise<Html> {
  const lines = markup
    .replace(/<(br|p|div|tr|li|h\d)\b/gi, '\n$&')
    .replace(/<[^>]*>/g, '')
    .split('\n')
    .filter((line) => line.trim());
  // Reckoned, since the page cannot measure a frame that is closed to it.
  const height = (letters: number) => {
    const wrapped = lines.reduce((sum, line) => sum + Math.ceil(line.trim().length / letters), 0);
    return `${Math.min(1_200, MARGINS_PX + wrapped * LINE_PX + lines.length * GAP_PX)}px`;
  };
  const style = `--narrow:${height(LETTERS.narrow)};--wide:${height(LETTERS.wide)}`;
  return html`<iframe class="letter" title="${title}" style="${style}" sandbox="allow-popups allow-popups-to-escape-sandbox"
    srcdoc="${FRAME_HEAD + markup}"></iframe>`;
}
